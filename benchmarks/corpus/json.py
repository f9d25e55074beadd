"""JSON as an interface for articles answers it: paragraphs as strings, everything beyond ASCII escaped."""

import json

from benchmarks.corpus.document import Document

media_type = "application/json"
suffix = ".json"


def write(document: Document) -> bytes:
    """The document as JSON."""
    answer = {
        "title": document.title,
        "language": document.language,
        "published": document.date,
        "sections": [
            {
                "heading": section.heading,
                "paragraphs": [
                    "".join(p if isinstance(p, str) else f"[{p.number}]" for p in document.pieces(paragraph))
                    for paragraph in section.paragraphs
                ],
            }
            for section in document.sections
        ],
        "notes": {str(note.number): note.text for note in document.notes()},
    }
    return json.dumps(answer, indent=1).encode()
