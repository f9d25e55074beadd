"""A premise by its sentences, and those of them that a claim is about."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log
from typing import Final

from pincite.core.nli.builtin.tongue import Tongue
from pincite.core.text.lexicon.words import keys
from pincite.core.text.sentences import sentences
from pincite.core.text.span import Span
from pincite.core.text.stems import stem

#: A longer sentence is read in pieces of this many words, so that hostile text costs no more than its length.
_MOST_WORDS: Final = 90
#: Code points read of a premise; the rest is said to be unread.
MOST_READ: Final = 200_000
#: Sentences of a window at most.
_WIDEST: Final = 3
#: What a further sentence must add to the words covered.
_WORTH: Final = 0.08
_LINE: Final = re.compile(r"\n\s*")


@dataclass(frozen=True)
class Premise:
    """The text and where its sentences are."""

    text: str
    tongue: Tongue

    @cached_property
    def sentences(self) -> list[Span]:
        """Its sentences in order; a line that begins with no small letter begins one, a very long one is cut."""
        read = self.text[:MOST_READ]
        found: list[Span] = []
        for one in sentences(read):
            for piece in _lines(read, one):
                found += _pieces(read, piece)
        return found

    @cached_property
    def stems(self) -> list[frozenset[str]]:
        """The stems of each sentence."""
        language = self.tongue.stems
        return [
            frozenset(stem(key, language) for key in keys(self.text[one.start : one.end])) for one in self.sentences
        ]

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """The stems of all sentences."""
        return frozenset().union(*self.stems)

    @cached_property
    def _frequencies(self) -> Counter[str]:
        counts: Counter[str] = Counter()
        for one in self.stems:
            counts.update(one)
        return counts

    def rareness(self, word: str) -> float:
        """How much a stem tells of where something is said here: 1 in one sentence, less in many."""
        total = len(self.sentences)
        if total < 4:
            return 1.0
        return max(0.15, log((total + 1) / (self._frequencies[word] + 0.5)) / log((total + 1) / 0.5))

    def ranked(self, wanted: dict[str, float], most: int) -> list[tuple[float, int]]:
        """The ``most`` sentences that hold the most of the ``wanted`` stems (with their weights), the best first."""
        weights = {word: weight * self.rareness(word) for word, weight in wanted.items()}
        total = sum(weights.values()) or 1.0
        scores = [
            (sum(weight for word, weight in weights.items() if word in held) / total, -at)
            for at, held in enumerate(self.stems)
        ]
        return [(score, -at) for score, at in sorted(scores, reverse=True)[:most]]

    def window(self, wanted: dict[str, float], centre: int) -> tuple[int, int]:
        """First and last sentence of a window about ``centre``, with neighbours that add to what it covers."""
        first = last = centre
        held = set(self.stems[centre])
        total = sum(wanted.values()) or 1.0
        while last - first + 1 < _WIDEST:
            gains = [
                (sum(weight for word, weight in wanted.items() if word in self.stems[at] and word not in held), at)
                for at in (first - 1, last + 1)
                if 0 <= at < len(self.stems)
            ]
            gain, at = max(gains, default=(0.0, 0))
            if gain / total < _WORTH:
                break
            first, last = min(first, at), max(last, at)
            held |= self.stems[at]
        return first, last

    def span(self, first: int, last: int) -> Span:
        """From the first of these sentences to the end of the last, in code points of the text."""
        return Span(self.sentences[first].start, self.sentences[last].end)

    def joined(self, places: Sequence[int]) -> str:
        """Sentences that need not follow one another, in their order, as one text."""
        return " ".join(self.text[self.sentences[at].start : self.sentences[at].end] for at in sorted(set(places)))


def _lines(text: str, sentence: Span) -> list[Span]:
    """The lines of a sentence, those that go on with a small letter together."""
    found: list[Span] = []
    start = sentence.start
    for match in _LINE.finditer(text, sentence.start, sentence.end):
        if match.start() > start and not text[match.end() : match.end() + 1].islower():
            found.append(Span(start, match.start()))
            start = match.end()
    if start < sentence.end:
        found.append(Span(start, sentence.end))
    return found


def _pieces(text: str, sentence: Span) -> list[Span]:
    written = text[sentence.start : sentence.end]
    if len(written) <= 4 * _MOST_WORDS or written.count(" ") <= _MOST_WORDS:
        # A run without spaces is cut by characters, far beyond any word.
        reach = 4096
        return [Span(start, min(start + reach, sentence.end)) for start in range(sentence.start, sentence.end, reach)]
    found: list[Span] = []
    at = start = sentence.start
    counted = 0
    for word in written.split(" "):
        at += len(word) + 1
        counted += 1
        if counted == _MOST_WORDS:
            found.append(Span(start, at - 1))
            start, counted = at, 0
    if text[start : sentence.end].strip():
        found.append(Span(start, sentence.end))
    return [piece for piece in found if text[piece.start : piece.end].strip()]
