"""Pieces of text and the marks between them become streams with offsets."""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import accumulate, groupby, pairwise
from typing import Final
from unicodedata import is_normalized

from pincite.core.extract.html.amendments import with_brackets
from pincite.core.extract.html.frame import structure_of
from pincite.core.extract.html.marks import as_subscript, as_superscript, stands_apart
from pincite.core.text.canonical import clean
from pincite.core.text.page import Stream
from pincite.core.text.span import Span

# Which stream a piece belongs to, in the order in which one prevails over another.
VISIBLE: Final = 0
STRUCK: Final = 1
HIDDEN: Final = 2
DROPPED: Final = 3

#: What the canonical form drops.
_INVISIBLE: Final = ("\u200b", "\u200c", "\u200d", "\u2060", "\ufeff")

#: More pieces than a page has.
_MANY: Final = 50_000
_NOTHING: Final = Stream("hidden", "")

#: Empty pieces between a raised number and what follows it are few: the ends of links and spans.
_FEW: Final = 64

#: A range of pieces.
Range = tuple[int, int]


@dataclass(slots=True)
class Pieces:
    """Text in document order, and what the markup says of places in it. Every place is an index into ``texts``.

    No piece holds a tag: where two pieces meet within a line, an inline tag opened or closed.
    """

    #: The first piece stands for the start of the document: it makes "is there a line feed already" one test.
    texts: list[str] = field(default_factory=lambda: ["\n"])
    #: From which piece on the text belongs to which stream.
    turns: list[tuple[int, int]] = field(default_factory=lambda: [(0, VISIBLE)])
    #: Places right after a line feed that stands for a block edge.
    block_edges: "array[int]" = field(default_factory=lambda: array("I"))
    #: Places right after a line feed that stands for a line break within a block.
    line_edges: list[int] = field(default_factory=list)
    markers: list[Range] = field(default_factory=list)
    #: What a class alone calls a mark: it is one where it cannot be a part of the number or word beside it.
    named_markers: list[Range] = field(default_factory=list)
    superscripts: list[Range] = field(default_factory=list)
    subscripts: list[Range] = field(default_factory=list)
    #: Raised numbers that are written in plain digits still: before a digit they would read as a part of its number.
    raised: list[Range] = field(default_factory=list)
    #: Where an item of an ordered list begins, and what a browser draws before it.
    ordinals: list[tuple[int, str]] = field(default_factory=list)
    chrome: list[Range] = field(default_factory=list)
    collapsed: list[Range] = field(default_factory=list)
    inserted: list[Range] = field(default_factory=list)
    #: Headings, lists and tables: the events of ``html.frame``.
    frame: "array[int]" = field(default_factory=lambda: array("Q"))

    def streams(self, unseen: Sequence[str] = ()) -> tuple[Stream, Stream, Stream]:
        """The visible, hidden and struck stream; ``unseen`` is further hidden text, such as comments and scripts."""
        self._raise_before_digits()
        texts = _cleaned(self.texts)
        if len(self.turns) == 1:
            visible, hidden, struck = self._visible(texts), _NOTHING, Stream("struck", "")
        else:
            streams = {stream for _, stream in self.turns}
            visible = self._visible(self._only(texts, VISIBLE))
            hidden = Stream("hidden", self._hidden(texts)) if HIDDEN in streams else _NOTHING
            struck = Stream("struck", self._old_reading(texts) if STRUCK in streams else "")
        if unseen:
            hidden = _appended(hidden, [clean(text) for text in unseen])
        return visible, hidden, struck

    def _raise_before_digits(self) -> None:
        """Write every raised number that a digit follows directly as a superscript: a reader sees no 15 there.

        And lowered ones as subscripts: 2 to the base of 10 is no 102.
        """
        written_so = set[Range]()
        for ranges, written in ((self.raised, as_superscript), (self.subscripts, as_subscript)):
            for start, end in ranges:
                following = next((text for text in self.texts[end : end + _FEW] if text), "")
                if following[:1].isdecimal():
                    self.texts[start:end] = [written(text) for text in self.texts[start:end]]
                    written_so.add((start, end))
        self.superscripts += written_so
        self.subscripts = [one for one in self.subscripts if one not in written_so]

    def visible_offsets(self, places: Sequence[int]) -> list[int]:
        """Where in the text of the visible stream each of ``places`` is."""
        texts = _cleaned(self.texts)
        at = list(accumulate(map(len, texts if len(self.turns) == 1 else self._only(texts, VISIBLE)), initial=0))
        return [at[place] for place in places]

    def _segments(self) -> Iterable[tuple[int, int, int]]:
        """Start, end and stream of every stretch of pieces."""
        ends = [start for start, _ in self.turns[1:]] + [len(self.texts)]
        return ((start, end, stream) for (start, stream), end in zip(self.turns, ends, strict=True) if start < end)

    def _only(self, texts: list[str], *wanted: int) -> list[str]:
        """The pieces with those of other streams empty, so that places stay the same."""
        kept = texts.copy()
        for start, end, stream in self._segments():
            if stream not in wanted:
                kept[start:end] = [""] * (end - start)
        return kept

    def _hidden(self, texts: list[str]) -> str:
        """What is not rendered, each stretch on lines of its own."""
        stretches = (
            "".join(texts[start:end]).strip("\n") for start, end, stream in self._segments() if stream == HIDDEN
        )
        return "\n".join(filter(None, stretches))

    def _visible(self, texts: list[str]) -> Stream:
        text = "".join(texts)
        at = array("I", accumulate(map(len, texts), initial=0))
        # A block edge is the line feed right before its place, and places were noted in document order.
        breaks = array("I", (end for end, _ in groupby(map(at.__getitem__, self.block_edges))))
        block_edges = array("I", (end - 1 for end in breaks if end and text[end - 1] == "\n"))
        # Within text that is not visible a break may stand before the first visible character.
        lines = array("I", (edge for place in self.line_edges for edge in (at[place], max(at[place] - 1, 0))))
        return Stream(
            "visible",
            text,
            find_inline_edges=partial(_between, at, breaks, block_edges, lines),
            block_edges=tuple(block_edges),
            markers=with_brackets(_trimmed([*self.markers, *self._apart(at, text)], at, text), text),
            superscripts=_trimmed(self.superscripts, at, text),
            subscripts=_trimmed(self.subscripts, at, text),
            chrome=_merged(self.chrome, at),
            collapsed=_merged(self.collapsed, at),
            ordinals=tuple((at[place], label) for place, label in self.ordinals),
            find_structure=partial(structure_of, at, self.frame),
        )

    def _apart(self, at: Sequence[int], text: str) -> Iterable[Range]:
        """The marks by class alone that do not run on into what stands beside them."""
        return (one for one in self.named_markers if stands_apart(text, at[one[0]], at[one[1]]))

    def _old_reading(self, texts: list[str]) -> str:
        """Every block that holds struck text, as it read before: with what is struck, without what was inserted."""
        stretches = [(start, end) for start, end, stream in self._segments() if stream == STRUCK]
        if not stretches:
            return ""
        kept = self._only(texts, VISIBLE, STRUCK)
        for start, end in self.inserted:
            kept[start:end] = [""] * (end - start)
        edges = [0, *sorted(set(self.block_edges)), len(kept)]
        blocks: list[str] = []
        index = 0
        for start, end in pairwise(edges):
            # A stretch may strike out several blocks.
            while index < len(stretches) and stretches[index][1] <= start:
                index += 1
            if index < len(stretches) and stretches[index][0] < end:
                blocks.append("".join(kept[start:end]).strip())
        return "\n".join(block for block in blocks if block)


