"""Many texts in which one passage after the other is looked for, where few of the texts hold it."""

from bisect import bisect_right
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Final

from pincite.core.text.passage import Passage
from pincite.core.text.verbatim import Verbatim

#: Between two texts: no skeleton holds this noncharacter, so nothing is found across it.
_BETWEEN: Final = "\ufdd0"


class Shelf:
    """Texts, each read once. ``breathe`` is called before each of them, and may end it all by raising."""

    def __init__(self, texts: Iterable[str], breathe: Callable[[], None]) -> None:
        self._texts = tuple(dict.fromkeys(texts))
        self._breathe = breathe
        self._read: dict[str, Verbatim] = {}
        self._lowered: dict[str, str] = {}
        self._passage = Passage("")
        self._holders: frozenset[str] = frozenset()

    def words(self, excerpt: str, text: str) -> str | None:
        """The words of ``text``, one of these, that ``excerpt`` repeats in other typography; None without any."""
        if excerpt != self._passage.text:
            self._passage = Passage(excerpt)
            self._holders = frozenset(self._texts_with(self._passage))
        return self._verbatim(text).words(self._passage) if text in self._holders else None

    def in_other_case(self, excerpt: str, text: str) -> str | None:
        """The words of ``text`` that ``excerpt`` repeats with other capital and small letters; None without any."""
        if text not in self._lowered:
            self._breathe()
            self._lowered[text] = text.lower()
        lowered = self._lowered[text]
        # A few letters of other scripts are two when they are small, and no place is where it was.
        at = lowered.find(excerpt.lower()) if len(lowered) == len(text) else -1
        return text[at : at + len(excerpt)] if at >= 0 and len(excerpt.lower()) == len(excerpt) else None

    def _verbatim(self, text: str) -> Verbatim:
        if text not in self._read:
            self._breathe()
            self._read[text] = Verbatim(text)
        return self._read[text]

    @cached_property
    def _row(self) -> tuple[str, list[int], list[str]]:
        """Every reading of every text's skeleton in one text; where each begins, and whose it is."""
        begins: list[int] = []
        owners: list[str] = []
        readings: list[str] = []
        size = 0
        for text in self._texts:
            for reading in self._verbatim(text).readings:
                begins.append(size)
                owners.append(text)
                readings.append(reading)
                size += len(reading) + len(_BETWEEN)
        return _BETWEEN.join(readings), begins, owners

    def _texts_with(self, passage: Passage) -> Iterable[str]:
        row, begins, owners = self._row
        for wanted in (reading.text for reading in passage.skeleton.readings):
            at = row.find(wanted) if wanted else -1
            while at >= 0:
                place = bisect_right(begins, at)
                yield owners[place - 1]
                at = row.find(wanted, begins[place]) if place < len(begins) else -1
