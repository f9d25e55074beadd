"""Times told from the hour: "ten to nine" and "ten past nine", "nueve menos diez" and "nueve y diez"."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pincite.core.text.change.marks import Mark
from pincite.core.text.lexicon import Lexicon

_HOURS: Final = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
#: For each language: the words for "to" and "past" are group 1, beside the minutes or the hour.
_TOLD: Final = {
    "en": re.compile(
        rf"\b(?:(?:twenty[ -])?(?:{_HOURS})|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|half|\d{{1,2}})"
        rf"(?: min(?:ute)?s?)? (to|till|past) (?:{_HOURS}|noon|midday|midnight|1[0-2]|[1-9])(?![\w:.,]\d|\w)",
        re.IGNORECASE,
    ),
    "es": re.compile(r"\b(?:\d\d?|[a-z\u00e9]+) (menos|y) (?:cinco|diez|veinte|veinticinco|media)\b", re.IGNORECASE),
    "fr": re.compile(r"\bheures?( moins)? (?:cinq|dix|vingt|vingt-cinq)\b", re.IGNORECASE),
    "pt": re.compile(
        r"\b(?:cinco|dez|vinte|vinte e cinco) (para) (?:as?|\u00e0s?|o meio)\b"
        r"|\b[a-z\u00ea]+ (menos|e) (?:cinco|dez|vinte|vinte e cinco|meia)\b",
        re.IGNORECASE,
    ),
}
_BEFORE: Final = frozenset({"to", "till", "menos", "moins", "para"})


def with_spoken_times(text: str, found: Sequence[Mark], lexicon: Lexicon) -> list[Mark]:
    """The marks, and for each such time whether its minutes are before or after the hour, as a direction."""
    told = [mark for tag in lexicon.tag.split("+") if tag in _TOLD for mark in _times(text, _TOLD[tag])]
    return sorted([*found, *told], key=lambda mark: (mark.start, mark.end)) if told else list(found)


def _times(text: str, told: re.Pattern[str]) -> Iterator[Mark]:
    for match in told.finditer(text):
        word = next((group for group in match.groups() if group), "").strip().casefold()
        yield Mark(*match.span(), "direction", "time-" if word in _BEFORE else "time+")
