"""Characters that a file writes for several glyphs together (ISO 32000-2, 14.9.4): a syllable, a ligature.

PDFium gives such characters the place of the first glyph, and again where another part of the text lies between two
of them; behind them it sees a gap, and takes it for a space.
"""

import codecs
import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pypdfium2.raw as pdfium

from pincite.core.extract.pdf.rightward import RIGHTWARD
from pincite.core.extract.pdf.shapes import Handle
from pincite.core.text.canonical import clean

#: A longer text is not a few letters'.
_LONGEST: Final = 12


@dataclass(slots=True)
class Marked:
    """What is written for the glyphs of some objects, and where these stand in the page's own system."""

    text: str
    left: float
    bottom: float
    right: float
    top: float
    #: How many objects there are.
    count: int = 1

    def add(self, left: float, bottom: float, right: float, top: float) -> None:
        """A further glyph. Marks jut out beside the letters of some scripts: there the highest alone is taken."""
        self.count += 1
        if RIGHTWARD.search(self.text):
            if top - bottom > self.top - self.bottom:
                self.left, self.bottom, self.right, self.top = left, bottom, right, top
            return
        self.left, self.bottom = min(self.left, left), min(self.bottom, bottom)
        self.right, self.top = max(self.right, right), max(self.top, top)


def marked_on(items: list[Handle]) -> dict[int, Marked]:
    """For the address of each text object for which a text is written, this text."""
    by_mark: dict[int, Marked] = {}
    found: dict[int, Marked] = {}
    sides = [ctypes.c_float() for _ in range(4)]
    for item in items:
        for mark, text in _texts(item):
            if not pdfium.FPDFPageObj_GetBounds(item, *sides):
                continue
            left, bottom, right, top = (side.value for side in sides)
            known = by_mark.get(mark)
            if known is None:
                known = by_mark[mark] = Marked(text, left, bottom, right, top)
            else:
                known.add(left, bottom, right, top)
            found[address(item)] = known
    return found


def address(item: Handle) -> int:
    """What tells one of PDFium's objects from another."""
    return ctypes.cast(item, ctypes.c_void_p).value or 0


def _texts(item: Handle) -> Iterator[tuple[int, str]]:
    """The innermost mark of an object that has a text, and this."""
    length = ctypes.c_ulong()
    buffer = (ctypes.c_ubyte * (2 * _LONGEST + 2))()
    for at in range(pdfium.FPDFPageObj_CountMarks(item) - 1, -1, -1):
        mark = pdfium.FPDFPageObj_GetMark(item, at)
        # Not as a string, which PDFium would take for UTF-8.
        if not pdfium.FPDFPageObjMark_GetParamBlobValue(mark, b"ActualText", buffer, len(buffer), length):
            continue
        written = bytes(buffer)[: length.value]
        if length.value <= len(buffer) and written.startswith(codecs.BOM_UTF16_BE):
            text = clean(written[2:].decode("utf-16-be", "replace"))
            if text and not any(map(str.isspace, text)):
                yield address(mark), text
        return
