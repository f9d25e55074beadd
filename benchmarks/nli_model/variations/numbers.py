"""Numbers: another one in both texts, or in one of the two."""

import random
import re

from nli_model.labels import C, E
from nli_model.variations.change import Changed
from nli_model.variations.word import has, swap

NUMBER = re.compile(r"(?<![\w.,/-])\d[\d,]*(?:\.\d+)?(?![\w/-]|[.,]\d)")


def other_digits(number: str, draw: random.Random) -> str:
    """A number of the same length that differs."""
    digits = [at for at, char in enumerate(number) if char.isdigit()]
    if len(digits) > 1 and draw.random() < 0.35:
        at, other = draw.sample(digits, 2)
        turned = list(number)
        turned[at], turned[other] = turned[other], turned[at]
        if "".join(turned) != number and turned[0] != "0":
            return "".join(turned)
    at = draw.choice(digits[-2:])
    return number[:at] + draw.choice([one for one in "123456789" if one != number[at]]) + number[at + 1 :]


def number_both(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """Another number in both: still supported, whatever the world says. In one of the two: not."""
    there = [one[0] for one in NUMBER.finditer(claim) if has(premise, one[0])]
    if not there:
        return None
    old = draw.choice(there)
    new = other_digits(old, draw)
    if has(premise, new) or has(claim, new) or re.fullmatch(r"0[\d,.]*", new):
        return None
    kind = draw.randrange(3)
    if kind == 0:
        return swap(claim, old, new), swap(premise, old, new), E
    if kind == 1:
        return claim, swap(premise, old, new), C
    return swap(claim, old, new), premise, C
