"""Modality: how sure something is, and under which condition."""

import random
import re

from nli_model.labels import E, N
from nli_model.variations.change import Changed
from nli_model.variations.clause import BE, CLOSED, lower_first, sentence_of
from nli_model.variations.word import put

_WEAK = {"is": "may be", "are": "may be", "was": "may have been", "were": "may have been"}
_SURE = {"is": "must be", "are": "must be", "was": "must have been", "were": "must have been"}
_MODAL = re.compile(r"\b(may|might|could|must|should|will|would)\b")
_HEDGES = (
    "It is possible that",
    "Perhaps",
    "It has been suggested that",
    "It is not known whether",
    "Some believe that",
)
_CONDITIONS = (
    "the council agrees;the weather is good;enough money is found;the court allows it;the vote is won;"
    "the owners consent;the old records are right;the figures are correct;the new law passes;"
    "nobody objects;the test succeeds"
).split(";")


def modal(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """Less sure in the premise than in the claim, as sure in both, or less sure in the claim."""
    body = claim.rstrip(" .")
    match = BE.search(body)
    if match is None or CLOSED.search(body.casefold()) or _MODAL.search(body):
        return None
    weak = put(body, match, _WEAK[match[0]])
    kind = draw.randrange(5)
    if kind == 0:
        return weak.replace("may", draw.choice(("may", "might", "could")), 1) + ".", premise, E
    if not sentence_of(claim, premise):
        return None
    if kind == 1:
        return claim, premise.replace(body, weak), N
    if kind == 2:
        return weak.replace("may", "might", 1) + ".", premise.replace(body, weak), E
    if kind == 3:
        return put(body, match, _SURE[match[0]]) + ".", premise.replace(body, weak), N
    return claim, premise.replace(body, f"{draw.choice(_HEDGES)} {lower_first(body)}"), N


def condition(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """What holds under a condition does not hold by itself."""
    body = claim.rstrip(" .")
    if not sentence_of(claim, premise) or "," in body or " if " in body:
        return None
    first, other = draw.sample(_CONDITIONS, 2)
    kind = draw.randrange(5)
    head = draw.choice(("If", "Provided that", "Only if", "Assuming that", "As long as"))
    headed = f"{head} {first}, {lower_first(body)}"
    changed = premise.replace(body, headed if kind % 2 or head == "Only if" else f"{body}, but only if {first}")
    if kind == 0:
        return claim, changed, N
    if kind == 1:
        return f"{head} {other}, {lower_first(body)}.", premise.replace(body, headed), N
    if kind == 2:
        tail = draw.choice((f"if {first}", f"provided that {first}"))
        head = draw.choice(("If", "Provided that", "As long as"))
        return f"{body} {tail}.", premise.replace(body, f"{head} {first}, {lower_first(body)}"), E
    if kind == 3:
        return f"{body}, whether or not {first}.", changed, N
    return f"{body} unless {first}.", premise.replace(body, f"If {first}, {lower_first(body)}"), N
