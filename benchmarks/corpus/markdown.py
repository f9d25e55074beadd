"""Markdown with words in bold and in links, and footnotes as GitHub writes them."""

from benchmarks.corpus.breaking import chance
from benchmarks.corpus.document import Document

media_type = "text/markdown; charset=utf-8"
suffix = ".md"


def write(document: Document) -> bytes:
    """The document as Markdown."""
    luck = chance(document, suffix)

    def marked(text: str) -> str:
        words = text.split(" ")
        for at, word in enumerate(words):
            # Within a word no mark is one: those in brackets, quotation marks or with punctuation stay bare.
            if word.isalpha() and luck.random() < 0.1:
                words[at] = luck.choice((f"**{word}**", f"*{word}*", f"[{word}](https://source.example/{at})"))
        return " ".join(words)

    blocks = [f"# {document.title}"]
    for section in document.sections:
        blocks.append(f"## {section.heading}")
        for paragraph in section.paragraphs:
            pieces = document.pieces(paragraph)
            blocks.append("".join(marked(p) if isinstance(p, str) else f"[^{p.number}]" for p in pieces))
    blocks.extend(f"[^{note.number}]: {note.text}" for note in document.notes())
    return "\n\n".join(blocks).encode()
