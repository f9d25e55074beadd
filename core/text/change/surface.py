"""How two wordings differ when no mark of their meaning does: spaces, typography, punctuation, case, or words."""

import re
from collections.abc import Sequence
from typing import Final

from pincite.core.text import points
from pincite.core.text.characters import is_mark
from pincite.core.text.forms import plain

_ALIKE: Final = str.maketrans(
    {
        **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u02bc\u00b4`\u2039\u203a", "'"),
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb", '"'),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"),
        **dict.fromkeys("\u00a0\u2007\u2009\u202f", " "),
        **dict.fromkeys("\u00ad\u200b\u200c\u200d\u2060\ufeff"),
        "\u2026": "...",
        "\ufb00": "ff",
        "\ufb01": "fi",
        "\ufb02": "fl",
        "\ufb03": "ffi",
        "\ufb04": "ffl",
    }
)
#: Between digits; whether the numbers are the same has been asked before.
_IN_NUMBERS: Final = re.compile(r"(?<=\d)[.,' ](?=\d)")
_NO_LETTERS: Final = re.compile(r"[\W_]+")


def surface_changes(before: str, after: str) -> set[str]:
    """The least that tells them apart: ``typography``, ``spacing``, ``case``, ``punctuation`` or ``wording``."""
    old, new = plain(before).translate(_ALIKE), plain(after).translate(_ALIKE)
    if points.has_points(old) != points.has_points(new):
        old, new = points.without_points(old), points.without_points(new)
    if old == new or _IN_NUMBERS.sub("", old) == _IN_NUMBERS.sub("", new):
        return {"typography"}
    if _spaceless(old) == _spaceless(new):
        return {"spacing"}
    if _sharp(old) == _sharp(new):
        return {"wording"}
    if old.casefold() == new.casefold():
        return {"case"}
    letters, other = _letters(old), _letters(new)
    if letters == other:
        return {"punctuation"}
    if letters and letters.casefold() == other.casefold():
        return {"case", "punctuation"}
    return {"wording"} | case_changes(old.split(), new.split())


def rest_changes(before: Sequence[str], after: Sequence[str]) -> set[str]:
    """What differs in the words that no mark covers: ``case``, ``wording`` or nothing."""
    if sorted(word.casefold() for word in before) != sorted(word.casefold() for word in after):
        return {"wording"} | case_changes(before, after)
    if sorted(before) == sorted(after):
        return set()
    return {"wording"} if sorted(map(_sharp, before)) == sorted(map(_sharp, after)) else {"case"}


def case_changes(before: Sequence[str], after: Sequence[str]) -> set[str]:
    """``case`` where a word stands on both sides and only its case differs; the first words may begin a sentence."""
    old = {word.casefold(): word for word in before[1:]}
    return {"case"} if any(old.get(word.casefold(), word) != word for word in after[1:]) else set()


def _letters(text: str) -> str:
    """Letters and digits; a vowel sign that combines with a letter is one as well."""
    if text.isascii():
        return _NO_LETTERS.sub("", text)
    return "".join(char for char in text if char.isalnum() or is_mark(char))


def _sharp(text: str) -> str:
    """The text with the German sharp s spelled out, as no capital asks for it."""
    return text.replace("\u00df", "ss")


def _spaceless(text: str) -> str:
    return "".join(text.split())
