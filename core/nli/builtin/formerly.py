"""What was so before: a limit that was lowered used to be higher, and what was once the largest need not be so now."""

import re
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.statement import Statement

#: What a claim says of the time before.
_BEFORE: Final = re.compile(
    r"(?<!than )(?<!que )(?<!qu['\u2019])(?<!als )\b(?:used to be|formerly|previously|in the past|"
    r"once was|was once|fr\u00fcher|zuvor|vorher|"
    r"antes|antiguamente|anteriormente|"
    r"antigamente|auparavant|autrefois|avant)\b",
    re.IGNORECASE,
)
_ONCE: Final = re.compile(
    r"\b(?:once|formerly|fr\u00fcher|einst|ehemals|antiguamente|anta\u00f1o|en otro tiempo|outrora|"
    r"antigamente|autrefois|jadis)\b"
    r"(?! (?:a|an|every|more|again|upon)\b)",
    re.IGNORECASE,
)
_NOW: Final = frozenset("is are ist sind es son est sont \u00e9 s\u00e3o".split())
_PAST: Final = frozenset("was were had war waren era eran foi fue \u00e9tait \u00e9taient".split())
_KINDS: Final = frozenset({"opposite", "substitution", "role", "name"})
_ABOUT: Final = 0.5


def formerly(aligned: Alignment) -> Answer | None:
    """Whether a claim about the time before says the opposite of the change, or one about now what was so once."""
    claim, premise = aligned.claim, aligned.premise
    if claim.denials or premise.denials or aligned.about < _ABOUT:
        return None
    if _BEFORE.search(claim.text) is not None and not (_BEFORE.search(premise.text) or _ONCE.search(premise.text)):
        ours, theirs = _way(claim, "degree"), _way(premise, "trend")
        if ours is None or theirs is None or claim.quantities or claim.dates:
            return None
        if ours != theirs:
            return Answer(True, "premise says how it changed", _KINDS)
        return Answer(False, "premise says that it changed the other way")
    once = _ONCE.search(premise.text)
    if once is None or not {token.key for token in claim.tokens} & _NOW or _ONCE.search(claim.text):
        return None
    behind = [at for at in premise.content if premise.tokens[at].start >= once.end()]
    clause = premise.clause_at(once.start())
    said = [at for at in behind if premise.tokens[at].clause == clause]
    taken = {match.at for match in aligned.matches.values()}
    if said and set(said) <= taken and not {token.key for token in claim.tokens} & _PAST:
        return Answer(None, f"premise says {once[0]}, claim says that it is so now")
    return None


def _way(statement: Statement, axis: str) -> bool | None:
    """Whether it is more, or went up; None where nothing or both is said."""
    signs = {sense[-1] for token in statement.tokens for sense in token.senses if sense[:-1] == axis}
    return signs == {"+"} if len(signs) == 1 else None
