"""A stream with some of its text left out or other text put in, and the way back from its places."""

from array import array
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from pincite.core.text.page import Span, Stream


class Piece(NamedTuple):
    """A stretch of the original text, or with ``put_in`` other words that stand before ``start`` of it."""

    start: int
    end: int
    put_in: str = ""


@dataclass(frozen=True)
class Respelled:
    """The stream as it reads then: words and edges of words, no markup."""

    stream: Stream
    _pieces: tuple[Piece, ...]
    #: Where each piece ends in it.
    _ends: "array[int]"

    @classmethod
    def of(cls, original: Stream, pieces: Iterable[Piece]) -> "Respelled":
        """The stream of ``pieces``, in the order of the original."""
        kept = tuple(piece for piece in pieces if piece.put_in or piece.start < piece.end)
        texts = [piece.put_in or original.text[piece.start : piece.end] for piece in kept]
        return cls(Stream(original.name, "".join(texts)), kept, array("I", accumulate(map(len, texts))))

    def back(self, original: Stream, place: Span) -> Span:
        """A range of its canonical text as a range of the original canonical text."""
        inside = self.stream.text_span(place.start, place.end)
        return original.canonical_span(self._place(inside.start, 0), self._place(inside.end - 1, 1))

    def _place(self, offset: int, after: int) -> int:
        at = bisect_right(self._ends, offset)
        piece = self._pieces[at]
        return piece.start if piece.put_in else piece.start + offset - (self._ends[at - 1] if at else 0) + after
