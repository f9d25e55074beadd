"""Where the words nearest to a passage stand, when the passage itself does not.

Words that are rare in the text vote for where the passage would begin; around the best places the words are aligned
(longest common subsequence, by ``rapidfuzz``) and the stretch that holds most of them, with fewest strangers, is
measured by the normalised Levenshtein similarity. No score makes a match: it only locates, and is always reported.
"""

import re
from array import array
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from heapq import nlargest
from itertools import accumulate
from typing import Final

from rapidfuzz.distance import LCSseq, Levenshtein

from pincite.core.text.characters import UNSPACED
from pincite.core.text.sizes import LARGE
from pincite.core.text.span import Span

#: How alike a passage must be to be called edited and not removed, by its length: (below so many code points, least).
THRESHOLDS: Final = ((80, 0.65), (200, 0.60))
LONG_THRESHOLD: Final = 0.55

_WORD = re.compile(f"[{UNSPACED}]|[^\\W{UNSPACED}]+(?:['\u2019][^\\W\\d]+)?|[^\\w\\s]+")
#: Voting words, and places of one word, beyond which more change nothing.
_VOTERS: Final = 48
_POSTINGS: Final = 60
_CANDIDATES: Final = 4
#: What a stranger among the words costs, where a kept word earns 1: "do not" may not cut a sentence from its subject.
_STRANGER: Final = 0.35
#: What punctuation counts for beside a word.
_POINT: Final = 0.1
#: A passage of more words is located by its two ends, each of so many: the middle adds nothing but time.
_MOST_WORDS: Final = 4_000
_END_WORDS: Final = 500
#: Code points of two texts together from which their similarity is measured more coarsely.
_LONG: Final = 40_000
_VERY_LONG: Final = 400_000
#: Code points of each part of a large text that are the next one's as well.
_OVERLAP: Final = 200_000
#: Bytes of the indexes of a large text that are kept for its next passage, and what a word and another word take.
_KEPT: Final = 24_000_000
_WORD_BYTES: Final = 22
_DISTINCT_BYTES: Final = 250


@dataclass(frozen=True, slots=True)
class Nearest:
    """A place in a text and how alike it is to the passage, 0..1."""

    span: Span
    similarity: float


def least_similarity(length: int) -> float:
    """The least similarity at which a passage of ``length`` code points counts as found but edited."""
    return next((least for below, least in THRESHOLDS if length < below), LONG_THRESHOLD)


def similarity(one: str, other: str) -> float:
    """Normalised Levenshtein similarity of two texts, 0..1; of their words where they are long."""
    together = len(one) + len(other)
    if together <= _LONG:
        return Levenshtein.normalized_similarity(one, other)
    these, those = one.split(), other.split()
    if together <= _VERY_LONG:
        return Levenshtein.normalized_similarity(these, those)
    # An edit distance grows with the product of the lengths; nothing may be made to wait for it.
    shared = (Counter(these) & Counter(those)).total()
    return shared / max(len(these), len(those), 1)


def words_of(text: str) -> list[str]:
    """The words and signs of a text in their order, in lower case."""
    return [word.lower() for word in _WORD.findall(text)]


def spoken(words: Iterable[str]) -> list[str]:
    """Those of ``words_of`` a text that are words and no signs."""
    return [word for word in words if word[0].isalnum()]


