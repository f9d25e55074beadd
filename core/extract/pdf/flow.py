"""The pages of a document become one running text, and what interrupts it goes after it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from pincite.core.extract.pdf import furniture
from pincite.core.extract.pdf.blocks import Column, Paragraph, columns, paragraphs
from pincite.core.extract.pdf.hyphens import Vocabulary, settle
from pincite.core.extract.pdf.order import in_reading_order, parted_at_gutters
from pincite.core.extract.pdf.words import Line, Range, Sheet

#: Of the body's type size: footnotes are set in smaller type.
_SMALL: Final = 0.93
#: Of its width: how much wider or narrower the other half of a broken paragraph is at most.
_WIDER: Final = 0.3
#: Paragraphs that may stand between the two halves of a broken sentence.
_BETWEEN: Final = 40

_CAPTION = re.compile(
    r"(?:fig(?:ure|\.)|tab(?:le|\.)|abb(?:ildung|\.)|tabelle|figura|tabla|tabela|tableau|algorithm|listing|scheme)"
    r"\s?[\dA-Z]{1,4}[.:\d]",
    re.IGNORECASE,
)
_NOTE_SIGNS: Final = frozenset("*\u2020\u2021\u00a7\u00b6\u2016")


@dataclass(slots=True)
class Flow:
    """The text, and what is known of its places (offsets in code points)."""

    text: str = ""
    #: Of line feeds that part blocks.
    blocks: list[int] = field(default_factory=list)
    #: Where a page begins, or the text goes back to one: start and number.
    divisions: list[tuple[int, int]] = field(default_factory=list)
    raised: list[Range] = field(default_factory=list)
    lowered: list[Range] = field(default_factory=list)
    #: The marks at the beginning of footnotes.
    named: list[Range] = field(default_factory=list)
    chrome: list[Range] = field(default_factory=list)


def flow(sheets: list[Sheet]) -> Flow:
    """The running text of all pages; then their footnotes; then what they repeat."""
    repeated = furniture.take(sheets)
    pages = [(sheet.number, in_reading_order(columns(parted_at_gutters(sheet.lines)))) for sheet in sheets]
    body = _body_size([column for _, page in pages for column in page])
    main: list[Paragraph] = []
    notes: list[Paragraph] = []
    for number, page in pages:
        marks = _raised_in(page)
        set_apart = _footnotes(page, body, marks, goes_on=bool(notes) and notes[-1].page == number - 1)
        for column in page:
            if id(column) in set_apart:
                notes += _notes(column, number, marks)
            else:
                main += paragraphs(column, number)
    main = _mended(main, body)
    vocabulary = Vocabulary.of(paragraph.lines for paragraph in (*main, *notes))
    for run in _runs((*main, *notes)):
        settle(run, vocabulary)
    writer = _Writer()
    for paragraph in main:
        writer.add(paragraph)
    for paragraph in notes:
        writer.add(paragraph, note=True)
    for sheet in sheets:
        for words in sheet.turned:
            writer.add_plain(words, sheet.number)
    for number, words in repeated:
        writer.add_plain(words, number, chrome=True)
    return writer.done()


def _runs(every: Iterable[Paragraph]) -> list[list[Line]]:
    """The lines of paragraphs, those that go on with one another together."""
    runs: list[list[Line]] = []
    for paragraph in every:
        if paragraph.joined and runs:
            runs[-1].extend(paragraph.lines)
        else:
            runs.append(list(paragraph.lines))
    return runs


def _body_size(every: list[Column]) -> float:
    """The type size in which most of the text is set."""
    weights: dict[float, int] = {}
    for column in every:
        size = round(column.size * 4) / 4
        weights[size] = weights.get(size, 0) + sum(len(word.text) for line in column.lines for word in line.words)
    return max(weights, key=lambda size: weights[size], default=0.0)


def _footnotes(page: list[Column], body: float, marks: frozenset[str], *, goes_on: bool) -> set[int]:
    """The columns of a page, by their identity, that hold footnotes: small, marked, and below all of the body.

    ``goes_on`` says that the page before ends in footnotes: the first line may be the rest of one.
    """
    found: set[int] = set()
    large = [column for column in page if column.size >= _SMALL * body]
    above: Column | None = None
    for column in page:
        small = column.size < _SMALL * body
        lowest = small and not any(other.overlaps(column) and column.is_above(other) for other in large)
        follows = above is not None and id(above) in found and above.is_above(column) and above.overlaps(column)
        lines = column.lines if goes_on else column.lines[:1]
        if lowest and (follows or any(_begins_with_mark(line, marks) for line in lines)):
            found.add(id(column))
        above = column
    return found


def _raised_in(page: list[Column]) -> frozenset[str]:
    """The marks of the page's text: what stands raised behind a word."""
    words = (each for column in page for line in column.lines for each in enumerate(line.words))
    return frozenset(word.text[start:end] for place, word in words for start, end in word.raised if place or start)


