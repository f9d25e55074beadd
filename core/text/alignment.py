"""A text and its canonical form side by side: where each place of the one is in the other.

The canonical form is built stretch by stretch, so that a place is looked up by counting the words of one stretch and
never those of the whole page.
"""

import re
from array import array
from bisect import bisect_right
from itertools import accumulate
from typing import Final

_STRETCH: Final = 1_024
_SPACE: Final = re.compile(r"\s")
_WORD: Final = re.compile(r"\S+")


class Alignment:
    """``canonical`` is ``text`` with every run of white space as one space, and none at the ends."""

    def __init__(self, text: str) -> None:
        self._text = text
        #: Where each stretch begins in ``text`` and in ``canonical``; it begins before a word and ends after one.
        self._text_starts: list[int] = []
        self._canonical_starts: list[int] = []
        self._words: dict[int, tuple[array[int], array[int]]] = {}
        pieces: list[str] = []
        at = length = 0
        while at < len(text):
            space = _SPACE.search(text, at + _STRETCH)
            end = space.start() if space else len(text)
            if piece := " ".join(text[at:end].split()):
                self._text_starts.append(at)
                self._canonical_starts.append(length)
                pieces.append(piece)
                length += len(piece) + 1
            at = end
        self.canonical = " ".join(pieces)
        #: Whether every run of white space is one character already: then every place is the same in both.
        self.same = len(self.canonical) == len(text)

    def to_canonical(self, offset: int) -> int:
        """The place in ``canonical`` of ``offset`` in the text; white space is the end of the word before it."""
        if self.same:
            return offset
        text_starts, canonical_starts, end = self._stretch(bisect_right(self._text_starts, offset) - 1)
        word = bisect_right(text_starts, offset) - 1
        if word < 0:
            return canonical_starts[0] if canonical_starts else 0
        last = canonical_starts[word + 1] - 1 if word + 1 < len(canonical_starts) else end
        return min(canonical_starts[word] + offset - text_starts[word], last)

    def to_text(self, offset: int) -> int:
        """The place in the text of ``offset`` in ``canonical``; a space is the end of the word before it."""
        if self.same:
            return offset
        text_starts, canonical_starts, _ = self._stretch(bisect_right(self._canonical_starts, offset) - 1)
        word = bisect_right(canonical_starts, offset) - 1
        return text_starts[word] + offset - canonical_starts[word] if word >= 0 else 0

    def _stretch(self, index: int) -> "tuple[array[int], array[int], int]":
        """The words of one stretch, where they begin in text and canonical form, and where its canonical form ends."""
        if not self._text_starts:
            return array("I"), array("I"), 0
        index = max(index, 0)
        following = index + 1 < len(self._text_starts)
        end = self._canonical_starts[index + 1] - 1 if following else len(self.canonical)
        if index not in self._words:
            at, canonical = self._text_starts[index], self._canonical_starts[index]
            until = self._text_starts[index + 1] if following else len(self._text)
            # Arrays: a list of its words' places would take ten times the room of the stretch itself.
            text_starts = array("I", [word.start() for word in _WORD.finditer(self._text, at, until)])
            lengths = map(len, self.canonical[canonical:end].split(" "))
            canonical_starts = [start + spaces for spaces, start in enumerate(accumulate(lengths, initial=canonical))]
            self._words[index] = text_starts, array("I", canonical_starts[:-1])
        return *self._words[index], end
