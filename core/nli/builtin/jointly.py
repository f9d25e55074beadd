"""What is said of two things at once: where one rose and the other fell, both did not rise."""

import re
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment, opposed
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.tokens import Token

#: "Both the one and the other", in each language; what stands behind is a word that both share.
_BOTH: Final = re.compile(
    r"\b(?:both|tanto|tant|sowohl)\b (?P<one>[^,.;]{2,50}?) (?:and|como|quanto|que|als auch|wie)\b "
    r"(?P<other>[^,.;]{2,80})",
    re.IGNORECASE,
)
#: "In both groups", "beide stiegen".
_AXES: Final = frozenset({"trend", "outcome", "course", "assent", "permission", "presence"})


def jointly(aligned: Alignment) -> Answer | None:
    """A conflict where a claim says of both of two what the premise says of one, and the opposite of the other."""
    claim, premise = aligned.claim, aligned.premise
    if claim.denials or premise.denials:
        return None
    match = _BOTH.search(claim.text)
    if match is None:
        return _each_one(aligned)
    verb = next(
        (at for at, token in enumerate(claim.tokens) if token.start > match.start("other") and _turns(token)), None
    )
    if verb is None:
        return None
    first = _named(aligned, match.span("one"))
    second = _named(aligned, (match.start("other"), claim.tokens[verb].start))
    told: list[bool] = []
    for named in (first, second):
        clauses = {premise.tokens[aligned.matches[at].at].clause for at in named}
        same = any(_same(claim.tokens[verb], token) for token in premise.tokens if token.clause in clauses)
        other = any(
            opposed(claim.tokens[verb], token) for token in premise.tokens if token.clause in clauses and _turns(token)
        )
        if not clauses or same == other:
            return None
        told.append(same)
    if all(told):
        return None
    return Answer(False, "premise says it of one and the opposite of the other, claim says it of both")


#: "One of them ... the other", of two that do not share.
_ONE_THE_OTHER: Final = re.compile(
    r"\b(?:one|the first|un[oa]?|l['\u2019]un|uma?|eine[nrs]?|das eine|den "
    r"einen)\b[^.;]{2,60}\b(?:the other|the second|(?:el|la) otr[oa]|[oa] outr[oa]|"
    r"(?:der|die|das|den) andere[n]?|l['\u2019]autre)\b",
    re.IGNORECASE,
)


def _each_one(aligned: Alignment) -> Answer | None:
    """A conflict where one had one of two and another the other, and a claim gives both to the one."""
    claim, premise = aligned.claim, aligned.premise
    match = _ONE_THE_OTHER.search(premise.text)
    if match is None or "both" not in claim.senses("quantifier") or not aligned.matches:
        return None
    names = [at for at in claim.content if claim.tokens[at].name and at in aligned.matches]
    opens = claim.content[:1] == names[:1] and len(names) == 1
    first = premise.tokens[aligned.matches[names[0]].at] if names else None
    if opens and first is not None and match.start() - _FAR < first.start < match.end():
        return Answer(False, "premise gives one to each of two, claim gives both to one")
    return None


_FAR: Final = 40


def _turns(token: Token) -> bool:
    return any(sense[:-1] in _AXES for sense in token.senses)


def _same(ours: Token, theirs: Token) -> bool:
    return any(sense[:-1] in _AXES for sense in {*ours.senses} & {*theirs.senses})


def _named(aligned: Alignment, span: tuple[int, int]) -> list[int]:
    return [
        at
        for at in aligned.matches
        if span[0] <= aligned.claim.tokens[at].start < span[1] and aligned.claim.tokens[at].weight
    ]
