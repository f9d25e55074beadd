"""A document's tags and characters, in order, become pieces of text with every edge, mark and hidden part on record."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.head import Head
from pincite.core.extract.html.lists import OrderedList
from pincite.core.extract.html.streams import VISIBLE, Pieces
from pincite.core.extract.html.tags import (
    SIGNALS,
    effect_of_classes,
    effect_of_signal,
)
from pincite.core.text.span import Span

#: A mark or a heading of more pieces than this is none: every look back is short, however the document is built.
FEW: Final = 64
#: Code points of one script, comment or form value that are kept for the hidden stream.
UNSEEN: Final = 1_000_000

Opener = Callable[["Walk", Attributes], None]
#: Does what the attributes of an element bring, by its tag and the ``effect`` of these (``html.tags``).
Effects = Callable[["Walk", str, int, Attributes], None]


class Meaning(NamedTuple):
    """What a tag means for the text around it."""

    #: A line begins before it and ends after it.
    block: bool
    #: What else its start brings.
    opener: Opener | None = None
    #: What else its end brings, whatever its attributes.
    closer: Callable[["Walk"], None] | None = None


class Walk:
    """Receives a parser's events (``html.events``).

    ``meanings`` holds the tags that are more than an inline edge, ``effects`` does what attributes bring, and
    ``controlled`` holds the ids of what some control of the page opens (``aria-controls``). Nothing here recurses, and
    no event costs more than its size.
    """

    def __init__(
        self, meanings: Mapping[str, Meaning], effects: Effects, controlled: frozenset[str] = frozenset()
    ) -> None:
        self.pieces = Pieces()
        #: Text goes straight to the list: no frame of Python for a third of all events.
        self.characters: Callable[[str], None] = self.pieces.texts.append
        self.texts = self.pieces.texts
        self._block_edge = self.pieces.block_edges.append
        #: Of ``html.frame``: a frame of Python less for each cell of a table.
        self.framed = self.pieces.frame.append
        self.head = Head()
        self.headings: list[str] = []
        #: Scripts, comments and form values: in the source, and read by nobody.
        self.unseen: list[str] = []
        self.frames = 0
        self.password_fields = 0
        self.account_fields = 0
        self.verses = 0
        self.stream = VISIBLE
        #: Open elements: the depth of the current one, and how many of a kind it stands in.
        self.depth = 0
        self.foreign = 0
        #: What within a drawing is not drawn; and the stream that the drawing itself stands in.
        self.veils = 0
        self.outside = VISIBLE
        self.sections = 0
        self.articles = 0
        self.scriptless = 0
        #: Items of microdata that are not the page's own text.
        self.asides = 0
        #: Of every open ``details``: its depth, and where what it hides begins.
        self.disclosures: list[tuple[int, int]] = []
        #: Of every open formula: its depth, what its further operands mean, and how many operands it has so far.
        self.formulas: list[tuple[int, tuple[Opener, ...], int]] = []
        #: Every open list, innermost last; None for one that draws no numbers.
        self.lists: list[OrderedList | None] = []
        #: Where the last link with a fragment began.
        self.note_link = -1
        #: Where the last formula stands that may be set again.
        self.formula: Span | None = None
        self._meaning = meanings.get
        self._effects = effects
        self.controlled = controlled
        #: What the values of ``class`` mean that were met before: a page has few, many times over.
        self._classes: dict[str | None, int] = {}
        self._known_class = self._classes.get
        #: What is to be done when the element at a depth ends, innermost last; and that innermost depth.
        self._closers: list[tuple[int, Callable[[int], object], int]] = []
        self._closing = -1

    # Events.

    def start_element(self, tag: str, attrs: Attributes) -> None:
        """A start tag."""
        self.depth += 1
        texts = self.texts
        if attrs:
            effect = 0
            for name, value in attrs:
                if name == "class":
                    known = self._known_class(value)
                    if known is None:
                        known = self._classes[value] = effect_of_classes(value or "")
                    if known:
                        effect |= known
                elif name == "href":
                    if value and "#" in value:
                        self.note_link = len(texts)
                elif name in SIGNALS:
                    effect |= effect_of_signal(name, value or "")
            if effect:
                self._effects(self, tag, effect, attrs)
        meaning = self._meaning(tag)
        if meaning is None:
            # An inline tag leaves its edge by ending one piece of text and beginning another.
            return
        block, opener, _ = meaning
        if block:
            last = texts[-1]
            if last[-1:] != "\n":
                if last.isspace():
                    # White space before a block edge is not rendered.
                    texts[-1] = "\n"
                else:
                    texts.append("\n")
            self._block_edge(len(texts))
        if opener is not None:
            opener(self, attrs)

    def end_element(self, tag: str) -> None:
        """An end tag, or the end of an element that has none."""
        meaning = self._meaning(tag)
        if meaning is not None:
            block, _, closer = meaning
            if block:
                texts = self.texts
                last = texts[-1]
                if last[-1:] != "\n":
                    if last.isspace():
                        texts[-1] = "\n"
                    else:
                        texts.append("\n")
                self._block_edge(len(texts))
            if closer is not None:
                closer(self)
        if self.depth == self._closing:
            self._close()
        self.depth -= 1

    def comment(self, data: str) -> None:
        """A comment, or any other text that is in the source and read by nobody."""
        if data := data[:UNSEEN].strip():
            self.unseen.append(data)

    def doctype(self, name: str, public_id: str | None, system_id: str | None) -> None:
        """A document type: says nothing of the text."""

    def processing_instruction(self, target: str, data: str) -> None:
        """A processing instruction: says nothing of the text."""

    # What the current element's end brings.

    def at_end(self, closer: Callable[[int], object]) -> None:
        """``closer`` is called with this place when the current element ends; the last one first."""
        self._closers.append((self.depth, closer, len(self.pieces.texts)))
        self._closing = self.depth

    def _close(self) -> None:
        closers = self._closers
        depth = self.depth
        while closers and closers[-1][0] == depth:
            _, closer, start = closers.pop()
            closer(start)
        self._closing = closers[-1][0] if closers else -1

    def range_into(self, ranges: list[tuple[int, int]]) -> None:
        """The current element's text becomes one of ``ranges``."""
        self.at_end(lambda start: ranges.append((start, len(self.pieces.texts))))

    def turn_to(self, stream: int) -> None:
        """The current element's text belongs to ``stream``, unless what holds it is further from sight already."""
        before = self.stream
        if stream > before:
            self._switch(stream)
            self.at_end(lambda start: self._switch(before))

    def show(self) -> None:
        """The current element is drawn text: it belongs to the stream that the drawing stands in."""
        before = self.stream
        self._switch(self.outside)
        self.at_end(lambda start: self._switch(before))

    def veil(self) -> None:
        """Nothing in the current element is drawn."""
        self.veils += 1
        self.at_end(self._unveil)

    def _unveil(self, start: int) -> None:
        self.veils -= 1

    def _switch(self, stream: int) -> None:
        self.stream = stream
        texts = self.pieces.texts
        self.pieces.turns.append((len(texts), stream))
        # Whether a line feed stands before this place is now a question to another stream.
        texts.append("")

    def taken(self, start: int) -> str:
        """The text since ``start``, taken out: the raw text of an element that holds nothing else."""
        texts = self.pieces.texts
        text = "".join(texts[start : start + FEW])
        texts[start:] = [""] * (len(texts) - start)
        return text
