"""The words around a range, and what each range of them is worth against those of a passage."""

from bisect import bisect_left
from functools import cached_property
from typing import Final

from rapidfuzz.distance import LCSseq, Levenshtein

from pincite.core.anchor.edges import block_edges
from pincite.core.text.page import Span, Stream
from pincite.core.text.similarity import WordIndex, spoken, words_of

#: Code points beyond a range, and as many more as the passage has, in which that may begin or end.
_REACH: Final = 100
_MOST_REACH: Final = 400


class Vicinity:
    """What a passage that is ``wanted`` may be found in around ``span`` of ``stream.canonical``."""

    def __init__(self, span: Span, stream: Stream, wanted: str) -> None:
        self.span, self.stream, self.canonical, self.wanted = span, stream, stream.canonical, wanted
        reach = _REACH + min(len(wanted), _MOST_REACH)
        self.low, self.high = max(0, span.start - reach), min(len(self.canonical), span.end + reach)

    # Each is asked for by some questions and not by others.

    @cached_property
    def blocks(self) -> list[int]:
        """The block edges of the vicinity."""
        return block_edges(self.stream, Span(self.low, self.high))

    @cached_property
    def here(self) -> WordIndex:
        """Its words, signs included."""
        return WordIndex(self.canonical, self.low, self.high)

    @cached_property
    def spoken_at(self) -> list[int]:
        """Which of the words here are no signs."""
        return [at for at, word in enumerate(self.here.words) if word[0].isalnum()]

    @cached_property
    def words(self) -> list[str]:
        """Its words without signs ..."""
        words = self.here.words
        return [words[at] for at in self.spoken_at]

    @cached_property
    def places(self) -> list[int]:
        """... and where each begins."""
        starts = self.here.starts
        return [starts[at] for at in self.spoken_at]

    @cached_property
    def asked(self) -> list[str]:
        """The words of the passage without signs."""
        return spoken(words_of(self.wanted))

    def parts(self, one: int, other: int) -> bool:
        """Whether a block ends between two places, of which the one is the first in the text, or with it."""
        return any(one <= edge < other for edge in self.blocks)

    def reaches(self, wider: Span, span: Span) -> bool:
        """Whether a range has no block more than ``span``, or none that is not worth it."""
        parted = self.parts(wider.start, span.start) or self.parts(span.end, wider.end)
        return not parted or self.price(wider) <= self.price(span)

    def price(self, span: Span) -> int:
        """What it costs to take the range: a word kept is worth more than an edit, and no more than a further block."""
        joins = sum(span.start < edge < span.end for edge in self.blocks)
        return 2 * self.edits(span) - 3 * self.kept(span) + 3 * joins

    def is_range(self, span: Span) -> bool:
        """Whether a range has a length, and a part of ``span`` in it."""
        return span.start < span.end and span.overlaps(self.span)

    def edits(self, span: Span) -> int:
        """How many words are to be put in, taken out or replaced between the passage and a range."""
        return Levenshtein.distance(self.asked, self.inside(span))

    def kept(self, span: Span) -> int:
        """How many words of the passage stand in a range, in their order."""
        return LCSseq.similarity(self.asked, self.inside(span))

    def inside(self, span: Span) -> list[str]:
        """The words that begin in a range."""
        return self.words[bisect_left(self.places, span.start) : bisect_left(self.places, span.end)]
