"""The claim of each quotation of a paragraph: its sentences as a reader sees them, without the marks of its sources."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import Final

from pincite.core.shapes.claimed import claimed, seen
from pincite.core.shapes.clause import says, tells
from pincite.core.shapes.following import LEAD
from pincite.core.shapes.link import GONE, Scan, covered
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
#: What whoever quotes says of the quotation.
_NOTE: Final = re.compile(
    r"[*_ ]{0,4}[(\[](?:emphasis|italics|citations?|footnotes?|internal|alterations?|quotation marks|translation|my|our"
    r"|hervorhebung|herv|\u00fcbersetzung|\u00e9nfasis|cursiva|subrayado|traducci\u00f3n|grifos?|destaque|tradu\u00e7\u00e3o|nous"
    r"|soulign\u00e9|notre|italiques)\b[^()\[\]\n]{0,80}[)\]]",
    re.IGNORECASE,
)
#: What a sentence begins with that only cites.
_SIGNAL: Final = re.compile(
    r"[*_(\[ ]{0,4}(?:see|cf|accord|but see|compare|e\.g|vgl|siehe|s\. auch|v\u00e9ase|cfr|ver|vide|voir)\b",
    re.IGNORECASE,
)


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
        around = self._readable
        if first and self._only_cites(start, span.start):
            # What is cited so bears out the sentence before it.
            before = self._sentences[first - 1]
            if before.end - before.start <= _REACH:
                return plain(seen(around[before.start : before.end])).lstrip(_SIGNS)
        start_of, end_of = max(start, span.start), min(end, span.end)
        noted = self._past_note(span.end)
        past = min(self._past_links(noted, end), end)
        after = _kept(around[span.end : past]) + around[past:end]
        is_source = self._is_link_alone(start, start_of)
        claim = plain(claimed(around[start:start_of], around[start_of:end_of], after, is_source=is_source))
        return claim.lstrip(_SIGNS)

    def _only_cites(self, start: int, quotation: int) -> bool:
        """Whether a sentence says only where its quotation is from: 'See Harlan, 412 F.3d at 90 ("...")'."""
        before = self._prose[start:quotation]
        return _SIGNAL.match(before) is not None and (before.count("(") > before.count(")") or not tells(before))

    def _is_link_alone(self, start: int, end: int) -> bool:
        """Whether nothing but the text of links stands between two places: '**[Log](url)**: "..."'."""
        first = bisect_left(self._links, start, key=lambda link: link.span.start)
        last = bisect_left(self._links, end, lo=first, key=lambda link: link.span.start)
        spans = [Span(link.span.start - start, link.span.end - start) for link in self._links[first:last]]
        return bool(spans) and not any(map(str.isalnum, covered(self._prose[start:end], spans, " ")))

    def _past_note(self, at: int) -> int:
        """Where a note on the quotation that ends at ``at`` ends: "(emphasis added)"."""
        note = _NOTE.match(self._prose, at)
        return note.end() if note else at

    def _references(self, quotations: Sequence[Quoted]) -> Iterator[Span]:
        """The links right behind a quotation, and what stands in brackets there and holds one; their words included."""
        for one in quotations:
            yield from self._cited(one.span.end)
            begin = self._past_signs(self._past_note(one.span.end))
            closing = _BRACKETS.get(self._prose[begin : begin + 1])
            if closing is None:
                continue
            end = self._closing(begin, closing)
            place = bisect_left(self._links, begin, key=lambda link: link.span.start)
            if place < len(self._links) and self._links[place].span.end <= end:
                yield Span(begin, end)

    def _cited(self, at: int) -> Iterator[Span]:
        """The links right behind the quotation that ends at ``at``, and a comma that another sign makes needless."""
        place = bisect_left(self._sentences, at, key=lambda one: one.end)
        end = self._sentences[place].end if place < len(self._sentences) else len(self._prose)
        past = self._past_links(self._past_note(at), end)
        first = bisect_left(self._links, at, key=lambda link: link.span.start)
        last = bisect_left(self._links, past, lo=first, key=lambda link: link.span.start)
        yield from (link.span for link in self._links[first:last])
        # 'says so," [log](url), and': one comma is enough.
        behind = self._prose[past : past + 1]
        if last > first and self._prose[at - 2] == "," == behind:
            yield Span(past, past + 1)
        elif last > first and behind and behind in _SIGNS.strip() and self._prose[at] == ",":
            yield Span(at, at + 1)

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
            if link.text_end > link.span.start and says(
                "", self._prose[link.span.end : min(end, link.span.end + _REFERENCE)]
            ):
                break
            at = link.span.end
        return at


def _kept(passed: str) -> str:
    """What of the words between a quotation and what stands behind its links is no part of these.

    It ends the emphasis of the quotation, or closes a bracket before it.
    """
    kept, depth = "", 0
    for char in passed:
        depth += char in "(["
        if char in _EMPHASIS or (char in ")]" and not depth):
            kept += char
        elif char in ")]":
            depth -= 1
    return kept
