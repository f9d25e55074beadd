"""Trends: what rose or fell, and by how much."""

import random

from nli_model.labels import C, E
from nli_model.templates.mould import Made
from nli_model.templates.words import MEASURES, cap

_UP = ("rose", "increased", "went up", "climbed", "grew", "was higher than before")
_DOWN = ("fell", "decreased", "went down", "dropped", "declined", "was lower than before")


def change(draw: random.Random) -> Made:
    """Up or down in a year."""
    what, year = draw.choice(MEASURES), draw.randint(1950, 2024)
    right, wrong = (_UP, _DOWN) if draw.random() < 0.5 else (_DOWN, _UP)
    said, again = draw.sample(right[:5], 2)
    by = f" by {draw.randint(2, 40)} percent" if draw.random() < 0.5 else ""
    return f"{cap(what)} {said}{by} in {year}.", [
        (f"In {year} {what} {again}{by}.", E),
        (f"{cap(what)} {right[5]} in {year}.", E),
        (f"{cap(what)} did not {'fall' if right is _UP else 'rise'} in {year}.", E),
        (f"{cap(what)} {draw.choice(wrong[:5])}{by} in {year}.", C),
        (f"{cap(what)} {wrong[5]} in {year}.", C),
        (f"{cap(what)} did not change in {year}.", C),
    ]


def from_to(draw: random.Random) -> Made:
    """From one percentage to another."""
    what, low = draw.choice(MEASURES), draw.randint(5, 60)
    high = low + draw.randint(2, 30)
    rising = draw.random() < 0.5
    first, second = (low, high) if rising else (high, low)
    up, down = ("rose", "fell") if rising else ("fell", "rose")
    return f"{cap(what)} went from {first} to {second} percent of what it had been.", [
        (f"{cap(what)} {up}.", E),
        (f"{cap(what)} {up} from {first} to {second} percent.", E),
        (f"{cap(what)} {down} from {second} to {first} percent.", C),
        (f"{cap(what)} {down}.", C),
        (f"{cap(what)} {up} by {high - low} percentage points.", E),
        (f"{cap(what)} {up} by {high - low + 4} percentage points.", C),
    ]
