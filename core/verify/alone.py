"""A page judged by itself: nothing that it leads to is read, because only its own words are evidence."""

import logging
from dataclasses import replace

from pincite.core.anchor import Location
from pincite.core.anchor.find import WEAK_WORDS
from pincite.core.models import Reason
from pincite.core.ports import Answer, Conditions, Fetched, Unreachable
from pincite.core.shapes import CitedPassage
from pincite.core.text.page import PageText
from pincite.core.text.tokens import word_count
from pincite.core.verify.document import Document
from pincite.core.verify.judging import Outcome, judge
from pincite.core.verify.reader import Reader

_log = logging.getLogger(__name__)


async def judged_alone(passage: CitedPassage, document: Document, reader: Reader) -> Outcome:
    """What became of ``passage`` on the page of ``document``, by the ladder that living pages are judged by."""
    return await judge(passage.quotation, document, replace(reader, fetcher=_Nothing()))


async def stands_alone(passage: CitedPassage, document: Document, reader: Reader) -> bool:
    """Whether a reader finds the passage in the text of the page; a few words, or words of a menu, prove nothing."""
    try:
        outcome = await judged_alone(passage, document, reader)
    except Exception:
        _log.warning("a page could not be searched", exc_info=True)
        return False
    location, page = outcome.answer, document.page
    if not isinstance(location, Location) or not location.stands:
        return False
    if location.span is None or not isinstance(page, PageText):
        return location.kind == "whole_page"
    visible = location.stream == "visible" and not page.visible.within(page.visible.chrome, location.span)
    return visible and word_count(location.passage, WEAK_WORDS) >= WEAK_WORDS


async def document_of(url: str, answer: Fetched, reader: Reader) -> Document:
    """A body that was fetched already, as the document at ``url``."""
    return Document(url=url, answer=answer, page=await reader.page(answer), trail=(url,))


class _Nothing:
    """A fetcher to which every page is missing."""

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        return Unreachable(url, Reason.NOT_FOUND, "this page is judged by itself")
