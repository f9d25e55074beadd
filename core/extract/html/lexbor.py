"""selectolax's tree (lexbor) drives the same walk, where turbohtml cannot."""

import re
from typing import Final

from selectolax.lexbor import LexborHTMLParser, LexborNode

from pincite.core.extract.html.events import Events
from pincite.core.extract.html.tags import words

#: lexbor's time grows with the square of the nesting and of a tag's attributes: 7 s for 60,000 nested elements.
MAX_DEPTH: Final = 2_000
MAX_TAG: Final = 50_000

_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]*+)([^<>]*)")
#: These end by themselves, or hold no elements.
_SHALLOW: Final = frozenset(
    words("area base br col dd dt embed hr img input li link meta option p param source td th tr track wbr")
)


def drive(markup: str, walk: Events) -> None:
    """Every event of ``markup``, in document order. Raises ``ValueError`` for what lexbor would take too long over."""
    depth = 0
    for closing, tag, rest in _TAG.findall(markup):
        if len(rest) > MAX_TAG:
            raise ValueError("a tag is too long for this parser")
        if tag.lower() not in _SHALLOW:
            depth = max(depth - 1, 0) if closing else depth + (not rest.endswith("/"))
            if depth > MAX_DEPTH:
                raise ValueError("elements are nested too deep for this parser")
    root = LexborHTMLParser(markup).root
    stack: list[LexborNode | str] = [root] if root is not None else []
    while stack:
        node = stack.pop()
        if isinstance(node, str):
            walk.end_element(node)
        elif node.is_text_node:
            walk.characters(node.text_content or "")
        elif node.is_comment_node:
            walk.comment(node.comment_content or "")
        elif node.is_element_node:
            tag = node.tag or ""
            walk.start_element(tag, tuple(node.attributes.items()))
            stack.append(tag)
            children: list[LexborNode] = []
            child = node.child
            while child is not None:
                children.append(child)
                child = child.next
            stack.extend(reversed(children))
