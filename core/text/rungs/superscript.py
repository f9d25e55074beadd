"""Where a passage stands when the page's superscripts are read as plain digits: an excerpt has no raised type."""

from dataclasses import replace
from typing import Final

from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import exact, typographic

_PLAIN: Final = str.maketrans(
    "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207a\u207b\u207c\u207d\u207e\u2071\u207f",
    "0123456789+-=()in",
)


def find(passage: Passage, stream: Stream) -> list[Span]:
    """Every place that holds a superscript of the markup and reads as the passage without it being raised."""
    if not stream.superscripts:
        return []
    raised = [(span.start, span.end) for span in stream.superscripts]
    pieces: list[str] = []
    at = 0
    for start, end in raised:
        pieces += [stream.text[at:start], stream.text[start:end].translate(_PLAIN)]
        at = end
    # The translation is one to one, so that every range is a range of the stream itself.
    plain = replace(stream, text="".join([*pieces, stream.text[at:]]))
    places = exact.find(passage, plain) or typographic.find(passage, plain)
    return [place for place in places if _holds(stream, place, raised)]


def _holds(stream: Stream, place: Span, raised: list[tuple[int, int]]) -> bool:
    inside = stream.text_span(place.start, place.end)
    return any(start < inside.end and inside.start < end for start, end in raised)
