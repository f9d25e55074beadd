"""Where blocks end in a range of the canonical form."""

from pincite.core.text.page import Span, Stream


def block_edges(stream: Stream, span: Span) -> list[int]:
    """The block edges in a range of ``stream.canonical``, each as the end of the word before it."""
    inside = stream.text_span(span.start, span.end)
    return sorted({stream.to_canonical(edge) for edge in stream.block_edges_between(inside.start, inside.end)})
