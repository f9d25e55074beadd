"""The only one of its kind: where she was the only woman there were not several women."""

import re
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer

#: Before the one thing of its kind, with its article.
_SOLE: Final = re.compile(
    r"\b(?:the (?:only|sole)|(?:el|la|su) \u00fanic[oa]|[oa] \u00fanic[oa]|(?:der|die|das) einzige|"
    r"(?:dem|den|der) einzigen|(?:le|la) seule?) "
    r"(?P<noun>[^\W\d_]+)",
    re.IGNORECASE,
)
_ONLY: Final = frozenset("only solo s\u00f3lo s\u00f3 somente apenas nur seul seule seuls seules".split())
_EVERY: Final = frozenset({"all", "both", "most"})
_WHEN: Final = frozenset({"if", "when", "once", "after"})


def alone(aligned: Alignment) -> Answer | None:
    """A conflict where a claim says of all what the premise says of one alone: "only Reid stayed"."""
    claim, premise = aligned.claim, aligned.premise
    if claim.denials or premise.denials or not claim.senses("quantifier") & _EVERY:
        return None
    for at, token in enumerate(premise.tokens[:-2]):
        one = premise.tokens[at + 1]
        opens = at == 0 or premise.tokens[at - 1].clause != token.clause or premise.tokens[at - 1].key in _BUT
        if token.key not in _ONLY or not opens or not (one.name and one.weight) or one.key in _WHEN:
            continue
        if any(ours.stem == one.stem for ours in claim.tokens):
            continue
        deeds = [place for place in premise.content if place > at + 1 and premise.tokens[place].clause == one.clause]
        if deeds and any(match.at == deeds[0] and match.kind == "same" for match in aligned.matches.values()):
            return Answer(False, f"premise says it of {one.key} alone")
    return None


_BUT: Final = frozenset({"but", "aber", "pero", "mas", "mais"})
_SEVERAL: Final = frozenset({"several", "many", "a few", "most", "all", "both", "few"})
_NEAR: Final = 3


def sole(aligned: Alignment) -> Answer | None:
    """A conflict where a claim counts several of what the premise has the only one of."""
    claim, premise = aligned.claim, aligned.premise
    match = _SOLE.search(premise.text)
    if match is None or claim.denials or premise.denials or claim.senses("quantifier") & {"only", "alone"}:
        return None
    noun = next((at for at, token in enumerate(premise.tokens) if token.start == match.start("noun")), None)
    ours = next((at for at, one in aligned.matches.items() if one.at == noun and one.kind in {"same", "alike"}), None)
    if noun is None or ours is None:
        return None
    start = claim.tokens[max(0, ours - _NEAR)].start
    within = [mark for mark in claim.marks if start <= mark.start < claim.tokens[ours].start]
    several = any(mark.kind == "quantifier" and mark.key in _SEVERAL for mark in within)
    counted = any(
        one.low > 1 and not one.ordinal and one.dimension == "" and one.span.end + 1 == claim.tokens[ours].start
        for one in claim.quantities
    )
    if several or counted:
        return Answer(False, f"premise says {match[0]}, claim says that there are several")
    return None
