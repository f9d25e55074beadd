"""Where rules have read both sides of a relation and found them in accord, whatever the words alone speak against."""

from collections.abc import Sequence
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.complement import tells_the_rest
from pincite.core.nli.builtin.dropped import dropped_findings
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.included import included_findings
from pincite.core.nli.builtin.kinship import kin_agrees, kin_findings
from pincite.core.nli.builtin.lifetimes import agrees_in_age, lives_though_dead
from pincite.core.nli.builtin.negations import answered
from pincite.core.nli.builtin.outside import at_another_time
from pincite.core.nli.builtin.ranking import ranking_agrees, ranking_findings
from pincite.core.nli.builtin.stretches import stretch_findings
from pincite.core.nli.builtin.versions import suits

#: Kinds of finding that words make which tell one relation from its two ends.
_OF_ENDS: Final = frozenset({"opposite", "role", "substitution", "detail", "negation", "name", "quantifier"})


def related(aligned: Alignment, found: Sequence[Finding]) -> list[Finding]:
    """The findings, without those that a relation answers, with those that it makes."""
    if kin_agrees(aligned) or ranking_agrees(aligned):
        found = [one for one in found if one.kind not in _OF_ENDS]
    more = [*kin_findings(aligned), *ranking_findings(aligned), *stretch_findings(aligned), *dropped_findings(aligned)]
    more += included_findings(aligned)
    if lives_though_dead(aligned):
        more.append(Finding("opposite", "contradicts", "premise gives the day of death, claim says alive", plain=True))
    return [*found, *more]


def in_accord(aligned: Alignment) -> bool:
    """Whether a claim cannot contradict the premise, however little its words are like those."""
    if kin_agrees(aligned) or ranking_agrees(aligned):
        return True
    if (suited := suits(aligned)) is not None and suited != bool(len(aligned.claim.denials) % 2):
        return True
    if any(at_another_time(aligned, at, match) for at, match in aligned.matches.items() if match.kind == "opposite"):
        return True
    if any(answered(aligned, one, of_claim=True) for one in aligned.claim.denials):
        return True
    if aligned.about >= _ALL and _within_bounds(aligned):
        return True
    if any(agrees_in_age(one, aligned) for one in aligned.claim.quantities):
        return True
    return tells_the_rest(aligned) and bool(aligned.claim.denials) != bool(aligned.premise.denials)


def _within_bounds(aligned: Alignment) -> bool:
    """Whether a claim gives one of the values that the premise gives the bound of: "orders of $60", "over $50"."""
    ours, theirs = aligned.claim.quantities, aligned.premise.quantities
    if len(ours) != 1 or len(theirs) != 1 or ours[0].bounded or not theirs[0].bounded or theirs[0].rough:
        return False
    same = ours[0].comparable(theirs[0]) and theirs[0].low <= ours[0].low and ours[0].high <= theirs[0].high
    return same and not (aligned.claim.denials or aligned.premise.denials)


_ALL: Final = 0.9
