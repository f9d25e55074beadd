"""Times of day as hours since midnight, so that "3 pm" is "15:00", and "at three" may be either."""

import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from pincite.core.text.change.clock import with_times
from pincite.core.text.change.marks import Mark
from pincite.core.text.lexicon import Lexicon
from pincite.core.text.numbers import Number

#: The dimension of times of day.
CLOCK: Final = "clock"
#: That of an hour of which the half of the day is not said.
HOUR: Final = "hour of half a day"
#: Hours of half a day.
HALF: Final = 12
_HALVES: Final = frozenset({"am", "pm"})
_HOURS: Final = frozenset(map(Fraction, range(1, HALF + 1)))
#: Before an hour.
_AT: Final = re.compile(r"\b(?:at|a las|\u00e0s|until|till|from|from \w{1,6} to) $", re.IGNORECASE)
_NEAR: Final = 20
#: Behind a number that counts or measures something, and is no hour.
_COUNTED: Final = re.compile(
    r"[\w/%\u00b0$\u20ac-]|[.,:]\d"
    r"| (?!(?:on|in|to|until|till|and|every|each|today|tomorrow|sharp|y|e|de|a)\b)[\w%\u00b0$\u20ac(]"
)


def with_times_of_day(text: str, found: Sequence[Mark], lexicon: Lexicon) -> list[Mark]:
    """The marks of ``text``, each time of day as one number, in hours."""
    known = set(found)
    return [
        mark._replace(value=_of_day(mark.value))
        if isinstance(mark.value, Number) and (mark not in known or mark.value.unit in _HALVES)
        else mark
        for mark in with_times(text, found, lexicon)
    ]


def is_hour(text: str, number: Number) -> bool:
    """Whether a bare number of ``text`` stands where an hour does, and counts nothing: "at six"."""
    if number.unit or number.ordinal or len(number.readings) != 1 or number.readings[0] not in _HOURS:
        return False
    before = text[max(0, number.span.start - _NEAR) : number.span.start]
    return _AT.search(before) is not None and _COUNTED.match(text, number.span.end) is None


def _of_day(time: Number) -> Number:
    hour = time.readings[0]
    if time.unit in _HALVES:
        hour = hour % HALF + (HALF if time.unit == "pm" else 0)
    return replace(time, readings=(Fraction(hour),), unit=CLOCK)
