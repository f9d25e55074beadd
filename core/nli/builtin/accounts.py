"""Whether a premise accounts for a value of a claim that it does not say: by a sum, a share, the time between dates."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final, NamedTuple

from pincite.core.nli.builtin import moments, reach
from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.days import decade
from pincite.core.nli.builtin.hours import CLOCK, HOUR
from pincite.core.nli.builtin.moments import Value
from pincite.core.nli.builtin.quantity import HUGE, Quantity

_EXACT: Final = 1e-4
_CONVERTED: Final = 0.012
_ABOUT: Final = 0.06
#: Months and days do not convert exactly.
_LENGTHS: Final = 0.03
_MONTH_SECONDS: Final = moments.MONTH_DAYS * 86_400
#: Other values than the claim's by so many steps of its last digit, which should not follow as well.
_STEPS: Final = (-3, -2, -1, 1, 2, 3)
_SIMPLE: Final = (Fraction(1, 2), Fraction(2, 3), Fraction(3, 4), Fraction(4, 3), Fraction(3, 2), Fraction(2))


#: The share of the values beside one that must not follow as well: what everything gives, nothing gives.
_RARE: Final = 0.6


def reckoned(one: Quantity, aligned: Alignment) -> bool:
    """Whether a value follows in one step from what the premise says, does not stand there, and is rare.

    Rare is what most of the values beside it do not follow as easily as.
    """
    if one.ordinal or not (one.rough or not one.bounded) or not aligned.legible:
        return False
    if one.dimension in {CLOCK, HOUR}:
        return False  # No hour is half of another.
    known = reach.reach(aligned.premise)
    targets = list(_dates(one) if one.date is not None else _targets(one))
    if any(_held(target.value.amount, target, known.said) for target in targets):
        return False
    target = next((target for target in targets if _held(target.value.amount, target, known.follows)), None)
    if target is None:
        return False
    either = known.said | known.follows
    # What "about" lets in must not hold of the values beside it.
    strict = target._replace(margin=target.value.amount * _EXACT) if one.rough else target
    rare = sum(not _held(at, strict, either) for at in target.beside)
    return rare > _RARE * len(target.beside) or not target.beside


class _Target(NamedTuple):
    """A value with how far off another may be, and the values beside it."""

    value: Value
    margin: float
    beside: tuple[float, ...]


def _targets(one: Quantity) -> Iterator[_Target]:
    if one.number is not None and one.number.unit == "decade":
        years = decade(one)
        first = (int(years.low) // 365) // 10 * 10
        yield _Target(Value(first + 4.5, moments.YEAR), 4.5, tuple(first + 4.5 + 10 * step for step in _STEPS))
        return
    middle = (one.low + one.high) / 2
    if abs(middle) >= HUGE / 10:
        return
    inexact = _CONVERTED if one.dimension in reach.INEXACT else _EXACT
    margin = float(abs(middle)) * (_ABOUT if one.rough else inexact)
    beside = tuple(float(value) for value in _beside(one, middle))
    yield _Target(Value(float(middle), one.dimension), margin, beside)
    if one.dimension == "" and 1000 <= middle <= 2100 and "," not in one.text:
        yield _Target(Value(float(middle), moments.YEAR), 0.0, beside)
    if one.dimension in {"", "times", "share"}:
        yield _Target(Value(float(middle), reach.RATIO), margin, beside)
    if one.dimension in {"", "times"}:
        yield _Target(Value(float(middle), "times" if one.dimension == "" else ""), margin, beside)
    lengths = {
        "calendar": ("time", _MONTH_SECONDS),
        "time": ("calendar", 1 / _MONTH_SECONDS),
    }
    if one.dimension in lengths:
        kind, size = lengths[one.dimension]
        amount = float(middle) * size
        yield _Target(Value(amount, kind), amount * _LENGTHS, tuple(value * size for value in beside))


def _beside(one: Quantity, middle: Fraction) -> Iterator[Fraction]:
    if one.dimension == "share" and (one.number is None or one.number.unit != "%"):
        yield from (middle * step for step in _SIMPLE)
        return
    written = one.number.readings[0] if one.number is not None and one.number.readings else middle
    unit = middle / written if written else Fraction(1)
    step = _last_digit(written)
    yield from (middle + step * unit * by for by in _STEPS if written + step * by > 0)


def _last_digit(value: Fraction) -> Fraction:
    """What one more in the last digit that is not 0 adds."""
    step = Fraction(1)
    if value.denominator != 1:
        while (value / step).denominator != 1 and step > Fraction(1, 10**6):
            step /= 10
        return step
    while value and (value / (step * 10)).denominator == 1:
        step *= 10
    return step


def _dates(one: Quantity) -> Iterator[_Target]:
    for kind, value in moments.points_of(one).items():
        width = 7 if kind == moments.WEEKDAY else 12 if kind == moments.MONTH_ONLY else 0
        beside = (value.amount + step for step in _STEPS)
        yield _Target(
            value, 0.0, tuple((one - 1) % width + 1 if width == 12 else one % 7 if width else one for one in beside)
        )


def _held(amount: float, target: _Target, values: frozenset[Value]) -> bool:
    """Whether a value of the target's kind is near enough."""
    return any(one.kind == target.value.kind and abs(one.amount - amount) <= target.margin + 1e-9 for one in values)
