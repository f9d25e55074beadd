"""The prose of a paragraph: its sentences, links and quotations, and how they stand to each other."""

from bisect import bisect_left, bisect_right
from typing import Final

from pincite.core.shapes.author_year import named_before
from pincite.core.shapes.clause import (
    denies,
    goes_on_with,
    is_set_against,
    leads_next,
    names_more,
    opens,
    refers,
    refers_into,
    reports,
    says,
    says_between,
    sends_further,
    signals,
    speaks_against,
    tells,
)
from pincite.core.shapes.labelled import names_source
from pincite.core.shapes.lacking import is_denied, parts_clauses, says_not, stands_not_in, took_back
from pincite.core.shapes.link import Link, Scan
from pincite.core.shapes.quoted import Quoted, quoted
from pincite.core.shapes.rows import stand_in_turn, turns, within
from pincite.core.text.sentences import sentences
from pincite.core.text.span import Span

#: Fewer words before a mark in a later sentence may be the name of its source.
_LEAST_TOLD: Final = 2
#: Code points before a quotation and behind a link that are looked at, to tell whose they are.
_NEAR: Final = 400
#: With more links before a quotation in its sentence, nobody can tell which is meant.
_MOST: Final = 8
#: Code points of the text of a link that may be a year, and a page in it.
_LONGEST_YEAR: Final = 80
#: What a sentence ends with that leads to a block quote, and the signs that may stand behind it.
_COLONS: Final = (":", "\uff1a")
_CLOSING: Final = " \t\r\n*_"
_BRACKETS: Final = f"{_CLOSING})]"


