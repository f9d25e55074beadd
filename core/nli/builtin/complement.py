"""A share and the rest of the whole: who says that a quarter smoke says that 75 % do not, and not that 75 % do."""

from dataclasses import replace
from fractions import Fraction
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.quantity import HUGE, Quantity


def rest_of(one: Quantity, aligned: Alignment) -> Quantity | None:
    """The premise's share of which a claim's share is the rest; None where it has none or several."""
    if (share := _share(one)) is None:
        return None
    shares = [(other, size) for other in aligned.premise.quantities if (size := _share(other)) is not None]
    if len(shares) != 1 or abs(shares[0][1] - share) <= _NEAR:
        return None
    off = _ABOUT if one.rough else 0
    return next((other for other, size in shares if abs(size + share - 1) <= off), None)


def _share(one: Quantity) -> Fraction | None:
    """A share that is no bound; of one that is "about" it, the middle."""
    middle = (one.low + one.high) / 2
    return middle if one.dimension == "share" and (one.rough or one.low == one.high) and 0 < middle < 1 else None


_NEAR: Final = Fraction(1, 10**6)
_ABOUT: Final = Fraction(2, 100)


def not_turned(aligned: Alignment) -> bool:
    """Whether nothing of a claim turns round what the premise says, so that it cannot be of the rest."""
    even = (len(aligned.claim.denials) + len(aligned.premise.denials)) % 2 == 0
    return even and not aligned.uncovered and all(match.kind != "opposite" for match in aligned.matches.values())


def tells_the_rest(aligned: Alignment) -> bool:
    """Whether a claim denies of the rest what the premise says of a share, or the other way round."""
    return any(rest_of(one, aligned) is not None or turns_bound(one, aligned) for one in aligned.claim.quantities)


def turns_bound(one: Quantity, aligned: Alignment) -> bool:
    """Whether one side denies of those below a bound what the other says of those from it on: under 18, at least 18."""
    if (len(aligned.claim.denials) + len(aligned.premise.denials)) % 2 == 0 or not one.bounded or one.rough:
        return False
    return any(
        (own := of_one_dimension(one, other)) is not None and (_meet(own, other) or _meet(other, own))
        for other in aligned.premise.quantities
        if other.bounded and not other.rough
    )


def of_one_dimension(one: Quantity, other: Quantity) -> Quantity | None:
    """The first in the dimension of the second, or None where it has another: a bare age is one of years."""
    if one.dimension == other.dimension:
        return one
    if one.dimension == "" and other.dimension == "calendar":
        return replace(one, low=max(-HUGE, one.low * _MONTHS), high=min(HUGE, one.high * _MONTHS), dimension="calendar")
    return None


def _meet(below: Quantity, above: Quantity) -> bool:
    """Whether one ends where the other begins."""
    if below.low != -HUGE or above.high != HUGE:
        return False
    return 0 < above.low - below.high <= abs(above.low) * _HARDLY


_MONTHS: Final = 12
_HARDLY: Final = Fraction(1, 10**8)


def tells_the_same(aligned: Alignment) -> bool:
    """Whether a claim says of a share, in the premise's words, what the premise says of another."""
    if aligned.claim.denials or aligned.premise.denials or aligned.uncovered:
        return False
    return all(match.kind == "same" for match in aligned.matches.values()) and bool(aligned.matches)
