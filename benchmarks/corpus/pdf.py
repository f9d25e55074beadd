"""A paper in two justified columns: words hyphenated, notes at the foot of their column, a running head on every page.

Set by ReportLab as typesetters set type: each word at a place of its own, without any space between two.
"""

import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

from benchmarks.corpus.document import Document, Note, Paragraph

media_type = "application/pdf"
suffix = ".pdf"
#: The fonts that every reader of PDF has by itself know no other script.
latin_only = True

_FONT, _BOLD = "Times-Roman", "Times-Bold"
_MARGIN, _HEAD = 64.0, 42.0
_WIDTH, _HEIGHT = A4
#: Between two columns, and before the first line of a paragraph, in points.
_GUTTER, _INDENT = 20.0, 10.0
#: Of the type size.
_LEADING, _SPACE, _SMALL, _RISE = 1.2, 0.25, 0.7, 0.35
_VOWELS = frozenset("aeiouyáàâãäéèêëíîïóôõöúùûüAEIOUY")
_UNBREAKABLE = re.compile("[\u00a0\u202f]")


@dataclass(frozen=True)
class Setting:
    """How a paper is set. Sizes in points."""

    columns: int = 2
    size: float = 9.5
    note_size: float = 7.5
    #: The file holds the lines of both columns row by row, not column by column.
    across: bool = False
    hyphenate: bool = True


@dataclass(frozen=True)
class _Word:
    text: str
    #: The number of a note, raised after the word.
    mark: str = ""

    def width(self, font: str, size: float) -> float:
        parts = _UNBREAKABLE.split(self.text)
        gaps = (len(parts) - 1) * _SPACE * size
        marks = stringWidth(self.mark, font, size * _SMALL)
        return float(sum(stringWidth(part, font, size) for part in parts) + gaps + marks)


@dataclass
class _Line:
    words: list[_Word]
    font: str
    size: float
    #: Between its words.
    gap: float
    indent: float = 0.0
    #: The notes of the marks in it.
    notes: tuple[Note, ...] = ()
    #: Extra room above.
    above: float = 0.0

    @property
    def height(self) -> float:
        return self.size * _LEADING + self.above


@dataclass
class _Column:
    lines: list[_Line] = field(default_factory=list)
    notes: list[_Line] = field(default_factory=list)

    @property
    def height(self) -> float:
        return sum(line.height for line in (*self.lines, *self.notes)) + (6.0 if self.notes else 0.0)


def write(document: Document, setting: Setting | None = None) -> bytes:
    """The document as PDF."""
    setting = setting or Setting()
    width = (_WIDTH - 2 * _MARGIN - (setting.columns - 1) * _GUTTER) / setting.columns
    columns = list(_columns(document, setting, width))
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=A4, invariant=True, lang=document.language)
    canvas.setTitle(document.title)
    for number, first in enumerate(range(0, len(columns), setting.columns), 1):
        page = columns[first : first + setting.columns]
        canvas.setFont(_FONT, 8)
        canvas.drawString(_MARGIN, _HEIGHT - _HEAD, document.running_head)
        canvas.drawRightString(_WIDTH - _MARGIN, _HEIGHT - _HEAD, str(number))
        drawings = [
            list(_placed(column, _MARGIN + index * (width + _GUTTER), setting)) for index, column in enumerate(page)
        ]
        for line, x, y in _written(drawings, across=setting.across):
            _draw(canvas, line, x, y)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


_Place = tuple[_Line, float, float]


def _written(drawings: list[list[_Place]], *, across: bool) -> Iterable[_Place]:
    """The lines in the order in which the file holds them."""
    every = [place for drawing in drawings for place in drawing]
    return sorted(every, key=lambda place: (-place[2], place[1])) if across else every


def _placed(column: _Column, x: float, setting: Setting) -> Iterator[_Place]:
    y = _HEIGHT - _MARGIN
    for line in column.lines:
        y -= line.height
        yield line, x, y
    y = _MARGIN + sum(line.height for line in column.notes)
    for line in column.notes:
        y -= line.height
        yield line, x, y


