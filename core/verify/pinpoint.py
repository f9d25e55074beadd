"""Whether a passage stands where the fragment of its URL points: a section of the page, or a page of a PDF."""

import logging
import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import unquote

from pincite.core.anchor import Location
from pincite.core.extract.html.sections import Outline, Section, sections
from pincite.core.text.page import PageText, Stream
from pincite.core.text.span import Span
from pincite.core.verify.document import Document
from pincite.core.verify.reader import Reader, body_of, is_large

#: How every note of this kind begins. Each is written out below, where it can be compared with docs/verdicts.md.
ELSEWHERE: Final = "the URL points elsewhere: "
#: Places of one passage that are looked at.
_MOST_PLACES: Final = 1_000
#: Code points of a fragment that names something, and that a note repeats.
_LONGEST: Final = 200
#: Fragments that are the business of a page's scripts ("#/chapters/2", "#!page", "#t=30").
_FOR_SCRIPTS: Final = re.compile(r"[/!?]|[^=]*=")
#: Code points from a mark back to the beginning of the paragraph that it stands in.
_FURTHEST: Final = 2_000
#: What GitHub puts before the ids that the author of a text chose.
_AUTHORS_OWN: Final = "user-content-"
#: RFC 8118, 3: "page=5", also among others ("zoom=50&page=5").
_PAGE: Final = re.compile(r"(?:^|[#&])page=(\d{1,6})(?![^&])", re.IGNORECASE)
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Element:
    """An element of the page, by its id."""

    name: str
    #: None where no element has that id.
    section: Section | None
    outline: Outline

    def missed(self, place: Span, page: PageText) -> str:
        """Where ``place``, which is not in it, stands instead."""
        inside = page.visible.text_span(place.start, place.end)
        stands = self.outline.name_of(inside.start).removeprefix(_AUTHORS_OWN)
        if self.section is None:
            there = f"; it stands in #{stands}" if stands else ""
            return f"the URL points elsewhere: nothing is called #{self.name} in the page as it was sent{there}"
        there = f", in #{stands}" if stands not in {"", self.name} else ""
        if inside.end <= self.section.start:
            return f"the URL points elsewhere: it stands before #{self.name}{there}"
        return f"the URL points elsewhere: it stands after the section #{self.name}{there}"


@dataclass(frozen=True, slots=True)
class _Page:
    """A page of a document that has pages, by its number."""

    number: int
    #: None where the document has no page of that number.
    section: Section | None

    def missed(self, place: Span, page: PageText) -> str:
        """Where ``place``, which is not in it, stands instead; empty where nobody can tell."""
        division = page.division(place)
        if division is None or division.page is None:
            return ""
        return f"the URL points elsewhere: it stands on page {division.page}, not on page {self.number}"


#: What a fragment names.
_Aim = _Element | _Page


