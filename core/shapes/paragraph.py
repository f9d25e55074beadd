"""A quotation belongs to the link behind it, else to the one before it in its sentence; what is in doubt to none."""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field, replace
from typing import Final

from pincite.core.shapes.claims import Claims
from pincite.core.shapes.clause import joins, opens, refers, refers_into, says, tells
from pincite.core.shapes.following import is_lead, words_between
from pincite.core.shapes.left_out import Spot
from pincite.core.shapes.links import Link, Scan
from pincite.core.shapes.plain import plain
from pincite.core.shapes.quoted import Quoted, quoted
from pincite.core.shapes.single_quoted import is_title
from pincite.core.text.sentences import sentences
from pincite.core.text.span import Span

#: Fewer words behind a link are a term that is spoken of, not the link's own.
_LEAST_WORDS: Final = 3
#: Fewer words before a mark in a later sentence may be the name of its source.
_LEAST_TOLD: Final = 2
#: Code points before a quotation and behind a link that are looked at, to tell whose they are.
_NEAR: Final = 400
#: What a sentence ends with that leads to a block quote, and the signs that may stand behind it.
_COLONS: Final = (":", "\uff1a")
_CLOSING: Final = " \t\r\n*_"
_SIGNS: Final = " \t\r\n,;.*_"
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
        self._links = found.links
        self.has_links = bool(found.links)
        self._prose = found.prose(text)
        self._quotations = quoted(self._prose, [link.span.start for link in found.links])
        #: Whether it ends as what leads to the next block does.
        self.leads = self._ends_in_colon()
        self._lead = None if found.links else lead
        some = bool(self._quotations or (found.links and self.leads))
        self._sentences = sentences(self._prose) if some else []
        self._claims = Claims(text, self._prose, found, self._quotations, self._sentences)
        self._waiting = waiting
        self._paired: set[Quoted] = set()
        #: The links that follow each quotation.
        self._links_of: dict[Quoted, list[Link]] = {}
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
            is_quoted = passed < len(self._quotations) and self._holds(self._quotations[passed], link)
            if said is None or is_quoted or (last is None and self._introduces(link)) or not self._follows(said, link):
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
                self._links_of.setdefault(last, []).append(link)
            said = replace(said, span=link.span, linked=True)

    def backward(self) -> None:
        """A quotation that no link follows belongs to the one before it in its sentence, or to that of its list."""
        used, since = set(), 0
        for quotation in self._quotations:
            if quotation in self._paired or not quotation.is_sure or not is_told(quotation):
                continue
            if (link := self._lead_at(quotation.span.start, since) or self._lead) is not None:
                self._pair(quotation, link)
                used.add(link)
                since = quotation.span.end
        self._free -= used

    def beside(self) -> None:
        """A quotation without a link belongs to the one link of another that only a conjunction joins to it."""
        after: Quoted | None = None
        links: list[Link] = []
        listed = False
        for quotation in reversed(self._quotations):
            own = self._links_of.get(quotation, [])
            joined = False
            if quotation not in self._paired and quotation.is_sure and after is not None and len(links) == 1:
                between = self._prose[quotation.span.end : after.span.start]
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
        return self._lead_at(len(self._prose), is_end=True) if self.leads else None

    def _ends_in_colon(self) -> bool:
        """Whether it leads to the next block: "The act says:", a mark of the source behind the colon or not."""
        words = self._prose.rstrip(_CLOSING)
        last = self._links[-1] if self._links else None
        is_address = last is not None and last.span.end > len(words) and not last.label
        return words.endswith(_COLONS) and not is_address

    def titled(self) -> Link | None:
        """The link of a heading, where it is the only one."""
        return self._links[0] if len(self._links) == 1 and self._free and self._links[0].url else None

    def last_words(self) -> Said | None:
        """The quotation that the paragraph ends with and that has no link; it is told of as left out no more."""
        if not self._quotations or (last := self._quotations[-1]) in self._paired or not last.is_sure:
            return None
        if self._prose[last.span.end :].strip(_SIGNS) or not is_told(last):
            return None
        self._paired.add(last)
        return self._said(last)

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
        between = words_between(self._prose, said.span, link)
        if between is None or link.span.start < said.span.end:
            return between is not None
        if self._is_of_other_words(said.span, link):
            return False
        if not between:
            return True
        if said.linked or not is_lead(between):
            return False
        # The subject of what comes next, where the quotation's sentence has named its source.
        named = self._goes_on(link) and self._lead_at(said.span.start) is not None
        return not named or self._is_in_brackets(said.span, link)

    def _is_of_other_words(self, said: Span, link: Link) -> bool:
        """Whether ``link`` is a part of what is told next, in a clause or in a sentence of its own."""
        bracketed = self._is_in_brackets(said, link)
        between = self._prose[said.end : link.span.start]
        if not self._is_later(said, link):
            return bool(said.end) and not bracketed and self._begins_clause(said, link, between)
        if self._leads_on(link):
            return True
        if bracketed or (link.label and link.text_end == link.span.start):
            return tells(between, _LEAST_TOLD) and not refers(between)
        # Words that nobody is said to have said may have their source in the sentence behind them.
        return self._is_introduced(said) and tells(self._behind(link)) and not refers_into(between)

    def _begins_clause(self, said: Span, link: Link, between: str) -> bool:
        """Whether ``link`` is the subject of a clause behind what was said: ", but the [act](url) says"."""
        if opens(between) and self._goes_on(link):
            return True
        place = bisect_left(self._quotations, link.span.end, key=lambda one: one.span.start)
        following = self._quotations[place] if place < len(self._quotations) else None
        behind = self._behind(link)
        if following is None or following.span.start - link.span.end > len(behind):
            leads = self._introduces(link)
        else:
            behind = self._prose[link.span.end : following.span.start]
            leads = following.is_sure and is_told(following)
        return leads and (self._is_introduced(said) or ";" in between) and says(between, behind)

    def _is_introduced(self, said: Span) -> bool:
        """Whether words, or a source, stand before what was said in its sentence."""
        place = self._sentence_at(said.start)
        if place is None:
            return False
        start = max(self._sentences[place].start, said.start - _NEAR)
        return any(map(str.isalnum, self._prose[start : said.start]))

    def _behind(self, link: Link) -> str:
        """What stands behind ``link`` in its sentence, as far as it is looked at."""
        place = self._sentence_at(link.span.start)
        end = link.span.end + _NEAR
        return "" if place is None else self._prose[link.span.end : min(end, self._sentences[place].end)]

    @staticmethod
    def _holds(quotation: Quoted, link: Link) -> bool:
        """Whether ``link`` is among the words of a quotation, and leads from none before it."""
        return quotation.is_sure and quotation.span.start < link.span.start and link.span.end < quotation.span.end

    def _introduces(self, link: Link) -> bool:
        """Whether ``link`` stands in the sentence that leads to the next block: "The [act](url) says:"."""
        return self.leads and self._sentence_at(link.span.start) == len(self._sentences) - 1

    def _is_later(self, quotation: Span, link: Link) -> bool:
        """Whether ``link`` stands in a later sentence than the quotation."""
        place = self._sentence_at(link.span.start)
        return place is not None and self._sentences[place].start >= quotation.end

    def _goes_on(self, link: Link) -> bool:
        """Whether more words of its sentence stand behind ``link``."""
        return any(map(str.isalnum, self._behind(link)))

    def _leads_on(self, link: Link) -> bool:
        """Whether ``link`` is the subject of words that are quoted behind it: "the [log](url) says ..."."""
        if link.text_end == link.span.start:
            return False
        place = bisect_left(self._quotations, link.span.end, key=lambda one: one.span.start)
        if place == len(self._quotations) or not (next_one := self._quotations[place]).is_sure:
            return False
        between = self._prose[link.span.end : next_one.span.start]
        says = ":" in between or any(map(str.isalpha, between))
        same = self._sentence_at(link.span.start) == self._sentence_at(next_one.span.start)
        return says and same and is_told(next_one)

    def _is_in_brackets(self, quotation: Span, link: Link) -> bool:
        between = self._prose[quotation.end : link.span.start]
        return between.count("(") > between.count(")") or between.count("[") > between.count("]")

    def _lead_at(self, at: int, since: int = 0, *, is_end: bool = False) -> Link | None:
        """The link before ``at`` in its sentence that follows no quotation, where no other one may be meant.

        Where some stand behind ``since``, the end of a quotation that has one already, it is one of these.
        """
        place = self._sentence_at(at)
        if place is None:
            return None
        # An address or a mark that a block begins with is blank in ``prose``.
        start = self._sentences[place].start if place else 0
        begin = bisect_left(self._links, start, key=lambda link: link.span.start)
        end = bisect_left(self._links, at, key=lambda link: link.span.start)
        newer = bisect_left(self._links, since, key=lambda link: link.span.start)
        begin = max(begin, newer) if newer < end else begin
        before = self._links[begin:end] if end - begin <= _MOST else []
        if not before or before[-1] not in self._free or (before[-1].label.startswith("^") and not is_end):
            return None
        # In JSON that is broken off, an address in quotation marks stands before words in quotation marks.
        if self._text[before[-1].span.start - 1 : before[-1].span.start] == '"':
            return None
        others = {link.url for link in before if link in self._free}
        return before[-1] if before[-1].url and len(others) == 1 else None

    def _sentence_at(self, at: int) -> int | None:
        place = bisect_right(self._sentences, at, key=lambda one: one.start) - 1
        return place if place >= 0 else None


def is_told(quotation: Quoted) -> bool:
    """Whether the words tell something, as a term, a title and a scare quote do not."""
    return len(quotation.words.split(maxsplit=_LEAST_WORDS)) >= _LEAST_WORDS and not is_title(quotation.words)
