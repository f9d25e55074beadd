"""Centuries as days, so that what was built in 1850 is of the 19th century and of no other."""

from collections.abc import Sequence
from datetime import date
from fractions import Fraction
from typing import Final

from pincite.core.nli.builtin.quantity import Quantity

_LATEST: Final = 98
#: 1900 is of the 19th century where it is counted, and of the 20th where it is spoken of.
_LOOSE: Final = 366


def century(one: Quantity) -> tuple[Fraction, Fraction] | None:
    """The first and last day of "the 19th century"; None of what is none."""
    if one.number is None or one.number.unit != "century" or not one.ordinal or len(one.number.readings) != 1:
        return None
    number = int(one.number.readings[0])
    if not 1 <= number <= _LATEST:
        return None
    first, last = date(max(1, 100 * number - 100), 1, 1), date(100 * number, 12, 31)
    return Fraction(first.toordinal()), Fraction(last.toordinal())


def dated_otherwise(one: Quantity, quantities: Sequence[Quantity], dates: Sequence[Quantity]) -> Quantity | None:
    """The only date of a premise that names no century, where it is none of the century that a claim names."""
    own = century(one)
    given = [other for other in dates if other.dimension == "day" and not other.bounded]
    if own is None or len(given) != 1 or any(century(other) is not None or _may_be_year(other) for other in quantities):
        return None
    [other] = given
    return other if other.high < own[0] or own[1] < other.low else None


def _may_be_year(one: Quantity) -> bool:
    return one.dimension == "" and _FIRST <= one.low <= one.high <= _LAST


_FIRST: Final = 1000
_LAST: Final = 2100


def holds_century(one: Quantity, quantities: Sequence[Quantity]) -> bool:
    """Whether a century that a premise names lies in the time that a claim names: "after 1900" of the 20th."""
    spans = [span for other in quantities if (span := century(other)) is not None]
    return one.dimension == "day" and any(one.low - _LOOSE <= low and high <= one.high for low, high in spans)
