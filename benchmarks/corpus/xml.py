"""XML as journals keep their articles (JATS): words in italics, notes as cross-references."""

from xml.sax.saxutils import escape

from benchmarks.corpus.breaking import chance
from benchmarks.corpus.document import Document

media_type = "application/xml"
suffix = ".xml"


def write(document: Document) -> bytes:
    """The document as an article."""
    luck = chance(document, suffix)

    def marked(text: str) -> str:
        words = escape(text).split(" ")
        return " ".join(f"<italic>{word}</italic>" if luck.random() < 0.1 else word for word in words)

    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE article PUBLIC "-//NLM//DTD JATS v1.2//EN" "JATS.dtd">\n'
        f'<article xml:lang="{document.language}"><front>'
        f"<article-title>{escape(document.title)}</article-title></front><body>"
    ]
    for section in document.sections:
        parts.append(f"<sec><title>{escape(section.heading)}</title>")
        for paragraph in section.paragraphs:
            pieces = (
                marked(piece)
                if isinstance(piece, str)
                else f'<xref ref-type="fn" rid="fn{piece.number}">[{piece.number}]</xref>'
                for piece in document.pieces(paragraph)
            )
            parts.append(f"<p>{''.join(pieces)}</p>\n")
        parts.append("</sec>")
    notes = "".join(f'<fn id="fn{note.number}"><p>{escape(note.text)}</p></fn>' for note in document.notes())
    return "".join([*parts, f"</body><back><fn-group>{notes}</fn-group></back></article>"]).encode()
