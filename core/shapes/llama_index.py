"""LlamaIndex nodes: ``text`` are the words, and ``metadata`` names their source and keeps the stamp.

Field names: ``llama_index.core.schema`` (``TextNode``, ``Document``, ``NodeWithScore``), as objects and as ``to_dict``
writes them. Readers of the web write the source as ``URL``, ``url`` or ``source``.
"""

from typing import Final

from pincite.core.shapes.chunk import chunk
from pincite.core.shapes.cited import Path, Read, each
from pincite.core.shapes.fields import ABSENT, decoded_once, field

NAME: Final = "llama_index"

#: Where an answer and a retriever have the nodes that they used.
_LISTS: Final = ("source_nodes", "sourceNodes", "nodes")


def read(value: object, at: Path) -> Read | None:
    """A node, with its score or without, or those that an answer was made from."""
    if (found := _node(value, at)) is not None:
        return found
    for name in _LISTS:
        if (listed := each(NAME, field(value, name), (*at, name), _node)) is not None:
            return listed
    return None


def _node(value: object, at: Path) -> Read | None:
    if (inner := decoded_once(field(value, "node"))) is not ABSENT:
        value, at = inner, (*at, "node")
    if field(value, "id_") is ABSENT or field(value, "metadata") is ABSENT:
        return None
    words = field(value, "text")
    if words is ABSENT:
        words = field(decoded_once(field(value, "text_resource")), "text")
    if words is ABSENT:
        return None
    return Read(NAME, (chunk(words, field(value, "metadata"), (*at, "metadata"), value, "url", "URL", "source"),))
