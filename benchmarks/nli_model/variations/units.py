"""Units: another one in both texts, or in one of the two."""

import random
import re

from nli_model.labels import E, X
from nli_model.variations.change import Changed
from nli_model.variations.word import has, swap

_UNITS = {
    "kilometres": ("miles", "metres"), "km": ("miles", "metres"), "miles": ("kilometres", "yards"),
    "metres": ("feet", "kilometres"), "meters": ("feet", "miles"), "feet": ("metres", "inches"),
    "dollars": ("euros", "pounds"), "euros": ("dollars",), "pounds": ("dollars", "tons"),
    "percent": ("percentage points",), "minutes": ("hours", "seconds"), "hours": ("minutes", "days"),
    "days": ("weeks", "hours"), "weeks": ("months", "days"), "months": ("years", "weeks"),
    "years": ("months", "decades"), "million": ("billion", "thousand"), "billion": ("million",),
    "thousand": ("million", "hundred"), "kg": ("pounds", "tons"), "acres": ("hectares",), "hectares": ("acres",),
}  # fmt: skip
_UNIT = re.compile(r"\b(" + "|".join(_UNITS) + r")\b")


def unit(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """Another unit in the claim, in both, or in the premise."""
    there = [one[0] for one in _UNIT.finditer(claim) if has(premise, one[0])]
    if not there:
        return None
    old = draw.choice(there)
    new = draw.choice(_UNITS[old])
    if has(premise, new):
        return None
    kind = draw.randrange(3)
    if kind == 0:
        return swap(claim, old, new), swap(premise, old, new), E
    if kind == 1:
        return claim, swap(premise, old, new), X
    return swap(claim, old, new), premise, X
