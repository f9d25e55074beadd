"""What is said of one thing unlike another: unlike the old model the new one floats, so the old one does not."""

import re
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.clauses import RELATIVE

_UNLIKE: Final = re.compile(
    r"\b(?:unlike|in contrast (?:to|with)|contrary to|a diferencia de|al contrario que|ao "
    r"contr\u00e1rio d[eoa]s?|diferentemente d[eoa]s?|"
    r"anders als|im Gegensatz zu[mr]?|contrairement (?:\u00e0|aux?)|\u00e0 la diff\u00e9rence "
    r"d[eu]s?) (?P<other>[^,.;:]{2,60})(?P<end>[,.;:]|$)",
    re.IGNORECASE,
)
_KINDS: Final = frozenset({"negation", "opposite", "name", "role", "substitution"})
_ABOUT: Final = 0.5


def unlike(aligned: Alignment) -> Answer | None:
    """Whether a claim about the other thing says the opposite of what the premise says unlike it."""
    claim, premise = aligned.claim, aligned.premise
    match = _UNLIKE.search(premise.text)
    if match is None or aligned.about < _ABOUT or _UNLIKE.search(claim.text):
        return None
    other = [at for at in premise.content if match.start("other") <= premise.tokens[at].start < match.end("other")]
    stems = {premise.tokens[at].stem for at in other}
    end = _end(premise.text, match.end())
    said = [at for at in premise.content if match.end() <= premise.tokens[at].start < end]
    first = {premise.tokens[at].stem for at in said}
    # Both may be wings: only what is of the one alone tells which is meant.
    named = [at for at in claim.content if claim.tokens[at].stem in stems - first]
    if any(claim.tokens[at].stem in {premise.tokens[one].stem for one in said[:1]} - stems for at in claim.content):
        return None
    if match.start() > 0 and premise.text[: match.start()].strip()[-1:] not in {"", ".", ";", ":"}:
        return None
    pairs = [(at, one) for at, one in aligned.matches.items() if one.at in said and at not in named]
    opening = next((token.key for token in premise.tokens if token.start >= match.end()), "")
    if opening in RELATIVE:
        return None  # "Unlike the east wing, which was sold": what follows is of the other.
    if not named or not pairs or not any(claim.tokens[at].weight for at, _ in pairs):
        return None
    turned = len(claim.denials) + any(one.kind == "opposite" for _, one in pairs)
    turned += len([one for one in premise.denials if match.end() <= one.start < end])
    if turned % 2:
        return Answer(True, f"premise says it {match[0].split(maxsplit=1)[0]} the other", _KINDS)
    return Answer(False, "premise says it of one unlike the other, claim says it of the other")


def _end(text: str, start: int) -> int:
    stop = re.search(r"[.;!?]|,? (?:but|and|aber|und|pero|mas|mais|et|y|e)\b", text[start:])
    return start + stop.start() if stop else len(text)
