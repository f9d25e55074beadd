"""Letters that are set as an accent and a bare letter become one character again (TeX's older fonts have no other)."""

from collections.abc import Sequence
from typing import Final
from unicodedata import normalize

#: Accents that stand for themselves, and the marks that compose with a letter.
_MARKS: Final = {
    "`": "\u0300",
    "\u00b4": "\u0301",
    "\u02c6": "\u0302",
    "\u02dc": "\u0303",
    "\u00af": "\u0304",
    "\u02d8": "\u0306",
    "\u02d9": "\u0307",
    "\u00a8": "\u0308",
    "\u02da": "\u030a",
    "\u02dd": "\u030b",
    "\u02c7": "\u030c",
    "\u00b8": "\u0327",
    "\u02db": "\u0328",
}
#: What strikes a letter out; PDFium names the dash of Japanese fonts so.
_STROKE: Final = "\u0336"
_DASH: Final = "\u2014"
ACCENTS: Final = frozenset([*_MARKS, _STROKE])
_DOTLESS: Final = {"\u0131": "i", "\u0237": "j"}


def composed(characters: Sequence[str], cells: Sequence[tuple[float, float]]) -> list[str]:
    """The characters of a word, each accent put on the letter that it is drawn over; its own place becomes empty.

    ``cells`` are the left and right sides of the characters.
    """
    found = list(characters)
    for at, accent in enumerate(characters):
        if accent not in ACCENTS:
            continue
        if accent == _STROKE:
            if not at or not _overlap(cells[at - 1], cells[at]):
                found[at] = _DASH
            continue
        for other in (at + 1, at - 1):
            if 0 <= other < len(found) and _overlap(cells[at], cells[other]):
                letter = _with_mark(found[other], accent)
                if letter is not None:
                    found[other], found[at] = letter, ""
                    break
    return found


def _with_mark(letter: str, accent: str) -> str | None:
    """The one character that the two are; None where there is none."""
    if len(letter) != 1 or not letter.isalpha():
        return None
    character = normalize("NFC", _DOTLESS.get(letter, letter) + _MARKS[accent])
    return character if len(character) == 1 else None


def _overlap(one: tuple[float, float], other: tuple[float, float]) -> bool:
    shared = min(one[1], other[1]) - max(one[0], other[0])
    return shared > 0.5 * min(one[1] - one[0], other[1] - other[0])
