"""A web page with navigation, words in links and in bold, soft hyphens, and notes as links above the line."""

from html import escape

from benchmarks.corpus.breaking import chance, with_soft_hyphens
from benchmarks.corpus.document import Document, Paragraph

media_type = "text/html; charset=utf-8"
suffix = ".html"


def write(document: Document) -> bytes:
    """The document as a page."""
    sections = "".join(
        f"<section><h2>{escape(section.heading)}</h2>{body(document, section.paragraphs)}</section>\n"
        for section in document.sections
    )
    notes = "".join(f'<li id="fn{note.number}">{escape(note.text)}</li>' for note in document.notes())
    return (
        f'<!doctype html><html lang="{document.language}"><head><meta charset="utf-8"><title>{escape(document.title)}'
        f'</title><meta name="dcterms.issued" content="{document.date}"></head><body><header><nav><a href="/">Home</a>'
        f'<a href="/all">{escape(document.running_head)}</a></nav></header><main><h1>{escape(document.title)}</h1>'
        f"{sections}<ol>{notes}</ol></main><footer>{escape(document.running_head)}</footer></body></html>"
    ).encode()


def body(document: Document, paragraphs: tuple[Paragraph, ...]) -> str:
    """Paragraphs as elements."""
    luck = chance(document, suffix)

    def marked(text: str) -> str:
        words = text.split(" ")
        for at, word in enumerate(words):
            draw = luck.random()
            if draw < 0.05:
                words[at] = f'<a href="/{at}">{word}</a>'
            elif draw < 0.1:
                words[at] = f"<b>{word[:2]}</b>{word[2:]}" if "&" not in word else f"<em>{word}</em>"
        return " ".join(words)

    def element(paragraph: Paragraph) -> str:
        pieces = (
            marked(escape(with_soft_hyphens(piece, luck)))
            if isinstance(piece, str)
            else f'<sup class="noteref"><a href="#fn{piece.number}">{piece.number}</a></sup>'
            for piece in document.pieces(paragraph)
        )
        return f"<p>{''.join(pieces)}</p>"

    return "\n".join(map(element, paragraphs))
