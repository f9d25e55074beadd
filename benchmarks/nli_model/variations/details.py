"""Details: one less in the claim, one more in it, or one more in both texts."""

import random
import re

from nli_model.labels import E, N
from nli_model.variations.change import Changed
from nli_model.variations.clause import CLOSED, sentence_of
from nli_model.variations.word import put

_TAIL = re.compile(
    r"^(.{18,}?\w) (?:in|on|at|during|after|before|for|with|near|by|from|as|under) (?:[\w'-]+ ?){1,6}\.?$"
)
_DETAILS = (
    "because of a shortage of money;for the second time;in a small village;against the advice of experts;on a Sunday;"
    "after a long dispute;for political reasons;to a large audience;together with a friend;without any warning;at the "
    "request of the family;despite poor health;with the help of a bank;in front of the press;for less than a month;as "
    "planned from the beginning;to the surprise of everyone;with borrowed equipment;in the presence of the king;after "
    "several failed attempts"
).split(";")
_ADJECTIVES = (
    "famous young expensive foreign anonymous retired secret wooden northern rare former large private new".split()
)


def less(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """The claim without its last phrase."""
    if CLOSED.search(claim.casefold()) or re.search(r"\b(most|all|every|first|last|least|than)\b|est\b", claim):
        return None
    match = _TAIL.match(claim)
    if match is None or len(match[1].split()) < 4:
        return None
    if match[1].split()[-1] in ("is", "was", "are", "were", "and", "the", "of"):
        return None
    return match[1] + ".", premise, E


def more(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """Something more in the claim, or in both."""
    body = claim.rstrip(" .")
    if draw.random() < 0.6:
        added = draw.choice(_DETAILS)
        if sentence_of(claim, premise) and draw.random() < 0.45:
            return f"{body} {added}.", premise.replace(body, f"{body} {added}"), E
        if draw.random() < 0.25 and sentence_of(claim, premise):
            other = draw.choice([one for one in _DETAILS if one != added])
            return f"{body} {added}.", premise.replace(body, f"{body} {other}"), N
        return f"{body} {added}.", premise, N
    places = list(re.finditer(r"\b(?:a|the) (?=[a-z]{4})", claim))
    if not places:
        return None
    match = draw.choice(places)
    new = draw.choice(_ADJECTIVES)
    if new in premise:
        return None
    article = "an" if match[0].startswith("a") and new[0] in "aeo" else match[0].strip()
    return put(claim, match, f"{article} {new} "), premise, N
