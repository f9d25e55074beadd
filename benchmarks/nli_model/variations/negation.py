"""Negation: a claim denied once, twice, or in the premise."""

import random
import re

from nli_model.labels import C, E
from nli_model.variations.change import Changed
from nli_model.variations.clause import CLOSED, lower_first
from nli_model.variations.word import put

_AUXILIARY = re.compile(
    r"\b(is|was|are|were|has been|have been|had been|can|will|could|would|does|did|has|have|had)\b(?! not|n't)"
)
_NEGATED = re.compile(r"\b(is|was|are|were|has|have|had|can|could|will|would|did|does|do) not\b")
_PARTICIPLE = re.compile(r" \w+(?:ed|en|un|ne|ade|old|ent)\b")
_UNTRUE = ("not true", "false", "not the case")
_WRONG = (*_UNTRUE, "wrong to say")


def negation(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """Denied once, twice, or in the premise."""
    body = claim.rstrip(" .")
    match = _NEGATED.search(body)
    kind = draw.randrange(6)
    if match is not None:
        if kind < 2:
            short = {"can not": "can't", "will not": "won't"}.get(match[0], f"{match[1]}n't")
            return put(claim, match, short), premise, E
        if kind < 4:
            return put(claim, match, match[1]), premise, C
        return f"It is {draw.choice(_UNTRUE)} that {lower_first(body)}.", premise, C
    match = _AUXILIARY.search(body)
    if match is None or CLOSED.search(body.casefold()):
        return None
    head, _, rest = match[0].partition(" ")
    denied = put(body, match, f"{head} not" if head in ("does", "did") else f"{head} not {rest}".strip())
    if head in ("has", "have", "had") and not rest and not _PARTICIPLE.match(body[match.end() :]):
        return None
    if kind == 0:
        return f"It is {draw.choice(_WRONG)} that {lower_first(denied)}.", premise, E
    if kind == 1:
        return f"There is no doubt that {lower_first(body)}.", premise, E
    if kind == 2:
        return f"It is {draw.choice(_WRONG)} that {lower_first(body)}.", premise, C
    if kind == 3:
        short = {"will": "won't", "can": "can't"}.get(head, f"{head}n't")
        verb = short if draw.random() < 0.5 else f"{head} never"
        return put(body, match, f"{verb} {rest}".strip()) + ".", premise, C
    if kind == 4 and body in premise:
        return denied + ".", premise.replace(body, denied), E
    if kind == 5 and body in premise:
        return claim, premise.replace(body, denied), C
    return denied + ".", premise, C
