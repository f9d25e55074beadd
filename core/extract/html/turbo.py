"""turbohtml's events, which are those of the HTML Standard's own tree, drive the walk."""

from typing import cast

from turbohtml import Comment, Element, Node, Text, parse
from turbohtml.saxparse import SaxHandler, sax_parse

from pincite.core.extract.html.events import Events


def drive(markup: str, walk: Events) -> None:
    """Every event of ``markup``, in document order."""
    if "shadowrootmode" in markup:
        # The event form leaves declarative shadow roots out; a reader sees them.
        _drive_tree(parse(markup, positions=False, allow_declarative_shadow_roots=False), walk)
    else:
        # Ours has a handler's methods without being one: its ``characters`` may be a bound method of a list.
        sax_parse(markup, cast("SaxHandler", walk))


def _drive_tree(root: Node, walk: Events) -> None:
    stack: list[Node | str] = [root]
    while stack:
        node = stack.pop()
        if isinstance(node, str):
            walk.end_element(node)
        elif isinstance(node, Text):
            walk.characters(node.data)
        elif isinstance(node, Comment):
            walk.comment(node.data)
        else:
            if isinstance(node, Element):
                attrs = (
                    (name, " ".join(value) if isinstance(value, list) else value) for name, value in node.attrs.items()
                )
                walk.start_element(node.tag, tuple(attrs))
                stack.append(node.tag)
            stack.extend(reversed(node.children))
