"""Negation and opposites: only where the denied word itself stands on the other side (never over a whole text)."""

from collections.abc import Iterator
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.roles import crossed
from pincite.core.nli.builtin.statement import Denial, Statement

#: How far from a negation the word that it denies may stand, in words of meaning.
_NEAR: Final = 2
#: How many words of meaning a negation reaches over in its clause.
_FAR: Final = 6
#: Opposites between which something lies: what did not fall need not have risen.
_BETWEEN: Final = frozenset({"trend", "degree", "quality", "speed", "sign"})
#: Half of the claim must be matched before "not" says anything about it.
_ENOUGH: Final = 0.5


def polarity_findings(aligned: Alignment) -> Iterator[Finding]:
    """Where the claim affirms what the premise denies, or the other way round."""
    if aligned.about < _ENOUGH:
        return
    claim, premise = aligned.claim, aligned.premise
    back = {match.at: at for at, match in aligned.matches.items()}
    judged: set[int] = set()
    for ours in claim.denials:
        own = next((one for one in ours.scope[:_NEAR] if one in aligned.matches), None)
        if own is not None and own not in judged:
            judged.add(own)
            denied = _denied(claim, own) + _denied(premise, aligned.matches[own].at)
            yield from _finding(aligned, own, denied, ours, claim)
    for theirs in premise.denials:
        place = next((one for one in theirs.scope[:_NEAR] if one in back), None)
        if place is None or not _here(aligned, place):
            continue
        at = back[place]
        if at in judged:
            continue
        judged.add(at)
        # A denial of the claim whose own word found no match may still deny this one.
        yield from _finding(aligned, at, _denied(claim, at) + _denied(premise, place), theirs, premise)
    for at, match in aligned.matches.items():
        if match.kind == "opposite" and at not in judged and not crossed(aligned, at):
            yield from _finding(aligned, at, _denied(claim, at) + _denied(premise, match.at), None, claim)


def _finding(aligned: Alignment, at: int, denials: int, denial: Denial | None, where: Statement) -> Iterator[Finding]:
    token, match = aligned.claim.tokens[at], aligned.matches[at]
    theirs = aligned.premise.tokens[match.at]
    opposed = match.kind == "opposite"
    if (denials + opposed) % 2 == 0:
        if opposed and denials and token.sense[:-1] in _BETWEEN:
            yield Finding("opposite", "neutral", f"not {theirs.key} need not be {token.key}", sure=True)
        return
    if opposed:
        yield Finding("opposite", "contradicts", f"premise says {theirs.key}, claim says {token.key}")
    elif denial is not None:
        side = "claim" if where is aligned.claim else "premise"
        said = where.text[denial.start : denial.end]
        yield Finding("negation", "contradicts", f'{side} denies "{token.key}" ("{said}"), the other does not')


def _denied(statement: Statement, at: int) -> int:
    return sum(at in denial.scope[:_FAR] for denial in statement.denials) % 2


def _here(aligned: Alignment, place: int) -> bool:
    """Whether the rest of what matches stands near: a "not" three clauses away denies something else."""
    clause = aligned.premise.tokens[place].clause
    places = [match.at for match in aligned.matches.values()]
    near = [at for at in places if abs(aligned.premise.tokens[at].clause - clause) <= 1]
    return 2 * len(near) >= len(places)
