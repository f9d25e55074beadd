"""A page that stands where the document should be, and what is known of the answer that brought it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final
from urllib.parse import SplitResult, urlsplit

from pincite.core.models import Reason
from pincite.core.text.page import PageText
from pincite.core.text.sizes import STRETCH
from pincite.core.text.span import Span

#: A page that shows less than this, in code points, can be nothing but a wall.
SHORT: Final = 1_500
#: So can one that shows less than this in paragraphs.
SHORT_PROSE: Final = 1_000
#: A block of this many code points is a paragraph; menus, buttons and teasers are shorter.
PARAGRAPH: Final = 100
#: More code points in paragraphs than any wall has: how many more is all the same.
PLENTY: Final = 20_000

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
        """The visible blocks in canonical form, typewriter apostrophes, lower-case, without navigation and footers.

        A block that is longer than any wall is several.
        """
        return tuple(self._each_block())

    def _each_block(self) -> Iterator[str]:
        stream = self.page.visible
        for low, high in _outside(stream.chrome, len(stream.text)):
            edges = (low - 1, *stream.block_edges_between(low, high - 1), high)
            # Line feeds between two edges are white space of the source.
            for start, end in pairwise(edges):
                for at in range(start + 1, end, STRETCH):
                    line = stream.text[at : min(at + STRETCH, end)].replace("\u2019", "'").casefold()
                    if block := " ".join(line.split()):
                        yield block

    @property
    def size(self) -> int:
        """Code points of the blocks; of a page that has plenty of paragraphs, as many as show that."""
        return self._sizes[0]

    @property
    def short(self) -> bool:
        """Whether the page is too short for an article, and does not read like a short one."""
        return self.size < SHORT and self.prose < SHORT_PROSE

    @property
    def prose(self) -> int:
        """Code points that stand in paragraphs, likewise; a page of menus and teasers has next to none."""
        return self._sizes[1]

    @cached_property
    def _sizes(self) -> tuple[int, int]:
        size = prose = 0
        for block in self._each_block():
            size += len(block)
            if len(block) * (1 if block.isascii() else 2) >= PARAGRAPH:
                prose += len(block)
                # A book need not be read to its end to be told from a wall.
                if prose > PLENTY:
                    break
        return size, prose

    @cached_property
    def text(self) -> str:
        """The blocks of a short page, to look for a phrase in; empty for any other."""
        return "\n".join(self.blocks) if self.short else ""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the page calls itself: its title, its first headings, and their parts between separators."""
        names: dict[str, None] = {}
        for name in (self.page.title, *self.page.headings[:3]):
            names.update(dict.fromkeys(self.names_of(name)))
        return tuple(names)

    @staticmethod
    def names_of(name: str) -> tuple[str, ...]:
        """A title or heading in the form of the blocks, and its parts between separators."""
        plain = " ".join(name.casefold().replace("\u2019", "'").split())
        return tuple(part for one in (plain, *_SEPARATORS.split(plain)) if (part := one.strip()))

    @property
    def moved(self) -> bool:
        """Whether another address answered than was asked, ports and fragments aside."""
        return (self.requested.hostname, self.requested.path, self.requested.query) != (
            self.final.hostname,
            self.final.path,
            self.final.query,
        )


def _outside(spans: tuple[Span, ...], length: int) -> Iterator[tuple[int, int]]:
    """What of a text of that length lies between the spans, which are in order and do not overlap."""
    position = 0
    for span in spans:
        yield position, span.start
        position = span.end
    yield position, length


def split(url: str) -> SplitResult:
    """The parts of an address; of one that has none, empty parts."""
    try:
        parts = urlsplit(url)
        _ = parts.hostname
    except ValueError:
        return SplitResult("", "", "", "", "")
    return parts