class WordIndex:
    """The words of a text, where they stand, and how rare they are. Built once a text, in one pass.

    With ``low`` and ``high`` those of a part of the text alone.
    """

    def __init__(self, text: str, low: int = 0, high: int | None = None) -> None:
        self.text = text
        # Not a list of pairs: a page of a few megabytes can hold a million words, and each pair would cost a hundred
        # bytes. For the same reason equal words are one object.
        self._starts, self._ends = array("I"), array("I")
        once: dict[str, str] = {}
        self.words: list[str] = []
        for found in _WORD.finditer(text, low, len(text) if high is None else high):
            self._starts.append(found.start())
            self._ends.append(found.end())
            word = found[0].lower()
            self.words.append(once.setdefault(word, word))

    @cached_property
    def _places(self) -> "dict[str, array[int]]":
        places: defaultdict[str, array[int]] = defaultdict(partial(array, "I"))
        for index, word in enumerate(self.words):
            places[word].append(index)
        return dict(places)

    def span_of(self, first: int, last: int) -> Span:
        """The code points from word ``first`` up to, not including, word ``last``."""
        return Span(self._starts[first], self._ends[last - 1])

    @property
    def starts(self) -> Sequence[int]:
        """Where each word begins."""
        return self._starts

    @property
    def ends(self) -> Sequence[int]:
        """Where each word ends."""
        return self._ends

    def runs(self, length: int) -> Iterator[tuple[int, int, str]]:
        """Where each run of ``length`` words begins and ends, and its words; one run where there are fewer words."""
        words, starts, ends = self.words, self._starts, self._ends
        for first in range(max(min(1, len(words)), len(words) - length + 1)):
            run = words[first : first + length]
            yield starts[first], ends[first + len(run) - 1], " ".join(run)

    @cached_property
    def size(self) -> int:
        """About how many bytes the index takes."""
        return _WORD_BYTES * len(self.words) + _DISTINCT_BYTES * len(self._places)

    def nearest(self, passage: str) -> Nearest | None:
        """The place most like ``passage``, or None when they share no word."""
        places = [found.span() for found in _WORD.finditer(passage)]
        wanted = [passage[start:end].lower() for start, end in places]
        if not wanted:
            return None
        if len(wanted) > _MOST_WORDS:
            return self._by_ends(passage, passage[: places[_END_WORDS][0]], passage[places[-_END_WORDS][0] :])
        return self.nearest_words(passage, wanted)

    def nearest_words(self, passage: str, wanted: list[str]) -> Nearest | None:
        """The same for a passage whose words are told already, and that is not too long to be looked for as a whole."""
        best: Nearest | None = None
        for start in self._candidates(wanted) if self.words else ():
            found = self._align(passage, wanted, start)
            if found and (best is None or found.similarity > best.similarity):
                best = found
        return best

    def _by_ends(self, passage: str, head: str, tail: str) -> Nearest | None:
        """Where a very long passage begins and ends; where only one end is left, that end."""
        ends = [found for found in (self.nearest(head), self.nearest(tail)) if found]
        kept = [found.span for found in ends if found.similarity >= LONG_THRESHOLD]
        if not kept:
            return max(ends, key=lambda found: found.similarity, default=None)
        span = Span(kept[0].start, kept[-1].end) if kept[0].start < kept[-1].end else kept[0]
        return Nearest(span, similarity(passage, self.text[span.start : span.end]))

    def _candidates(self, wanted: list[str]) -> list[int]:
        """Word indexes where the passage would begin, most votes first."""
        known = {word: self._places[word] for word in set(wanted) if word in self._places}
        # The rarest words first; among those as rare as each other the longer says more.
        voters = sorted(known, key=lambda word: (len(known[word]), -len(word), word))[:_VOTERS]
        offsets = defaultdict(list)
        for index, word in enumerate(wanted):
            if word in known:
                offsets[word].append(index)
        bucket = max(4, len(wanted) // 4)
        votes: defaultdict[int, float] = defaultdict(float)
        for word in voters:
            places = known[word]
            weight = 1 / len(places) ** 0.5
            for place in places[:: 1 + len(places) // _POSTINGS]:
                for offset in offsets[word][:8]:
                    votes[(place - offset) // bucket] += weight
        # A passage that begins late in one bucket has half of its words counted for the next.
        for at, weight in list(votes.items()):
            votes[at + 1] += weight / 2
        return [at * bucket for at in nlargest(_CANDIDATES, votes, key=votes.__getitem__)]

    def _align(self, passage: str, wanted: list[str], start: int) -> Nearest | None:
        slack = max(8, len(wanted) // 2)
        low, high = max(0, start - slack), min(len(self.words), start + len(wanted) + 2 * slack)
        window = self.words[low:high]
        if not window:
            return None
        blocks = [(at.a, at.b, at.size) for at in LCSseq.opcodes(wanted, window).as_matching_blocks() if at.size]
        if not blocks:
            return None
        first, last = _densest(blocks, window)
        # Words replaced at either end belong to the passage: as many as the passage has before its first kept word.
        before = blocks[first][0]
        after = len(wanted) - blocks[last][0] - blocks[last][2]
        left, right = low + blocks[first][1], low + blocks[last][1] + blocks[last][2]
        spans = {
            self.span_of(max(0, left - more), min(len(self.words), right + further))
            for more in {0, before}
            for further in {0, after}
        }
        whole = self.span_of(left, right)
        spans |= {self._to_sentence_ends(span, 24) for span in spans}
        spans.add(self._to_sentence_ends(whole, len(passage) // 2))
        return max(
            (Nearest(span, similarity(passage, self.text[span.start : span.end])) for span in sorted(spans)),
            key=lambda found: found.similarity,
        )

    def _to_sentence_ends(self, span: Span, reach: int) -> Span:
        """``span`` grown to the sentence ends within ``reach`` code points of it."""
        head = self.text.rfind(". ", max(0, span.start - reach), span.start)
        tail = self.text.find(".", span.end, span.end + reach)
        return Span(head + 2 if head >= 0 else span.start, tail + 1 if tail >= 0 else span.end)


class LongWordIndex(WordIndex):
    """The same of a text of millions of code points, part by part: parts that fit no more are indexed for each passage.

    ``words`` is empty: nobody needs all of them at one time.
    """

    def __init__(self, text: str) -> None:
        super().__init__("")
        self.text = text
        self._parts: dict[int, WordIndex] = {}

    def runs(self, length: int) -> Iterator[tuple[int, int, str]]:
        """As for any text."""
        run: deque[re.Match[str]] = deque(maxlen=length)
        for found in _WORD.finditer(self.text):
            run.append(found)
            if len(run) == length:
                yield run[0].start(), found.end(), " ".join([word[0].lower() for word in run])

    def nearest_words(self, passage: str, wanted: list[str]) -> Nearest | None:
        """The best of all parts; of several as good the first."""
        reach = max(LARGE, 4 * len(passage))
        overlap = reach * _OVERLAP // LARGE
        best: Nearest | None = None
        for low in range(0, max(1, len(self.text) - overlap), reach - overlap):
            found = self._part(low, reach).nearest_words(passage, wanted)
            if found and (best is None or found.similarity > best.similarity):
                best = found
        return best

    def _part(self, low: int, reach: int) -> WordIndex:
        if (known := self._parts.get(low)) is not None and reach == LARGE:
            return known
        part = WordIndex(self.text, low, low + reach)
        if reach == LARGE and part.size + sum(kept.size for kept in self._parts.values()) <= _KEPT:
            self._parts[low] = part
        return part


def word_index(text: str) -> WordIndex:
    """The index for a text of any size."""
    return WordIndex(text) if len(text) <= LARGE else LongWordIndex(text)


def _densest(blocks: list[tuple[int, int, int]], window: list[str]) -> tuple[int, int]:
    """First and last of the run of matching blocks with most words and fewest strangers between (Kadane 1984)."""
    weights = list(accumulate((1.0 if word[0].isalnum() else _POINT for word in window), initial=0.0))
    best = (float("-inf"), 0, 0)
    score, first, at = 0.0, 0, 0
    for index, (_, start, size) in enumerate(blocks):
        score -= _STRANGER * (weights[start] - weights[at])
        if score <= 0:
            score, first = 0.0, index
        at = start + size
        score += weights[at] - weights[start]
        if score > best[0]:
            best = (score, first, index)
    return best[1], best[2]
