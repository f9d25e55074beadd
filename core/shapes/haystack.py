"""Haystack documents: ``content`` are the words, and ``meta`` names their source and keeps the stamp.

Field names: ``haystack.Document`` and ``haystack.GeneratedAnswer``, as objects and as ``to_dict`` writes them.
"""

from typing import Final

from pincite.core.shapes.chunk import chunk
from pincite.core.shapes.cited import Path, Read, each
from pincite.core.shapes.fields import ABSENT, decoded_once, field

NAME: Final = "haystack"


def read(value: object, at: Path) -> Read | None:
    """A document, or those of an answer; one that a program wrote down stands under ``init_parameters``."""
    if (found := _document(value, at)) is not None:
        return found
    inner = decoded_once(field(value, "init_parameters"))
    if inner is not ABSENT:
        value, at = inner, (*at, "init_parameters")
    return each(NAME, field(value, "documents"), (*at, "documents"), _document)


def _document(value: object, at: Path) -> Read | None:
    # A chat message has a role beside these two.
    if field(value, "meta") is ABSENT or field(value, "role") is not ABSENT:
        return None
    words = field(value, "content")
    if words is ABSENT:
        return None
    return Read(NAME, (chunk(words, field(value, "meta"), (*at, "meta"), value, "url", "source", "source_url"),))
