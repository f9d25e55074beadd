"""Negation and opposites: who denies what the other affirms, clause by clause (never over a whole text)."""

from collections.abc import Iterator
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment, Match
from pincite.core.nli.builtin.complement import tells_the_rest
from pincite.core.nli.builtin.dropped import ended
from pincite.core.nli.builtin.ending import ends_there
from pincite.core.nli.builtin.equatives import second_as
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.frames import THAN
from pincite.core.nli.builtin.negations import (
    answered,
    doubled,
    faint,
    forbidden,
    is_excepted,
    litotes,
    points_back,
    restated,
)
from pincite.core.nli.builtin.outside import at_another_time
from pincite.core.nli.builtin.roles import decided, turned
from pincite.core.nli.builtin.statement import Statement
from pincite.core.nli.builtin.tokens import Denial
from pincite.core.nli.builtin.versions import suits

#: How many words of meaning a negation reaches over in its clause.
_FAR: Final = 5
#: Opposites between which something lies: what did not fall need not have risen.
_BETWEEN: Final = frozenset({"trend", "degree", "speed", "sign", "hot", "quality"})
#: Less of the claim than this must not be matched before "not" says anything about it.
_ENOUGH: Final = 0.35
#: What turns a statement round once.
_TURNS: Final = frozenset({"negation", "opposite"})
_STRICT: Final = frozenset({"only if", "unless", "if", "provided"})


def polarity_findings(aligned: Alignment) -> Iterator[Finding]:
    """Where a clause of the claim affirms what the premise denies, or the other way round."""
    if aligned.about < _ENOUGH:
        return
    needed = _needed(aligned)
    if needed is not None:
        yield from needed
        return
    found: list[Finding] = []
    for group in _groups(aligned):
        finding = _clause(aligned, group)
        if finding is not None:
            found.append(finding)
    if suits(aligned) is not None:
        return  # Which versions are meant tells what is denied.
    if len(found) == 1 and found[0].kind in _TURNS and tells_the_rest(aligned):
        return
    if len(found) > 1 and (_STRICT & set(aligned.premise.conditions.values())):
        # "Paid only if it is open": if it is not open, it is not paid.
        return
    yield from found
    yield from _local(aligned)


def _needed(aligned: Alignment) -> list[Finding] | None:
    """Where one side says that a thing must be and the other that without it something may or may not.

    "You must buy a ticket" is "without a ticket you cannot"; None where it is not said so.
    """
    for one, other in ((aligned.claim, aligned.premise), (aligned.premise, aligned.claim)):
        local = [denial for denial in one.denials if denial.sense == "without"]
        if len(local) != 1 or other.denials or not other.senses("modal") & {"must", "mandatory"}:
            continue
        if not one.senses("modal") & {"may", "can", "could"}:
            continue
        if sum(not denial.local for denial in one.denials) % 2:
            return []
        return [Finding("modal", "contradicts", "one says that it must be, the other that it may be without")]
    return None


def _groups(aligned: Alignment) -> list[tuple[int, ...]]:
    """The clauses of the claim that have matches, one with a single match together with the next."""
    held = sorted(aligned.claim.tokens[at].clause for at in aligned.matches)
    found: list[tuple[int, ...]] = []
    for clause in sorted(set(held)):
        conditional = clause in aligned.claim.conditions
        last = found[-1] if found else ()
        if len(last) == 1 and held.count(last[0]) == 1 and not conditional and last[0] not in aligned.claim.conditions:
            found[-1] = (*last, clause)
        else:
            found.append((clause,))
    return found


