"""A quotation belongs to the link behind it, else to the one before it in its sentence; what is in doubt to none."""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field, replace
from typing import Final

from pincite.core.shapes.claimed import claimed
from pincite.core.shapes.following import LEAD, is_lead, words_between
from pincite.core.shapes.left_out import Spot
from pincite.core.shapes.links import Link, Scan
from pincite.core.shapes.plain import plain
from pincite.core.shapes.quoted import Quoted, quoted
from pincite.core.shapes.single_quoted import is_title
from pincite.core.text.sentences import sentences
from pincite.core.text.span import Span

#: Code points of the longest claim.
_REACH: Final = 2_000
#: Fewer words behind a link are a term that is spoken of, not the link's own.
_LEAST_WORDS: Final = 3
#: What a sentence ends with that leads to a block quote, and the signs that may stand behind it.
_COLONS: Final = (":", "\uff1a")
_CLOSING: Final = " \t\r\n*_"
#: With more links before a quotation in its sentence, nobody can tell which is meant.
_MOST: Final = 8


@dataclass(frozen=True, slots=True)
class Pair:
    """Words and their claim, the link that they belong to, and where their stamp stands: behind what comes last."""

    words: str
    claim: str
    link: Link
    end: int


@dataclass(slots=True)
class LeftOut:
    """What is part of no pair, by its place in the whole text."""

    links: list[Spot] = field(default_factory=list)
    quotations: list[Spot] = field(default_factory=list)
    #: Words in single marks before a link, of which it is not clear that they are a quotation, or where they end.
    unclear: list[Spot] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Said:
    """What is quoted, what it is quoted for, and where it stands in its block."""

    words: str
    claim: str
    span: Span
    #: Where it stands in the whole text.
    at: int
    is_sure: bool = True
    #: Whether a link has followed it already, or led to it: another one belongs to it only when nothing stands between.
    linked: bool = False


