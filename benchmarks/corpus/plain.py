"""Plain text in lines of 66 characters, long words broken at their ends, notes in brackets."""

from benchmarks.corpus.breaking import chance, wrapped
from benchmarks.corpus.document import Document

media_type = "text/plain; charset=utf-8"
suffix = ".txt"

WIDTH = 66


def write(document: Document) -> bytes:
    """The document as text."""
    luck = chance(document, suffix)
    blocks = [document.title.upper()]
    for section in document.sections:
        blocks.append(section.heading)
        for paragraph in section.paragraphs:
            pieces = document.pieces(paragraph)
            text = "".join(piece if isinstance(piece, str) else f"[{piece.number}]" for piece in pieces)
            blocks.append(wrapped(text, WIDTH, luck))
    blocks.extend(f"[{note.number}] {note.text}" for note in document.notes())
    return "\n\n".join(blocks).encode()
