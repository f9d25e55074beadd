"""LangChain documents: ``page_content`` are the words, and ``metadata`` names their ``source`` and keeps the stamp.

Field names: ``langchain_core.documents.Document`` (``pageContent`` in JavaScript), and what ``dumpd`` writes of one.
"""

from typing import Final

from pincite.core.shapes.chunk import chunk
from pincite.core.shapes.cited import Cited, Path, Read, each, is_object
from pincite.core.shapes.fields import ABSENT, decoded_once, field

NAME: Final = "langchain"

#: Where chains answer the documents that they used.
_LISTS: Final = ("documents", "source_documents", "context")
_WORDS: Final = ("page_content", "pageContent")


def read(value: object, at: Path) -> Read | None:
    """The document, or the documents that a retriever or a chain answered."""
    if field(value, "url") is not ABSENT:
        return None
    if (cited := _document(value, at)) is not None:
        return Read(NAME, (cited,))
    for name in _LISTS:
        if (found := each(NAME, field(value, name), (*at, name), _one)) is not None:
            return found
    return None


def _one(value: object, at: Path) -> Read | None:
    cited = _document(value, at)
    return None if cited is None else Read(NAME, (cited,))


def _document(value: object, at: Path) -> Cited | None:
    if field(value, "lc") is not ABSENT:  # As ``dumpd`` writes it.
        kwargs = decoded_once(field(value, "kwargs"))
        return _fields(kwargs, (*at, "kwargs"), value) if is_object(kwargs) else None
    return _fields(value, at, value)


def _fields(document: object, at: Path, source: object) -> Cited | None:
    words = next((found for name in _WORDS if (found := field(document, name)) is not ABSENT), ABSENT)
    if words is ABSENT or field(document, "metadata") is ABSENT:
        return None
    return chunk(words, field(document, "metadata"), (*at, "metadata"), source, "source", "url")
