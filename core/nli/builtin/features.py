"""Which of two things has more of a feature: a larger screen than the old one has, but a smaller battery."""

from typing import Final

from pincite.core.nli.builtin.alignment import Alignment, opposed
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.statement import Statement
from pincite.core.nli.builtin.tokens import Token

_THAN: Final = frozenset({"than", "als"})
_KINDS: Final = frozenset({"opposite", "name", "role", "substitution", "negation"})
_GRADED: Final = frozenset({"degree", "quality", "speed"})
_BE: Final = frozenset("is was are were ist war sind waren".split())
#: These grade the word behind them, which is no noun: "more important".
_HOW: Final = frozenset({"more", "less", "mehr", "weniger"})
_FEW: Final = 4


def feature(aligned: Alignment) -> Answer | None:
    """Whether a claim gives more of a feature to the one of two that has more of it, where "more" precedes its noun."""
    claim, premise = aligned.claim, aligned.premise
    if claim.denials or premise.denials or claim.tongue.stems not in {"en", "de"}:
        return None
    end = next((at for at, token in enumerate(claim.tokens) if token.key in _THAN), len(claim.tokens))
    graded = [at for at in claim.content if at < end and _grades(claim.tokens[at])]
    than = [at for at, token in enumerate(premise.tokens) if token.key in _THAN]
    if len(graded) > 1 and len(than) == 1:
        return _one_of_several(aligned, graded, end, than[0])
    if len(graded) != 1 or len(than) != 1 or (noun := _noun(claim, graded[0], end)) is None:
        return None
    match = aligned.matches.get(noun)
    if match is None or match.kind != "same" or match.at == 0 or len(aligned.places(noun)) != 1:
        return None
    ours, theirs = claim.tokens[graded[0]], premise.tokens[match.at - 1]
    if not _grades(theirs):
        return None
    other = _second(premise, than[0])
    first = {premise.tokens[at].stem for at in premise.content if at < than[0]}
    named = {claim.tokens[at].stem for at in claim.content if at < end}
    turned = bool(named & (other - first)) != opposed(ours, theirs)
    if not named & (first | other) - {premise.tokens[match.at].stem}:
        return None
    if turned:
        return Answer(False, f"premise says {theirs.key} {premise.tokens[match.at].key}, claim says {ours.key}")
    return Answer(True, f"premise says {theirs.key} {premise.tokens[match.at].key} of one of the two", _KINDS)


def _one_of_several(aligned: Alignment, graded: list[int], end: int, than: int) -> Answer | None:
    """Left open where a claim gives one thing several features and the premise less of one: "but a smaller bath"."""
    claim, premise = aligned.claim, aligned.premise
    first = {premise.tokens[at].stem for at in premise.content if at < than}
    if {claim.tokens[at].stem for at in claim.content} & (_second(premise, than) - first):
        return None  # Of what it is compared with, the opposite holds.
    for at in graded:
        match = aligned.matches.get(noun) if (noun := _noun(claim, at, end)) is not None else None
        if noun is None or match is None or match.kind != "same" or match.at == 0 or len(aligned.places(noun)) != 1:
            continue
        theirs = premise.tokens[match.at - 1]
        if _grades(theirs) and opposed(claim.tokens[at], theirs):
            reason = f"premise says {theirs.key} {premise.tokens[match.at].key}, claim says {claim.tokens[at].key}"
            return Answer(None, reason)
    return None


def _grades(token: Token) -> bool:
    return token.key not in _HOW and any(sense[:-1] in _GRADED for sense in token.senses)


def _noun(statement: Statement, at: int, end: int) -> int | None:
    """What has the feature: the word behind, or the first word of meaning where "is" stands before."""
    if at + 1 < end and statement.tokens[at + 1].weight:
        return at + 1
    if at and statement.tokens[at - 1].key in _BE:
        # "The battery of the old one was bigger", "the old phone's screen was larger".
        before = [one for one in statement.content if one < at]
        possessed = any(token.key == "s" for token in statement.tokens[:at])
        return (before[-1] if possessed else before[0]) if before else None
    return None


def _second(statement: Statement, than: int) -> set[str]:
    """The words of meaning of what is compared with."""
    found: set[str] = set()
    for token in statement.tokens[than + 1 : than + 1 + _FEW]:
        if token.clause != statement.tokens[than].clause or _grades(token):
            break
        if token.weight:
            found.add(token.stem)
    return found
