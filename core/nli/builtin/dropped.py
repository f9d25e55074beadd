"""What is no longer there, told by a verb: support that was dropped, tickets that are sold out."""

from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.tokens import Denial

_BE: Final = frozenset(
    "is are was were been being be wurde wurden wird werden worden ist sind fue fueron ha han sido es son est sont fut "
    "\u00e9t\u00e9 foi foram \u00e9 s\u00e3o".split()
)
#: These need nobody who does it.
_BY_ITSELF: Final = frozenset(
    "ended ends expired lapsed ceased endete termin\u00f3 expir\u00f3 terminou expirou".split()
)
#: What turns a statement by itself.
_TURNED: Final = ("trend", "course", "presence", "held", "stock", "alive", "life")
_ENDED: Final = frozenset({"stock-", "held-"})
_NEAR: Final = 3


def ended(aligned: Alignment, denial: Denial, there: int, *, of_claim: bool) -> bool:
    """Whether the other side tells in a verb that what is denied came to an end: "was dropped", "is sold out"."""
    words, other = aligned.claim.tongue.words, aligned.premise if of_claim else aligned.claim
    if words is None or other.denials or denial.local:
        return False
    spoken = set(aligned.matches) if not of_claim else {one.at for one in aligned.matches.values()}
    return any(
        token.clause == there
        and at not in spoken
        and (token.stem in words.ended or not _ENDED.isdisjoint(token.senses))
        for at, token in enumerate(other.tokens)
    )


def dropped_findings(aligned: Alignment) -> list[Finding]:
    """Where a claim says without reserve of a thing what the premise says was dropped, and all its words are there."""
    claim, premise, words = aligned.claim, aligned.premise, aligned.claim.tongue.words
    if words is None or claim.denials or premise.denials or aligned.uncovered or not aligned.matches:
        return []
    if any(match.kind not in {"same", "synonym", "alike"} for match in aligned.matches.values()):
        return []
    if any(token.stem in words.ended or _turns(token.senses) for token in claim.tokens):
        return []
    spoken = {match.at for match in aligned.matches.values()}
    for at, token in enumerate(premise.tokens):
        near = premise.tokens[max(0, at - _NEAR) : at]
        passive = any(one.key in _BE for one in near) or token.key in _BY_ITSELF
        subject = any(one < at and premise.tokens[one].clause == token.clause for one in spoken)
        if token.stem in words.ended and at not in spoken and passive and subject and _all_values_held(aligned):
            reason = f"premise says {token.key}, claim says that it is there"
            return [Finding("negation", "contradicts", reason)]
    return []


def _turns(senses: tuple[str, ...]) -> bool:
    return any(sense.endswith("-") and sense[:-1] in _TURNED for sense in senses)


def _all_values_held(aligned: Alignment) -> bool:
    given = [*aligned.premise.quantities, *aligned.premise.dates]
    return all(
        any(one.comparable(other) and other.within(one) == "inside" for other in given)
        for one in (*aligned.claim.quantities, *aligned.claim.dates)
    )
