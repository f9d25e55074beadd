"""How a premise accounts for the values of a claim: it says them, they follow by reckoning, or nothing gives them."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from pincite.core.nli.builtin import moments, reach
from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.days import decade
from pincite.core.nli.builtin.moments import Value
from pincite.core.nli.builtin.quantity import HUGE, Quantity
from pincite.core.nli.builtin.reach import Reach
from pincite.core.nli.builtin.statement import Statement

#: Values of a claim that are looked at.
_MOST: Final = 6
_EXACT: Final = 1e-4
_CONVERTED: Final = 0.012
_ABOUT: Final = 0.06
#: Months and days do not convert exactly.
_LENGTHS: Final = 0.03
_MONTH_SECONDS: Final = moments.MONTH_DAYS * 86_400
#: Other values than the claim's by so many steps of its last digit, which should not follow as well.
_STEPS: Final = (-3, -2, -1, 1, 2, 3)
_SIMPLE: Final = (Fraction(1, 2), Fraction(2, 3), Fraction(3, 4), Fraction(4, 3), Fraction(3, 2), Fraction(2))


class Account(NamedTuple):
    """Of one value: how many steps it takes from what the premise says (0: said; None: more than two).

    ``rare`` is the share of the values beside it that do not follow as easily: what follows as well as everything
    else says little.
    """

    steps: int | None
    rare: float = 1.0


def accounts(aligned: Alignment) -> list[Account]:
    """The accounts of the values of the claim that are exact or rough; bounds are not accounted for."""
    claim, premise = aligned.claim, aligned.premise
    wanted = [one for one in claim.quantities if _exact(one) and not one.ordinal]
    dates = [one for one in claim.dates if not one.bounded]
    if not wanted and not dates:
        return []
    known = reach.reach(premise)
    found = [(one, _said(one, premise) or _account(list(_targets(one)), known)) for one in wanted[:_MOST]]
    found += [(one, _said(one, premise) or _account(list(_dates(one)), known)) for one in dates[:_MOST]]
    return [account for one, account in found if account.steps is not None or not _small(one)]


def _exact(one: Quantity) -> bool:
    return one.rough or not one.bounded


def _small(one: Quantity) -> bool:
    """Whether a number is one that is said without being counted: "the two brothers"."""
    return one.number is not None and one.dimension == "" and one.high <= _SMALL and not one.text[:1].isdigit()


_SMALL: Final = 3


def reckoned(one: Quantity, aligned: Alignment) -> bool:
    """Whether a value follows in one step from what the premise says, and most values beside it do not."""
    if one.ordinal or not _exact(one) or not aligned.legible:
        return False
    targets = list(_dates(one) if one.date is not None else _targets(one))
    found = _account(targets, reach.reach(aligned.premise))
    return found.steps == 1 and found.rare > _RARE


#: A value beside which so many others follow as well is not given by reckoning.
_RARE: Final = 0.6


def _said(one: Quantity, premise: Statement) -> Account | None:
    given: Sequence[Quantity] = premise.dates if one.date is not None else premise.quantities
    held = any(one.comparable(other) and other.within(one) == "inside" for other in given)
    return Account(0) if held else None


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
        "calendar": ("time", moments.MONTH_DAYS * 86_400),
        "time": ("calendar", 1 / (moments.MONTH_DAYS * 86_400)),
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


def _account(targets: Sequence[_Target], known: Reach) -> Account:
    for steps, values in enumerate((known.said, known.near, known.far)):
        for target in targets:
            if _held(target.value.amount, target, values):
                easy = [at for at in target.beside if any(_held(at, target, done) for done in known[: steps + 1])]
                return Account(steps, 1 - len(easy) / len(target.beside) if target.beside else 1.0)
    return Account(None)


def _held(amount: float, target: _Target, values: frozenset[Value]) -> bool:
    """Whether a value of the target's kind is near enough."""
    return any(one.kind == target.value.kind and abs(one.amount - amount) <= target.margin + 1e-9 for one in values)
