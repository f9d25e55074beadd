"""The words of the data that a page carries for machines."""

from collections.abc import Iterable, Iterator
from html import unescape
from typing import Final

from pydantic import JsonValue

from pincite.core.extract.charset import whole
from pincite.core.extract.values import nodes, parsed

#: Code points of embedded text that are kept of one page, and values of its data that are looked at.
MAX_TEXT: Final = 500_000
MAX_NODES: Final = 200_000

#: Schema.org properties that hold prose of the page itself.
_PROSE: Final = frozenset({"abstract", "articleBody", "description", "headline", "reviewBody", "text"})


def _nodes(text: str) -> Iterator[tuple[str, JsonValue]]:
    try:
        value = parsed(text)
    except ValueError:
        return iter(())
    return nodes(value, MAX_NODES)


def declares_paywall(linked_data: Iterable[str]) -> bool:
    """Whether JSON-LD says that the page is not free to read (schema.org ``isAccessibleForFree``)."""
    return any(
        key == "isAccessibleForFree" and str(node).strip().lower() == "false"
        for text in linked_data
        if "isAccessibleForFree" in text
        for key, node in _nodes(text)
    )


def prose(linked_data: Iterable[str]) -> Iterator[str]:
    """The prose of JSON-LD."""
    for text in linked_data:
        yield from (node for key, node in _nodes(text) if key in _PROSE and isinstance(node, str))


def strings(state: Iterable[str]) -> Iterator[str]:
    """The strings of other JSON that can be prose: those that hold a space, or a script that needs none."""
    for text in state:
        yield from (node for _, node in _nodes(text) if isinstance(node, str) and (" " in node or not node.isascii()))


def joined(texts: Iterable[str]) -> str:
    """The texts as blocks, each once, up to a limit."""
    size = 0
    kept: dict[str, None] = {}
    for text in texts:
        size += len(text)
        if size > MAX_TEXT:
            break
        kept[whole(unescape(text))] = None
    return "\n".join(kept)
