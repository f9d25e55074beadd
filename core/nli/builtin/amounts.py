"""How much or how often: all, most, some, few, always, only."""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.said import said
from pincite.core.nli.builtin.statement import Statement

_AMOUNT: Final[Mapping[str, int]] = {
    "all": 5, "always": 5, "wholly": 5, "both": 5, "most": 4, "usually": 4, "nearly": 4, "many": 3, "much": 3,
    "often": 3, "several": 3, "half": 3, "some": 2, "a few": 2, "sometimes": 2, "partly": 2, "few": 1, "rarely": 1,
    "a minority": 1,
}  # fmt: skip
#: Quantifiers that a claim may not leave out: "some birds fly" is not "birds fly".
_BINDING: Final = frozenset(
    ["some", "sometimes", "partly", "few", "rarely", "a minority", "most", "usually", "nearly", "a few"]
)
#: "There are pupils who": some are enough.
_EXISTS: Final = re.compile(
    r"^(?:there (?:are|is|were|was)|hay|hubo|h\u00e1|houve|es gibt|es gab|il y a)\b", re.IGNORECASE
)
_COUNTS: Final = frozenset({"once", "twice", "three times", "halved"})
_ONLY: Final = frozenset({"only", "alone"})


def amount_findings(aligned: Alignment) -> Iterator[Finding]:
    """Where the claim says more, or oftener, than the premise."""
    ours, theirs = said(aligned, "quantifier")
    most = max((_AMOUNT[one] for one in ours if one in _AMOUNT), default=0)
    given = max((_AMOUNT[one] for one in theirs if one in _AMOUNT), default=0)
    if not given and _part(aligned.premise):
        theirs, given = theirs | {"most"}, 4
    shares = [one for one in aligned.premise.quantities if one.dimension == "share" and 0 < one.high < 1]
    if shares and not aligned.claim.quantities:
        # "Two thirds" are most, and not all.
        theirs, given = theirs | {"most" if shares[0].low > 0.5 else "some"}, 4 if shares[0].low > 0.5 else 2
    if "nearly" in theirs and given == 5:
        given = 4
    if "nearly" in ours and most == 5:
        most = 4
    claimed, spoken = _named(ours, most), _named(theirs, given)
    denied = bool(aligned.claim.denials)
    if "not all" in theirs:
        if most == 5 and not denied and "not all" not in ours:
            yield Finding("quantifier", "contradicts", f"premise says not all, claim says {claimed}")
        elif (
            denied
            and not (ours & {"not all", "some", "several", "a few", "many", "few"})
            and not aligned.claim.quantities
        ):
            yield Finding("quantifier", "neutral", "premise says not all, claim says none")
    elif "not all" in ours:
        if given == 5 and not aligned.premise.denials:
            yield Finding("quantifier", "contradicts", f"premise says {spoken}, claim says not all")
    elif most and given:
        turned = denied != bool(aligned.premise.denials) or any(
            one.kind == "opposite" for one in aligned.matches.values()
        )
        if (given == 1 and most >= 3) or (most == 1 and given >= 3):
            if turned:
                return  # "Few fail" is "most succeed": what is denied has told.
            yield Finding("quantifier", "contradicts", f"premise says {spoken}, claim says {claimed}")
        elif most > given and not (most == 3 and given == 2 and "several" in ours):
            yield Finding("quantifier", "neutral", f"premise says {spoken}, claim says {claimed}")
    elif most >= 4 and not aligned.premise.quantities and not aligned.premise.denials:
        yield Finding(
            "quantifier", "neutral", f"claim says {claimed}, premise does not", sure=most == 5 and "always" in ours
        )
    elif (
        given
        and (bound := theirs & _BINDING)
        and not (aligned.claim.quantities or ours or _EXISTS.search(aligned.claim.text))
    ):
        yield Finding(
            "quantifier", "neutral", f"premise says {min(bound)}, claim leaves it out", sure=_binds(aligned, bound)
        )
    if most == 5 and theirs & _ONLY and not given:
        yield Finding("quantifier", "neutral", f"premise says only, claim says {claimed}")
    if ours & _ONLY and not theirs & _ONLY:
        yield Finding("quantifier", "neutral", "claim says only, premise does not")
    if ours & _COUNTS and theirs & _COUNTS and not ours & theirs:
        yield Finding(
            "quantifier", "contradicts", f"premise says {min(theirs & _COUNTS)}, claim says {min(ours & _COUNTS)}"
        )


def _part(statement: Statement) -> bool:
    """Whether the premise speaks of some out of a number: "three of the four witnesses"."""
    for first, second in pairwise(statement.quantities):
        between = statement.text[first.span.end : second.span.start].casefold().split()
        if between and len(between) <= 3 and between[0] in _OF and first.high < second.low and not first.dimension:
            return True
    return False


_OF: Final = frozenset("of out de dos das von der des sur".split())


def _binds(aligned: Alignment, bound: set[str]) -> bool:
    """Whether the quantifier is of the whole statement: "some birds fly", not "she threw some balls"."""
    if aligned.claim.denials or aligned.about < 0.75:
        return False
    first = {token.clause: token.start for token in reversed(aligned.premise.tokens)}
    opens = any(
        mark.kind == "quantifier" and mark.key in bound and mark.start in first.values()
        for mark in aligned.premise.marks
    )
    return opens or bool(bound & {"sometimes", "partly", "rarely", "usually", "nearly"})


def _named(senses: set[str], amount: int) -> str:
    return min((one for one in senses if _AMOUNT.get(one) == amount), default="some")
