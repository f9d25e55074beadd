"""Values that a text gives without writing them: sums, differences, shares, ratios, dates counted from others."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations
from typing import Final, NamedTuple

from pincite.core.nli.builtin.moments import OLDEST, POINTS, YEAR, Value, apart, moved, points
from pincite.core.nli.builtin.quantity import Quantity
from pincite.core.nli.builtin.statement import Statement

#: Kinds of value besides dimensions: a part of a whole, "twice" and its like.
RATIO: Final = "ratio"
_FACTOR: Final = "factor"
_COUNTS: Final = frozenset({"", "times"})
#: Percentage points, of which a hundred are the whole.
_POINTS: Final = "pp"
#: Values of a text that are gone on with.
_MOST: Final = 10
_BEYOND: Final = 1e50

#: Twice, thrice, four times, half.
_FACTORS: Final = re.compile(
    r"\b(?:(twice|double[ds]?|doubling|twofold|dobles?|duplic\w+|dobro|dobr\w+|doppelt\w*|verdoppel\w*|zweimal|"
    r"deux fois|doubl\w+)|(thrice|tripl\w+|trebl\w+|threefold|dreifach\w*|verdreifach\w*|dreimal|trois fois)|"
    r"(quadrupl\w+|fourfold|vierfach\w*)|(half|halv\w+|mitad|metade|halb\w*|h\u00e4lfte|moiti\u00e9|demi\w*))\b",
    re.IGNORECASE,
)


class Reach(NamedTuple):
    """What a text says, and what follows from it in one step."""

    said: frozenset[Value]
    follows: frozenset[Value]


@lru_cache(maxsize=8)
def reach(statement: Statement) -> Reach:
    """The values that a text says or gives by reckoning."""
    written = [*_amounts(statement.quantities), *points(statement.dates), *_factors(statement.text)]
    base = list(dict.fromkeys(written))[:_MOST]
    alone = (value for one in base for value in _alone(one))
    joined = (value for one, other in combinations(base, 2) for value in _joined(one, other))
    return Reach(frozenset(one.rounded for one in base), frozenset(value.rounded for value in chain(alone, joined)))


def _amounts(quantities: Sequence[Quantity]) -> Iterator[Value]:
    sizes = {
        (one.dimension, abs(float(low / reading)))
        for one in quantities
        if one.dimension and one.number is not None and one.number.unit
        for reading in one.number.readings[:1]
        for low in (one.low if abs(one.low) < _BEYOND else one.high,)
        if reading and low and abs(low) < _BEYOND
    }
    for one in quantities:
        ends = {(one.low + one.high) / 2} if one.rough else {one.low, one.high}
        for end in sorted(ends):
            if abs(end) >= _BEYOND:
                continue
            # A bound lies beside its number by less than a digit.
            amount = float(f"{float(end):.8g}")
            yield Value(amount, one.dimension)
            yield from _converted(amount, one.dimension)
            if one.dimension == "" and 1000 <= amount <= 2100 and amount == int(amount) and "," not in one.text:
                yield Value(amount, YEAR)
            elif one.dimension == "":
                # "60 last year" is of the unit that was named.
                for dimension, size in sorted(sizes):
                    yield Value(amount * size, dimension)


def _converted(amount: float, dimension: str) -> Iterator[Value]:
    """The same in the other system of measures; never exact."""
    for first, second, size in _SYSTEMS:
        if dimension == first:
            yield Value(amount / size, second)
        elif dimension == second:
            yield Value(amount * size, first)
    if dimension == "\u00b0C":
        yield Value(amount * 9 / 5 + 32, "\u00b0F")
    elif dimension == "\u00b0F":
        yield Value((amount - 32) * 5 / 9, "\u00b0C")


#: Inches in metres, ounces in grams.
_SYSTEMS: Final = (("length", "imperial length", 0.0254), ("mass", "imperial mass", 28.3495))
#: Kinds of value that never convert exactly.
INEXACT: Final = frozenset({"imperial length", "imperial mass", "\u00b0F"})


def _factors(text: str) -> Iterator[Value]:
    for match in _FACTORS.finditer(text):
        yield Value(2.0 if match[1] else 3.0 if match[2] else 4.0 if match[3] else 0.5, _FACTOR)


def _alone(one: Value) -> Iterator[Value]:
    if one.kind == "share":
        yield Value(1 - one.amount, "share")
    if one.kind == _FACTOR:
        yield Value(one.amount, RATIO)


def _joined(one: Value, other: Value) -> Iterator[Value]:
    """What follows from two values."""
    if one.kind in POINTS or other.kind in POINTS:
        if one.kind == other.kind:
            yield from apart(one, other)
        elif one.kind in POINTS and other.kind not in POINTS:
            yield from moved(one, other)
        elif other.kind in POINTS and one.kind not in POINTS:
            yield from moved(other, one)
        return
    yield from _added(one, other)
    for left, right in ((one, other), (other, one)):
        yield from _times(left, right)


def _added(one: Value, other: Value) -> Iterator[Value]:
    """Sums, differences and ratios of what is of one kind."""
    left, right = one.amount, other.amount
    if (one.kind == other.kind and one.kind != _FACTOR) or {one.kind, other.kind} == _COUNTS:
        kind = one.kind or other.kind
        yield Value(left + right, kind)
        yield Value(abs(left - right), kind)
        for part, whole in ((left, right), (right, left)):
            if whole:
                yield Value(part / whole, RATIO)
                yield Value(abs(part - whole) / abs(whole), RATIO)
        if kind == "share":
            yield Value(100 * abs(left - right), _POINTS)
    elif {one.kind, other.kind} == {"share", _POINTS}:
        share, points = (left, right) if one.kind == "share" else (right, left)
        yield Value(share + points / 100, "share")
        yield Value(abs(share - points / 100), "share")
    elif {one.kind, other.kind} == {"", "calendar"}:
        # "At 24 ... eleven years later."
        age, years = (left, right / 12) if one.kind == "" else (right, left / 12)
        if age < OLDEST:
            yield Value(age + years, "")
            yield Value(abs(age - years), "")
    elif {one.kind, other.kind} == {"length", "time"}:
        metres, seconds = (left, right) if one.kind == "length" else (right, left)
        if seconds:
            yield Value(3.6 * metres / seconds, "km/h")


def _times(left: Value, right: Value) -> Iterator[Value]:
    """``right`` so many times, or a share of it."""
    if right.kind == _FACTOR:
        return
    if left.kind in _COUNTS and right.kind != "share":
        yield Value(left.amount * right.amount, right.kind)
        if left.amount:
            yield Value(right.amount / left.amount, right.kind)
    elif left.kind == _FACTOR:
        yield Value(left.amount * right.amount, right.kind)
        yield Value(right.amount / left.amount, right.kind)
    elif left.kind == "share":
        share = left.amount
        yield Value(share * right.amount, right.kind)
        yield Value((1 - share) * right.amount, right.kind)
        if right.kind != "share":
            yield Value((1 + share) * right.amount, right.kind)
            for part in (share, 1 - share, 1 + share):
                if part > 0:
                    yield Value(right.amount / part, right.kind)
