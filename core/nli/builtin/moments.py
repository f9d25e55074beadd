"""Points in time as values: the days, months and years of dates, the time between two, and one so much later."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Final, NamedTuple

from pincite.core.nli.builtin.quantity import Quantity

#: Kinds of value besides dimensions.
YEAR: Final = "year"
MONTH: Final = "month of a year"
DAY: Final = "day of a year"
MONTH_ONLY: Final = "month"
DAY_ONLY: Final = "day of a month"
WEEKDAY: Final = "weekday"
POINTS: Final = frozenset({YEAR, MONTH, DAY, MONTH_ONLY, DAY_ONLY, WEEKDAY})
#: A year without its own: one that is no leap year.
_ANY_YEAR: Final = 2001
_DAY_SECONDS: Final = 86_400
MONTH_DAYS: Final = 30.4375
#: Years that a person may live.
OLDEST: Final = 150


class Value(NamedTuple):
    """An amount of a dimension, or a point in time (a month counted from the year 0, a day as an ordinal)."""

    amount: float
    kind: str

    @property
    def rounded(self) -> "Value":
        """The value to six digits, as it is looked up."""
        return Value(float(f"{self.amount:.6g}") if self.kind not in POINTS else self.amount, self.kind)


def points(dates: Sequence[Quantity]) -> Iterator[Value]:
    for one in dates:
        if one.date is None:
            # A date that was counted from another.
            if one.dimension == "day" and 0 < one.low <= one.high < date.max.toordinal():
                first, last = date.fromordinal(int(one.low)), date.fromordinal(int(one.high))
                if first.year == last.year:
                    yield Value(first.year, YEAR)
                if first == last:
                    yield Value(first.toordinal(), DAY)
            continue
        if one.date.weekday:
            yield Value(one.date.weekday % 7, WEEKDAY)
        for year, month, day in one.date.readings[:1]:
            yield from _point(year, month, day)


def _point(year: int | None, month: int | None, day: int | None) -> Iterator[Value]:
    """All that a date says: its day, its month, its year."""
    if month is not None and day is not None:
        try:
            ordinal = date(year or _ANY_YEAR, month, day).toordinal()
        except ValueError:
            return
        yield Value(ordinal, DAY_ONLY if year is None else DAY)
    if year is not None:
        yield Value(year, YEAR)
        if month is not None:
            yield Value(year * 12 + month - 1, MONTH)
    if month is not None and year is None:
        yield Value(month, MONTH_ONLY)


def apart(one: Value, other: Value) -> Iterator[Value]:
    """The time between two points of one kind."""
    gap = abs(one.amount - other.amount)
    if one.kind in {YEAR, MONTH}:
        yield Value(gap * 12 if one.kind == YEAR else gap, "calendar")
    elif one.kind in {DAY, DAY_ONLY}:
        yield Value(gap * _DAY_SECONDS, "time")
    elif one.kind == MONTH_ONLY:
        yield Value(gap, "calendar")
        yield Value(12 - gap, "calendar")
    else:
        yield Value(gap * _DAY_SECONDS, "time")
        yield Value((7 - gap) * _DAY_SECONDS, "time")


def moved(point: Value, by: Value) -> Iterator[Value]:
    """A point in time so much earlier or later."""
    amount = by.amount
    for step in (amount, -amount):
        if point.kind == YEAR:
            if by.kind == "calendar" and step % 12 == 0:
                yield Value(point.amount + step / 12, YEAR)
            elif by.kind == "" and 0 < amount < OLDEST and step % 1 == 0:
                yield Value(point.amount + step, YEAR)
        elif point.kind == MONTH and by.kind == "calendar":
            yield Value(point.amount + step, MONTH)
            yield Value((point.amount + step) // 12, YEAR)
        elif point.kind == MONTH_ONLY and by.kind == "calendar":
            yield Value((point.amount + step - 1) % 12 + 1, MONTH_ONLY)
        elif point.kind == WEEKDAY and by.kind in {"time", ""}:
            days = step / _DAY_SECONDS if by.kind == "time" else step
            if days % 1 == 0:
                yield Value((point.amount + days) % 7, WEEKDAY)
        elif point.kind in {DAY, DAY_ONLY} and by.kind in {"time", "calendar"}:
            days = round(step / _DAY_SECONDS) if by.kind == "time" else round(step * MONTH_DAYS)
            yield from _dated(int(point.amount) + days, point.kind)


def _dated(ordinal: int, kind: str) -> Iterator[Value]:
    if not 1 <= ordinal <= date.max.toordinal():
        return
    day = date.fromordinal(ordinal)
    yield Value(ordinal, kind)
    if kind == DAY:
        yield Value(day.year, YEAR)
        yield Value(day.year * 12 + day.month - 1, MONTH)
    else:
        yield Value(day.month, MONTH_ONLY)


def points_of(one: Quantity) -> Mapping[str, Value]:
    """The most exact thing that a date says, by its kind; nothing of one that has several readings."""
    if one.date is None or len(one.date.readings) > 1:
        return {}
    if one.date.weekday:
        return {WEEKDAY: Value(one.date.weekday % 7, WEEKDAY)}
    return {value.kind: value for reading in one.date.readings for value in list(_point(*reading))[:1]}
