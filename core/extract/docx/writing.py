"""Paragraphs become the pieces that streams are made of, by the same rules as a web page's."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from pincite.core.extract.docx.paragraph import Kind, Paragraph, Stretch
from pincite.core.extract.html.marks import as_base, as_exponent, is_exponent, is_named_mark, is_raised_mark
from pincite.core.extract.html.streams import STRUCK, VISIBLE, Pieces

#: What raised text is longer than this is a sentence, and no mark or power.
_MARK: Final = 64
_BEFORE: Final = 16


class Writing:
    """Takes a document's paragraphs in reading order."""

    def __init__(self) -> None:
        self.pieces = Pieces()
        self._stream = VISIBLE
        #: The last characters that a reader saw, and whether the paragraph before goes on.
        self._before = ""
        self._goes_on = False
        #: Whether what a reader saw last ended a line.
        self._ends_line = True
        #: The piece that stands above the line, where nothing was seen after it.
        self._mark = -1

    def add(self, paragraph: Paragraph) -> None:
        """A paragraph: a block of its own, unless the mark of the one before was deleted."""
        if self._goes_on:
            self._turn_to(STRUCK)
            self.pieces.texts.append("\n")
        else:
            self._block_edge()
        for stretch in paragraph.stretches:
            self._add(stretch)
        self._goes_on = paragraph.goes_on
        if not self._goes_on:
            self._block_edge()

    def end(self) -> None:
        """A story (the body, a note, a header) has ended: nothing goes on into the next."""
        self._goes_on = False
        self._block_edge()

    @contextmanager
    def chrome(self) -> Iterator[None]:
        """What is added meanwhile stands at the edge of every page."""
        start = len(self.pieces.texts)
        try:
            yield
        finally:
            self.pieces.chrome.append((start, len(self.pieces.texts)))

    def _block_edge(self) -> None:
        texts = self.pieces.texts
        if self._stream != VISIBLE and texts[-1][-1:] != "\n":
            texts.append("\n")
        if not self._ends_line:
            self._turn_to(VISIBLE)
            texts.append("\n")
            self._ends_line = True
        self.pieces.block_edges.append(len(texts))
        self._before = ""
        self._mark = -1

    def _turn_to(self, stream: int) -> None:
        if stream != self._stream:
            self._stream = stream
            self.pieces.turns.append((len(self.pieces.texts), stream))
            self.pieces.texts.append("")

    def _add(self, stretch: Stretch) -> None:
        stream, kind, inserted = stretch.manner
        self._turn_to(stream)
        pieces = self.pieces
        start = len(pieces.texts)
        text = stretch.text
        if stream == VISIBLE:
            if text[0].isdigit():
                self._raise_last_mark()
            self._mark = -1
            if kind in (Kind.RAISED, Kind.LOWERED):
                text = self._moved(text, kind)
                self._mark = start if kind is Kind.RAISED else -1
            elif kind is Kind.MARK or (kind is Kind.OWN_MARK and self._is_mark(text)):
                pieces.markers.append((start, start + 1))
                # Right after a digit, a plain one would make another number.
                text = as_exponent(text, self._before) or text
                self._mark = start
            self._ends_line = text.endswith("\n")
            self._before = (self._before + text[-_BEFORE:])[-_BEFORE:]
        pieces.texts.append(text)
        if kind is Kind.BREAK:
            pieces.line_edges.append(len(pieces.texts))
        if inserted:
            pieces.inserted.append((start, len(pieces.texts)))

    def _is_mark(self, text: str) -> bool:
        # What an author calls a mark may be a word of the sentence.
        return is_named_mark(text.strip(), self._before, verse=False, cross=False, linked=True)

    def _raise_last_mark(self) -> None:
        """What stands above the line right before a digit is raised, lest the two read as one number."""
        if self._mark >= 0:
            mark = self.pieces.texts[self._mark]
            self.pieces.texts[self._mark] = as_exponent(mark, "0") or mark

    def _moved(self, text: str, kind: Kind) -> str:
        """Text above or below the line: the mark of a note, a power, a base or an index."""
        place = len(self.pieces.texts)
        place_after = place + 1
        short = text.strip()
        if not short or len(short) > _MARK:
            return text
        if kind is Kind.LOWERED:
            if not (base := as_base(short, self._before)):
                if is_exponent(short):
                    self.pieces.subscripts.append((place, place_after))
                return text
            self.pieces.superscripts.append((place, place_after))
            return base
        marked = is_raised_mark(short, self._before, named=False, linked=False)
        if marked:
            self.pieces.markers.append((place, place_after))
        if exponent := as_exponent(short, self._before):
            self.pieces.superscripts.append((place, place_after))
            return exponent
        if not marked and is_exponent(short):
            self.pieces.superscripts.append((place, place_after))
        return text
