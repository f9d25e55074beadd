"""Roles: who did something, and to whom or what it was done."""

import random
import re

from nli_model.labels import E, X
from nli_model.variations.change import Changed
from nli_model.variations.clause import upper_first

_BY = re.compile(
    r"^(?P<what>[A-Z][\w' ]{2,50}?) (?:was|were) (?P<verb>\w+ed|written|sung|won|led|shot|built|drawn) by "
    r"(?P<who>(?:the )?[A-Z][\w.']*(?: [A-Z][\w.']*){0,3})\s*\.?\s*$"
)
_DID = re.compile(
    r"^(?P<who>(?:The )?[A-Z][\w.']*(?: [A-Z][\w.']*){0,3}) "
    r"(?P<verb>directed|produced|recorded|defeated|founded|created|designed|discovered|invented|composed|released|"
    r"developed|edited|painted|published|killed|married|attacked|acquired|established|performed) "
    r"(?P<what>(?:the |The )?[A-Z][\w' ]{2,50}?)\s*\.?\s*$"
)
_PAST = {
    "written": "wrote", "sung": "sang", "won": "won", "led": "led", "shot": "shot", "built": "built", "drawn": "drew",
}  # fmt: skip


def roles(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """Active for passive and back: the same doer, or the two exchanged."""
    match = _BY.match(claim)
    if match is not None:
        verb = _PAST.get(match["verb"], match["verb"])
        who = upper_first(match["who"]).rstrip(". ")
        turned = (
            (f"{who} {verb} {match['what']}.", premise, E),
            (f"{match['what']} {verb} {who}.", premise, X),
            (f"{who} was {match['verb']} by {match['what']}.", premise, X),
        )
        return draw.choice(turned)
    match = _DID.match(claim)
    if match is None:
        return None
    what = upper_first(match["what"])
    who = match["who"]
    made = [
        (f"{what} was {match['verb']} by {who}.", premise, E),
        (f"{who} was {match['verb']} by {what}.", premise, X),
    ]
    if match["verb"] != "married":
        made.append((f"{what} {match['verb']} {who}.", premise, X))
    else:
        made[1] = made[0]
    return draw.choice(made)