def _clause(aligned: Alignment, group: tuple[int, ...]) -> Finding | None:
    claim, premise, clause = aligned.claim, aligned.premise, group[-1]
    pairs = [(at, match) for at, match in aligned.matches.items() if claim.tokens[at].clause in group]
    there = _counterpart(aligned, pairs)
    if there is None:
        return None
    ours, theirs = [one for part in group for one in claim.denied(part)], premise.denied(there)
    inside = {match.at for _, match in pairs}
    both = len(ours) == len(theirs) == 1 and not inside.intersection(theirs[0].scope[:_FAR])
    theirs = [one for one in theirs if not one.scope or inside.intersection(one.scope[:_FAR])]
    theirs = [one for one in theirs if not restated(aligned, one, pairs)]
    ours = [one for one in ours if not answered(aligned, one, of_claim=True)]
    theirs = [one for one in theirs if not answered(aligned, one, of_claim=False)]
    if any(second_as(claim, at) is not None and turned(aligned, at) is not None for at, _ in pairs):
        ours = []  # Who is not as fast as another: the roles tell.
    if any(second_as(premise, match.at) is not None and turned(aligned, at) is not None for at, match in pairs):
        theirs = []
    theirs = [one for one in theirs if not litotes(premise, one, inside)]
    back = {match.at for match in aligned.matches.values()}
    theirs = [one for one in theirs if not points_back(premise, one, back)]
    ours = [one for one in ours if not litotes(claim, one, aligned.matches)]
    if not theirs:
        ours = [one for one in ours if not ended(aligned, one, there, of_claim=True)]
    if not ours:
        theirs = [one for one in theirs if not ended(aligned, one, clause, of_claim=False)]
    bounded = [
        (claim.clause_at(one.span.start), one.span.start)
        for one in (*claim.quantities, *claim.dates)
        if one.bounded and not one.rough
    ]
    # "On no day more than 60", "not before April" are bounds, and judged as such.
    ours = [
        one
        for one in ours
        # Of "those under six do not pay" the negation bounds nothing.
        if not any(
            clause == one.clause and (start > one.start or not _of_the_verb(claim, one)) for clause, start in bounded
        )
        or one.sense not in {"never", "not"}
        or theirs
    ]
    excepted = is_excepted(aligned, pairs, there)
    opposed = [
        (at, match)
        for at, match in pairs
        if match.kind == "opposite"
        and (premise.tokens[match.at].clause == there or excepted or (ours and _also_at(aligned, at, there)))
        and not decided(aligned, at)
        and not _of_time(aligned, at, match)
        and not ends_there(aligned, at, match)
        and not at_another_time(aligned, at, match)
        and not _by_so_much(aligned, at, match)
    ]
    denials = len(ours) + len(theirs) + doubled(claim, clause) + doubled(premise, there)
    denials += claim.conditions.get(clause) == "unless"
    denials += premise.conditions.get(there) == "unless"
    denials += forbidden(aligned, group, there) + faint(aligned)
    denials += "not all" in claim.senses("quantifier") and "not all" not in premise.senses("quantifier")
    if "not all" in premise.senses("quantifier", {there}) and (ours or "not all" in claim.senses("quantifier")):
        # What is said of some is not said of all: the quantifiers tell.
        return None
    if any(sense.startswith("cost") for at, _ in opposed for sense in claim.tokens[at].senses):
        # "Need not pay" is "free".
        denials += ("optional" in claim.senses("modal")) + ("optional" in premise.senses("modal"))
    if both and denials == 1 and not opposed and ours and not aligned.uncovered:
        return None  # "There is no ferry" and "the ferry does not run".
    # The two halves of one verb ("nahm ... teil") are turned once.
    facing = len({claim.tokens[at].senses or (str(match.at),) for at, match in opposed})
    if (denials + facing + excepted) % 2 == 0:
        if facing and any(one.sense == "denial" for one in theirs) and not ours:
            # Who did not say that it was wrong need not have said that it was right.
            return Finding(
                "opposite", "neutral", "premise says that something was not said, claim that the opposite is so"
            )
        if facing == 1 and denials == 1 and _between(aligned, *opposed[0]):
            at, match = opposed[0]
            return Finding(
                "opposite", "neutral", f"not {premise.tokens[match.at].key} need not be {claim.tokens[at].key}"
            )
        return None
    if opposed and not denials:
        at, match = opposed[0]
        return Finding(
            "opposite", "contradicts", f"premise says {premise.tokens[match.at].key}, claim says {claim.tokens[at].key}"
        )
    if excepted and not (ours or theirs):
        return Finding("condition", "contradicts", "premise makes an exception of it, claim does not")
    if not (ours or theirs):
        sure = "unless" in (claim.conditions.get(clause), premise.conditions.get(there))
        return Finding("negation", "contradicts", "premise and claim say the opposite under a condition", sure=sure)
    side, one = ("claim", ours[0]) if ours else ("premise", theirs[0])
    where = claim if ours else premise
    said, denied = where.text[one.start : one.end], _denied_word(where, one)
    return Finding("negation", "contradicts", f'{side} denies "{denied}" ("{said}"), the other does not')


