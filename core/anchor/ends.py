"""Places where what stands for a passage may begin and end: sentences, blocks, and beside its stamped neighbours."""

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Final

from rapidfuzz.distance import LCSseq, Levenshtein

from pincite.core.anchor.place import NEIGHBOURS
from pincite.core.models import Stamp
from pincite.core.text.canonical import hash_canonical
from pincite.core.text.change.diff import Edit, diff
from pincite.core.text.page import Span, Stream
from pincite.core.text.sentences import sentences
from pincite.core.text.similarity import WordIndex, spoken, words_of

#: What closes a sentence or a clause, and what may stand behind it.
POINTS: Final = ".,;:!?\u2026\u203d\u3002\uff0c\uff01\uff1f"
QUOTES: Final = "\"'\u2019\u201d\u00bb)]"
_SIGNS: Final = "\u20ac$\u00a3\u00a5%\u2030\u00b0 "
#: Code points beyond a range, and as many more as the passage has, in which that may begin or end.
_REACH: Final = 100
_MOST_REACH: Final = 400
#: Ends of sentences and blocks that are tried at either end of a range.
_MOST_TRIED: Final = 16
#: So few words of a block that is cut at an end of a range are none of the passage's, whatever they are.
_SCRAP: Final = 6
#: A cell, an answer, a value: so short a block may stand for as short an end of the passage without a word of it.
_SHORT: Final = 4
#: Blocks behind a range that are looked through for it.
_MOST_ANSWERS: Final = 3
#: Words of an end of the passage that are looked for where they may stand apart from the rest.
_LEAST_RUN: Final = 3
#: A stamped neighbour shorter than this stands beside too many places to tell one.
_TELLING: Final = 12


def block_edges(stream: Stream, span: Span) -> list[int]:
    """The block edges in a range of ``stream.canonical``, each as the end of the word before it."""
    inside = stream.text_span(span.start, span.end)
    return sorted({stream.to_canonical(edge) for edge in stream.block_edges_between(inside.start, inside.end)})


def _lacks(steps: Sequence[Edit]) -> bool:
    """Whether the one step takes out no more than a word or two."""
    return any(step.op == "delete" and step.j - step.i <= _SHORT for step in steps)


def _range(one: int, other: int) -> Span:
    return Span(min(one, other), max(one, other))


def _closing(text: str) -> str:
    return text[len(text.rstrip(POINTS + QUOTES)) :].strip(":")


