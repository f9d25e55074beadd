"""Text in blocks, as an extractor would give it."""

from pincite.core.text.stream import Stream


def blocks(*texts: str) -> Stream:
    """A stream in which each of ``texts`` is a block."""
    edges, at = [], 0
    for text in texts[:-1]:
        at += len(text)
        edges.append(at)
        at += 1
    return Stream("visible", "\n".join(texts), block_edges=tuple(edges))