def _counterpart(aligned: Alignment, pairs: list[tuple[int, Match]]) -> int | None:
    """The clause of the premise that has most of a clause of the claim."""
    weights: dict[int, float] = {}
    denied = {at for one in aligned.claim.denials for at in one.scope[:2]}
    theirs = {at for one in aligned.premise.denials for at in one.scope[:2]}
    for at, match in pairs:
        token = aligned.claim.tokens[at]
        own = {aligned.premise.tokens[place].clause for place in aligned.places(at)}
        for clause in own:
            # Names and what is said in many clauses tell little about which is meant.
            worth = (2.0 if token.senses else 0.6 if token.name else 1.0) + (at in denied) + (match.at in theirs)
            weights[clause] = weights.get(clause, 0.0) + worth / len(own)
    return max(sorted(weights), key=lambda clause: weights[clause]) if weights else None


def _of_the_verb(statement: Statement, denial: Denial) -> bool:
    """Whether a negation denies a verb, and not a noun as "in no season" does."""
    said = statement.text[denial.start : denial.end].casefold()
    return said.startswith(_VERBAL) or (said == "no" and statement.tongue.stems == "es")


_VERBAL: Final = ("not", "do", "can", "nicht", "n\u00e3o", "n'", "n\u2019", "ne ")


def _also_at(aligned: Alignment, at: int, there: int) -> bool:
    """Whether the premise has a word's opposite in a clause as well: "closes at dusk and is closed all winter"."""
    return any(aligned.premise.tokens[place].clause == there for place in aligned.places(at))


def _of_time(aligned: Alignment, at: int, match: Match) -> bool:
    """Whether two words are opposite as "before" and "after" are, which only who comes first can tell."""
    turned = {sense[:-1] for sense in aligned.claim.tokens[at].senses}
    turned &= {sense[:-1] for sense in aligned.premise.tokens[match.at].senses}
    return bool(turned) and turned <= {"time"}


def _by_so_much(aligned: Alignment, at: int, match: Match) -> bool:
    """Whether the premise gives a difference ("one hour more than the train"), and the claim counts something else."""
    there, following = aligned.premise.tokens[match.at], aligned.claim.tokens[at + 1 : at + 2]
    measured = any(one.span.end + 1 == there.start for one in aligned.premise.quantities)
    than = any(token.key in THAN for token in aligned.premise.tokens[match.at + 1 : match.at + 4])
    counts = than and any(sense.startswith("degree") for sense in there.senses)
    return measured and counts and bool(following) and following[0].weight > 0


def _between(aligned: Alignment, at: int, match: Match) -> bool:
    axes = {sense[:-1] for sense in aligned.claim.tokens[at].senses}
    return bool(axes & {sense[:-1] for sense in aligned.premise.tokens[match.at].senses} & _BETWEEN)


def _denied_word(statement: Statement, denial: Denial) -> str:
    return statement.tokens[denial.scope[0]].key if denial.scope else ""


def _local(aligned: Alignment) -> Iterator[Finding]:
    """Nouns that one side says are not there: "without a permit", "lacks a cellar"."""
    claim, premise = aligned.claim, aligned.premise
    back = {match.at: at for at, match in aligned.matches.items()}
    for ours, theirs, names in ((claim, premise, aligned.matches), (premise, claim, None)):
        for denial in ours.denials:
            if not denial.local or not denial.scope:
                continue
            at = denial.scope[0]
            other = names[at].at if names is not None and at in names else back.get(at) if names is None else None
            if other is not None and not any(other in one.scope[:_FAR] for one in theirs.denials):
                word = ours.tokens[at].key
                side = "claim" if ours is claim else "premise"
                yield Finding("negation", "contradicts", f'{side} denies "{word}", the other does not')