@dataclass(eq=False)
class Pinpoints:
    """Where the fragments of some citations lead within the page that they share; it is read for them once."""

    urls: Iterable[str]
    _read: Document | None = field(default=None, init=False)
    #: None where they could not be read.
    _sections: Outline | None = field(default=None, init=False)

    async def missed(self, url: str, location: Location, document: Document, reader: Reader) -> tuple[str, ...]:
        """A note where the passage stands, and not where ``url`` points; empty where it does, or nobody can tell."""
        if location.span is None or not isinstance(document.page, PageText):
            return ()
        aim = await self._aim(url, location, document, document.page, reader)
        if aim is None:
            return ()
        places = _places(location, document.page)
        if len(places) < (location.occurrences or 1):
            return ()  # Where fewer were found, another place writes the words another way.
        if next(_held(places, aim, document.page), None) is not None:
            return ()
        note = aim.missed(location.span, document.page)
        return (note,) if note else ()

    async def chosen(self, url: str, location: Location, document: Document, reader: Reader) -> Span | None:
        """Of several places of the passage, the first where ``url`` points; None where it tells none of them apart."""
        if (location.occurrences or 1) == 1 or not isinstance(document.page, PageText):
            return None
        aim = await self._aim(url, location, document, document.page, reader)
        return None if aim is None else next(_held(_places(location, document.page), aim, document.page), None)

    async def _aim(
        self, url: str, location: Location, document: Document, page: PageText, reader: Reader
    ) -> _Aim | None:
        """What ``url`` names in the page; None where it names nothing that could be told of."""
        fragment = _fragment_of(url)
        if not fragment or not location.stands or location.stream != "visible":
            return None
        if named := _PAGE.search(fragment):
            return _page_called(int(named[1]), page)
        if not page.extractor.startswith("html/") or _FOR_SCRIPTS.match(fragment) or document.cut is not None:
            return None
        known = await self._sections_of(document, page, reader)
        if known is None:
            return None
        section = next((known.named[name] for name in _names(fragment) if name in known.named), None)
        return _Element(unquote(fragment), section, known)

    async def _sections_of(self, document: Document, page: PageText, reader: Reader) -> Outline | None:
        if self._read is not document:
            self._read, self._sections = document, None
            names = frozenset(name for url in self.urls for name in _names(_fragment_of(url)))
            try:
                self._sections = await reader.run(sections, body_of(document.answer), names, heavy=is_large(page))
            except Exception as error:
                # The passage stands, whatever else can be told of its place.
                _log.warning("the sections of a page could not be read", exc_info=error)
        return self._sections


def _fragment_of(url: str) -> str:
    """The fragment of ``url`` without directives for the browser (``:~:``); empty where it names nothing."""
    fragment = url.strip().partition("#")[2].partition(":~:")[0]
    return "" if fragment.casefold() == "top" or len(fragment) > _LONGEST else fragment


def _names(fragment: str) -> Sequence[str]:
    """The ids that a fragment may stand for, as HTML 7.4.6.4 tries them."""
    written = dict.fromkeys((fragment, unquote(fragment)))
    return [*written, *(_AUTHORS_OWN + name for name in written)] if fragment else []


def _shown_from(start: int, stream: Stream) -> int:
    """Where what a browser shows at ``start`` begins: a mark of a note stands at the end of what it is put to."""
    at = bisect_left(stream.block_edges, start)
    begin = max(stream.block_edges[at - 1] if at else 0, start - _FURTHEST)
    written = stream.text[begin:start]
    # What is set line by line is one block from its first line to its last.
    blank = written.rfind("\n\n")
    return begin + blank + 2 if blank >= 0 else begin if written.strip() else start


def _page_called(number: int, page: PageText) -> _Page | None:
    """The page ``number``; None of a document that has no pages, and of page 0."""
    numbered = [(one.page, one.start) for one in page.divisions if one.page is not None]
    if not number or not numbered:
        return None
    start = next((start for known, start in numbered if known == number), None)
    end = next((start for known, start in numbered if known > number), None)
    return _Page(number, None if start is None else Section(start, end))


def _held(places: Iterable[Span], aim: _Aim, page: PageText) -> Iterator[Span]:
    """Those of ``places`` of which any is in what ``aim`` names."""
    if aim.section is None:
        return
    start, end = aim.section
    if isinstance(aim, _Element):
        start = _shown_from(start, page.visible)
    for place in places:
        inside = page.visible.text_span(place.start, place.end)
        if start < inside.end and (end is None or inside.start < end):
            yield place


def _places(location: Location, page: PageText) -> list[Span]:
    """Every place of the passage, in order."""
    if location.span is None or (location.occurrences or 1) == 1:
        return [] if location.span is None else [location.span]
    found = {location.span}
    start = page.visible.canonical.find(location.passage)
    while start >= 0 and len(found) <= _MOST_PLACES:
        found.add(Span(start, end := start + len(location.passage)))
        start = page.visible.canonical.find(location.passage, end)
    return sorted(found)
