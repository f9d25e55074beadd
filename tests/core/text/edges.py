"""Where a passage may be cut out of a text."""

from pincite.core.text.span import Span
from pincite.core.text.tokens import is_edge


def stands_at_edges(text: str, span: Span) -> bool:
    """Whether ``span`` of ``text`` begins and ends where a word or number may."""
    return is_edge(text, span.start) and is_edge(text, span.end)
