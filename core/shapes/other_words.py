"""Whether a link behind words that were said is the source of other words, told in a clause or sentence of its own."""

from bisect import bisect_right
from typing import Final

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
    signals,
    speaks_against,
    tells,
)
from pincite.core.shapes.labelled import names_source
from pincite.core.shapes.lacking import is_denied, parts_clauses, stands_not_in, took_back
from pincite.core.shapes.link import Link
from pincite.core.shapes.prose import CLOSING, COLONS, Prose
from pincite.core.shapes.quoted import Quoted
from pincite.core.text.span import Span

#: Fewer words before a mark in a later sentence may be the name of its source.
_LEAST_TOLD: Final = 2
_BRACKETS: Final = f"{CLOSING})]"


def is_of_other_words(prose: Prose, said: Span, link: Link) -> bool:
    """Whether ``link`` is a part of what is told next, in a clause or in a sentence of its own."""
    is_before = not said.end
    bracketed = prose.is_in_brackets(said, link)
    between = prose.text[said.end : link.span.start]
    is_later = prose.is_later(said, link)
    if link in prose.turns.leading or _is_explained(prose, said) or _is_colon_behind(prose, link, between):
        return True
    if names_more(between) or speaks_against(between, is_later=is_later or is_before):
        return True
    if is_before and tells(between, _LEAST_TOLD) and not refers(between) and not names_source(prose.text):
        return True  # A paragraph behind a block quote that tells something of its own.
    if not is_before and denies(between, prose.behind(link) if is_later else ""):
        return True
    if not is_before and (stands_not_in(between) or took_back(between) or is_set_against(between)):
        return True
    if not is_before and parts_clauses(between) and is_denied(prose.behind(link)):
        return True
    if not is_later:
        if bracketed:
            return not is_before and _is_of_next(prose, link, between)
        return not is_before and (_begins_clause(prose, said, link, between) or _is_in_turn(prose, link, between))
    if _leads_on(prose, link):
        return True
    if bracketed or (link.label and link.text_end == link.span.start):
        # Authors and a year are the name of their source.
        return tells(between, 1 if link.is_dated else _LEAST_TOLD) and not refers(between)
    # Words that nobody is said to have said may have their source in the sentence behind them.
    return prose.is_introduced(said) and tells(prose.behind(link)) and not refers_into(between)


def _begins_clause(prose: Prose, said: Span, link: Link, between: str) -> bool:
    """Whether ``link`` is the subject of a clause behind what was said: ", but the [act](url) says"."""
    if opens(between) and prose.goes_on(link):
        return True
    following = prose.quotation_behind(link)
    behind = prose.behind(link)
    if _is_next(prose, following, link) and leads_next(between, _to(prose, following, link)):
        return True
    if following is None or following.span.start - link.span.end > len(behind):
        leads = prose.introduces(link)
    else:
        behind = prose.text[link.span.end : following.span.start]
        leads = following.is_sure and following.is_told
    return leads and (prose.is_introduced(said) or ";" in between) and says(between, behind)


def _is_explained(prose: Prose, said: Span) -> bool:
    """Whether what was said stands alone in brackets right behind a link, as its words: '[act](url) ("A")'."""
    place = bisect_right(prose.links, said.start, key=lambda link: link.span.end) - 1
    if place < 0 or not said.end or not prose.text.startswith(")", said.end):
        return False
    return prose.text[prose.links[place].span.end : said.start].strip(CLOSING) == "("


def _is_colon_behind(prose: Prose, link: Link, between: str) -> bool:
    """Whether nothing but a colon parts ``link`` from the next quotation, and words part it from the one before."""
    following = prose.quotation_behind(link)
    if following is None or not (following.is_sure and following.is_told):
        return False
    return _to(prose, following, link).strip(_BRACKETS) in COLONS and any(map(str.isalpha, between))


def _leads_on(prose: Prose, link: Link) -> bool:
    """Whether ``link`` is the subject of words that are quoted behind it: "the [log](url) says ..."."""
    following = prose.quotation_behind(link)
    if link in prose.turns.following or link.text_end == link.span.start or following is None or not following.is_sure:
        return False
    between = prose.text[link.span.end : following.span.start]
    before = prose.text[prose.sentence_start(link) : link.span.start]
    is_said = ":" in between or any(map(str.isalpha, between)) or not signals(before)
    same = prose.sentence_at(link.span.start) == prose.sentence_at(following.span.start)
    return is_said and same and following.is_told


def _is_of_next(prose: Prose, link: Link, between: str) -> bool:
    """Whether ``link``, in brackets, belongs to what says the next quotation: "section 2 ([act](url)) requires"."""
    following = prose.quotation_behind(link)
    if not _is_next(prose, following, link):
        return False
    to = _to(prose, following, link)
    return (opens(between) and goes_on_with(to)) or (any(map(str.isalpha, between)) and reports(to))


def _is_in_turn(prose: Prose, link: Link, between: str) -> bool:
    """Whether links and quotations stand in turn in the sentence, a link first and a quotation last.

    As in 'Whereas the [act](url) had "A", the [code](url) has "B"'.
    """
    place = prose.sentence_at(link.span.start)
    if place is None or refers_into(between) or not _is_next(prose, prose.quotation_behind(link), link):
        return False
    return prose.is_told_in_turn(place)


def _is_next(prose: Prose, following: Quoted | None, link: Link) -> bool:
    """Whether ``following`` is a quotation that stands behind ``link`` in its sentence."""
    if following is None or not (following.is_sure and following.is_told):
        return False
    return prose.sentence_at(link.span.start) == prose.sentence_at(following.span.start)


def _to(prose: Prose, following: Quoted | None, link: Link) -> str:
    """What stands between ``link`` and the quotation behind it."""
    return prose.text[link.span.end : following.span.start] if following is not None else ""