def _between(at: Sequence[int], *others: Sequence[int]) -> Sequence[int]:
    """Where pieces meet, but for the ``others``: between two pieces of one line stood a tag, or a comment."""
    elsewhere = {0, at[-1]}.union(*others)
    return array("I", (edge for edge, _ in groupby(at) if edge not in elsewhere))


def _cleaned(texts: list[str]) -> list[str]:
    """The pieces, the one that stands for the start of the document left empty, each in steps 1 and 2 of CONTRACT 2."""
    texts = ["", *texts[1:]]
    if len(texts) > _MANY:
        # Of a book, one more copy is one too many.
        return [text if text.isascii() else clean(text) for text in texts]
    whole = "".join(texts)
    # What needs no change as a whole needs none in any part; looking for five characters one by one is the fastest.
    if whole.isascii() or (is_normalized("NFC", whole) and not any(map(whole.__contains__, _INVISIBLE))):
        return texts
    return [text if text.isascii() else clean(text) for text in texts]


def _trimmed(ranges: Iterable[Range], at: Sequence[int], text: str) -> tuple[Span, ...]:
    """The ranges as spans without white space at their ends, in order, those that overlap as one."""
    spans: list[Span] = []
    for start, end in sorted((at[first], at[last]) for first, last in ranges):
        while start < end and text[start].isspace():
            start += 1
        while start < end and text[end - 1].isspace():
            end -= 1
        if start == end:
            continue
        if spans and start < spans[-1].end:
            spans[-1] = Span(spans[-1].start, max(end, spans[-1].end))
        else:
            spans.append(Span(start, end))
    return tuple(spans)


def _merged(ranges: Iterable[Range], at: Sequence[int]) -> tuple[Span, ...]:
    """The ranges as spans in order, those that touch or overlap as one."""
    merged: list[Span] = []
    for start, end in sorted((at[first], at[last]) for first, last in ranges):
        if start == end:
            continue
        if merged and start <= merged[-1].end:
            merged[-1] = Span(merged[-1].start, max(end, merged[-1].end))
        else:
            merged.append(Span(start, end))
    return tuple(merged)


def _appended(stream: Stream, texts: Iterable[str]) -> Stream:
    """The stream with further texts after it, each on lines of its own."""
    text = stream.text + "\n" if stream.text and not stream.text.endswith("\n") else stream.text
    return replace(stream, text=text + "\n".join(texts))