class Prose:
    """A paragraph as it is read, addresses and code points kept in their places; nothing in it changes.

    What was said is a range of it, or the empty one at its start: words of the block before it.
    """

    def __init__(self, source: str, found: Scan) -> None:
        #: Without addresses and comments, which are blank here.
        self.text = found.prose(source)
        self.links = found.links
        self.quotations = quoted(self.text, [link.span.start for link in found.links])
        self._turns = turns(self.text, self.links, self.quotations)
        #: The sentences in which each quotation has a link before it, and the last of them none behind it.
        self._told_in_turn: dict[int, bool] = {}
        #: Whether it ends as what leads to the next block does.
        self.leads = self._ends_in_colon()
        some = bool(self.quotations or (found.links and self.leads))
        self.sentences = sentences(self.text) if some else []

    def is_of_other_words(self, said: Span, link: Link) -> bool:
        """Whether ``link`` is a part of what is told next, in a clause or in a sentence of its own."""
        is_before = not said.end
        bracketed = self.is_in_brackets(said, link)
        between = self.text[said.end : link.span.start]
        is_later = self._is_later(said, link)
        if link in self._turns.leading or self._is_explained(said) or self._is_colon_behind(link, between):
            return True
        if names_more(between) or speaks_against(between, is_later=is_later or is_before):
            return True
        if is_before and tells(between, _LEAST_TOLD) and not refers(between) and not names_source(self.text):
            return True  # A paragraph behind a block quote that tells something of its own.
        if not is_before and denies(between, self._behind(link) if is_later else ""):
            return True
        if not is_before and (stands_not_in(between) or took_back(between) or is_set_against(between)):
            return True
        if not is_before and parts_clauses(between) and is_denied(self._behind(link)):
            return True
        if not is_later:
            if bracketed:
                return not is_before and self._is_of_next(link, between)
            return not is_before and (self._begins_clause(said, link, between) or self._is_in_turn(link, between))
        if self._leads_on(link):
            return True
        if bracketed or (link.label and link.text_end == link.span.start):
            # Authors and a year are the name of their source.
            return tells(between, 1 if link.is_dated else _LEAST_TOLD) and not refers(between)
        # Words that nobody is said to have said may have their source in the sentence behind them.
        return self._is_introduced(said) and tells(self._behind(link)) and not refers_into(between)

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
        return any(map(str.isalnum, self._behind(link)))

    def led_by(self, at: int) -> Link | None:
        """The link before ``at`` of a row in which each link is the source of the words behind it."""
        place = bisect_right(self.links, at, key=lambda link: link.span.end) - 1
        return self.links[place] if place >= 0 and self.links[place] in self._turns.leading else None

    def is_subject(self, link: Link) -> bool:
        """Whether something is told of ``link`` right behind it: "[The log](url) was lost in the fire"."""
        # A paragraph without a quotation has not been cut into its sentences.
        rest = self.text[link.span.end : link.span.end + _NEAR]
        first = next(iter(sentences(rest)), Span(0, 0))
        behind = (self._behind(link) or rest[first.start : first.end]).lstrip(_CLOSING)
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

    def sentence_at(self, at: int) -> int | None:
        """The number of the sentence that ``at`` stands in or behind."""
        place = bisect_right(self.sentences, at, key=lambda one: one.start) - 1
        return place if place >= 0 else None

    def is_named(self, said: Span, link: Link) -> bool:
        """Whether the sentence of what was said names its source before it, and ``link`` is of a later sentence.

        A source that is dated keeps its words from any such link, any other from one of a further source ("See also").
        """
        if not said.end or not self._is_later(said, link):
            return False
        if sends_further(self.text[said.end : link.span.start]):
            return bool(self.links_before(said.start, 0))
        before = self.links_before(said.start, 0)
        return bool(before) and before[-1].is_dated and before[-1].text_end > before[-1].span.start

    def _lacks(self, link: Link, at: int) -> bool:
        """Whether ``link`` is said not to have the words at ``at``: 'The [act](url) does not say "A"'."""
        before = self.text[max(self._sentence_start(link), link.span.start - _NEAR) : link.span.start]
        return at - link.span.end <= _NEAR and says_not(before, self.text[link.span.end : at])

    def _is_answered(self, link: Link) -> bool:
        """Whether somebody else is said to speak of ``link``: "In response to the [act](url), he said"."""
        return is_set_against(self.text[max(0, link.span.start - _NEAR) : link.span.start])

    def _ends_in_colon(self) -> bool:
        """Whether it leads to the next block: "The act says:", a mark of the source behind the colon or not."""
        words = self.text.rstrip(_CLOSING)
        last = self.links[-1] if self.links else None
        is_address = last is not None and last.span.end > len(words) and not last.label
        return words.endswith(_COLONS) and not is_address

    def _begins_clause(self, said: Span, link: Link, between: str) -> bool:
        """Whether ``link`` is the subject of a clause behind what was said: ", but the [act](url) says"."""
        if opens(between) and self.goes_on(link):
            return True
        following = self._quotation_behind(link)
        behind = self._behind(link)
        if self._is_next(following, link) and leads_next(between, self._to(following, link)):
            return True
        if following is None or following.span.start - link.span.end > len(behind):
            leads = self.introduces(link)
        else:
            behind = self.text[link.span.end : following.span.start]
            leads = following.is_sure and following.is_told
        return leads and (self._is_introduced(said) or ";" in between) and says(between, behind)

    def _is_explained(self, said: Span) -> bool:
        """Whether what was said stands alone in brackets right behind a link, as its words: '[act](url) ("A")'."""
        place = bisect_right(self.links, said.start, key=lambda link: link.span.end) - 1
        if place < 0 or not said.end or not self.text.startswith(")", said.end):
            return False
        return self.text[self.links[place].span.end : said.start].strip(_CLOSING) == "("

    def _is_colon_behind(self, link: Link, between: str) -> bool:
        """Whether nothing but a colon parts ``link`` from the next quotation, and words part it from the one before."""
        following = self._quotation_behind(link)
        if following is None or not (following.is_sure and following.is_told):
            return False
        return self._to(following, link).strip(_BRACKETS) in _COLONS and any(map(str.isalpha, between))

    def _leads_on(self, link: Link) -> bool:
        """Whether ``link`` is the subject of words that are quoted behind it: "the [log](url) says ..."."""
        following = self._quotation_behind(link)
        if (
            link in self._turns.following
            or link.text_end == link.span.start
            or following is None
            or not following.is_sure
        ):
            return False
        between = self.text[link.span.end : following.span.start]
        before = self.text[self._sentence_start(link) : link.span.start]
        says = ":" in between or any(map(str.isalpha, between)) or not signals(before)
        same = self.sentence_at(link.span.start) == self.sentence_at(following.span.start)
        return says and same and following.is_told

    def _is_of_next(self, link: Link, between: str) -> bool:
        """Whether ``link``, in brackets, belongs to what says the next quotation: "section 2 ([act](url)) requires"."""
        following = self._quotation_behind(link)
        if not self._is_next(following, link):
            return False
        to = self._to(following, link)
        return (opens(between) and goes_on_with(to)) or (any(map(str.isalpha, between)) and reports(to))

    def _is_in_turn(self, link: Link, between: str) -> bool:
        """Whether links and quotations stand in turn in the sentence, a link first and a quotation last.

        As in 'Whereas the [act](url) had "A", the [code](url) has "B"'.
        """
        place = self.sentence_at(link.span.start)
        if place is None or refers_into(between) or not self._is_next(self._quotation_behind(link), link):
            return False
        if place not in self._told_in_turn:
            sentence = self.sentences[place]
            self._told_in_turn[place] = stand_in_turn(
                self.text, within(self.links, sentence), within(self.quotations, sentence)
            )
        return self._told_in_turn[place]

    def _is_next(self, following: Quoted | None, link: Link) -> bool:
        """Whether ``following`` is a quotation that stands behind ``link`` in its sentence."""
        if following is None or not (following.is_sure and following.is_told):
            return False
        return self.sentence_at(link.span.start) == self.sentence_at(following.span.start)

    def _to(self, following: Quoted | None, link: Link) -> str:
        """What stands between ``link`` and the quotation behind it."""
        return self.text[link.span.end : following.span.start] if following is not None else ""

    def _dates_names(self, link: Link) -> bool:
        """Whether ``link`` is a year in brackets, which go with the authors before them: "Smith ([2020](url))"."""
        at = link.span.start
        if self.text[at - 1 : at] != "(" or link.text_end - at > _LONGEST_YEAR:
            return False
        return bool(named_before(self.text[at + 1 : link.text_end], self.text[max(0, at - 1 - _NEAR) : at - 1]))

    def _quotation_behind(self, link: Link) -> Quoted | None:
        place = bisect_left(self.quotations, link.span.end, key=lambda one: one.span.start)
        return self.quotations[place] if place < len(self.quotations) else None

    def _is_introduced(self, said: Span) -> bool:
        """Whether words, or a source, stand before what was said in its sentence."""
        place = self.sentence_at(said.start)
        if place is None:
            return False
        start = max(self.sentences[place].start, said.start - _NEAR)
        return any(map(str.isalnum, self.text[start : said.start]))

    def _behind(self, link: Link) -> str:
        """What stands behind ``link`` in its sentence, as far as it is looked at."""
        place = self.sentence_at(link.span.start)
        end = link.span.end + _NEAR
        return "" if place is None else self.text[link.span.end : min(end, self.sentences[place].end)]

    def _sentence_start(self, link: Link) -> int:
        place = self.sentence_at(link.span.start)
        return link.span.start if place is None else self.sentences[place].start

    def _after(self, said: Span) -> str:
        """What stands behind ``said`` in its sentence, up to the next quotation, as far as it is looked at."""
        place = self.sentence_at(said.end - 1)
        next_one = bisect_left(self.quotations, said.end, key=lambda one: one.span.start)
        ends = [one.span.start for one in self.quotations[next_one : next_one + 1]]
        ends += [] if place is None else [self.sentences[place].end]
        return self.text[said.end : min([said.end + _NEAR, *ends])]

    def _is_later(self, said: Span, link: Link) -> bool:
        """Whether ``link`` stands in a later sentence than what was said."""
        place = self.sentence_at(link.span.start)
        return place is not None and self.sentences[place].start >= said.end