def _notes(column: Column, page: int, marks: frozenset[str]) -> list[Paragraph]:
    """Each footnote of a column; the first may go on from the page before."""
    parts: list[list[Line]] = []
    for line in column.lines:
        if not parts or _begins_with_mark(line, marks):
            parts.append([line])
        else:
            parts[-1].append(line)
    return [Paragraph(part, page) for part in parts]


def _begins_with_mark(line: Line, marks: frozenset[str] = frozenset()) -> bool:
    """Whether a line begins as a footnote does: with a sign, a raised mark, or one of ``marks`` on the line ("4.")."""
    word = line.words[0]
    if word.text[:1] in _NOTE_SIGNS or bool(word.raised and word.raised[0][0] == 0):
        return True
    return len(line.words) > 1 and word.text.strip("()[].:") in marks


def _mended(main: list[Paragraph], body: float) -> list[Paragraph]:
    """The paragraphs, sentences that a page or a float has torn apart put together."""
    left = list(main)
    mended: list[Paragraph] = []
    at = 0
    while at < len(left):
        paragraph = left[at]
        at += 1
        mended.append(paragraph)
        if at >= len(left) or not (paragraph.ends_column and paragraph.is_open and _is_body(paragraph, body)):
            continue
        following = _continuation(paragraph, left[at : at + _BETWEEN], body)
        if following is not None:
            # What stands between comes after the paragraph that goes on.
            left.insert(at, left.pop(at + following))
            left[at].joined = True
    return mended


def _continuation(paragraph: Paragraph, further: list[Paragraph], body: float) -> int | None:
    """Which of the paragraphs that follow goes on with an open one."""
    torn = paragraph.lines[-1].text.endswith(("-", "\u00ad"))
    for index, one in enumerate(further):
        if one.page > paragraph.page + 1:
            return None
        if not (one.begins_column and _is_body(one, body)) or one.indented:
            continue
        if index and one.page == paragraph.page and one.is_below(paragraph):
            return None  # What stands between, a formula or an example, is part of the sentence.
        begins_low = one.lines[0].text[:1].islower()
        alike = abs((one.right - one.left) - (paragraph.right - paragraph.left)) < 0.3 * (
            paragraph.right - paragraph.left
        )
        between = further[:index]
        if any(_is_body(other, body) and other.ends_column and other.is_open for other in between):
            return None  # It goes on with one of those.
        if begins_low or torn:
            return index
        if paragraph.may_end:
            return None  # What follows begins as a sentence does.
        if not between:
            return index if alike or len(one.lines) == 1 else None
        if alike and all(not _is_body(other, body) for other in between):
            return index
    return None


def _is_body(paragraph: Paragraph, body: float) -> bool:
    alike = _SMALL * body <= paragraph.size <= body / _SMALL
    return alike and not _CAPTION.match(paragraph.lines[0].text)


class _Writer:
    """Writes paragraphs one after the other and notes where what stands."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._length = 0
        self._page = 0
        self._flow = Flow()

    def add(self, paragraph: Paragraph, *, note: bool = False) -> None:
        """Writes a paragraph; a note's own mark is remembered as one."""
        lines = [line for line in paragraph.lines if line.words]
        if not lines:
            return  # Its only word belongs to the line before.
        self._part(paragraph.joined)
        self._turn_to(paragraph.page)
        for number, line in enumerate(lines):
            if number:
                self._write("\n")
            place = self._length
            if note and not number and _begins_with_mark(line):
                raised = line.words[0].raised
                self._flow.named.append((place, place + (raised[0][1] if raised else 1)))
            for word in line.words:
                if word.raised or word.lowered:
                    self._flow.raised += [(place + start, place + end) for start, end in word.raised]
                    self._flow.lowered += [(place + start, place + end) for start, end in word.lowered]
                place += len(word.text) + 1
            self._write(line.text)

    def add_plain(self, words: str, page: int, *, chrome: bool = False) -> None:
        """Writes words as a block of their own."""
        self._part(joined=False)
        self._turn_to(page)
        start = self._length
        self._write(words)
        if chrome:
            self._flow.chrome.append((start, self._length))

    def done(self) -> Flow:
        """What was written."""
        self._flow.text = "".join(self._pieces)
        return self._flow

    def _part(self, joined: bool) -> None:
        if not self._length:
            return
        if not joined:
            self._flow.blocks.append(self._length)
        self._write("\n")

    def _turn_to(self, page: int) -> None:
        if page != self._page:
            self._flow.divisions.append((self._length, page))
            self._page = page

    def _write(self, text: str) -> None:
        self._pieces.append(text)
        self._length += len(text)
