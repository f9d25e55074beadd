"""Sentences that are the passage's but for words that were only taken out of it, or only put into it."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from rapidfuzz.distance import LCSseq

from pincite.core.anchor.edges import block_edges
from pincite.core.text.page import Span, Stream
from pincite.core.text.sentences import sentences
from pincite.core.text.similarity import Nearest, WordIndex, least_similarity, spoken, words_of

#: Fewer words than this stand together by chance.
_LEAST_WORDS: Final = 5
#: A passage is at most so many times as long as what is left of it, and what it has grown to as long as it.
_LEFT: Final = 2.5
_GROWN: Final = 3
#: Code points on either side in which such a sentence begins and ends; and sentences that are tried together.
_REACH: Final = 800
_MOST_TOGETHER: Final = 3
_MOST_HELD: Final = 40
_LONGEST: Final = 4_000


def trimmed(likest: Nearest, stream: Stream, wanted: str) -> Span | None:
    """The sentences at the ``likest`` place that tell better than it what was taken out of ``wanted``, or put in.

    None where none do. However many words went or came, and however little alike that makes the two: what is left was
    neither written anew nor taken from elsewhere.
    """
    near = likest.span
    if not 0 < near.end - near.start <= _LONGEST or len(wanted) > _LONGEST:
        return None
    asked = spoken(words_of(wanted))
    if len(asked) < _LEAST_WORDS:
        return None
    # What is like the passage is left only for sentences that keep more of it.
    is_like = likest.similarity >= least_similarity(len(wanted))
    least = LCSseq.similarity(asked, _spoken_in(stream, near)) if is_like else 0
    best: tuple[int, int, Span] | None = None
    for around in _runs(near, stream):
        words = _spoken_in(stream, around)
        kept = LCSseq.similarity(asked, words)
        if kept < _LEAST_WORDS or sum(word[0].isalpha() for word in words) < _LEAST_WORDS:
            continue
        span = None
        if kept == len(asked) and len(words) <= _GROWN * kept:
            span = _opened(_between(stream, around, asked, words), stream, wanted) if kept > least else None
        elif not is_like and kept == len(words) and len(asked) <= _LEFT * kept:
            span = around
        if span is not None and (best is None or (kept, span.start - span.end) > best[:2]):
            best = kept, span.start - span.end, span
    return best[2] if best else None


def _runs(near: Span, stream: Stream) -> Iterator[Span]:
    """Each sentence at ``near``, and each few that follow each other in one block."""
    low, high = max(0, near.start - _REACH), min(len(stream.canonical), near.end + _REACH)
    bounds = sorted({low, high, *block_edges(stream, Span(low, high))})
    for start, end in pairwise(bounds):
        pieces = [Span(start + one.start, start + one.end) for one in sentences(stream.canonical[start:end])]
        held = [one for one in pieces if one.overlaps(near)][:_MOST_HELD]
        for first, one in enumerate(held):
            for last in held[first : first + _MOST_TOGETHER]:
                yield Span(one.start, last.end)


def _between(stream: Stream, around: Span, asked: list[str], words: list[str]) -> Span:
    """From the first to the last word of a passage whose words all stand among the ``words`` of a range."""
    blocks = [block for block in LCSseq.opcodes(asked, words).as_matching_blocks() if block.size]
    here = WordIndex(stream.canonical, around.start, around.end)
    places = [at for at, word in enumerate(here.words) if word[0].isalnum()]
    return here.span_of(places[blocks[0].b], places[blocks[-1].b + blocks[-1].size - 1] + 1)


def _opened(span: Span, stream: Stream, wanted: str) -> Span:
    """The range with the quotation mark or bracket that ``wanted`` begins with."""
    opening = next((wanted[:at] for at, char in enumerate(wanted) if char.isalnum()), "")
    is_there = stream.canonical.endswith(opening, 0, span.start)
    return Span(span.start - len(opening), span.end) if is_there else span


def _spoken_in(stream: Stream, span: Span) -> list[str]:
    return spoken(words_of(stream.canonical[span.start : span.end]))
