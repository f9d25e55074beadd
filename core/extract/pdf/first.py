"""What PDFium reads, in the order of reading."""

from pincite.core.extract.pdf import pdfium
from pincite.core.extract.pdf.faults import Fault, FaultError
from pincite.core.extract.pdf.flow import flow
from pincite.core.extract.pdf.metadata import published


def found(data: bytes) -> dict[str, object]:
    """The fields of the worker's answer. Raises ``FaultError`` for a document without words."""
    reading = pdfium.read(data)
    sheets = reading.sheets
    running = flow(sheets)
    unseen = "\n".join(" ".join(sheet.unseen) for sheet in sheets if sheet.unseen)
    unread = [sheet.number for sheet in sheets if sheet.unread]
    if not running.text:
        raise FaultError(Fault.NO_TEXT if unread or any(sheet.drawn for sheet in sheets) else Fault.EMPTY)
    return {
        "text": running.text,
        "blocks": running.blocks,
        "divisions": running.divisions,
        "raised": running.raised,
        "lowered": running.lowered,
        "named": running.named,
        "chrome": running.chrome,
        "unseen": unseen,
        "unread": unread,
        "recognised": any(sheet.recognised for sheet in sheets),
        "title": reading.title,
        "language": reading.language,
        "published": published(data),
        "cut": reading.cut,
    }
