"""Where the words begin and end that stand for a passage now: no block of other words, and no lost full stop."""

import re
from typing import Final

from pincite.core.text.change.diff import diff
from pincite.core.text.page import Span, Stream
from pincite.core.text.similarity import WordIndex

#: A block at an end of which fewer words than this share are the passage's was taken only to make up the length.
_LEAST_SHARED: Final = 0.4
_POINTS: Final = ".,;:!?\u2026\u203d\u3002\uff0c\uff01\uff1f"
_QUOTES: Final = "\"'\u2019\u201d\u00bb)]"
_CLOSING: Final = re.compile(f"[{re.escape(_POINTS)}]{{1,3}}(?![\\w{re.escape(_POINTS)}])")
_CLOSING_QUOTED: Final = re.compile(
    f"[{re.escape(_POINTS)}]{{1,3}}[{re.escape(_QUOTES)}]{{0,2}}(?![\\w{re.escape(_POINTS)}])"
)


def within_blocks(span: Span, stream: Stream, wanted: str) -> Span:
    """A range of ``stream.canonical`` without the blocks at its ends that have next to no words of ``wanted``."""
    inside = stream.text_span(span.start, span.end)
    found = {stream.to_canonical(edge) for edge in stream.block_edges_between(inside.start, inside.end)}
    edges = sorted(edge for edge in found if span.start < edge < span.end)
    if not edges:
        return span
    bounds = [span.start, *edges, span.end]
    shares = _shares(bounds, stream.canonical, wanted)
    kept = [index for index, share in enumerate(shares) if share >= _LEAST_SHARED]
    if not kept:
        return span
    start, end = bounds[kept[0]], bounds[kept[-1] + 1]
    # A block edge is the end of the word before it.
    return Span(start + 1 if stream.canonical[start] == " " else start, end)


def closed(span: Span, stream: Stream, wanted: str) -> Span:
    """A range of ``stream.canonical`` with the punctuation that closes it, where ``wanted`` ends in some."""
    bare = wanted.rstrip(_QUOTES)
    canonical = stream.canonical
    if not bare or bare[-1] not in _POINTS or span.start == span.end or canonical[span.end - 1] in _POINTS + _QUOTES:
        return span
    closing = (_CLOSING if bare == wanted else _CLOSING_QUOTED).match(canonical, span.end)
    return Span(span.start, closing.end()) if closing else span


def _shares(bounds: list[int], canonical: str, wanted: str) -> list[float]:
    """For each stretch between two bounds, which share of its words an alignment with ``wanted`` keeps."""
    here = WordIndex(canonical[bounds[0] : bounds[-1]])
    steps = diff(WordIndex(wanted).words, here.words)
    shared = {at for step in steps if step.op == "equal" for at in range(step.k, step.m)}
    kept, words = [0] * (len(bounds) - 1), [0] * (len(bounds) - 1)
    stretch = 0
    for at, word in enumerate(here.words):
        while bounds[0] + here.start(at) >= bounds[stretch + 1]:
            stretch += 1
        if word[0].isalnum():
            words[stretch] += 1
            kept[stretch] += at in shared
    return [one / max(all_, 1) for one, all_ in zip(kept, words, strict=True)]
