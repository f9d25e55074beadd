"""A stream without its footnote marks and verse numbers, and the way back from its places."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

from pincite.core.text.span import Span

if TYPE_CHECKING:
    from pincite.core.text.page import Stream

#: Marks that brackets show as such: [12], [a], [note 3], [citation needed], Markdown's [^4].
_BRACKETED = re.compile(r"\[(?:\d{1,3}|[a-z]|note \d{1,3}|nb \d{1,3}|\^[\w-]{1,20}|citation needed)\]", re.IGNORECASE)


@dataclass(frozen=True)
class Unmarked:
    """A stream without some of its marks, and the way back."""

    stream: "Stream"
    #: What was set aside: ranges of the original text, in order.
    marks: tuple[Span, ...]
    #: What was kept of the original text: where each piece began there, and where it ends here.
    _origins: tuple[int, ...]
    _ends: tuple[int, ...]

    def back(self, original: "Stream", place: Span) -> Span:
        """A range of the unmarked canonical text as a range of the original canonical text."""
        inside = self.stream.text_span(place.start, place.end)
        return original.canonical_span(self._original(inside.start), self._original(inside.end - 1) + 1)

    def standing(self, original: "Stream", places: Sequence[Span]) -> list[Span]:
        """Those of ``places`` that begin and end at edges of the original, or beside one of its marks."""
        backs = (self.back(original, place) for place in places)
        return [place for place in backs if original.has_edges(place) or _beside_mark(original, place)]

    def _original(self, offset: int) -> int:
        piece = bisect_right(self._ends, offset)
        return self._origins[piece] + offset - (self._ends[piece - 1] if piece else 0)


def unmarked_streams(stream: "Stream") -> Iterator[Unmarked]:
    """The stream without all of its marks; then, where it has both kinds, without its symbols or its numbers alone."""
    # Both are in order, which makes sorting cheap; a mark that is in both is set aside once all the same.
    marks = sorted([*stream.markers, *bracketed(stream.text)])
    numbers: list[Span] = []
    symbols: list[Span] = []
    for mark in marks:
        (numbers if stream.text[mark.start : mark.end].strip().isdigit() else symbols).append(mark)
    for some in (marks, symbols, numbers):
        if some and (some is marks or len(some) < len(marks)):
            yield _unmarked(stream, some)


def _unmarked(stream: "Stream", marks: Sequence[Span]) -> Unmarked:
    pieces = kept(stream.text, marks)
    text = "".join(stream.text[start:end] for start, end in pieces)
    origins = tuple(start for start, _ in pieces)
    ends = tuple(accumulate(end - start for start, end in pieces))
    return Unmarked(type(stream)(stream.name, text), tuple(marks), origins, ends)


def bracketed(text: str) -> list[Span]:
    """The bracketed marks of a text; the space before one goes with it."""
    marks = (Span(*mark.span()) for mark in _BRACKETED.finditer(text) if mark.start())
    return [Span(mark.start - (text[mark.start - 1] == " "), mark.end) for mark in marks]


def kept(text: str, marks: Sequence[Span]) -> list[tuple[int, int]]:
    """What of a text stands between its marks, which are in order: where each piece begins and ends."""
    pieces: list[tuple[int, int]] = []
    at = 0
    for mark in marks:
        if mark.start > at:
            pieces.append((at, mark.start))
        at = max(at, mark.end)
    return [*pieces, (at, len(text))] if at < len(text) else pieces


def _beside_mark(stream: "Stream", place: Span) -> bool:
    """Whether what joins the place to its neighbours is a mark and nothing else."""
    inside = stream.text_span(place.start, place.end)
    return any(mark.start == inside.end or mark.end == inside.start for mark in inside.among(stream.markers))
