"""How an element stands to the line of text that it is in: above it, below it, or ending it."""

from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.marking import lowered, raised
from pincite.core.extract.html.walk import Walk


def above(walk: Walk, attrs: Attributes) -> None:
    """The element stands above the line."""
    raised(walk, attrs)


def below(walk: Walk, attrs: Attributes) -> None:
    """The element stands below it."""
    lowered(walk)


def next_line(walk: Walk, attrs: Attributes) -> None:
    """What follows stands on the next line."""
    walk.texts.append("\n")
    walk.pieces.line_edges.append(len(walk.texts))
