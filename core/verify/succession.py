"""What a source says took its place: told beside the verdict, and never a change of its status."""

import re
from collections.abc import Iterator
from typing import Final
from urllib.parse import urljoin

from pincite.core.fetch.link_header import targets
from pincite.core.fetch.url import same_address
from pincite.core.models.afterlife import Successor
from pincite.core.text import successor as stated
from pincite.core.text.page import PageText
from pincite.core.verify.addresses import is_web
from pincite.core.verify.document import Document

#: An edition as a page states it by its structure: a symbol and a year.
_EDITION: Final = re.compile(r"([A-Za-z][A-Za-z0-9-]{0,30}) ([12]\d{3})")


def superseded_by(document: Document, revision: str | None) -> list[Successor] | None:
    """What the page and its server say, and a newer edition than ``revision``, the stamped one; None for nothing."""
    found = dict.fromkeys([*_of_page(document), *_of_header(document), *_of_edition(document, revision)])
    own = (document.url, document.answer.final_url, _canonical(document))
    named = [one for one in found if not (one.url and any(same_address(one.url, url) for url in own if url))]
    return [Successor(relation=one.relation, url=one.url or None, title=one.title) for one in named] or None


def _of_page(document: Document) -> Iterator[stated.Successor]:
    if isinstance(document.page, PageText):
        yield from document.page.successors


def _of_header(document: Document) -> Iterator[stated.Successor]:
    """RFC 5829: the links of the ``Link`` header."""
    answer = document.answer
    for target in targets(answer.headers.get("link", ""), "successor-version"):
        try:
            url = urljoin(answer.final_url, target)
        except ValueError:
            continue
        if is_web(url):
            yield stated.Successor("successor_version", url)


def _of_edition(document: Document, revision: str | None) -> Iterator[stated.Successor]:
    """The page is of the same publication's later edition now, its words the same or not."""
    now = _EDITION.fullmatch(document.page.revision) if isinstance(document.page, PageText) else None
    then = _EDITION.fullmatch(revision or "")
    if now and then and now[1] == then[1] and now[2] > then[2]:
        yield stated.Successor("newer_edition", title=now[0])


def _canonical(document: Document) -> str:
    return document.page.canonical_url if isinstance(document.page, PageText) else ""
