"""What a price includes: "including tax" and "plus tax", "breakfast is included" and "breakfast costs extra"."""

from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.statement import Statement


def included_findings(aligned: Alignment) -> list[Finding]:
    """Where a claim puts on top what the premise includes, or the other way round."""
    claim, premise = aligned.claim, aligned.premise
    if claim.denials or premise.denials:
        return []
    for at, ours in enumerate(claim.tokens):
        for other, theirs in enumerate(premise.tokens):
            if {*ours.senses, *theirs.senses} >= _BOTH and (what := _of_what(claim, at)) is not None:
                match = aligned.matches.get(what)
                if match is not None and match.kind == "same" and match.at == _of_what(premise, other):
                    reason = f"premise says {theirs.key}, claim says {ours.key}"
                    return [Finding("opposite", "contradicts", reason, plain=True)]
    return []


_BOTH: Final = frozenset({"included+", "included-"})


def _of_what(statement: Statement, at: int) -> int | None:
    """The word of meaning that is included: right behind the word that says so, else the first of its clause."""
    clause = [one for one in statement.content if statement.tokens[one].clause == statement.tokens[at].clause]
    behind = [one for one in clause if one > at]
    before = [one for one in clause if one < at]
    if behind and (behind[0] == at + 1 or not before):
        return behind[0]
    return before[0] if before else None
