"""Where a passage stands when raised and lowered numbers were typed as plain digits, or plain ones as such."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.sizes import LARGE
from pincite.core.text.stream import letters_of

_PLAIN: Final = str.maketrans(
    "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207a\u207b\u207c\u207d\u207e\u2071\u207f"
    "\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089",
    "0123456789+-=()in0123456789",
)
_RAISED: Final = str.maketrans(
    "0123456789+-\u2212\u2013",
    "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207a\u207b\u207b\u207b",
)


_LOWERED: Final = str.maketrans("0123456789", "\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089")
#: How raised and lowered numbers of the markup may be typed, and those that the source has as characters: all plain,
#: all as characters, or lowered ones alone plain ("10\u2076 parts of CO2").
_TYPED: Final[tuple[tuple[dict[int, int], dict[int, int], dict[int, int]], ...]] = (
    (_PLAIN, {}, _PLAIN),
    (_RAISED, _LOWERED, {}),
    (_RAISED, {}, {}),
)
#: After a letter a raised or lowered character is no part of a number: "km\u00b2", "CO\u2082".
_OWN: Final = re.compile("(?<=[^\\W\\d_])[\u00b2\u00b3\u00b9\u2070\u2074-\u2079\u2080-\u2089]+(?!\\w)")
_AFTER_LETTER: Final = re.compile(r"[^\W\d_]\d")
#: As programs and formulas type them: "10^6", "m^{-2}", "H_{2}O".
_CARET: Final = re.compile(r"(?<=[\w)\]])(?:\^(?:\{([-+\u2212]?\d{1,6})\}|([-+\u2212]?\d{1,6}))(?!\w)|_\{(\d{1,6})\})")


def typeset(passage: Passage) -> Passage | None:
    """The passage with its typed exponents and indices raised and lowered; None where it has none."""
    text = _CARET.sub(_drawn, passage.text)
    return Passage(text) if text != passage.text else None


def _drawn(typed: re.Match[str]) -> str:
    return typed[3].translate(_LOWERED) if typed[3] else (typed[1] or typed[2]).translate(_RAISED)


def find(passage: Passage, stream: Stream, look: Callable[[Passage, Stream], list[Span]]) -> list[Span]:
    """Every place, by ``look``, that holds a number which the markup raises or lowers, once these are typed one way."""
    if not any(map(str.isdigit, passage.text)) or not _may_stand(passage, stream):
        return []
    # A mark of a note is no exponent: "1200" with a 1 above it is not "12001".
    raised = [span for span in stream.superscripts if not any(map(span.overlaps, span.among(stream.markers)))]
    own = [Span(*found.span()) for found in _OWN.finditer(stream.text)] if _AFTER_LETTER.search(passage.text) else []
    own = [span for span in own if not any(map(span.overlaps, (*span.among(raised), *span.among(stream.markers))))]
    moved = sorted([*raised, *stream.subscripts, *own])
    if not moved:
        return []
    for up, down, typed in _TYPED:
        tables = {**dict.fromkeys(own, typed), **dict.fromkeys(stream.subscripts, down), **dict.fromkeys(raised, up)}
        read = _written(stream, [(span, tables[span]) for span in moved])
        places = look(passage, read)
        if holding := [place for place in places if _holds(stream, place, moved)]:
            return holding
    return []


def _may_stand(passage: Passage, stream: Stream) -> bool:
    """Whether the letters of the passage stand in the stream: to look for these costs next to nothing."""
    if len(stream.text) > LARGE:
        return True
    return letters_of(passage.skeleton.joined.text) in stream.letters


def _written(stream: Stream, numbers: Sequence[tuple[Span, dict[int, int]]]) -> Stream:
    """The stream with some of its numbers written otherwise, one to one: its ranges are those of the stream itself."""
    pieces: list[str] = []
    at = 0
    for (start, end), table in numbers:
        pieces += [stream.text[at:start], stream.text[start:end].translate(table)]
        at = end
    return replace(stream, text="".join([*pieces, stream.text[at:]]))


def _holds(stream: Stream, place: Span, moved: list[Span]) -> bool:
    inside = stream.text_span(place.start, place.end)
    return any(map(inside.overlaps, inside.among(moved)))
