"""Where a passage stands when a copyist typed the page's raised numbers as plain digits, or as superscripts."""

from dataclasses import replace
from typing import Final

from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import exact, typographic

_PLAIN: Final = str.maketrans(
    "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207a\u207b\u207c\u207d\u207e\u2071\u207f"
    "\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089",
    "0123456789+-=()in0123456789",
)
_RAISED: Final = str.maketrans(
    "0123456789+-\u2212\u2013",
    "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207a\u207b\u207b\u207b",
)


def find(passage: Passage, stream: Stream) -> list[Span]:
    """Every place that holds a raised number of the markup and reads as the passage with all of them one way."""
    # A mark of a note is no exponent: "1200" with a 1 above it is not "12001".
    raised = [span for span in stream.superscripts if not any(map(span.overlaps, span.among(stream.markers)))]
    if not raised:
        return []
    for table in (_PLAIN, _RAISED):
        read = _translated(stream, raised, table)
        places = exact.find(passage, read) or typographic.find(passage, read)
        if holding := [place for place in places if _holds(stream, place, raised)]:
            return holding
    return []


def _translated(stream: Stream, raised: list[Span], table: dict[int, int]) -> Stream:
    """The stream with its raised numbers written otherwise, one to one: every range is a range of the stream itself."""
    pieces: list[str] = []
    at = 0
    for start, end in raised:
        pieces += [stream.text[at:start], stream.text[start:end].translate(table)]
        at = end
    return replace(stream, text="".join([*pieces, stream.text[at:]]))


def _holds(stream: Stream, place: Span, raised: list[Span]) -> bool:
    inside = stream.text_span(place.start, place.end)
    return any(map(inside.overlaps, inside.among(raised)))
