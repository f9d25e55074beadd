"""A document's tags and characters, in order, become pieces of text with every edge, mark and hidden part on record."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from pincite.core.extract.html.edition import VERSE_ID
from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.head import Head
from pincite.core.extract.html.lists import OrderedList
from pincite.core.extract.html.marks import (
    as_base,
    as_exponent,
    ends_in,
    is_exponent,
    is_named_mark,
    is_raised_mark,
    is_set_again,
    page_mark,
)
from pincite.core.extract.html.streams import HIDDEN, STRUCK, VISIBLE, Pieces
from pincite.core.extract.html.tags import (
    ASIDE,
    BLOCKS,
    CHROME,
    COLLAPSE,
    CROSS_MARK,
    FORMULA,
    HIDE,
    MARK,
    NEXT,
    PAGE_MARK,
    RAISE,
    REACHABLE,
    SET_AGAIN,
    SIGNALS,
    STRIKE,
    VERSE,
    VERSE_MARK,
    effect_of_classes,
    effect_of_signal,
)
from pincite.core.text.span import Span

#: A mark or a heading of more pieces than this is none: every look back is short, however the document is built.
FEW: Final = 64
#: Attributes in which the element of a page's number says it once more.
_PAGE_NAMES: Final = ("id", "aria-label", "title")
#: Code points before a raised number that may tell a parenthesis of prose from one of a formula.
_PARENTHESIS: Final = 80
#: Code points of one script, comment or form value that are kept for the hidden stream.
UNSEEN: Final = 1_000_000

Opener = Callable[["Walk", Attributes], None]


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

    ``meanings`` holds the tags that are more than an inline edge, and ``controlled`` the ids of what some control of
    the page opens (``aria-controls``). Nothing here recurses, and no event costs more than its size.
    """

    def __init__(self, meanings: Mapping[str, Meaning], controlled: frozenset[str] = frozenset()) -> None:
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
        self._note_link = -1
        #: Where the last formula stands that may be set again.
        self._formula: Span | None = None
        self._meaning = meanings.get
        self._controlled = controlled
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
                        self._note_link = len(texts)
                elif name in SIGNALS:
                    effect |= effect_of_signal(name, value or "")
            if effect:
                self._apply(tag, effect, attrs)
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

    def _apply(self, tag: str, effect: int, attrs: Attributes) -> None:
        """What attributes say of an element, whatever its tag."""
        if effect & HIDE and tag not in ("html", "body"):
            # A whole document is hidden only until its script has run.
            if effect & REACHABLE or any(name == "id" and value in self._controlled for name, value in attrs):
                effect |= COLLAPSE
            else:
                self.turn_to(HIDDEN)
                if self.foreign:
                    self.veil()
        if effect & VERSE and any(name == "id" and VERSE_ID.fullmatch(value or "") for name, value in attrs):
            self.verses += 1
        if effect & ASIDE and tag not in ("html", "body"):
            self.asides += 1
            self.at_end(self._end_aside)
        if effect & NEXT and tag == "a":
            self.head.add_link(dict(attrs))
        if effect & STRIKE:
            self.turn_to(STRUCK)
        if effect & COLLAPSE:
            self.range_into(self.pieces.collapsed)
        if effect & CHROME and tag not in ("html", "body", "main", "article"):
            self.range_into(self.pieces.chrome)
        if effect & (FORMULA | SET_AGAIN):
            self._set_apart_twins(effect)
        if tag != "sup":
            if effect & RAISE:
                self.raised(attrs)
            elif effect & PAGE_MARK:
                called = [value for name, value in attrs if value and name in _PAGE_NAMES]
                self.at_end(lambda start: self._end_page_mark(start, called))
            elif effect & MARK and tag not in BLOCKS:
                self.at_end(lambda start: self._end_named_mark(start, effect, linked=tag == "a"))

    def _set_apart_twins(self, effect: int) -> None:
        """A formula that is given twice, for two kinds of readers, is read twice; the second reading is a mark."""
        if effect & FORMULA:
            self.at_end(self._end_formula)
        elif (formula := self._formula) is not None:
            self._formula = None
            if not any(self.texts[formula.end :]):
                self.at_end(lambda start: self._end_twin(formula, start))

    def _end_formula(self, start: int) -> None:
        self._formula = Span(start, len(self.texts))

    def _end_twin(self, formula: Span, start: int) -> None:
        if is_set_again(self.texts[formula.start : formula.end], self.texts[start:]):
            self.pieces.markers.append((start, len(self.texts)))

    def _end_aside(self, start: int) -> None:
        self.asides -= 1

    # Marks.

    def raised(self, attrs: Attributes) -> None:
        """The current element stands above the line."""
        named = any(
            value
            and (
                (name == "class" and effect_of_classes(value) & MARK)
                or (name in ("role", "epub:type") and effect_of_signal(name, value) & MARK)
                or (name == "id" and value.lower().startswith(("fnref", "cite_ref", "cite-ref", "noteref", "_ftnref")))
            )
            for name, value in attrs
        )
        self.at_end(lambda start: self._end_raised(start, named))

    def _end_raised(self, start: int, named: bool) -> None:
        pieces = self.pieces
        texts = pieces.texts
        end = len(texts)
        text = self._short_text(start)
        if not text or self.stream != VISIBLE:
            return
        before = self._before(start, _PARENTHESIS)
        # A link into the page's notes that begins inside the raised text, or right before it.
        marked = is_raised_mark(text, before, named=named, linked=self._note_link >= start)
        if marked:
            pieces.markers.append((start, end))
        exponent = as_exponent(text, before)
        if exponent:
            texts[start:end] = [exponent] + [""] * (end - start - 1)
            pieces.superscripts.append((start, end))
        elif is_exponent(text):
            # Whether a digit follows, nobody knows yet.
            pieces.raised.append((start, end))
            if not marked:
                # After a letter it stays as it is typed ("m2"); that it is raised is remembered.
                pieces.superscripts.append((start, end))

    def lowered(self) -> None:
        """The current element stands below the line."""
        self.at_end(self._end_lowered)

    def _end_lowered(self, start: int) -> None:
        texts = self.texts
        end = len(texts)
        text = self._short_text(start)
        base = as_base(text, self._before(start))
        if self.stream != VISIBLE:
            return
        if base:
            texts[start:end] = [base] + [""] * (end - start - 1)
            self.pieces.superscripts.append((start, end))
        elif is_exponent(text):
            self.pieces.subscripts.append((start, end))

    def _end_named_mark(self, start: int, effect: int, *, linked: bool) -> None:
        text, before = self._short_text(start), self._before(start)
        verse, cross = bool(effect & VERSE_MARK), bool(effect & CROSS_MARK)
        linked = linked or self._note_link >= start
        if text and is_named_mark(text, before, verse=verse, cross=cross, linked=linked):
            self._mark(start, text, before, sure=linked)

    def _end_page_mark(self, start: int, called: list[str]) -> None:
        """``called`` is what the element's id and label say."""
        text = self._short_text(start)
        if (number := page_mark(text)) and self.stream == VISIBLE:
            self._mark(start, text, self._before(start), sure=any(ends_in(name, number) for name in called))

    def _mark(self, start: int, text: str, before: str, *, sure: bool) -> None:
        """``text`` is a mark; where that is ``sure``, even right beside a number, of which a reader sees it apart."""
        texts = self.texts
        end = len(texts)
        (self.pieces.markers if sure else self.pieces.named_markers).append((start, end))
        if sure and is_exponent(text) and "".join(texts[start:end]) == text and self.stream == VISIBLE:
            self._set_above(start, end, text, before)

    def _set_above(self, start: int, end: int, text: str, before: str) -> None:
        """A mark's number is written above the line where it would read as a part of the number beside it."""
        if exponent := as_exponent(text, before):
            self.texts[start:end] = [exponent] + [""] * (end - start - 1)
            self.pieces.superscripts.append((start, end))
        else:
            self.pieces.raised.append((start, end))

    def _short_text(self, start: int) -> str:
        """The text since ``start`` without white space around it, or empty where it is too long for a mark."""
        texts = self.pieces.texts
        if len(texts) - start > FEW:
            return ""
        text = "".join(texts[start:]).strip()
        return text if len(text) <= FEW else ""

    def _before(self, start: int, least: int = 16) -> str:
        """The few characters before a place."""
        texts = self.texts
        found = ""
        for place in range(start - 1, max(start - 1 - FEW, -1), -1):
            found = texts[place][-least:] + found
            if len(found) >= least:
                break
        return found
