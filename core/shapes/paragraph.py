"""A quotation belongs to the link behind it, else to the one before it in its sentence; what is in doubt to none."""

from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final

from pincite.core.shapes.claims import Claims
from pincite.core.shapes.clause import joins
from pincite.core.shapes.following import is_lead, words_between
from pincite.core.shapes.left_out import Spot
from pincite.core.shapes.link import Link, Scan
from pincite.core.shapes.other_words import is_of_other_words
from pincite.core.shapes.plain import plain
from pincite.core.shapes.prose import Prose
from pincite.core.shapes.quoted import Quoted
from pincite.core.shapes.single_quoted import is_title
from pincite.core.text.span import Span

#: What may stand between two quotations that share a source, and behind the last of a paragraph.
_SIGNS: Final = " \t\r\n,;.*_"


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
    #: Quotations with a link in lines that Markdown reads as code.
    set_in: list[Spot] = field(default_factory=list)


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
        self._prose = Prose(text, found)
        self._quotations = self._prose.quotations
        self._lead = None if found.links else lead
        self._claims = Claims(text, self._prose.text, found, self._quotations, self._prose.sentences)
        self._waiting = waiting
        self._paired: set[Quoted] = set()
        #: The links that follow each quotation.
        self._links_of: dict[Quoted, list[Link]] = {}
        self._free: set[Link] = set()
        self._unclear: list[Quoted] = []
        self.pairs: list[Pair] = []
        self.took_waiting = False
        #: Whether what waited is from a source whose address nobody can tell, and the quotations that are.
        self.is_elsewhere = False
        self._elsewhere: set[Quoted] = set()

    @property
    def leads(self) -> bool:
        """Whether it ends as what leads to the next block does."""
        return self._prose.leads

    @property
    def has_links(self) -> bool:
        """Whether any link stands in it."""
        return bool(self._prose.links)

    def forward(self) -> None:
        """Each link belongs to the last quotation before it, where it follows that."""
        said, last, passed = self._waiting, None, 0
        for link in self._prose.links:
            first = passed
            while passed < len(self._quotations) and self._quotations[passed].span.end <= link.text_end:
                passed += 1
            if passed > first:
                last = self._quotations[passed - 1]
                said = self._said(last)
            is_quoted = passed < len(self._quotations) and self._holds(self._quotations[passed], link)
            leads_on = last is None and self._prose.introduces(link)
            if said is None or is_quoted or leads_on or not self._follows(said, link):
                said = None
                if not link.is_blind:
                    self._free.add(link)
                continue
            if link.is_blind:
                if last is None:
                    self.took_waiting = self.is_elsewhere = True
                else:
                    self._elsewhere.add(last)
                said = replace(said, span=link.span, linked=True)
                continue
            if said.is_sure:
                self.pairs.append(Pair(said.words, said.claim, link, link.span.end))
            elif last is not None and not said.linked:
                self._unclear.append(last)
            if last is None:
                self.took_waiting, self.is_elsewhere = True, False
            else:
                self._paired.add(last)
                self._links_of.setdefault(last, []).append(link)
            said = replace(said, span=link.span, linked=True)

    def backward(self) -> None:
        """A quotation that no link follows belongs to the one before it in its sentence, or to that of its list."""
        used, since = set(), 0
        for quotation in self._quotations:
            if not self._is_alone(quotation) or not quotation.is_told:
                continue
            at = quotation.span.start
            if (link := self._prose.led_by(at) or self._lead_at(at, since) or self._lead) is not None:
                self._pair(quotation, link)
                used.add(link)
                since = quotation.span.end
        self._free -= used

    def parted(self) -> None:
        """A quotation goes on behind the link that says it: '"A," the [log](url) says, "and B"'."""
        for before, quotation in pairwise(self._quotations):
            links = self._links_of.get(before, [])
            if (
                self._is_alone(quotation)
                and len(links) == 1
                and self._prose.parts(before.span, links[0], quotation.span)
            ):
                self._pair(quotation, links[0])

    def beside(self) -> None:
        """A quotation without a link belongs to the one link of another that only a conjunction joins to it."""
        after: Quoted | None = None
        links: list[Link] = []
        listed = False
        for quotation in reversed(self._quotations):
            own = self._links_of.get(quotation, [])
            joined = False
            if self._is_alone(quotation) and after is not None and len(links) == 1:
                between = self._prose.text[quotation.span.end : after.span.start]
                word = between.strip(_SIGNS).casefold()
                # "A", "B" and "C": the comma joins as the conjunction behind it does.
                joined = joins(word) or (listed and not word and "," in between)
            if joined:
                self._pair(quotation, links[0])
            else:
                links = own
            after, listed = quotation, joined

    def leading(self) -> Link | None:
        """The link of a last sentence that ends in a colon, where it is free and no other may be meant."""
        return self._lead_at(len(self._prose.text), is_end=True) if self.leads else None

    def titled(self) -> Link | None:
        """The link of a heading, where it is the only one."""
        return self._prose.links[0] if len(self._prose.links) == 1 and self._free and self._prose.links[0].url else None

    def last_words(self) -> Said | None:
        """The quotation that the paragraph ends with and that has no link; it is told of as left out no more."""
        if not self._quotations or not self._is_alone(last := self._quotations[-1]):
            return None
        if self._prose.text[last.span.end :].strip(_SIGNS) or not last.is_told:
            return None
        self._paired.add(last)
        return self._said(last)

    def left_out(self) -> LeftOut:
        """What is in no pair, by its place in the paragraph."""
        alone = [
            one for one in self._quotations if one not in self._paired and (one.is_sure or not is_title(one.words))
        ]
        return LeftOut(
            [Spot(link.span.start) for link in self._prose.links if link in self._free],
            [Spot(one.span.start, one.words) for one in alone],
            [Spot(one.span.start, one.words) for one in self._unclear],
        )

    def _is_alone(self, quotation: Quoted) -> bool:
        """Whether a quotation is one, and has no source yet."""
        return quotation.is_sure and quotation not in self._paired and quotation not in self._elsewhere

    def _pair(self, quotation: Quoted, link: Link) -> None:
        said = self._said(quotation)
        self.pairs.append(Pair(said.words, said.claim, link, quotation.span.end))
        self._paired.add(quotation)

    def _said(self, quotation: Quoted) -> Said:
        span = quotation.span
        # A program may have escaped the marks: \\"...\\".
        words = plain(self._text[span.start + 1 : span.end - 1].removesuffix("\\"))
        return Said(words, self._claims.of(span), span, span.start, quotation.is_sure)

    def _follows(self, said: Said, link: Link) -> bool:
        """Whether ``link`` is that of what was said: inside it, or a few words behind it."""
        between = words_between(self._prose.text, said.span, link)
        if between is None or link.span.start < said.span.end:
            return between is not None
        if is_of_other_words(self._prose, said.span, link):
            return False
        if not said.linked and self._prose.is_named(said.span, link):
            return False
        if said.linked and not said.span.end and self._prose.is_subject(link):
            # What leads to a block quote is its source, and the paragraph behind it tells of another.
            return False
        if not between:
            return True
        if said.linked or not is_lead(between):
            return False
        # The subject of what comes next, where the quotation's sentence has named its source.
        named = self._prose.goes_on(link) and self._lead_at(said.span.start) is not None
        return not named or self._prose.is_in_brackets(said.span, link)

    @staticmethod
    def _holds(quotation: Quoted, link: Link) -> bool:
        """Whether ``link`` is among the words of a quotation, and leads from none before it."""
        return quotation.is_sure and quotation.span.start < link.span.start and link.span.end < quotation.span.end

    def _lead_at(self, at: int, since: int = 0, *, is_end: bool = False) -> Link | None:
        """The link before ``at`` in its sentence that follows no quotation, where no other one may be meant.

        Where some stand behind ``since``, the end of a quotation that has one already, it is one of these.
        """
        before = self._prose.links_before(at, since)
        if not before or before[-1] not in self._free:
            return None
        if before[-1].label.startswith("^") and not is_end:
            return None
        # In JSON that is broken off, an address in quotation marks stands before words in quotation marks.
        if self._text[before[-1].span.start - 1 : before[-1].span.start] == '"':
            return None
        if any(link.is_blind for link in before):
            return None
        others = {link.url for link in before if link in self._free}
        return before[-1] if before[-1].url and len(others) == 1 else None
