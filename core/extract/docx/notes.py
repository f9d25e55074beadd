"""Notes are numbered in the order in which the text refers to them (ISO/IEC 29500-1, 17.11)."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, Literal

#: Notes of one document that are numbered.
MAX_NOTES: Final = 20_000

NoteKind = Literal["footnote", "endnote"]

_ROMAN: Final = (
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"),
    (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
)  # fmt: skip


@dataclass(slots=True)
class Notes:
    """The notes that the text refers to, with the marks that Word gives them unless it is told otherwise."""

    _marks: dict[tuple[NoteKind, str], str] = field(default_factory=dict)
    _counts: Counter[NoteKind] = field(default_factory=Counter)

    def refer(self, kind: NoteKind, note_id: str, *, has_own_mark: bool = False) -> str:
        """The mark of a note at a place that refers to it; empty where its own mark stands in the text."""
        known = self._marks.get((kind, note_id))
        if known is not None:
            return known
        if len(self._marks) >= MAX_NOTES:
            return ""
        mark = ""
        if not has_own_mark:
            self._counts[kind] += 1
            number = self._counts[kind]
            # 17.11.17 and .18: what the properties leave open.
            mark = str(number) if kind == "footnote" else _roman(number)
        self._marks[kind, note_id] = mark
        return mark

    def mark(self, kind: NoteKind, note_id: str) -> str | None:
        """The mark of a note, or None where the text does not refer to it."""
        return self._marks.get((kind, note_id))


def _roman(number: int) -> str:
    numeral = ""
    for size, sign in _ROMAN:
        numeral += sign * (number // size)
        number %= size
    # Word has no more signs either.
    return numeral[:30]
