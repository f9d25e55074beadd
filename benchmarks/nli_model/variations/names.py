"""Names: another one in both texts, or in one of the two."""

import random
import re

from nli_model.labels import E, X
from nli_model.names import NAMES, PLACES
from nli_model.variations.change import Changed
from nli_model.variations.clause import NOT_NAMES
from nli_model.variations.fellows import FELLOWS
from nli_model.variations.word import swap

_NAME = re.compile(r"\b[A-Z][a-z]{2,}(?: [A-Z][a-z]+)*\b")


def name_both(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """Another name in both, or in one."""
    there = [
        one[0] for one in _NAME.finditer(claim)
        if one[0] in premise and one[0].split()[0] not in NOT_NAMES and one[0] not in FELLOWS
        and (one.start() > 0 or " " in one[0])
    ]  # fmt: skip
    if not there:
        return None
    old = draw.choice(there)
    held = [one[0] for one in _NAME.finditer(premise) if one[0] not in claim and one[0].split()[0] not in NOT_NAMES]
    kind = draw.randrange(4)
    pool = NAMES if draw.random() < 0.6 else PLACES
    new = draw.choice(held) if held and kind > 1 and draw.random() < 0.6 else draw.choice(pool)
    if new in old or old in new or new in claim:
        return None
    if kind == 0:
        if new in premise:
            return None
        parts = old.split()
        changed = swap(premise, old, new)
        if len(parts) > 1:  # the last name alone, where the premise goes on with it
            changed = swap(changed, parts[-1], new.split()[-1])
        return swap(claim, old, new), changed, E
    if kind == 1:
        changed = swap(premise, old, draw.choice(pool))
        return (claim, changed, X) if old not in changed and old.split()[-1] not in changed else None
    return swap(claim, old, new), premise, X
