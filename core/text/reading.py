"""A text as it reads once what copyists change is set aside, and the way back to the text that it was made from."""

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

from pincite.core.text.sizes import LARGE


class WayBack(Protocol):
    """From places of a reading's text to those of the canonical form; None within a character of that."""

    def start(self, offset: int) -> int | None:
        """Where the character begins that begins at ``offset``."""

    def end(self, offset: int) -> int | None:
        """Where the character ends that ends at ``offset``."""


@dataclass(frozen=True)
class Reading:
    """One reading of a text's skeleton, and the way back to the canonical form."""

    #: The text in one piece, or in several: a character of four bytes makes its own piece wide, and not a whole book.
    pieces: tuple[str, ...]
    way_back: WayBack = field(repr=False)

    @property
    def text(self) -> str:
        """The reading as one text."""
        return self.pieces[0] if len(self.pieces) == 1 else "".join(self.pieces)

    @cached_property
    def is_large(self) -> bool:
        """Whether it is looked through in parts, and no form of it is kept."""
        return sum(map(len, self.pieces)) > LARGE

    @property
    def tight(self) -> str:
        """The reading without any space: it may locate, and never decides."""
        return "".join(self.tight_parts())

    def tight_parts(self) -> Iterable[str]:
        """The same, of a large text in parts."""
        return (part.replace(" ", "") for part in self.pieces) if self.is_large else (self._tight,)

    def lower_parts(self) -> Iterable[str]:
        """The reading in lower case, letter for letter: those few whose lower case is longer stay as they are."""
        # The lower case of a letter may depend on its word: pieces end at words.
        return map(_lowered, self.pieces) if self.is_large else (self._lower,)

    def overlapping(self, length: int) -> Iterator[tuple[int, str]]:
        """Each piece and where it begins, with ``length`` code points of what follows it."""
        start = 0
        for at, piece in enumerate(self.pieces):
            over, left = [piece], length
            for following in self.pieces[at + 1 :]:
                over.append(following[:left])
                left -= len(over[-1])
                if not left:
                    break
            yield start, "".join(over)
            start += len(piece)

    @cached_property
    def _tight(self) -> str:
        return self.text.replace(" ", "")

    @cached_property
    def _lower(self) -> str:
        return _lowered(self.text)

    @cached_property
    def _spaces(self) -> "array[int]":
        """For each space, in order, its place in ``tight``."""
        return array("I", (space.start() - index for index, space in enumerate(re.finditer(" ", self.text))))

    def loosen(self, start: int, end: int) -> tuple[int, int]:
        """A range of ``tight`` as a range of ``text``."""
        return start + bisect_right(self._spaces, start), end + bisect_left(self._spaces, end)

    def to_canonical(self, start: int, end: int) -> tuple[int, int] | None:
        """A range of ``text`` as a range of the canonical form; None where it cuts one of its characters ("f" of a
        ligature)."""
        first, last = self.way_back.start(start), self.way_back.end(end)
        return None if first is None or last is None else (first, last)


def _lowered(text: str) -> str:
    lowered = text.lower()
    if len(lowered) == len(text):
        return lowered
    return "".join(low if len(low := char.lower()) == 1 else char for char in text)
