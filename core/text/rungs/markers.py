"""Where a passage stands when footnote marks and verse numbers are set aside, on the page or in the excerpt."""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage

#: Marks that brackets show as such: [12], [a], [note 3], [citation needed].
_BRACKETED = re.compile(r"\[(?:\d{1,3}|[a-z]|note \d{1,3}|nb \d{1,3}|citation needed)\]", re.IGNORECASE)
#: Raised marks that an excerpt keeps as characters. A digit before them makes them an exponent.
_RAISED = re.compile("[\u00b9\u00b2\u00b3\u2070\u2074-\u2079*\u2020\u2021]+(?![^\\W_])")


@dataclass(frozen=True)
class Unmarked:
    """A stream without some of its marks, and the way back."""

    stream: Stream
    #: What was kept of the original text: where each piece began there, and where it ends here.
    _origins: tuple[int, ...]
    _ends: tuple[int, ...]

    def back(self, original: Stream, place: Span) -> Span:
        """A range of the unmarked canonical text as a range of the original canonical text."""
        inside = self.stream.text_span(place.start, place.end)
        return original.canonical_span(self._original(inside.start), self._original(inside.end - 1) + 1)

    def standing(self, original: Stream, places: Sequence[Span]) -> list[Span]:
        """Those of ``places`` that begin and end at edges of the original, or beside one of its marks."""
        backs = (self.back(original, place) for place in places)
        return [place for place in backs if original.has_edges(place) or _beside_mark(original, place)]

    def _original(self, offset: int) -> int:
        piece = bisect_right(self._ends, offset)
        return self._origins[piece] + offset - (self._ends[piece - 1] if piece else 0)


def find(passage: Passage, stream: Stream, look: Callable[[Passage, Stream], list[Span]]) -> list[Span]:
    """Every place where the passage stands, by ``look``, once marks are set aside (ranges of ``stream.canonical``)."""
    own_marks = _in_excerpt(passage.text)
    bare = Passage(_without(passage.text, own_marks)) if own_marks else None
    if bare is not None and (places := look(bare, stream)):
        return places
    for unmarked in unmarked_streams(stream):
        for words in (passage, bare):
            if words is not None and (places := look(words, unmarked.stream)):
                return unmarked.standing(stream, places)
    return []


def without_marks(stream: Stream, place: Span) -> str:
    """The source text of a range of ``stream.canonical`` without its marks: those are renumbered, words are not."""
    inside = stream.text_span(place.start, place.end)
    marks = [mark for mark in sorted({*stream.markers, *_bracketed(stream.text)}) if inside.contains(mark)]
    text = stream.text[inside.start : inside.end]
    return _without(text, [Span(mark.start - inside.start, mark.end - inside.start) for mark in marks])


def _in_excerpt(text: str) -> list[Span]:
    """The marks that an excerpt shows by itself."""
    raised = (Span(*mark.span()) for mark in _RAISED.finditer(text))
    return sorted({*_bracketed(text), *(mark for mark in raised if _follows_word(text, mark.start))})


def _bracketed(text: str) -> list[Span]:
    """The bracketed marks of a text; the space before one goes with it."""
    marks = (Span(*mark.span()) for mark in _BRACKETED.finditer(text))
    return [Span(mark.start - (text[mark.start - 1] == " "), mark.end) for mark in marks if mark.start]


def _follows_word(text: str, at: int) -> bool:
    return at > 0 and (text[at - 1].isalpha() or text[at - 1] in ".,;:!?\"'\u2019\u201d\u00bb)")


def _without(text: str, marks: Sequence[Span]) -> str:
    return "".join(text[start:end] for start, end in _kept(text, marks))


def _kept(text: str, marks: Sequence[Span]) -> list[tuple[int, int]]:
    kept: list[tuple[int, int]] = []
    at = 0
    for mark in marks:
        if mark.start > at:
            kept.append((at, mark.start))
        at = max(at, mark.end)
    return [*kept, (at, len(text))] if at < len(text) else kept


def unmarked_streams(stream: Stream) -> Iterator[Unmarked]:
    """The stream without all of its marks; then, where it has both kinds, without its symbols or its numbers alone."""
    marks = sorted({*stream.markers, *_bracketed(stream.text)})
    numbers = [mark for mark in marks if stream.text[mark.start : mark.end].strip().isdigit()]
    for some in (marks, [mark for mark in marks if mark not in numbers], numbers):
        if some and (some is marks or len(some) < len(marks)):
            yield _unmarked(stream, some)


def _unmarked(stream: Stream, marks: Sequence[Span]) -> Unmarked:
    kept = _kept(stream.text, marks)
    text = "".join(stream.text[start:end] for start, end in kept)
    origins = tuple(start for start, _ in kept)
    return Unmarked(Stream(stream.name, text), origins, tuple(accumulate(end - start for start, end in kept)))


def _beside_mark(stream: Stream, place: Span) -> bool:
    """Whether what joins the place to its neighbours is a mark and nothing else."""
    inside = stream.text_span(place.start, place.end)
    return any(mark.start == inside.end or mark.end == inside.start for mark in stream.markers)
