"""What lies outside a limit: where bags of up to 8 kg are carried, one of 10 kg is not."""

from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.complement import of_one_dimension
from pincite.core.nli.builtin.quantity import Quantity

_LEAST: Final = 0.2
_ENOUGH: Final = 0.5


def limit(aligned: Alignment) -> Answer | None:
    """Whether a claim denies of a value beyond the premise's limit what that says of those within it."""
    claim, premise = aligned.claim, aligned.premise
    plain = [one for one in claim.quantities if not one.bounded and not one.ordinal]
    if len(claim.quantities) != 1 or not plain or aligned.about < _LEAST:
        return None
    found = [
        (other, own) for other in premise.quantities if _bounds(other) and (own := of_one_dimension(plain[0], other))
    ]
    if len(found) != 1:
        return None
    bound, own = found[0]
    if not bound.dimension and aligned.about < _ENOUGH:
        return None  # Bare numbers may count anything.
    if premise.conditions or len(premise.denials) > 1:
        return None
    turned = (len(claim.denials) + len(premise.denied(premise.clause_at(bound.span.start)))) % 2
    opposite = any(match.kind == "opposite" for match in aligned.matches.values())
    beyond = own.high < bound.low or bound.high < own.low
    read = ((own.span.start, own.span.end),)
    if beyond and turned and not opposite:
        kinds = frozenset({"number", "negation"})
        return Answer(True, "the claim's value is beyond the premise's limit", kinds, read=read)
    if not beyond and turned and not opposite:
        return Answer(None, "the claim's value is within the premise's limit")
    if not beyond and not opposite and aligned.about >= _ENOUGH:
        return Answer(True, "the claim's value is within the premise's limit", read=read)
    return None


def _bounds(one: Quantity) -> bool:
    return one.bounded and not one.rough and not one.ordinal
