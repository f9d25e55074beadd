"""A stream without its footnote marks and verse numbers, and the way back from its places."""

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from pincite.core.text.printed_addresses import printed_addresses
from pincite.core.text.seams import pieces
from pincite.core.text.sizes import LARGE
from pincite.core.text.span import Span

if TYPE_CHECKING:
    from pincite.core.text.stream import Stream

#: Marks that brackets show as such: [12], [a], [note 3], [citation needed], Markdown's [^4].
#: One that runs into a number ("[1]5"), and a letter that runs into a word ("[a]typical"), is a part of it.
_BRACKETED = re.compile(
    r"\[(?:[1-9]\d{0,2}\](?![.,]?\d)|[a-z]\](?![^\W_])"
    r"|(?:note \d{1,3}|nb \d{1,3}|\^[\w-]{1,20}|citation needed)\])",
    re.IGNORECASE,
)
#: A raised number behind the end of a sentence or quotation: behind a letter it may be an exponent.
_RAISED: Final = re.compile(
    '(?<=[^\\W\\d][.,;:!?\u2026"\u201d\u2019\u00bb])[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]{1,3}(?![^\\W_])'
)
#: Marks that assistants leave in what they quote, for their own programs to draw links from, and what each has in it.
_ASSISTANTS = re.compile(
    "\u3010\\d{1,4}(?::\\d{1,4})?\u2020[^\u3010\u3011\\n]{0,80}\u3011|:contentReference\\[oaicite:\\d{1,4}\\]\\{index=\\d{1,4}\\}"
    "|\ue200cite[^\ue200\ue201\\n]{1,120}\ue201|\\[oai_citation:\\d{1,4}\u2021[^\\]\\n]{0,80}\\](?:\\([^()\\s]{0,500}\\))?"
)
#: Where the European Union's consolidated acts show which act put the words in ("\u25baM1 ... \u25c4", "\u25bcB").
_CONSOLIDATED: Final = re.compile("[\u25ba\u25bc][ \u00a0]?[ABCMR][0-9]{0,3}(?![^\\W_])|\u25c4")
#: Behind a verse of the Koran its number stands in ornate parentheses or in a sign of its own.
_VERSE: Final = re.compile("[\ufd3e\ufd3f] ?\\d{1,3} ?[\ufd3e\ufd3f]|\u06dd ?\\d{1,3}(?!\\d)")
_VERSE_SIGNS: Final = ("\ufd3e", "\u06dd")
_SIGNS: Final = ("\u25ba", "\u25bc", "\u25c4")
_RAISED_SIGNS: Final = tuple("\u00b9\u00b2\u00b3\u2070\u2074\u2075\u2076\u2077\u2078\u2079")
_TELLING: Final = ("\u2020", "\u2021", "oaicite", "\ue200")
#: Code points beside a passage that may tell whether it stands at edges.
_REACH: Final = 1_000


@dataclass(frozen=True)
class Unmarked:
    """A stream, or a stretch of one, without some of its marks, and the way back."""

    stream: "Stream"
    #: What was set aside: ranges of the original text, in order.
    marks: Sequence[Span]
    #: What was kept of the original text: where each piece began there, and where it ends here.
    _origins: "array[int]"
    _ends: "array[int]"

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


