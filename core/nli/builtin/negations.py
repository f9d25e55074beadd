"""What a negation of one side is answered by on the other: another negation, an exception, a word that forbids."""

import re
from collections.abc import Container
from typing import Final

from pincite.core.nli.builtin import clauses
from pincite.core.nli.builtin.alignment import Alignment, Match
from pincite.core.nli.builtin.quantity import Quantity
from pincite.core.nli.builtin.statement import Statement
from pincite.core.nli.builtin.tokens import Denial

_FEW: Final = frozenset({"few", "rarely"})
_MOST: Final = frozenset({"most", "usually", "all", "always"})


def doubled(statement: Statement, clause: int) -> int:
    """One where a clause is denied once more by the next, which is about what it denies: "no one who does not"."""
    following = [token for token in statement.tokens if token.clause == clause + 1]
    previous = [token for token in statement.tokens if token.clause == clause]
    if following and following[0].key in clauses.RELATIVE and statement.denied(clause):
        return len(statement.denied(clause + 1)) % 2
    if previous and previous[0].key in clauses.RELATIVE and clause and statement.denied(clause):
        return len(statement.denied(clause - 1)) % 2
    return 0


def restated(aligned: Alignment, denial: Denial, pairs: list[tuple[int, Match]]) -> bool:
    """Whether the claim repeats the word that denies ("disputed that") and need not deny besides."""
    if denial.sense != "denial" or any(one.sense == "denial" for one in aligned.claim.denials):
        return False
    tokens = aligned.premise.tokens
    if any(denial.start <= token.start < denial.end and token.key in _DENYING for token in tokens):
        return False  # Of "does not prove that" the verb affirms.
    return any(denial.start <= tokens[match.at].start < denial.end for _, match in pairs)


_DENYING: Final = frozenset("not no never n\u00e3o nunca nicht nie kein keine keinen ne pas jamais aucune".split())


def answered(aligned: Alignment, denial: Denial, *, of_claim: bool) -> bool:
    """Whether the other side says in its own way that the same is not there: "has no cellar", "lacks a cellar"."""
    back = {match.at: at for at, match in aligned.matches.items()}
    other = aligned.premise if of_claim else aligned.claim
    known = aligned.matches if of_claim else back
    for at in denial.scope[: 1 if denial.scope[:1] and denial.scope[0] in known else 2]:
        there = aligned.matches[at].at if of_claim and at in aligned.matches else back.get(at) if not of_claim else None
        if there is not None and any(one.local and one.scope[:1] == (there,) for one in other.denials):
            return True
    return False


def points_back(statement: Statement, denial: Denial, matched: Container[int]) -> bool:
    """Whether a negation is of what was said before ("this does not apply to dogs"), and the claim of what follows."""
    near = statement.text[max(0, denial.start - _BACK) : denial.end + _BACK]
    if _THIS.search(near) is None:
        return False
    later = [at for at in statement.content if statement.tokens[at].clause > denial.clause and at in matched]
    return len(later) > 1


_BACK: Final = 24
#: What says of another thing that it is not so of this one.
_THIS: Final = re.compile(
    r"\b(?:(?:this|that|these|the same)(?: rules?)? (?:does|do|did) not (?:apply|hold)|(?:gilt|"
    r"gelten) (?:dies|das|diese)e?s? nicht|"
    r"(?:dies|das) gilt (?:\w+ )?nicht|esto no (?:se aplica|vale|rige)|(?:isto|isso) n\u00e3o (?:se aplica|vale)|"
    r"(?:cela|ceci) ne (?:s['\u2019]applique|vaut) pas)\b",
    re.IGNORECASE,
)


def litotes(statement: Statement, denial: Denial, matched: Container[int]) -> bool:
    """Whether a denial and a word that denies by itself assert: "it is not unusual for trains to be late"."""
    at = denial.scope[0] if denial.scope else None
    return at is not None and at not in matched and "usual-" in statement.tokens[at].senses


def is_excepted(aligned: Alignment, pairs: list[tuple[int, Match]], there: int) -> int:
    """One where the claim is about what the premise excepts."""
    premise = aligned.premise
    excepted = {clause for clause, sense in premise.conditions.items() if sense == "except"}
    excepted |= _elliptic(premise, there)
    if not excepted or "except" in aligned.claim.conditions.values():
        return 0
    dates = [one for one in premise.dates if premise.clause_at(one.span.start) in excepted]
    # Of "ausser montags von 10 bis 18 Uhr" only the day is excepted.
    worded = excepted - {premise.clause_at(one.span.start) for one in dates if _opens(premise, one)}
    if any(premise.tokens[match.at].clause in worded and premise.tokens[match.at].weight for _, match in pairs):
        return 1
    return int(
        any(other.comparable(one) and other.within(one) == "inside" for one in aligned.claim.dates for other in dates)
    )


def _opens(premise: Statement, date: Quantity) -> bool:
    """Whether a date stands right behind what excepts it."""
    clause = premise.clause_at(date.span.start)
    before = [token for token in premise.tokens if token.clause == clause and token.end <= date.span.start]
    return not any(token.weight for token in before)


def _elliptic(premise: Statement, there: int) -> set[int]:
    """Clauses that deny of something what another says: "not by managers", "the walls and windows were not"."""
    found: set[int] = set()
    for one in premise.denials:
        words = [at for at in premise.content if premise.tokens[at].clause == one.clause]
        if one.clause == there or one.sense != "not" or len(words) > 1 or doubled(premise, one.clause):
            continue
        last = all(token.start < one.end for token in premise.tokens if token.clause == one.clause)
        if words and premise.tokens[words[0]].start > one.end:
            found.add(one.clause)
        elif last and not words:
            # "Not, however, the house."
            following = [at for at in premise.content if premise.tokens[at].clause == one.clause + 1]
            found |= {one.clause + 1} if len(following) == 1 and one.clause + 1 != there else set()
        if last and not (words and premise.tokens[words[0]].start > one.end):
            before = [at for at in premise.content if premise.tokens[at].clause == one.clause - 1]
            found |= {one.clause} | ({one.clause - 1} if len(before) <= 2 and one.clause - 1 != there else set())
    return found


def forbidden(aligned: Alignment, group: tuple[int, ...], there: int) -> int:
    """One where one side forbids in a word what the other denies to be allowed: "forbidden", "must not"."""
    claim, premise = aligned.claim, aligned.premise
    taken = {match.at for match in aligned.matches.values()}
    modals = {"may", "can", "must", "mandatory"}
    ours = any(
        "permission-" in token.senses and token.clause in group and at not in aligned.matches
        for at, token in enumerate(claim.tokens)
    ) and bool(premise.senses("modal") & modals)
    theirs = any(
        "permission-" in token.senses and token.clause == there and at not in taken
        for at, token in enumerate(premise.tokens)
    ) and bool(claim.senses("modal") & modals)
    return ours + theirs


def faint(aligned: Alignment) -> int:
    """One where only one side says it of few and the other of most: "few fail" is "most succeed"."""
    ours, theirs = (one.senses("quantifier") for one in (aligned.claim, aligned.premise))
    return bool(ours & _MOST and theirs & _FEW) + bool(theirs & _MOST and ours & _FEW)
