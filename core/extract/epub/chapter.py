"""One chapter of a book is read as a web page, and the places that the book's own lists name are found in its text."""

import re
from html.entities import html5
from typing import Final

from pincite.core.extract.charset import decode
from pincite.core.extract.html import HtmlExtractor
from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.named import NamedWalk
from pincite.core.extract.html.tags import words
from pincite.core.models import Reason
from pincite.core.ports import Body
from pincite.core.text.page import PageText

#: Code points of one chapter's markup that are read, beside what is held of the chapters before it.
MAX_MARKUP: Final = 3_000_000
#: Where a chapter declares entities, how many are looked at, and how far from its start.
_ENTITY: Final = re.compile(rb"<!ENTITY\s{1,20}([A-Za-z_][\w.-]{0,60})", re.ASCII)
_MAX_ENTITIES: Final = 64
_HEAD: Final = 8_192
#: What says that an element is where a printed page begins (EPUB Structural Semantics; DPUB-ARIA).
_BREAKS: Final = frozenset(words("pagebreak doc-pagebreak"))
_SAYS_BREAK: Final = frozenset(words("epub:type role"))
#: Where such an element has the number of its page, the best first.
_LABELS: Final = words("aria-label title")
_NUMBER: Final = re.compile(r"(?:p(?:age|\.)?\s*)?(\d{1,5})\.?", re.IGNORECASE)


class _Walk(NamedWalk):
    """A walk that notes printed pages as well."""

    def __init__(self, controlled: frozenset[str], wanted: frozenset[str]) -> None:
        super().__init__(controlled, wanted)
        #: Where each begins in the pieces of the text, and its number.
        self.breaks: list[tuple[int, int]] = []

    def start_element(self, tag: str, attrs: Attributes) -> None:
        """A start tag."""
        super().start_element(tag, attrs)
        for name, value in attrs:
            if name in _SAYS_BREAK and value and not _BREAKS.isdisjoint(value.split()):
                self._break(dict(attrs))

    def comment(self, data: str) -> None:
        """A comment; a declaration or instruction of XML, which HTML takes for one, says nothing."""
        if not data.startswith("?"):
            super().comment(data)

    def _break(self, attrs: dict[str, str | None]) -> None:
        said = next((attrs[name] for name in _LABELS if attrs.get(name)), None)
        if (number := page_number(said or "")) is not None:
            self.breaks.append((len(self.pieces.texts), number))


class Chapter:
    """A chapter's page, and offsets in its visible text: of ids, and of printed pages with their numbers."""

    def __init__(self, page: PageText, walk: _Walk) -> None:
        self.page = page
        places = [*walk.begins.values(), *(place for place, _ in walk.breaks)]
        offsets = walk.pieces.visible_offsets(places) if places else []
        self.anchors = dict(zip(walk.begins, offsets, strict=False))
        numbers = [number for _, number in walk.breaks]
        self.pages = list(zip(offsets[len(self.anchors) :], numbers, strict=True))


def read(content: bytes, wanted: frozenset[str]) -> Chapter | Reason:
    """The chapter in ``content``; ``wanted`` are the ids whose places are asked for."""
    body = Body(content, "", media_type="application/xhtml+xml")
    found = HtmlExtractor().read(body, lambda controlled: _Walk(controlled, wanted), most=MAX_MARKUP)
    return found if isinstance(found, Reason) else Chapter(*found)


def is_no_text(content: bytes) -> bool:
    """Whether it is no markup in any encoding that a chapter may have: no text holds a NUL."""
    if b"\0" not in content:
        return False
    decoded = decode(Body(content, ""))
    return isinstance(decoded, Reason) or "\0" in decoded[0]


def has_own_entities(content: bytes) -> bool:
    """Whether words of it are written as entities that it declares itself: these are never expanded."""
    declared = [name for name in _ENTITY.findall(content[:_HEAD]) if name.decode() + ";" not in html5]
    return any(b"&%b;" % name in content for name in declared[:_MAX_ENTITIES])


def page_number(label: str) -> int | None:
    """The number of a printed page as its label has it; None for one that is not counted in figures."""
    number = _NUMBER.fullmatch(label.strip())
    return int(number[1]) or None if number else None
