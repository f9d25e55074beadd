"""A number or date as an interval, so that "340" is "at least 300", and "in 2008" is "before 2010"."""

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final, Literal

from pincite.core.nli.builtin.hours import CLOCK, HALF, HOUR
from pincite.core.text.dates import Date
from pincite.core.text.numbers import Number
from pincite.core.text.span import Span
from pincite.core.text.units import same_unit

Relation = Literal["inside", "apart", "overlaps"]

#: The dimension of dates without their year.
YEARLESS: Final = "day of the year"
HUGE: Final = Fraction(10) ** 60


@dataclass(frozen=True, slots=True)
class Quantity:
    """What a written number or date may stand for: values between ``low`` and ``high``, in a ``dimension``."""

    span: Span
    text: str
    low: Fraction
    high: Fraction
    dimension: str
    #: A bound was written: "at least", "before".
    bounded: bool = False
    number: Number | None = None
    date: Date | None = None
    ordinal: bool = False
    #: "about": as good as exact for who repeats it.
    rough: bool = False
    #: Of a date with its year, the days of a leap year that it takes.
    yearly: tuple[Fraction, Fraction] | None = None
    #: A span of time that something lasted ("since 1998"), so that it was so on each of its days.
    lasting: bool = False

    def comparable(self, other: "Quantity") -> bool:
        """Whether both are of one dimension (a bare number may be of any); a day of the week is none of the year."""
        if self.date is not None and other.date is not None and bool(self.date.weekday) != bool(other.date.weekday):
            return False
        both = {self.dimension, other.dimension}
        if both == {CLOCK, ""}:
            bare = other if self.dimension else self
            return 0 <= bare.low <= bare.high <= 2 * HALF
        return len(both) == 1 or not both.isdisjoint({"", HOUR}) or both == {"day", YEARLESS}

    def within(self, other: "Quantity") -> Relation:
        """How the values of this one lie to those of ``other``, which is what must hold."""
        if self.date is not None and other.date is not None and not (self.bounded or other.bounded):
            return _same_day(self.date, other.date)
        if {self.dimension, other.dimension} == {"", "calendar"}:
            # Of an age, "64" is "64 years".
            ours, theirs = _of_age(self), _of_age(other)
            if ours.dimension == theirs.dimension:
                return ours.within(theirs)
        if YEARLESS in {self.dimension, other.dimension} and self.dimension != other.dimension:
            return _in_year(self, other)
        if self.number is not None and other.number is not None and not (self.bounded or other.bounded):
            if self.number.same_quantity(other.number) and self.low == other.low:
                return "inside"
            if not same_unit(self.number.unit, other.number.unit) and self.low == other.low:
                return "inside" if not self.number.unit or not other.number.unit or _shares(self, other) else "apart"
        if {self.dimension, other.dimension} == {CLOCK, HOUR}:
            # Who says "at six" need not say of which half of the day.
            return "inside" if self.low % HALF == other.low % HALF and self.low == self.high else "apart"
        low, high = self.low, self.high
        if self.rough and (not other.bounded or other.rough):
            low = high = (low + high) / 2
        if self.lasting and other.lasting:
            # What was so since 2004 was so since 2010, and not since 1999.
            if low <= other.low and other.high <= high:
                return "inside"
            return "apart" if self.high < other.low or other.high < self.low else "overlaps"
        if other.low <= low and high <= other.high:
            return "inside"
        if self.lasting and low <= other.low and other.high <= high:
            return "inside"
        if self.lasting and not other.bounded and other.low <= low <= other.high:
            return "inside"  # It began then.
        return "apart" if self.high < other.low or other.high < self.low else "overlaps"


def _in_year(one: Quantity, other: Quantity) -> Relation:
    """``within`` where only one of the two dates has its year."""
    first, second = (value.yearly if value.dimension == "day" else (value.low, value.high) for value in (one, other))
    if first is None or second is None:
        return "overlaps"
    if second[0] <= first[0] and first[1] <= second[1]:
        return "inside"
    return "apart" if first[1] < second[0] or second[1] < first[0] else "overlaps"


def _of_age(one: Quantity) -> Quantity:
    """A number of years as the bare number that it is."""
    if one.number is None or one.number.unit != "year":
        return one
    low = one.low if one.low == -HUGE else one.low / _MONTHS
    high = one.high if one.high == HUGE else one.high / _MONTHS
    return replace(one, low=low, high=high, dimension="", number=replace(one.number, unit=""))


_MONTHS: Final = 12


def _shares(one: Quantity, other: Quantity) -> bool:
    return one.dimension == other.dimension and one.dimension in {"share", "length", "mass", "time", "calendar"}


def _same_day(premise: Date, claim: Date) -> Relation:
    """Whether the premise's date is the claim's, as far as the claim says it."""
    if claim.weekday:
        return "inside" if claim.weekday == premise.weekday else "apart"
    vague = False
    for theirs in claim.readings:
        for ours in premise.readings:
            parts = list(zip(theirs, ours, strict=True))
            if any(a is not None and b is not None and a != b for a, b in parts):
                continue
            if all(a is None or b is not None for a, b in parts):
                return "inside"
            vague = True
    return "overlaps" if vague else "apart"
