"""An amount in two units as one: "2 hours and 30 minutes" are two and a half hours, and "5 ft 3 in" are 63 inches."""

from collections.abc import Sequence
from typing import Final

from pincite.core.text.change.marks import Mark
from pincite.core.text.numbers import Number
from pincite.core.text.span import Span
from pincite.core.text.units import scale

_BETWEEN: Final = frozenset({" ", "\u00a0", ", ", " and ", ", and ", " y ", " e ", " et ", " und "})
_TIMES: Final = frozenset({"once", "twice", "three times"})
_SUMMED: Final = frozenset({"time", "calendar", "length", "imperial length", "mass", "imperial mass"})


def with_sums(text: str, found: Sequence[Mark]) -> list[Mark]:
    """The marks, neighbouring amounts of one dimension as one where the second is less than one unit of the first."""
    kept: list[Mark] = []
    for mark in found:
        both = _sum(text, kept[-1], mark) if kept else None
        kept[-1:] = [*kept[-1:], mark] if both is None else [both]
    return kept


def as_times(before: Sequence[Mark], after: Sequence[Mark]) -> tuple[Sequence[Mark], Sequence[Mark]]:
    """The marks of one place, without the number in what says on both sides how many times: "two times" is "twice"."""
    times = [[mark for mark in side if mark.kind == "quantifier" and mark.key in _TIMES] for side in (before, after)]
    if not times[0] or [mark.key for mark in times[0]] != [mark.key for mark in times[1]]:
        return before, after
    return _uncounted(before, times[0]), _uncounted(after, times[1])


def _uncounted(found: Sequence[Mark], times: Sequence[Mark]) -> list[Mark]:
    return [
        mark
        for mark in found
        if mark.kind != "number" or not any(one.start <= mark.start and mark.end <= one.end for one in times)
    ]


def _sum(text: str, first: Mark, second: Mark) -> Mark | None:
    one, other = first.value, second.value
    if not isinstance(one, Number) or not isinstance(other, Number) or text[first.end : second.start] not in _BETWEEN:
        return None
    if any(part.sign or part.ordinal or part.unsure or len(part.readings) != 1 for part in (one, other)):
        return None
    (dimension, size), (other_dimension, other_size) = scale(one.unit), scale(other.unit)
    if dimension != other_dimension or dimension not in _SUMMED or size <= other_size:
        return None
    whole, rest = one.readings[0] * size / other_size, other.readings[0]
    if one.readings[0].denominator != 1 or not 0 < rest < size / other_size:
        return None
    span = Span(first.start, second.end)
    number = Number(span, text[first.start : second.end], (whole + rest,), other.unit)
    return Mark(first.start, second.end, "number", number.text, number)
