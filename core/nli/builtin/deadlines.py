"""Until when something may be done: what must be in by May cannot be handed in until June."""

from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.quantity import HUGE, Quantity

_MAY: Final = frozenset({"may", "can", "could"})
_MUST: Final = frozenset({"must", "mandatory", "should", "certainly"})


def too_late(one: Quantity, aligned: Alignment) -> Quantity | None:
    """The premise's last day for what must be done, where the claim lets it be done until a later one."""
    claim, premise = aligned.claim, aligned.premise
    if one.low != -HUGE or not one.bounded or claim.denials or premise.denials:
        return None
    if not claim.senses("modal") & _MAY or not premise.senses("modal") & _MUST:
        return None
    ends = [other for other in premise.dates if other.bounded and other.low == -HUGE and one.comparable(other)]
    return ends[0] if len(ends) == 1 and ends[0].high < one.high else None
