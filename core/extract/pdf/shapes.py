"""What a page holds beside its letters, as far as that bears on whether they are seen."""

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import pypdfium2.raw as pdfium

#: PDFium's handles are pointers to structures that are known to it alone.
Handle = ctypes.c_void_p

#: Objects of a page that are looked at, and how deep one may hold others.
_MOST: Final = 20_000
_DEPTH: Final = 4
#: Of the sheet: pictures that cover more may be the page itself.
_COVERS: Final = 0.5
#: Rendering modes that draw nothing (ISO 32000-2, table 104).
_UNDRAWN: Final = frozenset({pdfium.FPDF_TEXTRENDERMODE_INVISIBLE, pdfium.FPDF_TEXTRENDERMODE_CLIP})
_WHITE: Final = 255


@dataclass(slots=True)
class Shapes:
    """The pictures and lines of a page, and whether there is text that leaves no trace."""

    #: Some text is written without a stroke or an area, or in the colour of paper.
    traceless: bool = False
    #: There are lines, areas or pictures.
    drawing: bool = False
    #: Pictures cover most of the sheet.
    picture: bool = False
    #: Pieces of text on the page itself of which the file says something, as what they are written for.
    marked: list[Handle] = field(default_factory=list)


def shapes_of(page: Handle, area: float) -> Shapes:
    """The shapes of a page of ``area`` square points."""
    found = Shapes()
    covered = 0.0
    rect = [ctypes.c_float() for _ in range(4)]
    for item, is_within in _objects(page):
        kind = pdfium.FPDFPageObj_GetType(item)
        if kind == pdfium.FPDF_PAGEOBJ_TEXT:
            found.traceless = found.traceless or is_traceless(item, on_paper=True)
            if not is_within and pdfium.FPDFPageObj_CountMarks(item) > 0:
                found.marked.append(item)
            continue
        found.drawing = True
        if kind == pdfium.FPDF_PAGEOBJ_IMAGE and pdfium.FPDFPageObj_GetBounds(item, *rect):
            left, bottom, right, top = (side.value for side in rect)
            covered += max(0.0, right - left) * max(0.0, top - bottom)  # A scan may come in strips.
    found.picture = covered > _COVERS * area
    return found


def is_traceless(item: Handle, *, on_paper: bool) -> bool:
    """Whether a text object leaves no trace; white does not where the page holds nothing but text (``on_paper``)."""
    mode = pdfium.FPDFTextObj_GetTextRenderMode(item)
    if mode in _UNDRAWN:
        return True
    if mode != pdfium.FPDF_TEXTRENDERMODE_FILL:
        return False
    red, green, blue, opaque = (ctypes.c_uint() for _ in range(4))
    if not pdfium.FPDFPageObj_GetFillColor(item, red, green, blue, opaque):
        return False
    white = red.value == green.value == blue.value == _WHITE
    return opaque.value == 0 or (white and on_paper)


def _objects(page: Handle) -> Iterator[tuple[Handle, bool]]:
    """The objects of a page and those within its forms, which have a system of their own, as many as are looked at."""
    left = _MOST
    waiting = [(page, pdfium.FPDFPage_CountObjects(page), 0)]
    while waiting:
        holder, count, depth = waiting.pop()
        get = pdfium.FPDFFormObj_GetObject if depth else pdfium.FPDFPage_GetObject
        for at in range(min(count, left)):
            item = get(holder, at)
            left -= 1
            if pdfium.FPDFPageObj_GetType(item) == pdfium.FPDF_PAGEOBJ_FORM and depth < _DEPTH:
                waiting.append((item, pdfium.FPDFFormObj_CountObjects(item), depth + 1))
            else:
                yield item, depth > 0