class Ends:
    """The places around one range where the passage may begin and end, and what each would make of it."""

    def __init__(self, span: Span, stream: Stream, wanted: str) -> None:
        self._span, self._stream, self._canonical, self._wanted = span, stream, stream.canonical, wanted
        reach = _REACH + min(len(wanted), _MOST_REACH)
        self._low, self._high = max(0, span.start - reach), min(len(self._canonical), span.end + reach)

    # Each is asked for by some questions and not by others.

    @cached_property
    def _blocks(self) -> list[int]:
        return block_edges(self._stream, Span(self._low, self._high))

    @cached_property
    def _here(self) -> WordIndex:
        return WordIndex(self._canonical, self._low, self._high)

    @cached_property
    def _spoken(self) -> list[int]:
        """Which of the words here are no signs."""
        return [at for at, word in enumerate(self._here.words) if word[0].isalnum()]

    @cached_property
    def _words(self) -> list[str]:
        words = self._here.words
        return [words[at] for at in self._spoken]

    @cached_property
    def _places(self) -> list[int]:
        starts = self._here.starts
        return [starts[at] for at in self._spoken]

    @cached_property
    def _asked(self) -> list[str]:
        return spoken(words_of(self._wanted))

    @cached_property
    def _whole(self) -> tuple[list[int], list[int]]:
        """Where the sentences here begin and where they end."""
        low, high = self._low, self._high
        bounds = [low, *(edge for edge in self._blocks if low < edge < high), high]
        pieces = [
            (start + one.start, start + one.end)
            for start, end in pairwise(bounds)
            for one in sentences(self._canonical[start:end])
        ]
        # What the edge of this view cuts is no whole sentence.
        whole_first = low == 0 or low in self._blocks
        whole_last = high in {len(self._canonical), *self._blocks}
        starts = [start for start, _ in pieces[not whole_first :]][:_MOST_TRIED]
        ends = [end for _, end in pieces[: len(pieces) - (not whole_last)]][-_MOST_TRIED:]
        if self._wanted[-1:].isalnum():
            # What closes a sentence is none of a clause that was quoted without it.
            ends = [self._before_stop(end) for end in ends]
        return starts, ends

    @cached_property
    def _within(self) -> tuple[list[int], list[int]]:
        """Where the passage's first word stands and where its last one ends: it may begin or end within a sentence."""
        ends = self._here.ends
        firsts = self._where(self._asked[:1], self._places)[:_MOST_TRIED]
        lasts = self._where(self._asked[-1:], [ends[at] for at in self._spoken])[-_MOST_TRIED:]
        return firsts, lasts

    def told(self, stamp: Stamp) -> tuple[int | None, int | None]:
        """Where the passage begins and ends by its stamped neighbours, as far as they still stand there."""
        start, end = self._span
        after = self._beside(stamp.before, self._here.starts, before=True)
        first = self._likest(after, lambda at: Span(at, end))
        before = self._beside(stamp.after, self._here.ends, before=False)
        return first, self._likest(before, lambda at: Span(start if first is None else first, at))

    def parts(self, one: int, other: int) -> bool:
        """Whether a block ends between two places, of which the one is the first in the text, or with it."""
        return any(one <= edge < other for edge in self._blocks)

    def reaches(self, wider: Span, span: Span) -> bool:
        """Whether a range has no block more than ``span``, or none that is not worth it."""
        parted = self.parts(wider.start, span.start) or self.parts(span.end, wider.end)
        return not parted or self._price(wider) <= self._price(span)

    def have_met(self, stamp: Stamp) -> bool:
        """Whether the range is one of the stamped neighbours, and nothing parts them any more but a space."""
        canonical, span = self._canonical, self._span
        return any(
            min(at, len(canonical) - at) >= _TELLING
            and hash_canonical(canonical[max(0, at - NEIGHBOURS) : at]) == stamp.before
            and hash_canonical(canonical[at - 1 : at - 1 + NEIGHBOURS]) == stamp.after
            for at in self._here.starts
            if span.start - NEIGHBOURS < at < span.end + NEIGHBOURS
        )

    def settled(self, first: int | None, last: int | None) -> Span:
        """The range between the ends that are known, each that is not at the place that makes the fewest edits."""
        start, end = self._span
        if not self._kept(self._span):
            return self._span
        if first is None:
            first = self._fewest(
                start, self._whole[0], self._within[0], lambda at: Span(at, end if last is None else last)
            )
        if last is None:
            last = self._fewest(end, self._whole[1], self._within[1], lambda at: Span(first, at))
        return Span(first, last)

    def reunited(self, span: Span, first: int | None, last: int | None) -> Span:
        """The range with an end of the passage that still stands, parted from the rest by a block that was put in.

        ``first`` and ``last`` are its ends where they are known.
        """
        steps = diff(self._asked, self._inside(span))
        start, end = span
        if first is None and steps and steps[0].op == "delete":
            before = self._runs(self._asked[: steps[0].j], self._words[: bisect_left(self._places, start)])
            start = self._places[before[-1]] if before else start
        if last is None and steps and steps[-1].op == "delete":
            behind = bisect_left(self._places, end)
            run = self._asked[steps[-1].i :]
            after = self._runs(run, self._words[behind:])
            end = self._places[behind + after[0] + len(run) - 1] + len(run[-1]) if after else end
        return Span(start, end)

    def _runs(self, run: Sequence[str], words: Sequence[str]) -> list[int]:
        """Where a run of several words stands among others."""
        if len(run) < _LEAST_RUN:
            return []
        starts = (at for at, word in enumerate(words) if word == run[0])
        return [at for at in starts if words[at : at + len(run)] == run]

    def answered(self, span: Span, first: int | None, last: int | None) -> Span:
        """The range with the short block that stands for a word or two that the passage lacks at an end ("Yes", "No").

        ``first`` and ``last`` are where the passage begins and ends by its stamped neighbours. Before it only these
        tell such a block from a heading; behind it the punctuation before may.
        """
        steps = diff(self._asked, self._inside(span))
        start, end = span
        edges = [edge for edge in self._blocks if edge >= end][:1]
        if _lacks(steps[-1:]) and edges and not self._canonical[end : edges[0]].strip(POINTS + QUOTES):
            following = [edge for edge in [*self._blocks, self._high] if edge > edges[0]][:_MOST_ANSWERS]
            if last is None and not self._breaks_off_alike(edges[0], steps[-1].i):
                following = []
            short = [edge for edge in following if len(self._inside(Span(end, edge))) <= _SHORT * _MOST_ANSWERS]
            # A heading may stand between: what holds some of the missing words is nearer than what is next.
            kept = self._kept(span)
            nearer = next((edge for edge in short if self._kept(Span(start, edge)) > kept), None)
            after = nearer if nearer is not None else next(iter(short), end)
            if last in {None, after} and (nearer is not None or len(self._inside(Span(end, after))) <= _SHORT):
                end = after
        if _lacks(steps[:1]) and first is not None and start - 1 in self._blocks and first < start:
            start = first if 0 < len(self._inside(Span(first, start))) <= _SHORT else start
        return Span(start, end)

    def _before_stop(self, end: int) -> int:
        """Where the last word before ``end`` ends, if a full stop or its like closes it."""
        bare = self._canonical[:end].rstrip(QUOTES)
        return len(bare.rstrip(POINTS)) if bare[-1:] in POINTS else end

    def _breaks_off_alike(self, end: int, spoken: int) -> bool:
        """Whether the passage has the same punctuation after its first ``spoken`` words as the text before ``end``."""
        own = WordIndex(self._wanted)
        words = [own.span_of(at, at + 1) for at, word in enumerate(own.words) if word[0].isalnum()]
        if not 0 < spoken < len(words):
            return False
        between = self._wanted[words[spoken - 1].end : words[spoken].start].strip()
        there = self._canonical[:end]
        # A sign of a currency closes nothing.
        return _closing(there) == between.lstrip(_SIGNS).strip(":")

    def _where(self, asked: Sequence[str], places: Sequence[int]) -> list[int]:
        return [place for word, place in zip(self._words, places, strict=True) if word in asked]

    def _fewest(self, at: int, whole: Collection[int], within: Collection[int], made: Callable[[int], Span]) -> int:
        """Of ``at``, the ends of ``whole`` sentences and places ``within`` one, that which takes the fewest edits."""

        def cost(place: int) -> tuple[int, bool, int, int, int]:
            span = made(place)
            edges = [edge for edge in self._blocks if span.start < edge < span.end]
            cuts = place not in whole
            beside = min(edges, key=lambda edge: abs(edge - place), default=None)
            scrap = cuts and beside is not None and len(self._inside(_range(place, beside))) < _SCRAP
            price = self._price(span) + 3 * scrap
            return price, cuts, len(edges), abs(place - at), place

        tried = {at, *whole, *within}
        return min((place for place in tried if self._is_range(made(place))), key=cost, default=at)

    def _beside(self, digest: str | None, places: Iterable[int], *, before: bool) -> list[int]:
        """Those of ``places`` that stand beside the stamped neighbour; none where the passage itself holds it."""
        if digest is None:
            return []

        def stands(text: str, at: int) -> bool:
            side = text[max(0, at - NEIGHBOURS) : at] if before else text[at : at + NEIGHBOURS]
            return len(side) >= _TELLING and hash_canonical(side) == digest

        own = WordIndex(self._wanted)
        if any(stands(self._wanted, at) for at in (own.starts if before else own.ends)):
            return []
        return [at for at in places if stands(self._canonical, at)]

    def _likest(self, places: Iterable[int], made: Callable[[int], Span]) -> int | None:
        """Of places that are sure the one of the fewest edits, if it leaves half of what the passage keeps."""
        kept = self._kept(self._span)
        some = [at for at in places if self._is_range(made(at)) and 2 * self._kept(made(at)) >= max(kept, 1)]
        return min(some, key=lambda at: self._edits(made(at)), default=None)

    def _price(self, span: Span) -> int:
        """What it costs to take the range: a word kept is worth more than an edit, and no more than a further block."""
        joins = sum(span.start < edge < span.end for edge in self._blocks)
        return 2 * self._edits(span) - 3 * self._kept(span) + 3 * joins

    def _is_range(self, span: Span) -> bool:
        return span.start < span.end and span.overlaps(self._span)

    def _edits(self, span: Span) -> int:
        return Levenshtein.distance(self._asked, self._inside(span))

    def _kept(self, span: Span) -> int:
        return LCSseq.similarity(self._asked, self._inside(span))

    def _inside(self, span: Span) -> list[str]:
        return self._words[bisect_left(self._places, span.start) : bisect_left(self._places, span.end)]
