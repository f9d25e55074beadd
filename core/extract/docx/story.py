"""WordprocessingML becomes paragraphs of text, each stretch in the manner in which a reader sees it.

What each element means stands in ``docx.openers``; here is what all of them share.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from pincite.core.extract.container import ExhaustedError
from pincite.core.extract.container_xml import Named
from pincite.core.extract.docx.names import SPACE, short
from pincite.core.extract.docx.notes import NoteKind, Notes
from pincite.core.extract.docx.paragraph import Kind, Manner, Paragraph
from pincite.core.extract.docx.styles import PLAIN, Look, Styles
from pincite.core.extract.html.streams import VISIBLE

#: Code points of text, elements, and stretches of text unlike their neighbours, that are read of one document.
MAX_TEXT: Final = 5_000_000
MAX_ELEMENTS: Final = 1_500_000
MAX_STRETCHES: Final = 200_000
MAX_HEADINGS: Final = 64

Turn = Callable[[Manner], Manner]


@dataclass(slots=True)
class Spent:
    """What was read of one document, over all of its parts."""

    characters: int = 0
    elements: int = 0
    stretches: int = 0

    def check(self) -> None:
        """Raises ``ExhaustedError`` where the document is larger than is read."""
        if self.characters > MAX_TEXT or self.elements > MAX_ELEMENTS or self.stretches > MAX_STRETCHES:
            raise ExhaustedError


@dataclass(slots=True)
class Frame:
    """What holds for the text of one story; a text box begins another inside it."""

    #: Of the open run.
    look: Look = PLAIN
    #: The text of the run is the mark of a note.
    is_mark: bool = False
    #: Of every open field, whether its result has begun: what stands before that is its instruction (17.16.18).
    fields: list[bool] = field(default_factory=list)


@dataclass(slots=True)
class Findings:
    """What a document says beside its text."""

    #: Of the paragraph that is styled as the title.
    title: str = ""
    headings: list[str] = field(default_factory=list)
    notes: Notes = field(default_factory=Notes)
    #: Another document is put in that stands elsewhere (17.17.2.1).
    is_partial: bool = False
    #: Something was met that may lie behind any text: the colour of the page, or a picture.
    has_ground: bool = False


#: What is printed on the sheet itself; headers and footers are often set on a band or a picture.
_ON_PAPER: Final = frozenset({"w:document", "w:footnotes", "w:endnotes"})


class Story:
    """Receives the events of one part: the body, the notes, a header.

    ``take`` gets each paragraph when it is whole; a text box comes after the paragraph that it is anchored in.
    """

    def __init__(
        self,
        meanings: "Meanings",
        styles: Styles,
        take: Callable[[Paragraph], None],
        findings: Findings,
        spent: Spent,
    ) -> None:
        self.findings = findings
        self.styles = styles
        #: The element that holds all others.
        self.root = ""
        self.paragraphs: list[Paragraph] = []
        self.frames = [Frame()]
        #: Of every open choice between forms of one thing, whether one was taken.
        self.choices: list[bool] = []
        #: Of every open part of a formula that stands above (1) or below (-1) the line.
        self.shifts: list[int] = []
        #: Of every open pair of brackets in a formula: how it opens, is parted and closes, and whether it has opened.
        self.brackets: list[list[str]] = []
        #: The sign of the open sum, product or integral.
        self.operator = ""
        #: The note that is open.
        self.note: tuple[NoteKind, str] | None = None
        self._starts, self._ends = meanings
        self._take = take
        self._spent = spent
        self._open: list[str] = []
        #: Depth of the element that is passed over, with all that is in it; 0 for none.
        self._passed = 0
        self._boxed: list[Paragraph] = []
        #: What open elements make of the manner of their text, and up to where each goes back when one ends.
        self._turns: list[Turn] = []
        self._turned: list[tuple[int, int]] = []
        self._text: list[str] | None = None
        self._strips = False
        self._keeps_space = False

    # Events.

    def start(self, name: str, attrs: Named) -> None:
        """A start tag."""
        self._spent.elements += 1
        name = short(name)
        self._open.append(name)
        if self._passed:
            return
        if len(self._open) == 1:
            self.root = name
            self._keeps_space = attrs.get(SPACE) == "preserve"
        starts = self._starts.get(name)
        if starts is not None:
            starts(self, attrs)

    def end(self, name: str) -> None:
        """An end tag."""
        depth = len(self._open)
        name = self._open.pop()
        if self._passed:
            if self._passed == depth:
                self._passed = 0
            return
        ends = self._ends.get(name)
        if ends is not None:
            ends(self)
        while self._turned and self._turned[-1][0] == depth:
            del self._turns[self._turned.pop()[1] :]

    def characters(self, text: str) -> None:
        """Text; only what stands in an element for text is any."""
        if self._text is not None and not self._passed:
            self._spent.characters += len(text)
            self._spent.check()
            self._text.append(text)

    # Where the current element stands, and what holds for all that is in it.

    @property
    def element(self) -> str:
        """The current element."""
        return self._open[-1]

    def parent(self, levels: int = 1) -> str:
        """What the current element stands in; empty outside the document."""
        return self._open[-1 - levels] if len(self._open) > levels else ""

    @property
    def frame(self) -> Frame:
        """The innermost frame."""
        return self.frames[-1]

    def pass_over(self) -> None:
        """The current element, and all that is in it, is not read."""
        self._passed = len(self._open)

    def turn(self, how: Turn, levels: int = 0) -> None:
        """The text of the current element, or of what it stands in so many levels up, is read in another manner."""
        self._turned.append((len(self._open) - levels, len(self._turns)))
        self._turns.append(how)

    # Text.

    def begin_text(self, *, keeps_space: bool) -> None:
        """Characters are text from here on; white space at their ends is none unless that is said."""
        self._text = []
        self._strips = not (keeps_space or self._keeps_space)

    def end_text(self) -> None:
        """Characters were text up to here."""
        text = "".join(self._text or ())
        self._text = None
        self.say(text.strip(" \t\r\n") if self._strips else text)

    def say(self, text: str, kind: Kind = Kind.PLAIN) -> None:
        """``text`` stands here."""
        if not text or not self.paragraphs:
            return
        paragraph = self.paragraphs[-1]
        before = len(paragraph.stretches)
        paragraph.add(text, self.manner(kind))
        self._count(len(paragraph.stretches) - before)

    def manner(self, kind: Kind = Kind.PLAIN) -> Manner:
        """How text that stands here is read."""
        frame = self.frames[-1]
        look = frame.look
        if kind is Kind.PLAIN:
            shift = look.raised or (self.shifts[-1] if self.shifts else 0)
            if frame.is_mark:
                kind = Kind.OWN_MARK
            elif shift:
                kind = Kind.RAISED if shift > 0 else Kind.LOWERED
        manner = Manner(VISIBLE, kind)
        if look.struck:
            manner = manner.struck()
        for turn in self._turns:
            manner = turn(manner)
        unseen = look.hidden or (look.white and not look.grounded and self._is_on_bare_paper())
        return manner.hidden() if unseen or not all(frame.fields) else manner

    def _is_on_bare_paper(self) -> bool:
        """Whether nothing gives what stands here a ground: a table's or a box's may be that of a style, or a fill."""
        boxed = len(self.frames) > 1 or "w:tbl" in self._open
        shaded = bool(self.paragraphs) and self.paragraphs[-1].grounded
        return self.root in _ON_PAPER and not (boxed or shaded or self.findings.has_ground)

    # Paragraphs.

    def begin_paragraph(self) -> None:
        """A paragraph; one inside another is that of a text box."""
        self.paragraphs.append(Paragraph())
        self._count(1)

    def end_paragraph(self) -> None:
        """The current paragraph is whole."""
        if not self.paragraphs:
            return
        paragraph = self.paragraphs.pop()
        if self.paragraphs:
            self._boxed.append(paragraph)
            return
        self._note_heading(paragraph)
        self._take(paragraph)
        for boxed in self._boxed:
            self._take(boxed)
        self._boxed.clear()

    def break_off(self) -> None:
        """The part is not read any further: what is open is whole as far as it goes."""
        while self.paragraphs:
            self.end_paragraph()

    def _count(self, stretches: int) -> None:
        self._spent.stretches += stretches
        self._spent.check()

    def _note_heading(self, paragraph: Paragraph) -> None:
        style = self.styles.of(paragraph.style)
        findings = self.findings
        is_title = style.name == "title" and not findings.title
        is_heading = 1 <= (paragraph.level or style.level) <= 2 and len(findings.headings) < MAX_HEADINGS
        if is_title or is_heading:
            seen = (stretch.text for stretch in paragraph.stretches if stretch.manner.stream == VISIBLE)
            text = " ".join("".join(seen).split())[:500]
            if is_title:
                findings.title = text
            elif text:
                findings.headings.append(text)


Meanings = tuple[Mapping[str, Callable[[Story, Named], None]], Mapping[str, Callable[[Story], None]]]
