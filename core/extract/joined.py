"""Pages become one: their texts follow each other as blocks, and every place moves with its text."""

from collections.abc import Callable, Iterable
from functools import partial

from pincite.core.text.page import PageText, Stream
from pincite.core.text.span import Span
from pincite.core.text.structure import Structure


class Joined:
    """Takes pages in reading order."""

    def __init__(self) -> None:
        #: Code points of visible text so far.
        self.length = 0
        self._texts: list[str] = []
        self._inline_edges: list[int] = []
        self._block_edges: list[int] = []
        self._markers: list[Span] = []
        self._superscripts: list[Span] = []
        self._subscripts: list[Span] = []
        self._chrome: list[Span] = []
        self._collapsed: list[Span] = []
        self._ordinals: list[tuple[int, str]] = []
        #: Of every page, what works out its structure, and where its text begins.
        self._structures: list[tuple[Callable[[], Structure], int]] = []
        self._unseen: dict[str, list[str]] = {"hidden": [], "struck": [], "embedded": []}

    def add(self, page: PageText, *, collapsed: bool = False) -> int:
        """The offset at which the page's visible text begins; ``collapsed`` where only a link leads to it."""
        visible = page.visible
        start = self.add_block(visible.text)
        self._inline_edges.extend(start + edge for edge in visible.inline_edges)
        self._block_edges.extend(start + edge for edge in visible.block_edges)
        self._markers.extend(_moved(visible.markers, start))
        self._superscripts.extend(_moved(visible.superscripts, start))
        self._subscripts.extend(_moved(visible.subscripts, start))
        self._chrome.extend(_moved(visible.chrome, start))
        self._collapsed.extend([Span(start, self.length)] if collapsed else _moved(visible.collapsed, start))
        self._ordinals.extend((start + offset, label) for offset, label in visible.ordinals)
        self._structures.append((visible.find_structure, start))
        for stream in (page.hidden, page.struck, page.embedded):
            if stream.text.strip():
                self._unseen[stream.name].append(stream.text.strip("\n"))
        return start

    def add_block(self, text: str) -> int:
        """The offset at which ``text``, which is seen, begins."""
        if self._texts:
            self._block_edges.append(self.length)
            self._texts.append("\n")
            self.length += 1
        start = self.length
        self._texts.append(text)
        self.length += len(text)
        return start

    def streams(self) -> tuple[Stream, Stream, Stream, Stream]:
        """The visible, hidden, struck and embedded stream."""
        visible = Stream(
            "visible",
            "".join(self._texts),
            find_inline_edges=partial(tuple, self._inline_edges),
            block_edges=tuple(self._block_edges),
            markers=tuple(self._markers),
            superscripts=tuple(self._superscripts),
            subscripts=tuple(self._subscripts),
            chrome=tuple(self._chrome),
            collapsed=tuple(self._collapsed),
            ordinals=tuple(self._ordinals),
            find_structure=partial(_structure, self._structures),
        )
        return (
            visible,
            Stream("hidden", "\n".join(self._unseen["hidden"])),
            Stream("struck", "\n".join(self._unseen["struck"])),
            Stream("embedded", "\n".join(self._unseen["embedded"])),
        )


def _structure(found: Iterable[tuple[Callable[[], Structure], int]]) -> Structure:
    return Structure.joined(find().moved(start) for find, start in found)


def _moved(spans: Iterable[Span], by: int) -> list[Span]:
    return [Span(span.start + by, span.end + by) for span in spans]
