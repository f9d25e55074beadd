"""The claim of each quotation of a paragraph: its sentences as a reader sees them, without the marks of its sources."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import Final

from pincite.core.shapes.claimed import claimed
from pincite.core.shapes.clause import says
from pincite.core.shapes.following import LEAD
from pincite.core.shapes.links import GONE, Scan, covered
from pincite.core.shapes.plain import plain
from pincite.core.shapes.quoted import Quoted
from pincite.core.text.span import Span

#: Code points of the longest claim.
_REACH: Final = 2_000
#: Code points of the longest reference in brackets: "(Limitation Act 1980, s 5, https://...)".
_REFERENCE: Final = 200
_BRACKETS: Final = {"(": ")", "[": "]"}
#: What is left before a claim of an address that it began with.
_SIGNS: Final = ":;,. "
_EMPHASIS: Final = "*_"


class Claims:
    """What the quotations of one paragraph are quoted for."""

    def __init__(self, text: str, prose: str, found: Scan, quotations: Sequence[Quoted], sentences: list[Span]) -> None:
        self._prose = prose
        self._links = found.links
        self._sentences = sentences
        references = list(self._references(quotations)) if sentences else []
        self._readable = covered(found.readable(text), references, GONE) if sentences else ""

    def of(self, span: Span) -> str:
        """The sentences that ``span`` touches; "" where they are too long to be one claim."""
        first = bisect_right(self._sentences, span.start, key=lambda one: one.end)
        last = bisect_left(self._sentences, span.end, key=lambda one: one.start) - 1
        if last < first or (end := self._sentences[last].end) - (start := self._sentences[first].start) > _REACH:
            return ""
        start_of, end_of = max(start, span.start), min(end, span.end)
        around = self._readable
        past = min(self._past_links(span.end, end), end)
        # What ends the emphasis of the quotation is no part of its links.
        marks = "".join(char for char in around[span.end : past] if char in _EMPHASIS)
        claim = plain(claimed(around[start:start_of], around[start_of:end_of], marks + around[past:end]))
        return claim.lstrip(_SIGNS)

    def _references(self, quotations: Sequence[Quoted]) -> Iterator[Span]:
        """What stands in brackets right behind a quotation and holds a link, its words included."""
        for one in quotations:
            begin = self._past_signs(one.span.end)
            closing = _BRACKETS.get(self._prose[begin : begin + 1])
            if closing is None:
                continue
            end = self._closing(begin, closing)
            place = bisect_left(self._links, begin, key=lambda link: link.span.start)
            if place < len(self._links) and self._links[place].span.end <= end:
                yield Span(begin, end)

    def _past_signs(self, at: int) -> int:
        until = min(len(self._prose), at + _REFERENCE)
        while at < until and self._prose[at] not in _BRACKETS and (self._prose[at] in LEAD):
            at += 1
        return at

    def _closing(self, begin: int, closing: str) -> int:
        """Where the bracket at ``begin`` is closed; ``begin`` itself where it is not, or too far behind."""
        depth = 0
        # The address of a link, which is blank here, may be long.
        length, at = 0, begin
        while at < len(self._prose) and length < _REFERENCE:
            char = self._prose[at]
            depth += (char == self._prose[begin]) - (char == closing)
            at += 1
            length += not char.isspace()
            if depth == 0:
                return at
        return begin

    def _past_links(self, at: int, end: int) -> int:
        """Where the links end that stand right behind ``at``, with nothing but signs before each."""
        place = bisect_left(self._links, at, key=lambda link: link.span.start)
        for link in self._links[place:]:
            if link.span.start >= end or self._prose[at : link.span.start].strip(LEAD):
                break
            # The subject of what is said next is a word of the sentence.
            if link.text_end > link.span.start and says("", self._prose[link.span.end : end]):
                break
            at = link.span.end
        return at