class Unmarking:
    """The marks of a stream that are set aside together, and the search in what is left."""

    def __init__(self, marks: Sequence[Span]) -> None:
        #: What is set aside: ranges of the original text, in order.
        self.marks = marks
        self._whole: Unmarked | None = None

    def look(self, original: "Stream", find: "Callable[[Stream], Sequence[Span]]", *, length: int) -> list[Span] | None:
        """The places that ``find`` gives in the stream without the marks, as ranges of the original's canonical text.

        Those that begin and end at edges of the original, or beside one of its marks; None where ``find`` gives none.
        A large stream is looked through in parts, which overlap by more than ``length`` code points.
        """
        found: set[Span] = set()
        is_found = False
        for part in self._parts(original, length):
            if places := find(part.stream):
                is_found = True
                found.update(part.standing(original, places))
        return sorted(found) if is_found else None

    def _parts(self, original: "Stream", length: int) -> "Iterator[Unmarked]":
        text = original.text
        if len(text) <= LARGE:
            if self._whole is None:
                self._whole = without(original, self.marks)
            yield self._whole
            return
        for piece in pieces(text, LARGE // 2):
            end = _reaching(text, piece.end, 2 * length + _REACH)
            first = bisect_right(self.marks, piece.start, key=lambda mark: mark.end)
            last = bisect_left(self.marks, end, key=lambda mark: mark.start)
            yield without(original, self.marks[first:last], piece.start, end)


def unmarkings(stream: "Stream") -> Iterator[Unmarking]:
    """The stream without all of its marks; then, where it has both kinds, without its symbols or its numbers alone."""
    # Both are in order, which makes sorting cheap; a mark that is in both is set aside once all the same.
    marks = sorted([*stream.markers, *bracketed(stream.text)])
    numbers: list[Span] = []
    symbols: list[Span] = []
    for mark in marks:
        (numbers if stream.text[mark.start : mark.end].strip().isdigit() else symbols).append(mark)
    for some in (marks, symbols, numbers):
        if some and (some is marks or len(some) < len(marks)):
            yield Unmarking(some)


def without(stream: "Stream", marks: Sequence[Span], low: int = 0, high: int | None = None) -> Unmarked:
    """The stream, or ``low..high`` of its text, without ``marks``, which are in order."""
    ranges = kept(stream.text, marks, low, high)
    text = "".join([stream.text[start:end] for start, end in ranges])
    origins = array("I", [start for start, _ in ranges])
    ends = array("I", accumulate(end - start for start, end in ranges))
    return Unmarked(type(stream)(stream.name, text), marks, origins, ends)


def _reaching(text: str, at: int, length: int) -> int:
    """Where a text ends whose canonical form, from ``at`` on, has so many code points, or the whole text."""
    end = min(at + 2 * length, len(text))
    while end < len(text) and len(" ".join(text[at:end].split())) < length:
        end = min(end + 2 * length, len(text))
    return end


def bracketed(text: str) -> list[Span]:
    """The bracketed marks of a text, those of assistants and printed addresses as well, each with the space before."""
    # With the caret in the pattern each letter of the text would be tried.
    marks = [
        Span(mark.start() - (mark.start() > 1 and text[mark.start() - 1] == "^"), mark.end())
        for mark in _BRACKETED.finditer(text)
        if mark.start()
    ]
    if any(map(text.__contains__, _TELLING)):
        others = (Span(*mark.span()) for mark in _ASSISTANTS.finditer(text) if mark.start())
        # Without it the digits on either side would be one number.
        others = (
            mark for mark in others if not (text[mark.start - 1].isdigit() and text[mark.end : mark.end + 1].isdigit())
        )
        marks = sorted([*marks, *others])
    for signs, pattern in ((_SIGNS, _CONSOLIDATED), (_VERSE_SIGNS, _VERSE), (_RAISED_SIGNS, _RAISED)):
        if any(map(text.__contains__, signs)):
            marks = sorted([*marks, *(Span(*mark.span()) for mark in pattern.finditer(text) if mark.start())])
    if addresses := [mark for mark in printed_addresses(text) if mark.start]:
        # An assistant's mark may hold one.
        marks = sorted(
            [*marks, *(one for one in addresses if not any(mark.contains(one) for mark in one.among(marks)))]
        )
    return [Span(mark.start - (text[mark.start - 1] == " "), mark.end) for mark in marks]


def is_assistants(mark: str) -> bool:
    """Whether a mark is one that an assistant left: no page has it, and no value looks like it."""
    return _ASSISTANTS.fullmatch(mark.strip()) is not None


def kept(text: str, marks: Sequence[Span], low: int = 0, high: int | None = None) -> list[tuple[int, int]]:
    """What of ``low..high`` of a text is between its marks, which are in order: where each piece begins, and ends."""
    between: list[tuple[int, int]] = []
    at, end = low, len(text) if high is None else high
    for mark in marks:
        if mark.start > at:
            between.append((at, mark.start))
        at = max(at, mark.end)
    return [*between, (at, end)] if at < end else between


def _beside_mark(stream: "Stream", place: Span) -> bool:
    """Whether what joins the place to its neighbours is a mark and nothing else."""
    inside = stream.text_span(place.start, place.end)
    return any(mark.start == inside.end or mark.end == inside.start for mark in inside.among(stream.markers))
