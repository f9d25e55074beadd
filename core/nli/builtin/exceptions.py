"""What holds of the case that is excepted: late forms are refused unless one was ill, so the ill one's is not."""

from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.statement import Statement

_SAID: Final = 2
_KINDS: Final = frozenset({"negation", "condition", "modal", "quantifier"})
_EXCEPTING: Final = frozenset({"unless", "except"})
#: In these the claim speaks of the condition itself.
_OWN: Final = frozenset({"unless", "except", "only if", "whatever"})


def excepted(aligned: Alignment) -> Answer | None:
    """Whether a claim about the one case that the premise excepts says the opposite of what goes before it."""
    claim, premise = aligned.claim, aligned.premise
    cases = [clause for clause, sense in premise.conditions.items() if sense in _EXCEPTING]
    if len(cases) != 1 or len(claim.denials) > 1 or _OWN & set(claim.conditions.values()):
        return None
    case, main = cases[0], cases[0] - 1
    if sum(premise.tokens[at].clause == main for at in premise.content) < _SAID:
        return None  # "All rooms but the attic have heating": what is said stands behind the exception.
    if case == 0 or any(_opposite(aligned, at) for at in aligned.matches):
        return None
    theirs = {at: _clauses(aligned, at) for at in aligned.matches if claim.tokens[at].weight}
    ours = {at for at, found in theirs.items() if case in found and main not in found}
    others = {at for at, found in theirs.items() if main in found}
    if premise.conditions[case] == "except" and not others and _of_the_case(aligned, case):
        return Answer(True, "premise says it of the exception", _KINDS)
    if premise.conditions[case] == "except" and any(premise.clause_at(one.span.start) == case for one in premise.dates):
        return None  # Days are told apart where dates are.
    if not ours or not others or premise.denied(case) or (premise.conditions[case] == "except" and claim.dates):
        return None
    if any(one.scope and one.scope[0] in ours for one in claim.denials):
        return None
    if _turned(claim, None) != _turned(premise, main):
        return Answer(True, "premise excepts it", _KINDS)
    if premise.conditions[case] == "except" and not aligned.uncovered:
        return Answer(False, "premise makes an exception of it, claim does not")
    return None


def _opposite(aligned: Alignment, at: int) -> bool:
    """Whether a word stands for its opposite, other than as leave does for a ban, which turns what is said."""
    leave = any(sense.startswith("permission") for sense in aligned.claim.tokens[at].senses)
    return aligned.matches[at].kind == "opposite" and not leave


def _clauses(aligned: Alignment, at: int) -> set[int]:
    return {aligned.premise.tokens[place].clause for place in aligned.places(at)}


def _turned(statement: Statement, clause: int | None) -> bool:
    """Whether what is said, in a clause or at all, is denied or forbidden."""
    denials = sum(not one.local for one in statement.denials) if clause is None else len(statement.denied(clause))
    tokens = [token for token in statement.tokens if clause is None or token.clause == clause]
    forbidden = any("permission-" in token.senses for token in tokens)
    return bool((denials + forbidden) % 2)


def _of_the_case(aligned: Alignment, case: int) -> bool:
    """Whether a claim repeats what is said of the exception itself: "except in May, when it is closed"."""
    claim, premise = aligned.claim, aligned.premise
    found = {
        aligned.premise.tokens[match.at].clause for at, match in aligned.matches.items() if claim.tokens[at].weight
    }
    behind = {case + 1} if premise.conditions.get(case + 1) == "when" else set()
    return (
        bool(found & behind)
        and found <= {case} | behind
        and not aligned.uncovered
        and not claim.denials
        and not premise.denials
    )
