"""The prose of a paragraph: its sentences, links and quotations, and how they stand to each other."""

from bisect import bisect_left, bisect_right
from typing import Final

from pincite.core.shapes.author_year import named_before
from pincite.core.shapes.clause import (
    is_set_against,
    says_between,
    sends_further,
    tells,
)
from pincite.core.shapes.lacking import says_not
from pincite.core.shapes.link import Link, Scan
from pincite.core.shapes.quoted import Quoted, quoted
from pincite.core.shapes.rows import stand_in_turn, turns, within
from pincite.core.text.sentences import sentences
from pincite.core.text.span import Span

#: Code points before a quotation and behind a link that are looked at, to tell whose they are.
_NEAR: Final = 400
#: With more links before a quotation in its sentence, nobody can tell which is meant.
_MOST: Final = 8
#: Code points of the text of a link that may be a year, and a page in it.
_LONGEST_YEAR: Final = 80
#: What a sentence ends with that leads to a block quote, and the signs that may stand behind it.
COLONS: Final = (":", "\uff1a")
CLOSING: Final = " \t\r\n*_"


class Prose:
    """A paragraph as it is read, addresses and code points kept in their places; nothing in it changes.

    What was said is a range of it, or the empty one at its start: words of the block before it.
    """

    def __init__(self, source: str, found: Scan) -> None:
        #: Without addresses and comments, which are blank here.
        self.text = found.prose(source)
        self.links = found.links
        self.quotations = quoted(self.text, [link.span.start for link in found.links])
        self.turns = turns(self.text, self.links, self.quotations)
        #: By the number of a sentence.
        self._told_in_turn: dict[int, bool] = {}
        #: Whether it ends as what leads to the next block does.
        self.leads = self._ends_in_colon()
        some = bool(self.quotations or (found.links and self.leads))
        self.sentences = sentences(self.text) if some else []

    def is_in_brackets(self, said: Span, link: Link) -> bool:
        """Whether a bracket is open at ``link`` that is opened behind what was said."""
        between = self.text[said.end : link.span.start]
        is_open = between.count("(") > between.count(")") or between.count("[") > between.count("]")
        return is_open and not self._dates_names(link)

    def parts(self, said: Span, link: Link, rest: Span) -> bool:
        """Whether ``link`` says what stands on both its sides: '"A," says the [log](url), "B"'."""
        has_text = link.text_end > link.span.start
        same = self.sentence_at(said.start) == self.sentence_at(rest.start)
        before, behind = self.text[said.end : link.span.start], self.text[link.span.end : rest.start]
        return has_text and same and len(behind) <= _NEAR and says_between(before, behind, self._after(rest))

    def introduces(self, link: Link) -> bool:
        """Whether ``link`` stands in the sentence that leads to the next block: "The [act](url) says:"."""
        return self.leads and self.sentence_at(link.span.start) == len(self.sentences) - 1

    def goes_on(self, link: Link) -> bool:
        """Whether more words of its sentence stand behind ``link``."""
        return any(map(str.isalnum, self.behind(link)))

    def led_by(self, at: int) -> Link | None:
        """The link before ``at`` of a row in which each link is the source of the words behind it."""
        place = bisect_right(self.links, at, key=lambda link: link.span.end) - 1
        return self.links[place] if place >= 0 and self.links[place] in self.turns.leading else None

    def is_subject(self, link: Link) -> bool:
        """Whether something is told of ``link`` right behind it: "[The log](url) was lost in the fire"."""
        # A paragraph without a quotation has not been cut into its sentences.
        rest = self.text[link.span.end : link.span.end + _NEAR]
        first = next(iter(sentences(rest)), Span(0, 0))
        behind = (self.behind(link) or rest[first.start : first.end]).lstrip(CLOSING)
        return behind[:1].isalpha() and tells(behind)

    def links_before(self, at: int, since: int) -> list[Link]:
        """The links before ``at`` in its sentence, those behind ``since`` where some are; none where they are many."""
        place = self.sentence_at(at)
        if place is None:
            return []
        # An address or a mark that a block begins with is blank here.
        start = self.sentences[place].start if place else 0
        begin = bisect_left(self.links, start, key=lambda link: link.span.start)
        end = bisect_left(self.links, at, key=lambda link: link.span.start)
        newer = bisect_left(self.links, since, key=lambda link: link.span.start)
        begin = max(begin, newer) if newer < end else begin
        if end - begin > _MOST:
            return []
        return [link for link in self.links[begin:end] if not (self._is_answered(link) or self._lacks(link, at))]

    def is_told_in_turn(self, place: int) -> bool:
        """Whether each quotation of a sentence has a link before it, and the last of them none behind it."""
        if place not in self._told_in_turn:
            sentence = self.sentences[place]
            self._told_in_turn[place] = stand_in_turn(
                self.text, within(self.links, sentence), within(self.quotations, sentence)
            )
        return self._told_in_turn[place]

    def sentence_at(self, at: int) -> int | None:
        """The number of the sentence that ``at`` stands in or behind."""
        place = bisect_right(self.sentences, at, key=lambda one: one.start) - 1
        return place if place >= 0 else None

    def is_named(self, said: Span, link: Link) -> bool:
        """Whether the sentence of what was said names its source before it, and ``link`` is of a later sentence.

        A source that is dated keeps its words from any such link, any other from one of a further source ("See also").
        """
        if not said.end or not self.is_later(said, link):
            return False
        if sends_further(self.text[said.end : link.span.start]):
            return bool(self.links_before(said.start, 0))
        before = self.links_before(said.start, 0)
        return bool(before) and before[-1].is_dated and before[-1].text_end > before[-1].span.start

    def _lacks(self, link: Link, at: int) -> bool:
        """Whether ``link`` is said not to have the words at ``at``: 'The [act](url) does not say "A"'."""
        before = self.text[max(self.sentence_start(link), link.span.start - _NEAR) : link.span.start]
        return at - link.span.end <= _NEAR and says_not(before, self.text[link.span.end : at])

    def _is_answered(self, link: Link) -> bool:
        """Whether somebody else is said to speak of ``link``: "In response to the [act](url), he said"."""
        return is_set_against(self.text[max(0, link.span.start - _NEAR) : link.span.start])

    def _ends_in_colon(self) -> bool:
        """Whether it leads to the next block: "The act says:", a mark of the source behind the colon or not."""
        words = self.text.rstrip(CLOSING)
        last = self.links[-1] if self.links else None
        is_address = last is not None and last.span.end > len(words) and not last.label
        return words.endswith(COLONS) and not is_address

    def _dates_names(self, link: Link) -> bool:
        """Whether ``link`` is a year in brackets, which go with the authors before them: "Smith ([2020](url))"."""
        at = link.span.start
        if self.text[at - 1 : at] != "(" or link.text_end - at > _LONGEST_YEAR:
            return False
        return bool(named_before(self.text[at + 1 : link.text_end], self.text[max(0, at - 1 - _NEAR) : at - 1]))

    def quotation_behind(self, link: Link) -> Quoted | None:
        """The next quotation behind ``link``."""
        place = bisect_left(self.quotations, link.span.end, key=lambda one: one.span.start)
        return self.quotations[place] if place < len(self.quotations) else None

    def is_introduced(self, said: Span) -> bool:
        """Whether words, or a source, stand before what was said in its sentence."""
        place = self.sentence_at(said.start)
        if place is None:
            return False
        start = max(self.sentences[place].start, said.start - _NEAR)
        return any(map(str.isalnum, self.text[start : said.start]))

    def behind(self, link: Link) -> str:
        """What stands behind ``link`` in its sentence, as far as it is looked at."""
        place = self.sentence_at(link.span.start)
        end = link.span.end + _NEAR
        return "" if place is None else self.text[link.span.end : min(end, self.sentences[place].end)]

    def sentence_start(self, link: Link) -> int:
        """Where the sentence begins that ``link`` stands in."""
        place = self.sentence_at(link.span.start)
        return link.span.start if place is None else self.sentences[place].start

    def _after(self, said: Span) -> str:
        """What stands behind ``said`` in its sentence, up to the next quotation, as far as it is looked at."""
        place = self.sentence_at(said.end - 1)
        next_one = bisect_left(self.quotations, said.end, key=lambda one: one.span.start)
        ends = [one.span.start for one in self.quotations[next_one : next_one + 1]]
        ends += [] if place is None else [self.sentences[place].end]
        return self.text[said.end : min([said.end + _NEAR, *ends])]

    def is_later(self, said: Span, link: Link) -> bool:
        """Whether ``link`` stands in a later sentence than what was said."""
        place = self.sentence_at(link.span.start)
        return place is not None and self.sentences[place].start >= said.end
