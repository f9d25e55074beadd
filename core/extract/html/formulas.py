"""The operands of a formula, which stand side by side in the source, but not on the page."""

from typing import Final

from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.line import above, below, next_line
from pincite.core.extract.html.walk import Opener, Walk


def _formula(walk: Walk, attrs: Attributes, *further: Opener) -> None:
    def leave(start: int) -> None:
        walk.formulas.pop()

    _operand(walk, attrs)
    walk.formulas.append((walk.depth, further, 0))
    walk.at_end(leave)


def _power(walk: Walk, attrs: Attributes) -> None:
    _formula(walk, attrs, above)


def _index(walk: Walk, attrs: Attributes) -> None:
    _formula(walk, attrs, below)


def _index_and_power(walk: Walk, attrs: Attributes) -> None:
    _formula(walk, attrs, below, above)


def _fraction(walk: Walk, attrs: Attributes) -> None:
    _formula(walk, attrs, next_line)


def _root(walk: Walk, attrs: Attributes) -> None:
    # Without its sign the root of 2 would read 2; the index of a root stands after what it is the root of.
    _formula(walk, attrs, next_line)
    walk.texts.append("\u221a")


def _square_root(walk: Walk, attrs: Attributes) -> None:
    _operand(walk, attrs)
    walk.texts.append("\u221a")


def _operand(walk: Walk, attrs: Attributes) -> None:
    if walk.formulas and walk.formulas[-1][0] == walk.depth - 1:
        depth, further, count = walk.formulas.pop()
        walk.formulas.append((depth, further, count + 1))
        if 1 <= count <= len(further):
            further[count - 1](walk, attrs)


FORMULAS: Final[tuple[tuple[str, Opener], ...]] = (
    ("msup", _power),
    ("mfrac", _fraction),
    ("mroot", _root),
    ("msqrt", _square_root),
    ("msub", _index),
    ("msubsup", _index_and_power),
    ("mfenced mi mn mo mrow ms mstyle mtext", _operand),
)
