"""A book's table of contents and its list of printed pages: what stands where, as the book itself calls it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from pincite.core.extract.charset import decode
from pincite.core.extract.container import Container
from pincite.core.extract.container_xml import Named, parse
from pincite.core.extract.epub.package import Book, member
from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.formatting import affordable
from pincite.core.extract.html.parser import walk_through
from pincite.core.models import Reason
from pincite.core.ports import Body

#: Entries of one list, and code points of the name of a chapter with all that it is part of.
_MAX_ENTRIES: Final = 50_000
MAX_LABEL: Final = 300
_BETWEEN: Final = " / "

#: The member and the fragment, empty for its start.
Target = tuple[str, str]


@dataclass(slots=True)
class Contents:
    """Where chapters and printed pages begin; of several that begin at one place, the last."""

    chapters: dict[Target, str] = field(default_factory=dict)
    #: As they are printed: numbers, mostly.
    pages: dict[Target, str] = field(default_factory=dict)

    def add(self, entries: dict[Target, str], target: Target, label: str) -> None:
        """One entry; one without a name or a place in the file is none."""
        if target[0] and label and len(entries) < _MAX_ENTRIES:
            entries[target] = label


def contents_of(container: Container, book: Book) -> Contents:
    """What the book's own lists say; those of EPUB 3 before those of EPUB 2, and nothing where it has none.

    Raises ``RefusedError`` for what no book would hold.
    """
    if book.nav in container:
        decoded = decode(Body(container.read(book.nav), ""))
        if not isinstance(decoded, Reason):
            markup = decoded[0][: affordable(decoded[0])]
            found, _ = walk_through(markup, lambda: _Navigation(book.nav), bounded=True)
            if found.contents.chapters:
                return found.contents
    if book.ncx in container:
        ncx = _Ncx(book.ncx)
        parse(container.chunks(book.ncx), ncx)
        return ncx.contents
    return Contents()


def _named(above: str, text: list[str]) -> str:
    """The name of an entry, after that of what it is part of."""
    own = " ".join("".join(text).split())
    return (f"{above}{_BETWEEN}{own}" if above and own else own)[:MAX_LABEL]


class _Navigation:
    """Receives a navigation document (EPUB 3.3, 7): lists of links within ``nav`` elements."""

    def __init__(self, name: str) -> None:
        self.contents = Contents()
        self.characters: Callable[[str], None] = self._characters
        self._name = name
        self._entries: dict[Target, str] | None = None
        #: The names of the entries that the open lists stand in, and of the last entry.
        self._above: list[str] = []
        self._last = ""
        self._target: Target = ("", "")
        self._text: list[str] | None = None

    def start_element(self, tag: str, attrs: Attributes) -> None:
        """A start tag."""
        if tag == "nav":
            kinds = dict(attrs).get("epub:type") or ""
            lists = {"toc": self.contents.chapters, "page-list": self.contents.pages}
            self._entries = next((lists[kind] for kind in kinds.split() if kind in lists), None)
            self._above.clear()
            self._last = ""
        elif tag == "ol":
            self._above.append(self._last)
        elif tag in ("a", "span") and self._text is None and self._entries is not None:
            # A heading without a link is a span (EPUB 3.3, 7.3).
            self._text = []
            self._target = member(self._name, dict(attrs).get("href") or "") if tag == "a" else ("", "")

    def end_element(self, tag: str) -> None:
        """An end tag."""
        if tag == "nav":
            self._entries = self._text = None
        elif tag == "ol" and self._above:
            self._above.pop()
        elif tag in ("a", "span") and self._text is not None and self._entries is not None:
            self._last = _named(self._above[-1] if self._above else "", self._text)
            self._text = None
            self.contents.add(self._entries, self._target, self._last)

    def _characters(self, data: str) -> None:
        if self._text is not None:
            self._text.append(data)

    def comment(self, data: str) -> None:
        """A comment: says nothing."""

    def doctype(self, name: str, public_id: str | None, system_id: str | None) -> None:
        """A document type: says nothing."""

    def processing_instruction(self, target: str, data: str) -> None:
        """A processing instruction: says nothing."""


class _Ncx:
    """Receives the table of contents of EPUB 2 (ANSI/NISO Z39.86-2005, 8)."""

    def __init__(self, name: str) -> None:
        self.contents = Contents()
        self._name = name
        #: The names of the open entries; those of pages have no others in them.
        self._labels: list[str] = []
        self._in_pages = False
        self._text: list[str] | None = None

    def start(self, name: str, attrs: Named) -> None:
        match name.rpartition(" ")[2]:
            case "navPoint" | "pageTarget":
                self._labels.append("")
            case "text" if self._labels and not self._labels[-1]:
                self._text = []
            case "content" if self._labels:
                entries = self.contents.pages if self._in_pages else self.contents.chapters
                self.contents.add(entries, member(self._name, attrs.get("src", "")), self._labels[-1])
            case "pageList":
                self._in_pages = True

    def end(self, name: str) -> None:
        match name.rpartition(" ")[2]:
            case "navPoint" | "pageTarget":
                self._labels.pop()
            case "text" if self._text is not None:
                self._labels[-1] = _named(self._labels[-2] if len(self._labels) > 1 else "", self._text)
                self._text = None
            case "pageList":
                self._in_pages = False

    def characters(self, text: str) -> None:
        if self._text is not None:
            self._text.append(text)
