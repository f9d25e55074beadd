"""The days that a date or a decade takes."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from fractions import Fraction

from pincite.core.nli.builtin.quantity import Quantity
from pincite.core.text.dates import Reading


def decade(value: Quantity) -> Quantity:
    """The days of "the 1930s"; of "the 1700s" those of the century."""
    year = int(value.low) if 1000 <= value.low < 3000 else 1000
    last = year + (99 if year % 100 == 0 and year != 2000 else 9)
    low, high = Fraction(date(year, 1, 1).toordinal()), Fraction(date(last, 12, 31).toordinal())
    return replace(value, low=low, high=high, dimension="day", bounded=True, number=None)


def spans(readings: Sequence[Reading]) -> tuple[Fraction, Fraction] | None:
    """First and last day; a date without its year is one of a leap year."""
    spans: list[tuple[int, int]] = []
    for given, month, day in readings:
        year = given if given is not None else 2000
        if not 1 <= year <= 9998 or (given is None and month is None):
            continue
        try:
            if month is None:
                spans.append((date(year, 1, 1).toordinal(), date(year, 12, 31).toordinal()))
            elif day is None:
                after = date(year + month // 12, month % 12 + 1, 1)
                spans.append((date(year, month, 1).toordinal(), after.toordinal() - 1))
            else:
                spans.append((date(year, month, day).toordinal(),) * 2)
        except ValueError:
            continue
    if spans:
        return Fraction(min(low for low, _ in spans)), Fraction(max(high for _, high in spans))
    return (Fraction(0), Fraction(0)) if readings else None


def moved(base: Quantity, years: int) -> tuple[Fraction, Fraction]:
    """The years of a date, moved."""
    first, last = (date.fromordinal(max(1, int(one))).year + years for one in (base.low, base.high))
    first, last = min(max(first, 1), 9998), min(max(last, 1), 9998)
    return Fraction(date(first, 1, 1).toordinal()), Fraction(date(last, 12, 31).toordinal())
