"""An element that stands above or below the line, or that is called a mark, is noted as what its text makes of it."""

from functools import partial
from typing import Final

from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.marks import (
    as_base,
    as_exponent,
    ends_in,
    is_exponent,
    is_named_mark,
    is_raised_mark,
    page_mark,
)
from pincite.core.extract.html.streams import VISIBLE
from pincite.core.extract.html.tags import CROSS_MARK, MARK, VERSE_MARK, effect_of_classes, effect_of_signal
from pincite.core.extract.html.walk import FEW, Walk

#: Code points before a raised number that may tell a parenthesis of prose from one of a formula.
_PARENTHESIS: Final = 80


def raised(walk: Walk, attrs: Attributes) -> None:
    """The current element stands above the line."""
    named = any(
        value
        and (
            (name == "class" and effect_of_classes(value) & MARK)
            or (name in ("role", "epub:type") and effect_of_signal(name, value) & MARK)
            or (name == "id" and value.lower().startswith(("fnref", "cite_ref", "cite-ref", "noteref", "_ftnref")))
        )
        for name, value in attrs
    )
    walk.at_end(lambda start: _end_raised(walk, start, named))


def _end_raised(walk: Walk, start: int, named: bool) -> None:
    pieces = walk.pieces
    texts = pieces.texts
    end = len(texts)
    text = _short_text(walk, start)
    if not text or walk.stream != VISIBLE:
        return
    before = _before(walk, start, _PARENTHESIS)
    # A link into the page's notes that begins inside the raised text, or right before it.
    marked = is_raised_mark(text, before, named=named, linked=walk.note_link >= start)
    if marked:
        pieces.markers.append((start, end))
    exponent = as_exponent(text, before)
    if exponent:
        texts[start:end] = [exponent] + [""] * (end - start - 1)
        pieces.superscripts.append((start, end))
    elif is_exponent(text):
        # Whether a digit follows, nobody knows yet.
        pieces.raised.append((start, end))
        if not marked:
            # After a letter it stays as it is typed ("m2"); that it is raised is remembered.
            pieces.superscripts.append((start, end))


def lowered(walk: Walk) -> None:
    """The current element stands below the line."""
    walk.at_end(partial(_end_lowered, walk))


def _end_lowered(walk: Walk, start: int) -> None:
    texts = walk.texts
    end = len(texts)
    text = _short_text(walk, start)
    base = as_base(text, _before(walk, start))
    if walk.stream != VISIBLE:
        return
    if base:
        texts[start:end] = [base] + [""] * (end - start - 1)
        walk.pieces.superscripts.append((start, end))
    elif is_exponent(text):
        walk.pieces.subscripts.append((start, end))


def end_named_mark(walk: Walk, start: int, effect: int, *, linked: bool) -> None:
    """The element that ends is called a mark, of the kind that ``effect`` says; whether it is, its text tells."""
    text, before = _short_text(walk, start), _before(walk, start)
    verse, cross = bool(effect & VERSE_MARK), bool(effect & CROSS_MARK)
    linked = linked or walk.note_link >= start
    if text and is_named_mark(text, before, verse=verse, cross=cross, linked=linked):
        _mark(walk, start, text, before, sure=linked)


def end_page_mark(walk: Walk, start: int, called: list[str]) -> None:
    """The element that ends is called the number of a page; ``called`` is what its id and label say."""
    text = _short_text(walk, start)
    if (number := page_mark(text)) and walk.stream == VISIBLE:
        _mark(walk, start, text, _before(walk, start), sure=any(ends_in(name, number) for name in called))


def _mark(walk: Walk, start: int, text: str, before: str, *, sure: bool) -> None:
    """``text`` is a mark; where that is ``sure``, even right beside a number, of which a reader sees it apart."""
    texts = walk.texts
    end = len(texts)
    (walk.pieces.markers if sure else walk.pieces.named_markers).append((start, end))
    if sure and is_exponent(text) and "".join(texts[start:end]) == text and walk.stream == VISIBLE:
        _set_above(walk, start, end, text, before)


def _set_above(walk: Walk, start: int, end: int, text: str, before: str) -> None:
    """A mark's number is written above the line where it would read as a part of the number beside it."""
    if exponent := as_exponent(text, before):
        walk.texts[start:end] = [exponent] + [""] * (end - start - 1)
        walk.pieces.superscripts.append((start, end))
    else:
        walk.pieces.raised.append((start, end))


def _short_text(walk: Walk, start: int) -> str:
    """The text since ``start`` without white space around it, or empty where it is too long for a mark."""
    texts = walk.pieces.texts
    if len(texts) - start > FEW:
        return ""
    text = "".join(texts[start:]).strip()
    return text if len(text) <= FEW else ""


def _before(walk: Walk, start: int, least: int = 16) -> str:
    """The few characters before a place."""
    texts = walk.texts
    found = ""
    for place in range(start - 1, max(start - 1 - FEW, -1), -1):
        found = texts[place][-least:] + found
        if len(found) >= least:
            break
    return found
