"""Where rules have read both sides of a relation and found them in accord, whatever the words alone speak against."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from pincite.core.nli.builtin.accounts import reckoned
from pincite.core.nli.builtin.agents import agent
from pincite.core.nli.builtin.alignment import Alignment, Match
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.charges import charge
from pincite.core.nli.builtin.closures import closure
from pincite.core.nli.builtin.complement import tells_the_rest
from pincite.core.nli.builtin.diet import diet
from pincite.core.nli.builtin.doses import dose
from pincite.core.nli.builtin.dropped import dropped_findings
from pincite.core.nli.builtin.ending import kept_hours
from pincite.core.nli.builtin.everyone import everyone
from pincite.core.nli.builtin.exceptions import excepted
from pincite.core.nli.builtin.features import feature
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.formerly import formerly
from pincite.core.nli.builtin.grounds import held_to
from pincite.core.nli.builtin.included import included_findings
from pincite.core.nli.builtin.jointly import jointly
from pincite.core.nli.builtin.kinship import kin_agrees, kin_findings
from pincite.core.nli.builtin.leaving import leaving
from pincite.core.nli.builtin.lifetimes import agrees_in_age, lives_though_dead
from pincite.core.nli.builtin.limits import limit
from pincite.core.nli.builtin.negations import answered
from pincite.core.nli.builtin.outside import at_another_time
from pincite.core.nli.builtin.outsiders import outsider
from pincite.core.nli.builtin.payment import payment
from pincite.core.nli.builtin.quantity import Quantity
from pincite.core.nli.builtin.ranking import ranking_agrees, ranking_findings
from pincite.core.nli.builtin.reckoning import is_beside
from pincite.core.nli.builtin.remainder import remainder
from pincite.core.nli.builtin.roles import decided, turned
from pincite.core.nli.builtin.sole import alone, sole
from pincite.core.nli.builtin.stretches import stretch_findings
from pincite.core.nli.builtin.unlike import unlike
from pincite.core.nli.builtin.versions import suits

#: Kinds of finding that words make which tell one relation from its two ends.
_OF_ENDS: Final = frozenset({"opposite", "role", "substitution", "detail", "negation", "name", "quantifier"})


def related(aligned: Alignment, found: Sequence[Finding]) -> list[Finding]:
    """The findings, without those that a relation answers, with those that it makes."""
    for answer in (held_to(one, aligned) for one in _answers(aligned)):
        if answer.agrees is not False:
            found = [one for one in found if one.kind not in answer.kinds]
        if not answer.agrees:
            verdict: Literal["neutral", "contradicts"] = "neutral" if answer.agrees is None else "contradicts"
            found = [*found, Finding("opposite", verdict, answer.reason, plain=True)]
    if kin_agrees(aligned) or ranking_agrees(aligned):
        found = [one for one in found if one.kind not in _OF_ENDS]
    more = [*kin_findings(aligned), *ranking_findings(aligned), *stretch_findings(aligned), *dropped_findings(aligned)]
    more += included_findings(aligned)
    if lives_though_dead(aligned):
        more.append(Finding("opposite", "contradicts", "premise gives the day of death, claim says alive", plain=True))
    return [*found, *more]


def _answers(aligned: Alignment) -> list[Answer]:
    """What the rooms of plain facts say of a claim."""
    return [answer for room in _ROOMS if (answer := room(aligned)) is not None]


_ROOMS: Final[Sequence[Callable[[Alignment], Answer | None]]] = (
    dose, payment, outsider, closure, jointly, diet, limit, remainder, excepted, charge, leaving, sole,
    agent, unlike, feature, kept_hours, formerly, alone, everyone,
)  # fmt: skip


def in_accord(aligned: Alignment) -> bool:
    """Whether a claim cannot contradict the premise, however little its words are like those."""
    if kin_agrees(aligned) or ranking_agrees(aligned):
        return True
    if any(answer.agrees for answer in _answers(aligned)):
        return True
    if (suited := suits(aligned)) is not None and suited != bool(len(aligned.claim.denials) % 2):
        return True
    if any(at_another_time(aligned, at, match) for at, match in aligned.matches.items() if match.kind == "opposite"):
        return True
    if any(match.kind == "opposite" and _won(aligned, at) for at, match in aligned.matches.items()):
        return True  # "A beat B", "B lost": were it the other way round, the roles had told.
    if any(_denied_opposite(aligned, at, match) for at, match in aligned.matches.items()):
        return True
    if any(_reckoned(one, aligned) for one in aligned.claim.dates):
        return True
    if any(answered(aligned, one, of_claim=True) for one in aligned.claim.denials):
        return True
    if aligned.about >= _ALL and _within_bounds(aligned):
        return True
    if any(agrees_in_age(one, aligned) for one in aligned.claim.quantities):
        return True
    return tells_the_rest(aligned) and bool(aligned.claim.denials) != bool(aligned.premise.denials)


def _denied_opposite(aligned: Alignment, at: int, match: Match) -> bool:
    """Whether one side denies the opposite of what the other says: "has not won", "lost"."""
    if match.kind != "opposite":
        return False
    ours = sum(one.sense != "denial" for one in aligned.claim.denied(aligned.claim.tokens[at].clause))
    return (ours + len(aligned.premise.denied(aligned.premise.tokens[match.at].clause))) % 2 == 1


def _won(aligned: Alignment, at: int) -> bool:
    """Whether the roles have told that a word's opposite says the same: "A beat B", "B lost"; "B is less so than A"."""
    axes = {sense[:-1] for sense in aligned.claim.tokens[at].senses}
    return ("outcome" in axes and decided(aligned, at)) or ("degree" in axes and turned(aligned, at) is False)


def told_beside(aligned: Alignment) -> bool:
    """Whether a claim names the day that the premise tells by the one before: "on Monday ... the next day"."""
    beside = [other for other in aligned.premise.dates if is_beside(other.text)]
    return any(
        one.comparable(other) and other.within(one) == "inside" for one in aligned.claim.dates for other in beside
    )


def _reckoned(one: Quantity, aligned: Alignment) -> bool:
    """Whether a date does not stand in the premise and follows from it: retired in 1999 and died three years later."""
    held = [other for other in aligned.premise.dates if one.comparable(other) and other.within(one) == "inside"]
    # What was counted from another date has none of its own.
    return all(other.date is None or is_beside(other.text) for other in held) and (bool(held) or reckoned(one, aligned))


def _within_bounds(aligned: Alignment) -> bool:
    """Whether a claim gives one of the values that the premise gives the bound of: "orders of $60", "over $50"."""
    ours, theirs = aligned.claim.quantities, aligned.premise.quantities
    if len(ours) != 1 or len(theirs) != 1 or ours[0].bounded or not theirs[0].bounded or theirs[0].rough:
        return False
    same = ours[0].comparable(theirs[0]) and theirs[0].low <= ours[0].low and ours[0].high <= theirs[0].high
    return same and not (aligned.claim.denials or aligned.premise.denials)


_ALL: Final = 0.9
