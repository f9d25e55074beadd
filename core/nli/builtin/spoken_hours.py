"""Hours as they are said: "half past eight", "quarter to nine", "halb sieben", "las siete y media"."""

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from pincite.core.nli.builtin.hours import HALF, HOUR
from pincite.core.nli.builtin.quantity import Quantity
from pincite.core.text.lexicon import LEXICONS, Lexicon
from pincite.core.text.span import Span

_QUARTER: Final = Fraction(1, 4)
_HALF_HOUR: Final = Fraction(1, 2)
#: For each language, what is said with an hour (``{}``), and how much later or earlier than the hour it is.
_SAID: Final[Mapping[str, tuple[tuple[str, Fraction], ...]]] = {
    "en": (
        (r"half[ -]past {}", _HALF_HOUR),
        (r"(?:a )?quarter[ -](?:past|after) {}", _QUARTER),
        (r"(?:a )?quarter[ -](?:to|before|of) {}", -_QUARTER),
    ),
    "de": (
        (r"(?:um|bis|ab|gegen|vor|nach|von) halb {}", -_HALF_HOUR),
        (r"viertel nach {}", _QUARTER),
        (r"(?:viertel vor|dreiviertel) {}", -_QUARTER),
    ),
    "es": (
        (r"las? {} y media", _HALF_HOUR),
        (r"las? {} y cuarto", _QUARTER),
        (r"las? {} menos cuarto", -_QUARTER),
    ),
    "pt": (
        (r"(?:[\u00e0a]s?) {}(?: horas?)? e meia", _HALF_HOUR),
        (r"(?:[\u00e0a]s?) {}(?: horas?)? e (?:um )?quarto", _QUARTER),
    ),
    "fr": (
        (r"(?:\u00e0|vers|avant) {} heures? et demie", _HALF_HOUR),
        (r"(?:\u00e0|vers|avant) {} heures? et quart", _QUARTER),
        (r"(?:\u00e0|vers|avant) {} heures? moins (?:le )?quart", -_QUARTER),
    ),
}


def _hours(tag: str, cardinals: Mapping[str, Fraction | int]) -> str:
    words = [word for word, value in cardinals.items() if value <= HALF]
    words += {"es": ["una"], "pt": ["uma"]}.get(tag, [])
    return rf"(?P<hour>{'|'.join(map(re.escape, sorted(words, key=len, reverse=True)))}|1[0-2]|[1-9])"


_PATTERNS: Final = {
    lexicon.tag: tuple(
        (re.compile(rf"\b{said.format(_hours(lexicon.tag, lexicon.cardinals))}\b", re.IGNORECASE), later)
        for said, later in _SAID.get(lexicon.tag, ())
    )
    for lexicon in LEXICONS
}


def with_hours_said(text: str, found: list[Quantity], lexicon: Lexicon) -> list[Quantity]:
    """The quantities of ``text``, each hour that is said with its half or quarter as one."""
    said = [
        Quantity(Span(*match.span()), match[0], hour, hour, HOUR)
        for pattern, later in _PATTERNS.get(lexicon.tag, ())
        for match in pattern.finditer(text)
        for hour in ((_hour(match["hour"], lexicon) + later - 1) % HALF + 1,)
    ]
    if not said:
        return found
    kept = [one for one in found if not any(own.span.start <= one.span.start < own.span.end for own in said)]
    return sorted([*kept, *said], key=lambda one: one.span)


def _hour(said: str, lexicon: Lexicon) -> Fraction:
    return Fraction(said) if said.isdigit() else Fraction(lexicon.cardinals.get(said.casefold(), 1))
