"""The fonts of the machine, as PDFium is told of them: one, for scripts of which it brings no letters itself.

It leaves out of a page's text what has no extent, and so every word of one character whose font is neither in the file
nor on the machine. Documents of East Asia mostly leave their fonts out. What is read of them does not depend on the
machine, on which no file can be opened here anyway.
"""

import ctypes
from functools import cache
from typing import Final

import pypdfium2.raw as pdfium

from pincite.core.extract.pdf.last_resort import last_resort

#: Scripts that the fonts within PDFium have no letters of.
_WITHOUT_LETTERS: Final = frozenset(
    {
        pdfium.FXFONT_SHIFTJIS_CHARSET,
        pdfium.FXFONT_HANGEUL_CHARSET,
        pdfium.FXFONT_GB2312_CHARSET,
        pdfium.FXFONT_CHINESEBIG5_CHARSET,
        pdfium.FXFONT_GREEK_CHARSET,
        pdfium.FXFONT_CYRILLIC_CHARSET,
        pdfium.FXFONT_HEBREW_CHARSET,
        pdfium.FXFONT_ARABIC_CHARSET,
        pdfium.FXFONT_THAI_CHARSET,
    }
)
#: The handle of the one font; its number says nothing.
_FONT: Final = 1


def bring_fonts() -> None:
    """Tell PDFium which fonts there are; to be called once it is made ready."""
    pdfium.FPDF_SetSystemFontInfo(_interface())


@cache
def _interface() -> pdfium.FPDF_SYSFONTINFO:
    """What PDFium calls; it is kept, for it may call as long as it reads."""
    font = last_resort()

    def font_for(
        _this: int, _weight: int, _italic: int, charset: int, _pitch: int, _face: int, _exact: int
    ) -> int | None:
        return _FONT if charset in _WITHOUT_LETTERS else None

    def copied(_this: int, _font: int, table: int, buffer: int, size: int) -> int:
        if table:
            return 0  # The whole file is asked for as table 0; of a collection it is no part.
        if buffer and size >= len(font):
            ctypes.memmove(buffer, font, len(font))
        return len(font)

    types = dict(pdfium.FPDF_SYSFONTINFO._fields_)
    answers = {
        "Release": lambda _this: None,
        "EnumFonts": lambda _this, _mapper: None,
        "MapFont": font_for,
        "GetFont": lambda _this, _face: None,
        "GetFontData": copied,
        "GetFaceName": lambda _this, _font, _buffer, _size: 0,
        "GetFontCharset": lambda _this, _font: pdfium.FXFONT_SHIFTJIS_CHARSET,
        "DeleteFont": lambda _this, _font: None,
    }
    return pdfium.FPDF_SYSFONTINFO(version=1, **{name: types[name](answer) for name, answer in answers.items()})
