"""The reading of a large text is put together of those of its pieces."""

from array import array
from bisect import bisect_right
from collections.abc import Callable

from pincite.core.text.reading import Reading, WayBack
from pincite.core.text.seams import Piece


class Patchwork:
    """A reading that is put together of those of its text's pieces; each of these is folded again when it is asked."""

    def __init__(self, text: str, read: Callable[[str], Reading]) -> None:
        """``read`` gives the reading of a piece of ``text``; it is asked again whenever a way back leads there."""
        self._text = text
        self._read = read
        self._pieces: list[Piece] = []
        #: Where each piece begins in the reading and in the canonical form, and after the last where they end.
        self._places, self._canonical = array("I", [0]), array("I", [0])
        self._last: tuple[int, WayBack] | None = None
        self._texts: list[str] = []

    def add(self, piece: Piece, reading: Reading, length: int) -> None:
        """The next piece, as it reads, and the length of its canonical form."""
        self._pieces.append(piece)
        self._texts.append(reading.text + " " if piece.is_spaced else reading.text)
        self._places.append(self._places[-1] + len(self._texts[-1]))
        self._canonical.append(self._canonical[-1] + length + piece.is_spaced)

    def reading(self) -> Reading:
        """All of it."""
        texts = tuple(self._texts)
        self._texts.clear()
        return Reading(texts, self)

    def start(self, offset: int) -> int | None:
        """As for any reading."""
        at = bisect_right(self._places, offset, hi=len(self._pieces)) - 1
        if self._is_seam(at, offset):
            return self._canonical[at + 1] - 1
        found = self._way_back(at).start(offset - self._places[at])
        return None if found is None else self._canonical[at] + found

    def end(self, offset: int) -> int | None:
        """As for any reading."""
        at = bisect_right(self._places, offset - 1, hi=len(self._pieces)) - 1
        if self._is_seam(at, offset - 1):
            return self._canonical[at + 1]
        found = self._way_back(at).end(offset - self._places[at])
        return None if found is None else self._canonical[at] + found

    def _is_seam(self, at: int, offset: int) -> bool:
        return self._pieces[at].is_spaced and offset == self._places[at + 1] - 1

    def _way_back(self, at: int) -> WayBack:
        if self._last is None or self._last[0] != at:
            piece = self._pieces[at]
            self._last = at, self._read(self._text[piece.start : piece.end]).way_back
        return self._last[1]
