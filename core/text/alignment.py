"""A text and its canonical form side by side: where each place of the one is in the other.

The canonical form is built stretch by stretch, so that a place is looked up by counting the words of one stretch and
never those of the whole page.
"""

import re
from array import array
from bisect import bisect_right
from itertools import accumulate
from typing import Final

from pincite.core.text.canonical import one_spaced

_STRETCH: Final = 1_024
#: Questions about one stretch that are answered by counting.
_FEW: Final = 8
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
        self._asked: dict[int, int] = {}
        pieces: list[str] = []
        at = length = 0
        while at < len(text):
            space = _SPACE.search(text, at + _STRETCH)
            end = space.start() if space else len(text)
            if piece := one_spaced(text[at:end]):
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
        if not self._text_starts:
            return 0
        stretch = max(bisect_right(self._text_starts, offset) - 1, 0)
        start, before = self._text_starts[stretch], self._canonical_starts[stretch]
        if (words := self._words_of(stretch)) is not None:
            text_starts, canonical_starts = words
            word = bisect_right(text_starts, offset) - 1
            if word < 0:
                return max(before - 1, 0)
            end = canonical_starts[word + 1] - 1 if word + 1 < len(canonical_starts) else self._ends(stretch)[1]
            return min(canonical_starts[word] + offset - text_starts[word], end)
        counted = len(" ".join(self._text[start:offset].split()))
        inside = offset < len(self._text) and not self._text[offset].isspace()
        if not counted:
            return before if inside else max(before - 1, 0)
        return before + counted + (inside and self._text[offset - 1].isspace())

    def to_text(self, offset: int) -> int:
        """The place in the text of ``offset`` in ``canonical``; a space is the end of the word before it."""
        if self.same:
            return offset
        if not self._text_starts:
            return 0
        stretch = max(bisect_right(self._canonical_starts, offset) - 1, 0)
        start, before = self._text_starts[stretch], self._canonical_starts[stretch]
        if (words := self._words_of(stretch)) is not None:
            text_starts, canonical_starts = words
            word = bisect_right(canonical_starts, offset) - 1
            return text_starts[word] + offset - canonical_starts[word]
        until = self._ends(stretch)[0]
        *_, rest = self._text[start:until].split(None, self.canonical.count(" ", before, offset))
        inside = offset - max(self.canonical.rfind(" ", before, offset) + 1, before)
        return until - len(rest) + inside

    def _ends(self, stretch: int) -> tuple[int, int]:
        """Where a stretch ends in the text, and in the canonical form."""
        if stretch + 1 < len(self._text_starts):
            return self._text_starts[stretch + 1], self._canonical_starts[stretch + 1] - 1
        return len(self._text), len(self.canonical)

    def _words_of(self, stretch: int) -> "tuple[array[int], array[int]] | None":
        """Where the words of a stretch begin in text and canonical form, if it is asked for often enough to note it."""
        if stretch not in self._words:
            asked = self._asked[stretch] = self._asked.get(stretch, 0) + 1
            if asked <= _FEW:
                return None
            until, end = self._ends(stretch)
            canonical = self._canonical_starts[stretch]
            words = _WORD.finditer(self._text, self._text_starts[stretch], until)
            lengths = map(len, self.canonical[canonical:end].split(" "))
            starts = [start + spaces for spaces, start in enumerate(accumulate(lengths, initial=canonical))]
            # Arrays: a list of its words' places would take ten times the room of the stretch itself.
            self._words[stretch] = array("I", [word.start() for word in words]), array("I", starts[:-1])
        return self._words[stretch]