class Paragraph:
    """One paragraph: its quotations and links, and which are still free."""

    def __init__(self, text: str, found: Scan, waiting: Said | None, lead: Link | None = None) -> None:
        """``lead`` is the link of the sentence that leads to a list of which this is an item."""
        self._text = text
        self._links = found.links
        self._prose = found.prose(text)
        self._quotations = quoted(self._prose, [link.span.start for link in found.links])
        self._leads = self._prose.rstrip(_CLOSING).endswith(_COLONS)
        self._lead = None if found.links else lead
        some = bool((found.links or self._lead) and (self._quotations or self._leads))
        self._sentences = sentences(self._prose) if some else []
        self._readable = found.readable(text) if some else ""
        self._waiting = waiting
        self._paired: set[Quoted] = set()
        self._free: set[Link] = set()
        self._unclear: list[Quoted] = []
        self.pairs: list[Pair] = []
        self.took_waiting = False

    def forward(self) -> None:
        """Each link belongs to the last quotation before it, where it follows that."""
        said, last, passed = self._waiting, None, 0
        for link in self._links:
            first = passed
            while passed < len(self._quotations) and self._quotations[passed].span.end <= link.text_end:
                passed += 1
            if passed > first:
                last = self._quotations[passed - 1]
                said = self._said(last)
            if said is None or not self._follows(said, link):
                said = None
                self._free.add(link)
                continue
            if said.is_sure:
                self.pairs.append(Pair(said.words, said.claim, link, link.span.end))
            elif last is not None and not said.linked:
                self._unclear.append(last)
            if last is None:
                self.took_waiting = True
            else:
                self._paired.add(last)
            said = replace(said, span=link.span, linked=True)

    def backward(self) -> None:
        """A quotation that no link follows belongs to the one before it in its sentence, or to that of its list."""
        used = set()
        for quotation in self._quotations:
            if quotation in self._paired or not quotation.is_sure or not _is_told(quotation):
                continue
            if (link := self._lead_at(quotation.span.start) or self._lead) is not None:
                said = self._said(quotation)
                self.pairs.append(Pair(said.words, said.claim, link, quotation.span.end))
                self._paired.add(quotation)
                used.add(link)
        self._free -= used

    def leading(self) -> Link | None:
        """The link of a last sentence that ends in a colon, where it is free and no other may be meant."""
        return self._lead_at(len(self._prose)) if self._leads else None

    def left_out(self) -> LeftOut:
        """What is in no pair, by its place in the paragraph."""
        alone = [
            one for one in self._quotations if one not in self._paired and (one.is_sure or not is_title(one.words))
        ]
        return LeftOut(
            [Spot(link.span.start) for link in self._links if link in self._free],
            [Spot(one.span.start, one.words) for one in alone],
            [Spot(one.span.start, one.words) for one in self._unclear],
        )

    def _said(self, quotation: Quoted) -> Said:
        span = quotation.span
        words = plain(self._text[span.start + 1 : span.end - 1])
        return Said(words, self._claim(span), span, span.start, quotation.is_sure)

    def _follows(self, said: Said, link: Link) -> bool:
        """Whether ``link`` is that of what was said: inside it, or a few words behind it."""
        between = words_between(self._prose, said.span, link)
        if not between:
            return between is not None
        if said.linked or not is_lead(between):
            return False
        # The subject of a sentence of its own, where the quotation's sentence has named its source.
        return not (self._goes_on(said.span, link) and self._lead_at(said.span.start) is not None)

    def _goes_on(self, quotation: Span, link: Link) -> bool:
        """Whether ``link`` stands in a later sentence than the quotation, with more words behind it."""
        place = self._sentence_at(link.span.start)
        if place is None or self._sentences[place].start < quotation.end:
            return False
        return any(map(str.isalnum, self._prose[link.span.end : self._sentences[place].end]))

    def _lead_at(self, at: int) -> Link | None:
        """The link before ``at`` in its sentence that follows no quotation, where no other one may be meant."""
        place = self._sentence_at(at)
        if place is None:
            return None
        begin = bisect_left(self._links, self._sentences[place].start, key=lambda link: link.span.start)
        end = bisect_left(self._links, at, key=lambda link: link.span.start)
        before = self._links[begin:end] if end - begin <= _MOST else []
        if not before or before[-1] not in self._free or before[-1].label.startswith("^"):
            return None
        # In JSON that is broken off, an address in quotation marks stands before words in quotation marks.
        if self._text[before[-1].span.start - 1 : before[-1].span.start] == '"':
            return None
        others = {link.url for link in before if link in self._free}
        return before[-1] if before[-1].url and len(others) == 1 else None

    def _sentence_at(self, at: int) -> int | None:
        place = bisect_right(self._sentences, at, key=lambda one: one.start) - 1
        return place if place >= 0 else None

    def _claim(self, span: Span) -> str:
        """The sentences that ``span`` touches, as a reader sees them; "" where they are too long to be one claim."""
        first = bisect_right(self._sentences, span.start, key=lambda one: one.end)
        last = bisect_left(self._sentences, span.end, key=lambda one: one.start) - 1
        if last < first or (end := self._sentences[last].end) - (start := self._sentences[first].start) > _REACH:
            return ""
        start_of, end_of = max(start, span.start), min(end, span.end)
        around = self._readable
        after = around[min(self._past_links(span.end, end), end) : end]
        return plain(claimed(around[start:start_of], around[start_of:end_of], after))

    def _past_links(self, at: int, end: int) -> int:
        """Where the links end that stand right behind ``at``, with nothing but signs before each."""
        place = bisect_left(self._links, at, key=lambda link: link.span.start)
        for link in self._links[place:]:
            if link.span.start >= end or self._prose[at : link.span.start].strip(LEAD):
                break
            at = link.span.end
        return at


def _is_told(quotation: Quoted) -> bool:
    """Whether the words tell something, as a term, a title and a scare quote do not."""
    return len(quotation.words.split(maxsplit=_LEAST_WORDS)) >= _LEAST_WORDS and not is_title(quotation.words)
