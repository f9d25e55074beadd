"""A PDF as PDFium reads it: the words of each page and where they stand."""

import ctypes
import time
from dataclasses import dataclass, field

import pypdfium2.raw as pdfium

from pincite.core.extract.pdf.faults import Fault, FaultError
from pincite.core.extract.pdf.fonts import bring_fonts
from pincite.core.extract.pdf.glyphs import Glyphs, Scope, sheet_of
from pincite.core.extract.pdf.limits import MAX_PAGES, MAX_TEXT, SECONDS
from pincite.core.extract.pdf.marked import marked_on
from pincite.core.extract.pdf.shapes import Handle, shapes_of
from pincite.core.extract.pdf.words import Sheet


@dataclass(slots=True)
class Reading:
    """What was read of a document."""

    sheets: list[Sheet] = field(default_factory=list)
    pages: int = 0
    cut: bool = False
    title: str = ""
    language: str = ""


def read(data: bytes) -> Reading:
    """Every page, up to the limits. Raises ``FaultError`` for a file that cannot be opened."""
    pdfium.FPDF_InitLibrary()
    bring_fonts()
    document = pdfium.FPDF_LoadMemDocument64(data, len(data), None)
    if not document:
        locked = pdfium.FPDF_GetLastError() in (pdfium.FPDF_ERR_PASSWORD, pdfium.FPDF_ERR_SECURITY)
        raise FaultError(Fault.ENCRYPTED if locked else Fault.DAMAGED)
    pages = pdfium.FPDF_GetPageCount(document)
    if pages <= 0:
        raise FaultError(Fault.DAMAGED)
    if pdfium.FPDF_GetFormType(document) == pdfium.FORMTYPE_XFA_FULL:
        raise FaultError(Fault.XFA)  # Its pages say no more than "please wait".
    reading = Reading(pages=pages, cut=pages > MAX_PAGES, title=_title(document), language=_language(document))
    ends = time.monotonic() + SECONDS
    left = MAX_TEXT
    broken = 0
    for number in range(min(pages, MAX_PAGES)):
        if left <= 0 or time.monotonic() > ends:
            reading.cut = True
            break
        page = pdfium.FPDF_LoadPage(document, number)
        if not page:
            broken += 1
            reading.sheets.append(Sheet(number + 1, 0, 0, [], unread=True))
            continue
        try:
            sheet, length = _sheet(page, number + 1, left, reading.language)
        finally:
            pdfium.FPDF_ClosePage(page)
        reading.cut = reading.cut or length > left
        left -= length
        reading.sheets.append(sheet)
    if broken and broken == len(reading.sheets):
        raise FaultError(Fault.DAMAGED)
    return reading


def _title(document: Handle) -> str:
    size = pdfium.FPDF_GetMetaText(document, b"Title", None, 0)
    if not 2 < size <= 2_000:
        return ""
    buffer = ctypes.create_string_buffer(size)
    pdfium.FPDF_GetMetaText(document, b"Title", buffer, size)
    return buffer.raw.decode("utf-16-le", "replace").rstrip("\0")


def _language(document: Handle) -> str:
    size = pdfium.FPDFCatalog_GetLanguage(document, None, 0)
    if not 2 < size <= 100:
        return ""
    buffer = (ctypes.c_ushort * (size // 2))()
    pdfium.FPDFCatalog_GetLanguage(document, buffer, size)
    return "".join(map(chr, buffer)).rstrip("\0")


def _sheet(page: Handle, number: int, most: int, language: str) -> tuple[Sheet, int]:
    """The page, and how many characters it has."""
    box = pdfium.FS_RECTF()
    pdfium.FPDF_GetPageBoundingBox(page, box)
    scope = Scope(box.left, box.bottom, box.right, box.top, pdfium.FPDFPage_GetRotation(page))
    shapes = shapes_of(page, max(1.0, (box.right - box.left) * (box.top - box.bottom)))
    text_page = pdfium.FPDFText_LoadPage(page)
    if not text_page:
        return Sheet(number, scope.width, scope.height, [], unread=True), 0
    try:
        count = max(0, pdfium.FPDFText_CountChars(text_page))
        glyphs = Glyphs(text_page, min(count, most))
        glyphs.spell_out(marked_on(shapes.marked))
        sheet = sheet_of(glyphs, scope, number, shapes, language)
    finally:
        pdfium.FPDFText_ClosePage(text_page)
    return sheet, count
