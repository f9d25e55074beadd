"""Numbers that a text gives without writing them: half of 24, 15 of 60."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from pincite.core.nli.builtin.quantity import Quantity

#: How far a share may stand before what it is of.
_REACH: Final = 60
_MOST: Final = 12


def implied(given: Sequence[Quantity]) -> list[Quantity]:
    """What follows by arithmetic from two numbers that stand near each other."""
    given = given[:_MOST]
    counts = [one for one in given if _counts(one)]
    found: list[Quantity] = []
    for share in (one for one in given if one.dimension == "share" and 0 < one.low == one.high < 1):
        for whole in counts:
            if 0 <= whole.span.start - share.span.end <= _REACH and whole.low == whole.high:
                count = share.low * whole.low
                found.append(replace(share, low=count, high=count, dimension="", number=None))
    for whole in counts:
        for part in counts:
            if part is not whole and 0 < part.low == part.high < whole.low == whole.high:
                ratio = Fraction(part.low, 1) / whole.low
                found.append(replace(part, low=ratio, high=ratio, dimension="share", number=None))
    return found


def _counts(one: Quantity) -> bool:
    return one.dimension == "" and not one.ordinal and one.number is not None and one.number.unit == ""
