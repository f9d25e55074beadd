"""Whether the numbers, units and dates of two texts say the same."""

import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from pincite.core.text.change.marks import Mark
from pincite.core.text.dates import Date
from pincite.core.text.numbers import Number
from pincite.core.text.units import measured, scale

#: A unit word this near after a number may be its unit, words between ("three working days").
_UNIT_REACH: Final = 30
#: Three digits behind one mark: thousands where the mark groups them, and decimals where it does not.
_ONE_MARK: Final = re.compile(r"(?<![\d.,])[1-9]\d{0,2}([.,])\d{3}(?!\d|[.,]\d)")


def quantity_changes(old: Sequence[Mark], new: Sequence[Mark]) -> set[str]:
    """Which of ``number``, ``unit``, ``date`` and ``sign`` differ between the marks of the same place in two texts."""
    old_dates, new_dates = _dates(old), _dates(new)
    old_numbers, new_numbers = _numbers(old), _numbers(new)
    found: set[str] = set()
    if len(old_dates) != len(new_dates):
        # "in 1914" against "1914": a bare year is a number where the other side has no date for it.
        old_dates, old_numbers = _without_years(old_dates, old_numbers)
        new_dates, new_numbers = _without_years(new_dates, new_numbers)
    if len(old_dates) != len(new_dates) or not all(map(_same_day, old_dates, new_dates)):
        found.add("date")
    return found | _number_changes(old_numbers, new_numbers) | _unit_changes(old, new)


def _same_day(left: Date, right: Date) -> bool:
    """Whether both say the same: of two days that may be month and day either way, only in the same order."""
    if len(left.readings) > 1 and len(right.readings) > 1:
        return left.weekday == right.weekday and left.readings == right.readings
    return left.same(right)


def _dates(found: Sequence[Mark]) -> list[Date]:
    return [mark.value for mark in found if isinstance(mark.value, Date)]


def _numbers(found: Sequence[Mark]) -> list[Number]:
    """The numbers, each with the unit that stands a little later, if it has none of its own."""
    units = [mark for mark in found if mark.kind == "unit"]
    numbers: list[Number] = []
    for mark in found:
        if not isinstance(mark.value, Number):
            continue
        number = mark.value
        if not number.unit:
            later = next((unit for unit in units if 0 <= unit.start - mark.end <= _UNIT_REACH), None)
            number = number if later is None else replace(number, unit=later.key)
        numbers.append(number)
    return numbers


def _without_years(dates: list[Date], numbers: list[Number]) -> tuple[list[Date], list[Number]]:
    kept: list[Date] = []
    years: list[Number] = []
    for date in dates:
        year, month, _ = date.readings[0]
        if year is not None and month is None:
            years.append(Number(date.span, date.text, (Fraction(year),)))
        else:
            kept.append(date)
    return kept, sorted(numbers + years, key=lambda number: number.span)


def _number_changes(old: Sequence[Number], new: Sequence[Number]) -> set[str]:
    sure_old = [number for number in old if not number.unsure]
    sure_new = [number for number in new if not number.unsure]
    if _same(old, new) or (_same(sure_old, sure_new) and len(old) != len(new)):
        return set()
    if len(sure_old) == len(sure_new) and not _same(sure_old, sure_new):
        old, new = sure_old, sure_new
    if len(old) != len(new):
        return {"number"}
    found: set[str] = set()
    for left, right in zip(old, new, strict=True):
        found |= _pair(left, right)
    return found


def _same(old: Sequence[Number], new: Sequence[Number]) -> bool:
    return len(old) == len(new) and all(map(_agree, old, new))


def _agree(left: Number, right: Number) -> bool:
    return left.same_quantity(right) and not _in_doubt(left, right)


def _in_doubt(left: Number, right: Number) -> bool:
    """Whether the one may be a thousand times the other: "1.500" and "1,500", or "1,500" and "1.5"."""
    marks = {match[1] for match in map(_ONE_MARK.search, (left.text, right.text)) if match}
    if len(marks) > 1:
        return True
    if not marks:
        return False
    if not left.same_unit(right) or (len(left.readings) > 1) == (len(right.readings) > 1):
        return False
    # Thousands may lose their mark; that the mark was one of decimals nobody says.
    return max(map(abs, left.readings)) != max(map(abs, right.readings))


def _pair(left: Number, right: Number) -> set[str]:
    if _agree(left, right):
        return set()
    found: set[str] = set()
    if not left.same_size(right) or _in_doubt(left, right):
        found.add("number")
    if not left.same_sign(right):
        found.add("sign")
    if not left.same_unit(right):
        # Thirds and fifths are numbers, though their words stand where a unit does.
        found.add("unit" if scale(left.unit)[0] or scale(right.unit)[0] else "number")
    return found


def _unit_changes(old: Sequence[Mark], new: Sequence[Mark]) -> set[str]:
    """A unit without a number that became another of its dimension: "per hour", "per day" or "daily"."""
    rates = [{mark.key for mark in side if mark.kind == "rate"} for side in (old, new)]
    if rates[0] - rates[1] and rates[1] - rates[0]:
        return {"unit"}  # "Every day of the week" is not "weekly".
    before = [mark.key for mark in old if mark.kind in {"unit", "rate"}]
    after = [mark.key for mark in new if mark.kind in {"unit", "rate"}]
    if not before or not after or sorted(before) == sorted(after):
        return set()
    gone = [unit for unit in before if unit not in after]
    come = [unit for unit in after if unit not in before]
    return {"unit"} if any(measured(one) == measured(other) for one in gone for other in come) else set()
