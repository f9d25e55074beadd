"""Of a drawing only the text is read that is drawn, where the drawing is seen."""

from typing import Final

from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.line import next_line
from pincite.core.extract.html.streams import HIDDEN
from pincite.core.extract.html.tags import words
from pincite.core.extract.html.walk import Opener, Walk

_NOT_DRAWN: Final = {"display": words("none"), "visibility": words("hidden collapse"), "opacity": words("0")}


def _drawing(walk: Walk, attrs: Attributes) -> None:
    def leave(start: int) -> None:
        walk.foreign -= 1

    if not walk.foreign:
        walk.outside = walk.stream
    walk.foreign += 1
    walk.at_end(leave)
    walk.turn_to(HIDDEN)
    _group(walk, attrs)


def _group(walk: Walk, attrs: Attributes) -> None:
    # SVG 2, 6.1: these are attributes there as well as properties.
    if walk.foreign and any((value or "").strip() in _NOT_DRAWN.get(name, ()) for name, value in attrs):
        walk.veil()


def _undrawn(walk: Walk, attrs: Attributes) -> None:
    if walk.foreign:
        walk.veil()


def _drawn(walk: Walk, attrs: Attributes) -> None:
    def leave(start: int) -> None:
        next_line(walk, ())

    _group(walk, attrs)
    if walk.foreign and not walk.veils and walk.stream > walk.outside:
        walk.show()
        next_line(walk, ())
        walk.at_end(leave)


DRAWINGS: Final[tuple[tuple[str, Opener], ...]] = (
    ("svg", _drawing),
    ("g", _group),
    ("clipPath defs desc marker mask metadata pattern symbol", _undrawn),
    ("foreignObject text", _drawn),
)
