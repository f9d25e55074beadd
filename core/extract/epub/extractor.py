"""A book is read from its first chapter to its last, and each passage is told the chapter that it stands in."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Final

from pincite.core.extract.container import DECODED, Container, ExhaustedError, RefusedError
from pincite.core.extract.epub.chapter import Chapter, has_own_entities, is_no_text, page_number, read
from pincite.core.extract.epub.contents import Contents, Target, contents_of
from pincite.core.extract.epub.package import CHAPTERS, CONTAINER, Book, Place, book_in
from pincite.core.extract.html.dates import published
from pincite.core.extract.html.edition import revision
from pincite.core.extract.joined import Joined
from pincite.core.models import Reason
from pincite.core.ports import Body, Unreadable
from pincite.core.text.page import Division, PageText

#: Code points of visible text that are read of one book: a bible has four million.
MAX_TEXT: Final = 5_000_000
MAX_HEADINGS: Final = 64
_HTML_NAMES: Final = (".xhtml", ".html", ".htm")
_SVG: Final = "image/svg+xml"
_NO_TEXT: Final = ("image/", "audio/", "video/", "font/")

#: Where a division begins: its offset, and its printed page or its chapter.
_Start = tuple[int, int | None, str | None]


class EpubExtractor:
    """Books in EPUB 2 and 3, and what went before them."""

    name = "epub"
    version = "1"
    media_types = frozenset({"application/epub+zip", "application/x-epub+zip"})

    def sniffs(self, body: Body) -> bool:
        """Whether it is a zip file that says that it is a book."""
        content = body.content
        if not isinstance(content, bytes) or not content.startswith(b"PK"):
            return False
        # EPUB 3.3, 4.2.6.1: its first member says so, to be found without unpacking anything; other formats do as well.
        said = content[30:120]
        if said.startswith(b"mimetype") and b"application/" in said:
            return b"application/epub+zip" in said
        return CONTAINER.encode() in content

    def extract(self, body: Body) -> PageText | Reason | Unreadable:
        """The chapters in reading order; those that only a link leads to are collapsed."""
        if not isinstance(body.content, bytes):
            return Unreadable(Reason.UNSUPPORTED_TYPE, DECODED)
        try:
            container = Container(body.content)
            book = book_in(container)
            reading = _Reading(container, _contents(container, book))
            for place in book.spine:
                reading.add(place)
        except RefusedError as refused:
            return Unreadable(refused.reason, f"the book was not read: {refused}")
        return reading.page(book, f"{self.name}/{self.version}")


def _contents(container: Container, book: Book) -> Contents:
    try:
        return contents_of(container, book)
    except ExhaustedError:
        raise
    except RefusedError:
        # A book is read by its reading order; its table of contents only names what stands there.
        return Contents()


class _Reading:
    """What was read of a book so far."""

    def __init__(self, container: Container, contents: Contents) -> None:
        self._container = container
        self._chapters = _by_member(contents.chapters)
        self._pages = _by_member(contents.pages)
        #: Of its own, in the text, where the book has no list.
        self._counts_breaks = not contents.pages
        self._joined = Joined()
        self._starts: list[_Start] = []
        self._headings: list[str] = []
        self._extractors: dict[str, None] = {}
        self._notes: dict[str, None] = {}
        self._cut = False
        #: Whether something may stand in what could not be read.
        self._lacks = False
        #: The last chapter that was named, and whether something beside the text was named since.
        self._chapter = ""
        self._aside = False

    def add(self, place: Place) -> None:
        """One step of the reading order."""
        name = place.item.name
        if self._cut:
            return
        if not _is_chapter(place):
            # A picture, a recording: what has no text in it is no loss.
            if not place.item.media_type.startswith(_NO_TEXT):
                self._not_read()
            return
        if name not in self._container:
            if place.item.media_type != _SVG:
                note = "missing_chapter"
                self._notes[note] = None
            return
        try:
            content = self._container.read(name)
        except ExhaustedError:
            self._cut = True
            return
        if has_own_entities(content):
            self._not_read()
        if is_no_text(content):
            self._not_read()
            return
        chapters, pages = self._chapters.get(name, []), self._pages.get(name, [])
        chapter = read(content, frozenset(fragment for fragment, _ in (*chapters, *pages)))
        if isinstance(chapter, Reason):
            self._not_read()
            return
        if self._joined.length + len(chapter.page.visible.text) > MAX_TEXT:
            self._cut = True
            return
        self._take(chapter, name, linear=place.linear)

    def _not_read(self) -> None:
        note = "chapter_not_read"
        self._notes[note] = None
        self._lacks = True

    def _take(self, chapter: Chapter, name: str, *, linear: bool) -> None:
        page = chapter.page
        start = self._joined.add(page, collapsed=not linear)
        self._cut = self._cut or page.cut
        self._extractors[page.extractor] = None
        self._headings.extend(page.headings[: MAX_HEADINGS - len(self._headings)])
        self._notes.update(dict.fromkeys(page.notes))
        anchors = {"": 0, **chapter.anchors}
        # Where the fragment is missing, a reader is led to the start.
        chapters = self._chapters.get(name, [])
        named = sorted(((start + anchors.get(at, 0), label) for at, label in chapters), key=itemgetter(0))
        if self._aside:
            # What stands beside the text does not name what goes on after it.
            self._starts.append((start, None, self._chapter))
        self._starts.extend((offset, None, label) for offset, label in named)
        self._aside = bool(named) and not linear
        if named and linear:
            self._chapter = named[-1][1]
        for fragment, label in self._pages.get(name, []):
            if fragment in anchors:
                self._starts.append((start + anchors[fragment], page_number(label), None))
        if self._counts_breaks:
            self._starts.extend((start + offset, number, None) for offset, number in chapter.pages)

    def page(self, book: Book, extractor: str) -> PageText | Reason:
        """All of it as one page."""
        visible, hidden, struck, embedded = self._joined.streams()
        cut = self._cut or self._lacks or book.cut
        if not (visible.text.strip() or hidden.text.strip() or cut):
            return Reason.EMPTY
        return PageText(
            visible=visible,
            hidden=hidden,
            struck=struck,
            embedded=embedded,
            extractor="+".join((extractor, *self._extractors)),
            title=book.title,
            headings=tuple(self._headings),
            language=book.language[:35],
            published=published([("dc.date", book.date)] if book.date else [], (), book.language),
            revision=revision((book.modified,) if book.modified else (), {}, 0, ()),
            opens_in_browser=False,
            cut=cut,
            divisions=_divisions(self._starts),
            notes=tuple(self._notes),
        )


def _is_chapter(place: Place) -> bool:
    item = place.item
    # A page may be drawn as well, with words in it (EPUB 3.3, 6.2).
    of_type = item.media_type in CHAPTERS or item.media_type == _SVG
    return of_type or not item.name or item.name.lower().endswith(_HTML_NAMES)


def _by_member(entries: Mapping[Target, str]) -> dict[str, list[tuple[str, str]]]:
    """The fragments and names of the entries of each member."""
    grouped: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    for (member, fragment), label in entries.items():
        grouped[member].append((fragment, label))
    return grouped


def _divisions(starts: Iterable[_Start]) -> tuple[Division, ...]:
    """One division for each place where a page or a chapter begins; what does not change there goes on."""
    found: list[Division] = []
    page: int | None = None
    chapter = ""
    for offset, here in groupby(sorted(starts, key=itemgetter(0)), key=itemgetter(0)):
        for _, number, label in here:
            if label is None:
                page = number
            else:
                chapter = label
        found.append(Division(offset, page, chapter))
    return tuple(found)
