"""Whether a passage stands where the fragment of its URL points: a section of the page, or a page of a PDF."""

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final
from urllib.parse import unquote

from pincite.core.anchor import Location
from pincite.core.extract.html.sections import Section, sections
from pincite.core.text.page import PageText
from pincite.core.text.span import Span
from pincite.core.verify.document import Document
from pincite.core.verify.reader import Reader, body_of, is_large

#: How every note of this kind begins.
ELSEWHERE: Final = "the URL points elsewhere: "
#: Places of one passage that are looked at.
_MOST_PLACES: Final = 1_000
#: Code points of a fragment that names something, and that a note repeats.
_LONGEST: Final = 200
#: Fragments that are the business of a page's scripts ("#/chapters/2", "#!page", "#t=30").
_FOR_SCRIPTS: Final = re.compile(r"[/!?]|[^=]*=")
#: What GitHub puts before the ids that the author of a text chose.
_AUTHORS_OWN: Final = "user-content-"
_log = logging.getLogger(__name__)
_PAGE: Final = re.compile(r"(?:.*[#&])?page=(\d{1,6})(?:&.*)?", re.IGNORECASE)


@dataclass(eq=False)
class Pinpoints:
    """Where the fragments of some citations lead within the page that they share; it is read for them once."""

    urls: Iterable[str]
    _read: Document | None = field(default=None, init=False)
    #: None where they could not be read.
    _sections: Mapping[str, Section] | None = field(default=None, init=False)

    async def missed(self, url: str, location: Location, document: Document, reader: Reader) -> tuple[str, ...]:
        """A note where the passage stands, and not where ``url`` points; empty where it does, or nobody can tell."""
        fragment, page = fragment_of(url), document.page
        if not fragment or not location.stands or location.span is None or location.stream != "visible":
            return ()
        if not isinstance(page, PageText):
            return ()
        places = _places(location, location.span, page)
        if len(places) < (location.occurrences or 1):
            return ()  # Another place writes the words another way.
        if named := _PAGE.fullmatch(fragment):
            note = _off_page(int(named[1]), places, page)
        elif page.extractor.startswith("html/") and not _FOR_SCRIPTS.match(fragment) and document.cut is None:
            known = await self._sections_of(document, page, reader)
            note = "" if known is None else _off_section(fragment, places, page, known)
        else:
            note = ""
        return (note,) if note else ()

    async def _sections_of(self, document: Document, page: PageText, reader: Reader) -> Mapping[str, Section] | None:
        if self._read is not document:
            self._read, self._sections = document, None
            names = frozenset(name for url in self.urls for name in _names(fragment_of(url)))
            try:
                self._sections = await reader.run(sections, body_of(document.answer), names, heavy=is_large(page))
            except Exception as error:
                # The passage stands, whatever else can be told of its place.
                _log.warning("the sections of a page could not be read", exc_info=error)
        return self._sections


def fragment_of(url: str) -> str:
    """The fragment of ``url`` without directives for the browser (``:~:``); empty where it names nothing."""
    fragment = url.strip().partition("#")[2].partition(":~:")[0]
    return "" if fragment.casefold() == "top" or len(fragment) > _LONGEST else fragment


def _names(fragment: str) -> Sequence[str]:
    """The ids that a fragment may stand for, as HTML 7.4.6.4 tries them."""
    written = dict.fromkeys((fragment, unquote(fragment)))
    return [*written, *(_AUTHORS_OWN + name for name in written)] if fragment else []


def _places(location: Location, first: Span, page: PageText) -> list[Span]:
    """Every place of the passage, that which was located first."""
    if (location.occurrences or 1) == 1:
        return [first]
    written = re.finditer(re.escape(location.passage), page.visible.canonical)
    return [first, *(Span(*found.span()) for found in islice(written, _MOST_PLACES) if found.start() != first.start)]


def _off_page(number: int, places: Sequence[Span], page: PageText) -> str:
    found = [(_page_at(place.start, page), _page_at(place.end - 1, page)) for place in places]
    first = found[0][0]
    if not first or any(begins <= number <= ends for begins, ends in found):
        return ""
    return f"the URL points elsewhere: it stands on page {first}, not on page {number}"


def _page_at(at: int, page: PageText) -> int:
    """The number of the page at an offset of the visible canonical text; 0 where there are none."""
    division = page.division(Span(at, at + 1))
    return (division.page or 0) if division is not None else 0


def _off_section(fragment: str, places: Sequence[Span], page: PageText, known: Mapping[str, Section]) -> str:
    section = next((known[name] for name in _names(fragment) if name in known), None)
    shown = unquote(fragment)
    if section is None:
        return f"the URL points elsewhere: nothing is called #{shown} in the page as it was sent"
    inside = [page.visible.text_span(place.start, place.end) for place in places]
    if all(place.end <= section.start for place in inside):
        return f"the URL points elsewhere: it stands before #{shown}"
    if section.end is not None and all(place.end <= section.start or place.start >= section.end for place in inside):
        return f"the URL points elsewhere: it stands after the section #{shown}"
    return ""
