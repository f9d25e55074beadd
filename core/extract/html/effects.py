"""What its attributes say of an element, whatever its tag."""

from functools import partial
from typing import Final

from pincite.core.extract.html.edition import VERSE_ID
from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.marking import end_named_mark, end_page_mark, raised
from pincite.core.extract.html.marks import is_set_again
from pincite.core.extract.html.streams import HIDDEN, STRUCK
from pincite.core.extract.html.tags import (
    ASIDE,
    BLOCKS,
    CHROME,
    COLLAPSE,
    FORMULA,
    HIDE,
    MARK,
    NEXT,
    PAGE_MARK,
    RAISE,
    REACHABLE,
    SET_AGAIN,
    STRIKE,
    VERSE,
)
from pincite.core.extract.html.walk import Walk
from pincite.core.text.span import Span

#: Attributes in which the element of a page's number says it once more.
_PAGE_NAMES: Final = ("id", "aria-label", "title")


def apply(walk: Walk, tag: str, effect: int, attrs: Attributes) -> None:
    """What attributes say of an element, whatever its tag."""
    if effect & HIDE and tag not in ("html", "body"):
        # A whole document is hidden only until its script has run.
        if effect & REACHABLE or any(name == "id" and value in walk.controlled for name, value in attrs):
            effect |= COLLAPSE
        else:
            walk.turn_to(HIDDEN)
            if walk.foreign:
                walk.veil()
    if effect & VERSE and any(name == "id" and VERSE_ID.fullmatch(value or "") for name, value in attrs):
        walk.verses += 1
    if effect & ASIDE and tag not in ("html", "body"):
        walk.asides += 1
        walk.at_end(partial(_end_aside, walk))
    if effect & NEXT and tag == "a":
        walk.head.add_link(dict(attrs))
    if effect & STRIKE:
        walk.turn_to(STRUCK)
    if effect & COLLAPSE:
        walk.range_into(walk.pieces.collapsed)
    if effect & CHROME and tag not in ("html", "body", "main", "article"):
        walk.range_into(walk.pieces.chrome)
    if effect & (FORMULA | SET_AGAIN):
        _set_apart_twins(walk, effect)
    if tag != "sup":
        if effect & RAISE:
            raised(walk, attrs)
        elif effect & PAGE_MARK:
            called = [value for name, value in attrs if value and name in _PAGE_NAMES]
            walk.at_end(lambda start: end_page_mark(walk, start, called))
        elif effect & MARK and tag not in BLOCKS:
            walk.at_end(lambda start: end_named_mark(walk, start, effect, linked=tag == "a"))


def _set_apart_twins(walk: Walk, effect: int) -> None:
    """A formula that is given twice, for two kinds of readers, is read twice; the second reading is a mark."""
    if effect & FORMULA:
        walk.at_end(partial(_end_formula, walk))
    elif (formula := walk.formula) is not None:
        walk.formula = None
        if not any(walk.texts[formula.end :]):
            walk.at_end(lambda start: _end_twin(walk, formula, start))


def _end_formula(walk: Walk, start: int) -> None:
    walk.formula = Span(start, len(walk.texts))


def _end_twin(walk: Walk, formula: Span, start: int) -> None:
    if is_set_again(walk.texts[formula.start : formula.end], walk.texts[start:]):
        walk.pieces.markers.append((start, len(walk.texts)))


def _end_aside(walk: Walk, start: int) -> None:
    walk.asides -= 1
