"""Whom a rule leaves out: where only residents may borrow books, those who are none may not."""

import re
from typing import Final

from pincite.core.nli.builtin import clauses
from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.statement import Statement
from pincite.core.nli.builtin.tokens import Token

_ONLY: Final = frozenset(
    "only solely exclusively solo s\u00f3lo \u00fanicamente s\u00f3 somente apenas unicamente nur "
    "ausschlie\u00dflich lediglich seul seuls "
    "seule seules".split()
)
#: Behind these "only" is of a time or a condition.
_NOT_WHO: Final = frozenset(
    "if when once where after before on in at for with by then si cuando con en para despu\u00e9s se "
    "quando com em depois "
    "wenn falls mit bei im in am an f\u00fcr nach bis si quand avec en pour apr\u00e8s de von of to zu a".split()
)
_ALLOWED: Final = frozenset({"may", "can", "could"})
#: A word that begins so is of those who are not what follows.
_NON: Final = re.compile(
    r"\b(?:non|nicht)[- ]?(?=[^\W\d_])|\b(?:no|n\u00e3o)[- ](?=\w+(?:es|os|as|s)\b)", re.IGNORECASE
)
_ANYONE: Final = frozenset(
    "anyone anybody everyone everybody cualquiera todos qualquer todos jeder jedermann alle alles tout tous chacun "
    "quiconque".split()
)
#: "Anyone else", "from outside".
_OUTSIDE: Final = frozenset(
    "else outside others fuera otros dem\u00e1s fora outros demais au\u00dferhalb andere anderen "
    "autres ext\u00e9rieur hors".split()
)
_ABOUT: Final = 0.3
_MOST: Final = 8


def outsider(aligned: Alignment) -> Answer | None:
    """Whether a claim about those whom an "only" leaves out says so; None where there is no such thing."""
    claim, premise = aligned.claim, aligned.premise
    who = members(premise)
    if who is None or members(claim) is not None or len(claim.tokens) > _LONG:
        return None
    inside = {premise.tokens[at].stem for at in who}
    if aligned.about < _ABOUT or (marked := _marked(claim, inside)) is None:
        return None
    if not _same_deed(aligned, who):
        told = _marked(premise, inside) is not None
        return None if told else Answer(None, "premise leaves them out of something else")
    denied = len([one for one in claim.denials if one.start not in marked and not one.local]) % 2
    forbids = any("permission-" in token.senses for token in claim.tokens)
    if bool(denied) != forbids:
        return Answer(True, "premise leaves them out", _KINDS)
    return Answer(False, "premise allows it to others alone")


_LONG: Final = 30
_KINDS: Final = frozenset({"negation", "opposite", "condition", "quantifier", "name", "modal", "substitution"})


def members(statement: Statement) -> list[int] | None:
    """The words of meaning that tell who alone may: those between an "only" that opens a clause and its verb."""
    for at, token in enumerate(statement.tokens):
        following = statement.tokens[at + 1] if at + 1 < len(statement.tokens) else None
        if token.key not in _ONLY or following is None or following.key in _NOT_WHO:
            continue
        if at and statement.tokens[at - 1].clause == token.clause and not _ends_sentence(statement, at):
            continue
        verb = _allowing(statement, at, token)
        who = [one for one in statement.content if verb is not None and at < one < verb]
        if who and len(who) <= _MOST:
            return who
    return None


def _ends_sentence(statement: Statement, at: int) -> bool:
    return bool(set(statement.text[statement.tokens[at - 1].end : statement.tokens[at].start]) & set(".;:!?"))


def _allowing(statement: Statement, at: int, only: Token) -> int | None:
    """The place of the modal verb or of the word of leave behind an "only", in its sentence."""
    modal = [mark.start for mark in statement.marks if mark.kind == "modal" and mark.key in _ALLOWED]
    for place in range(at + 1, min(len(statement.tokens), at + 2 + _MOST)):
        token = statement.tokens[place]
        if set(statement.text[only.end : token.start]) & set(".;!?"):
            return None
        if token.start in modal or "permission+" in token.senses:
            return place
    return None


def _same_deed(aligned: Alignment, who: list[int]) -> bool:
    """Whether the claim speaks of what only they may do."""
    last, premise = max(who), aligned.premise
    end = next((at for at in range(last, len(premise.tokens)) if _ends_sentence(premise, at) and at > last), None)
    places = range(last + 1, end or len(premise.tokens))
    return any(match.at in places and premise.tokens[match.at].weight > 0 for match in aligned.matches.values())


def _marked(claim: Statement, inside: set[str]) -> set[int] | None:
    """Where negations stand that tell who is meant (none in "anyone else"); None where the claim is of no outsiders."""
    for match in _NON.finditer(claim.text):
        named = next((token for token in claim.tokens if token.start <= match.end() < token.end), None)
        stems = {named.stem, named.key.removeprefix("non").removeprefix("nicht")} if named is not None else set()
        if stems & inside or any(one[:5] == other[:5] for one in stems for other in inside if len(other) > 4):
            return {match.start()}
    tokens = claim.tokens
    for one in claim.denials:
        opening = [token for token in tokens if token.clause == one.clause][:2]
        relative = any(token.key in clauses.RELATIVE | _WHO for token in opening)
        said = {token.stem for token in tokens if token.clause == one.clause and token.weight > 0}
        if relative and said & inside:
            return {one.start}
    words = {token.key for token in tokens[:6]}
    if {token.key for token in tokens[1:6]} & _OUTSIDE or (
        words & _ANYONE and not {token.stem for token in tokens} & inside
    ):
        return set()
    return None


_WHO: Final = frozenset("who quien quienes quem wer qui those".split())
