"""Elements of unknown vocabularies become blocks or inline text by what stands around them."""

import re
from collections.abc import Callable
from typing import Final

from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.openers import begin
from pincite.core.extract.html.parser import walk_through
from pincite.core.extract.html.streams import Pieces
from pincite.core.extract.html.tags import BLOCKS, words
from pincite.core.text.page import Stream

#: Local names that are blocks wherever they stand, in HTML and in the vocabularies of books, articles and feeds.
_BLOCKS: Final = BLOCKS | frozenset(words("ab entry head item lg para sec sect1 sect2 sect3 title"))
#: Local names that are inline even where no text stands beside them.
_INLINE: Final = frozenset(words("a b bold em emph emphasis hi i italic link ref sc span strong sub sup u ulink xref"))
#: HTML inside a feed's character data.
_MARKUP: Final = re.compile(
    r"<(?:a|b|blockquote|br|div|em|h[1-6]|i|img|li|p|span|strong|table|ul)[\s/>]", re.IGNORECASE
)


class Elements:
    """Receives the events of an XML document.

    An element is inline where text stands beside it in the same parent (mixed content), and a block elsewhere. That is
    known only at the parent's end, so every edge keeps a place for its line feed until ``streams``.
    """

    def __init__(self) -> None:
        self.pieces = Pieces()
        self.characters: Callable[[str], None] = self._characters
        self.title = ""
        self._comments: list[str] = []
        self._run: list[str] = []
        #: By number of element: whether text stands directly in it.
        self._mixed: list[bool] = [False]
        #: Numbers of the open elements, the document itself first; and where each began.
        self._open: list[tuple[int, int]] = [(0, 1)]
        #: Place of an edge, the number of its element's parent, and the element's local name.
        self._edges: list[tuple[int, int, str]] = []

    def start_element(self, tag: str, attrs: Attributes) -> None:
        """A start tag; attributes are not text."""
        self._end_run()
        self._edge(tag)
        self._mixed.append(False)
        self._open.append((len(self._mixed) - 1, len(self.pieces.texts)))

    def end_element(self, tag: str) -> None:
        """An end tag."""
        self._end_run()
        number, start = self._open.pop()
        texts = self.pieces.texts
        if len(texts) - start == 1 and self._mixed[number]:
            if _local(tag) == "title" and not self.title:
                self.title = " ".join(texts[start].split())[:1_000]
            if _MARKUP.search(texts[start]):
                walk, _ = walk_through(texts[start], begin)
                texts[start] = walk.pieces.streams()[0].text
        self._edge(tag)

    def _characters(self, data: str) -> None:
        number, _ = self._open[-1]
        if not self._mixed[number] and not data.isspace():
            self._mixed[number] = True
        # A parser may hand over one text in many parts; between two pieces there is always a tag.
        self._run.append(data)

    def comment(self, data: str) -> None:
        """A comment: in the source, and read by nobody."""
        if not data.isspace():
            self._comments.append(data)

    def doctype(self, name: str, public_id: str | None, system_id: str | None) -> None:
        """A document type: says nothing of the text."""

    def processing_instruction(self, target: str, data: str) -> None:
        """A processing instruction: says nothing of the text."""

    def streams(self) -> tuple[Stream, Stream]:
        """The visible and the hidden stream."""
        self._end_run()
        pieces = self.pieces
        texts = pieces.texts
        ends_line = True
        edges = iter(self._edges)
        place, parent, name = next(edges, (-1, 0, ""))
        for at in range(1, len(texts)):
            if at == place:
                block = name in _BLOCKS or (name not in _INLINE and not self._mixed[parent])
                if block:
                    if not ends_line:
                        texts[at] = "\n"
                        ends_line = True
                    pieces.block_edges.append(at + 1)
                place, parent, name = next(edges, (-1, 0, ""))
            elif texts[at]:
                ends_line = texts[at][-1] == "\n"
        visible, hidden, _ = pieces.streams(self._comments)
        return visible, hidden

    def _end_run(self) -> None:
        if self._run:
            self.pieces.texts.append("".join(self._run))
            self._run.clear()

    def _edge(self, tag: str) -> None:
        self._edges.append((len(self.pieces.texts), self._open[-1][0], _local(tag)))
        self.pieces.texts.append("")


def _local(tag: str) -> str:
    return tag.rpartition(":")[2].lower()
