"""Attribution: who says something, and whether it is more than said."""

import random

from nli_model.labels import C, E, N
from nli_model.variations.change import Changed
from nli_model.variations.clause import lower_first, sentence_of, upper_first

_SPEAKERS = (
    "the mayor;the union;her brother;a former employee;the company;critics;the opposition;a local newspaper;his lawyer;"
    "the report;the ministry;some neighbours;the prosecutor;an anonymous letter;the coach;the author"
).split(";")
_SAYS = ("said that", "claimed that", "wrote that", "stated that", "told reporters that", "argued that")


def attribution(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """Who says it, and whether it is more than said."""
    body = claim.rstrip(" .")
    if not sentence_of(claim, premise) or '"' in body:
        return None
    who, other = draw.sample(_SPEAKERS, 2)
    says = draw.choice(_SAYS)
    start, fact = upper_first(who), lower_first(body)
    changed = premise.replace(body, f"According to {who}, {fact}" if draw.random() < 0.4 else f"{start} {says} {fact}")
    kind = draw.randrange(5)
    if kind == 0:
        return f"{start} {draw.choice(_SAYS)} {fact}.", changed, E
    if kind == 1:
        return f"According to {who}, {fact}.", changed, E
    if kind == 2:
        return f"{upper_first(other)} {draw.choice(_SAYS)} {fact}.", changed, N
    if kind == 3:
        return f"According to {other}, {fact}.", changed, N
    doubts = (
        f"{start} denied that",
        f"It is not true, as {who} had claimed, that",
        f"{start} wrongly believed that",
        f"{start} refused to say whether",
    )
    doubt = draw.choice(doubts)
    return claim, premise.replace(body, f"{doubt} {fact}"), N if "refused" in doubt else C
