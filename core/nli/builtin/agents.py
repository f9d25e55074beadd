"""By whom or what a thing was done: what an earthquake destroyed was not said to be destroyed by a fire."""

from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.frames import by_whom
from pincite.core.nli.builtin.statement import Statement

_ABOUT: Final = 0.6


_BY: Final = frozenset("by por pelo pela par durch".split())
_NEAR: Final = 4


def _by(statement: Statement, verb: int) -> int | None:
    """By whom or what, right behind a participle or before a last one."""
    if (told := by_whom(statement, verb)) is not None:
        return told
    tokens = statement.tokens
    if verb + 1 >= len(tokens) or tokens[verb + 1].key not in _BY:
        return None
    return next((at for at in statement.content if verb + 1 < at <= verb + _NEAR), None)


def agent(aligned: Alignment) -> Answer | None:
    """Where a claim names another doer of the same deed than the premise, which does not speak of that one."""
    claim, premise = aligned.claim, aligned.premise
    if not aligned.legible or claim.denials or premise.denials or aligned.about < _ABOUT:
        return None
    for at, match in aligned.matches.items():
        if match.kind not in {"same", "synonym"} or len(aligned.places(at)) > 1:
            continue
        ours, theirs = _by(claim, at), _by(premise, match.at)
        if ours is None or theirs is None or ours in aligned.matches:
            continue
        if premise.tokens[theirs].name and not claim.tokens[ours].name:
            continue  # Whom the premise names may well be "a woman".
        if premise.tokens[theirs].clause == premise.tokens[match.at].clause:
            reason = f"premise says by {premise.tokens[theirs].key}, claim says by {claim.tokens[ours].key}"
            return Answer(None, reason)
    return None