def _draw(canvas: Canvas, line: _Line, x: float, y: float) -> None:
    x += line.indent
    for word in line.words:
        canvas.setFont(line.font, line.size)
        for index, part in enumerate(_UNBREAKABLE.split(word.text)):
            x += _SPACE * line.size if index else 0.0
            canvas.drawString(x, y, part)
            x += stringWidth(part, line.font, line.size)
        if word.mark:
            canvas.setFont(line.font, line.size * _SMALL)
            canvas.drawString(x, y + line.size * _RISE, word.mark)
            x += stringWidth(word.mark, line.font, line.size * _SMALL)
        x += line.gap


def _columns(document: Document, setting: Setting, width: float) -> Iterator[_Column]:
    room = _HEIGHT - 2 * _MARGIN
    column = _Column()
    for line in _lines(document, setting, width):
        notes = [
            set_line
            for note in line.notes
            for set_line in _set([_Word("", str(note.number)), *_words(note.text)], width, setting, small=True)
        ]
        if column.lines and column.height + line.height + sum(note.height for note in notes) + 6.0 > room:
            yield column
            column = _Column()
        column.lines.append(line)
        column.notes += notes
    yield column


def _lines(document: Document, setting: Setting, width: float) -> Iterator[_Line]:
    yield from _set(_words(document.title), width, setting, font=_BOLD)
    yield from _set(_words(document.date), width, setting)
    for section in document.sections:
        for index, line in enumerate(_set(_words(section.heading), width, setting, font=_BOLD)):
            yield replace(line, above=0.0 if index else setting.size * 0.8)
        for paragraph in section.paragraphs:
            yield from _set(_marked(document, paragraph), width, setting, indent=_INDENT)


def _marked(document: Document, paragraph: Paragraph) -> list[_Word | Note]:
    """The words of a paragraph, each note after the word that bears its mark."""
    found: list[_Word | Note] = []
    for piece in document.pieces(paragraph):
        if isinstance(piece, Note):
            last = found.pop()
            assert isinstance(last, _Word)
            found += [replace(last, mark=str(piece.number)), piece]
        else:
            found += _words(piece)
    return found


def _words(text: str) -> list[_Word]:
    # Not str.split(): a space that does not break is none here.
    return [_Word(word) for word in text.split(" ") if word]


def _set(
    words: Iterable[_Word | Note],
    width: float,
    setting: Setting,
    *,
    font: str = _FONT,
    indent: float = 0.0,
    small: bool = False,
) -> Iterator[_Line]:
    """The words in justified lines, the last one ragged."""
    size = setting.note_size if small else setting.size
    space = _SPACE * size
    waiting = list(words)
    while waiting:
        line: list[_Word] = []
        notes: list[Note] = []
        used = indent
        while waiting:
            word = waiting[0]
            if isinstance(word, Note):
                notes.append(word)
                waiting.pop(0)
                continue
            needed = word.width(font, size) + (space if line else 0.0)
            if used + needed <= width:
                line.append(word)
                used += needed
                waiting.pop(0)
                continue
            halves = _halves(word, width - used - (space if line else 0.0), font, size, setting)
            if halves is not None:
                line.append(halves[0])
                waiting[0] = halves[1]
            elif not line:
                line.append(word)
                waiting.pop(0)
            break
        taken = sum(word.width(font, size) for word in line)
        gap = (width - indent - taken) / (len(line) - 1) if waiting and len(line) > 1 else space
        yield _Line(line, font, size, gap, indent, tuple(notes))
        indent = 0.0


def _halves(word: _Word, room: float, font: str, size: float, setting: Setting) -> tuple[_Word, _Word] | None:
    """The word broken so that its first half fits into ``room`` as far as can be."""
    if not setting.hyphenate:
        return None
    for at, hyphen in reversed(list(_breaks(word.text))):
        first = _Word(word.text[:at] + hyphen)
        if first.width(font, size) <= room:
            return first, _Word(word.text[at:], word.mark)
    return None


def _breaks(text: str) -> Iterator[tuple[int, str]]:
    """Where a word may be broken, and what is written there: at its own hyphens, and before a consonant and a vowel."""
    for at, (before, letter) in enumerate(pairwise(text), 1):
        if before == "-" and letter.isalpha() and at > 2:
            yield at, ""
        elif (
            at >= 3
            and len(text) - at >= 3
            and text[at - 3 : at + 3].isalpha()
            and before in _VOWELS
            and letter not in _VOWELS
            and text[at + 1] in _VOWELS
        ):
            yield at, "-"
