"""A page that stands where the document should be, and what is known of the answer that brought it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final
from urllib.parse import SplitResult, urlsplit

from pincite.core.models import Reason
from pincite.core.text.page import PageText
from pincite.core.text.span import Span

#: A page that shows less than this, in code points, can be nothing but a wall.
SHORT: Final = 1_500
#: So can one that shows less than this in paragraphs.
SHORT_PROSE: Final = 1_000
#: A block of this many code points is a paragraph; menus, buttons and teasers are shorter.
PARAGRAPH: Final = 100

_SEPARATORS: Final = re.compile(r"\s[|\u00b7\u2022\u00bb\u203a:\u2013\u2014-]\s|[|\u00b7\u2022\u00bb]|:\s")


@dataclass(frozen=True, slots=True)
class Wall:
    """Why the words that were looked for are not to be expected in this answer.

    A ``strong`` one speaks for itself. A weak one only explains why words are missing that nothing resembles.
    """

    reason: Reason
    strong: bool
    #: For a person: what on the page says so.
    detail: str


@dataclass(frozen=True)
class Answer:
    """What was asked, what answered, and the page as its reader sees it."""

    page: PageText
    requested: SplitResult
    final: SplitResult
    status: int
    #: Names are lower-case.
    headers: Mapping[str, str]
    #: The first characters of the source.
    source: str

    @cached_property
    def blocks(self) -> tuple[str, ...]:
        """The visible blocks in canonical form, typewriter apostrophes, lower-case, without navigation and footers."""
        stream = self.page.visible
        edges = (-1, *stream.block_edges, len(stream.text))
        # Other line feeds are white space of the source. Every place stays where it was.
        text = "\n".join(stream.text[start + 1 : end].replace("\n", " ") for start, end in pairwise(edges))
        lines = _without(text, stream.chrome).replace("\u2019", "'").casefold().split("\n")
        return tuple(filter(None, (" ".join(line.split()) for line in lines)))

    @cached_property
    def size(self) -> int:
        """Code points of the blocks."""
        return sum(map(len, self.blocks))

    @property
    def short(self) -> bool:
        """Whether the page is too short for an article, and does not read like a short one."""
        return self.size < SHORT and self.prose < SHORT_PROSE

    @cached_property
    def prose(self) -> int:
        """Code points that stand in paragraphs; a page of menus and teasers has next to none."""
        return sum(len(block) for block in self.blocks if len(block) * (1 if block.isascii() else 2) >= PARAGRAPH)

    @cached_property
    def text(self) -> str:
        """The blocks of a short page, to look for a phrase in; empty for any other."""
        return "\n".join(self.blocks) if self.short else ""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the page calls itself: its title, its first headings, and their parts between separators."""
        names: dict[str, None] = {}
        for name in (self.page.title, *self.page.headings[:3]):
            plain = " ".join(name.casefold().replace("\u2019", "'").split())
            for part in (plain, *_SEPARATORS.split(plain)):
                if part := part.strip():
                    names[part] = None
        return tuple(names)

    @property
    def moved(self) -> bool:
        """Whether another address answered than was asked, ports and fragments aside."""
        return (self.requested.hostname, self.requested.path, self.requested.query) != (
            self.final.hostname,
            self.final.path,
            self.final.query,
        )


def _without(text: str, spans: tuple[Span, ...]) -> str:
    """The text without the spans, which are in order and do not overlap."""
    if not spans:
        return text
    kept: list[str] = []
    position = 0
    for span in spans:
        kept.append(text[position : span.start])
        position = span.end
    return "\n".join((*kept, text[position:]))


def split(url: str) -> SplitResult:
    """The parts of an address; of one that has none, empty parts."""
    try:
        parts = urlsplit(url)
        _ = parts.hostname
    except ValueError:
        return SplitResult("", "", "", "", "")
    return parts
