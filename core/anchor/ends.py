"""Places where what stands for a passage may begin and end: at sentences, at blocks, and at its own words."""

from bisect import bisect_left
from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Final

from pincite.core.anchor.vicinity import Vicinity
from pincite.core.text.change.diff import Edit, diff
from pincite.core.text.page import Span
from pincite.core.text.sentences import sentences
from pincite.core.text.similarity import WordIndex

#: What closes a sentence or a clause, and what may stand behind it.
POINTS: Final = ".,;:!?\u2026\u203d\u3002\uff0c\uff01\uff1f"
QUOTES: Final = "\"'\u2019\u201d\u00bb)]"
_SIGNS: Final = "\u20ac$\u00a3\u00a5%\u2030\u00b0 "
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


def _lacks(steps: Sequence[Edit]) -> bool:
    """Whether the one step takes out no more than a word or two."""
    return any(step.op == "delete" and step.j - step.i <= _SHORT for step in steps)


def _range(one: int, other: int) -> Span:
    return Span(min(one, other), max(one, other))


def _closing(text: str) -> str:
    return text[len(text.rstrip(POINTS + QUOTES)) :].strip(":")


class Ends:
    """The places around one range where the passage may begin and end, and what each would make of it."""

    def __init__(self, near: Vicinity) -> None:
        self._near = near

    @cached_property
    def _whole(self) -> tuple[list[int], list[int]]:
        """Where the sentences here begin and where they end."""
        low, high = self._near.low, self._near.high
        bounds = [low, *(edge for edge in self._near.blocks if low < edge < high), high]
        pieces = [
            (start + one.start, start + one.end)
            for start, end in pairwise(bounds)
            for one in sentences(self._near.canonical[start:end])
        ]
        # What the edge of this view cuts is no whole sentence.
        whole_first = low == 0 or low in self._near.blocks
        whole_last = high in {len(self._near.canonical), *self._near.blocks}
        starts = [start for start, _ in pieces[not whole_first :]][:_MOST_TRIED]
        ends = [end for _, end in pieces[: len(pieces) - (not whole_last)]][-_MOST_TRIED:]
        if self._near.wanted[-1:].isalnum():
            # What closes a sentence is none of a clause that was quoted without it.
            ends = [self._before_stop(end) for end in ends]
        return starts, ends

    @cached_property
    def _within(self) -> tuple[list[int], list[int]]:
        """Where the passage's first word stands and where its last one ends: it may begin or end within a sentence."""
        ends = self._near.here.ends
        firsts = self._where(self._near.asked[:1], self._near.places)[:_MOST_TRIED]
        lasts = self._where(self._near.asked[-1:], [ends[at] for at in self._near.spoken_at])[-_MOST_TRIED:]
        return firsts, lasts

    def settled(self, first: int | None, last: int | None) -> Span:
        """The range between the ends that are known, each that is not at the place that makes the fewest edits."""
        start, end = self._near.span
        if not self._near.kept(self._near.span):
            return self._near.span
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
        near = self._near
        steps = diff(near.asked, near.inside(span))
        start, end = span
        if first is None and steps and steps[0].op == "delete":
            before = self._runs(near.asked[: steps[0].j], near.words[: bisect_left(near.places, start)])
            start = near.places[before[-1]] if before else start
        if last is None and steps and steps[-1].op == "delete":
            behind = bisect_left(near.places, end)
            run = near.asked[steps[-1].i :]
            after = self._runs(run, near.words[behind:])
            end = near.places[behind + after[0] + len(run) - 1] + len(run[-1]) if after else end
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
        steps = diff(self._near.asked, self._near.inside(span))
        start, end = span
        edges = [edge for edge in self._near.blocks if edge >= end][:1]
        if _lacks(steps[-1:]) and edges and not self._near.canonical[end : edges[0]].strip(POINTS + QUOTES):
            following = [edge for edge in [*self._near.blocks, self._near.high] if edge > edges[0]][:_MOST_ANSWERS]
            if last is None and not self._breaks_off_alike(edges[0], steps[-1].i):
                following = []
            short = [edge for edge in following if len(self._near.inside(Span(end, edge))) <= _SHORT * _MOST_ANSWERS]
            # A heading may stand between: what holds some of the missing words is nearer than what is next.
            kept = self._near.kept(span)
            nearer = next((edge for edge in short if self._near.kept(Span(start, edge)) > kept), None)
            after = nearer if nearer is not None else next(iter(short), end)
            if last in {None, after} and (nearer is not None or len(self._near.inside(Span(end, after))) <= _SHORT):
                end = after
        if _lacks(steps[:1]) and first is not None and start - 1 in self._near.blocks and first < start:
            start = first if 0 < len(self._near.inside(Span(first, start))) <= _SHORT else start
        return Span(start, end)

    def _before_stop(self, end: int) -> int:
        """Where the last word before ``end`` ends, if a full stop or its like closes it."""
        bare = self._near.canonical[:end].rstrip(QUOTES)
        return len(bare.rstrip(POINTS)) if bare[-1:] in POINTS else end

    def _breaks_off_alike(self, end: int, spoken: int) -> bool:
        """Whether the passage has the same punctuation after its first ``spoken`` words as the text before ``end``."""
        own = WordIndex(self._near.wanted)
        words = [own.span_of(at, at + 1) for at, word in enumerate(own.words) if word[0].isalnum()]
        if not 0 < spoken < len(words):
            return False
        between = self._near.wanted[words[spoken - 1].end : words[spoken].start].strip()
        there = self._near.canonical[:end]
        # A sign of a currency closes nothing.
        return _closing(there) == between.lstrip(_SIGNS).strip(":")

    def _where(self, asked: Sequence[str], places: Sequence[int]) -> list[int]:
        return [place for word, place in zip(self._near.words, places, strict=True) if word in asked]

    def _fewest(self, at: int, whole: Collection[int], within: Collection[int], made: Callable[[int], Span]) -> int:
        """Of ``at``, the ends of ``whole`` sentences and places ``within`` one, that which takes the fewest edits."""

        def cost(place: int) -> tuple[int, bool, int, int, int]:
            span = made(place)
            edges = [edge for edge in self._near.blocks if span.start < edge < span.end]
            cuts = place not in whole
            beside = min(edges, key=lambda edge: abs(edge - place), default=None)
            scrap = cuts and beside is not None and len(self._near.inside(_range(place, beside))) < _SCRAP
            price = self._near.price(span) + 3 * scrap
            return price, cuts, len(edges), abs(place - at), place

        tried = {at, *whole, *within}
        return min((place for place in tried if self._near.is_range(made(place))), key=cost, default=at)
