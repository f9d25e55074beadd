"""Comparisons: two places with each other, and one with all."""

import random

from nli_model.labels import C, E
from nli_model.names import PLACES
from nli_model.templates.mould import Made

#: More of something, and less of it.
_DEGREES = (
    ("larger", "smaller"),
    ("older", "younger"),
    ("richer", "poorer"),
    ("warmer", "colder"),
    ("more expensive", "cheaper"),
    ("more populous", "less populous"),
    ("higher above the sea", "lower above the sea"),
    ("wetter", "drier"),
)
#: What one place is the first of, and the same of several.
_FIRSTS = (
    ("largest city", "largest cities"),
    ("oldest port", "oldest ports"),
    ("richest town", "richest towns"),
    ("most visited resort", "most visited resorts"),
    ("coldest place", "coldest places"),
)


def compare(draw: random.Random) -> Made:
    """More than the other, or less."""
    one, other = draw.sample(PLACES, 2)
    more, less = draw.choice(_DEGREES)
    equal = f"{one} is not {more} than {other}."
    if more.startswith("more"):
        equal = f"{one} and {other} are equally {more.removeprefix('more ').removesuffix('er')}."
    return draw.choice((f"{one} is {more} than {other}.", f"{other} is {less} than {one}.")), [
        (f"{one} is {more} than {other}.", E),
        (f"{other} is {less} than {one}.", E),
        (f"{other} is {more} than {one}.", C),
        (f"{one} is {less} than {other}.", C),
        (equal, C),
    ]


def ranking(draw: random.Random) -> Made:
    """First, or second after another."""
    one, other, third = draw.sample(PLACES, 3)
    what, several = draw.choice(_FIRSTS)
    region = draw.choice(("the province", "the island", "the country", "the valley"))
    place, wrong = draw.sample(("second", "third", "fourth"), 2)
    if draw.random() < 0.5:
        return f"{one} is the {place} {what} of {region}, after {other}.", [
            (f"{other} ranks before {one} as {what} of {region}.", E),
            (f"{one} is the {wrong} {what} of {region}.", C),
            (f"{one} is the {what} of {region}.", C),
            (f"{one} is not the {what} of {region}.", E),
            (f"{third} is the {place} {what} of {region}.", C),
        ]
    return f"{one} is the {what} of {region}.", [
        (f"No place in {region} is ahead of {one} as {what}.", E),
        (f"{one} is one of the {several} of {region}.", E),
        (f"{one} is the {place} {what} of {region}.", C),
        (f"{other} is the {what} of {region}.", C),
    ]
