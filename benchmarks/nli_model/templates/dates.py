"""Dates: parts of them, what came first, and how long after."""

import random

from nli_model.labels import C, E
from nli_model.numerals import MONTHS
from nli_model.templates.mould import Made
from nli_model.templates.words import THINGS, cap, people, shown

_EVENTS = (
    "the roof was repaired;the mayor resigned;the road was closed;the strike began;the museum opened;"
    "the film was shown;the peace was signed;the dam broke;the new law was passed;the factory shut down"
).split(";")
_FATES = "built;closed;renovated;sold;extended;damaged by fire;opened to the public".split(";")


def date_parts(draw: random.Random) -> Made:
    """A life, by its day, month, year and decade."""
    who, _ = people(draw)
    day, month, year = draw.randint(1, 28), draw.choice(MONTHS), draw.randint(1750, 2015)
    later = year + draw.randint(20, 80)
    other_month = draw.choice([one for one in MONTHS if one != month])
    number = MONTHS.index(month) + 1
    shape = draw.choice((f"{day} {month} {year}", f"{month} {day}, {year}"))
    return f"{who} was born on {shape} and died in {other_month} {later}.", [
        (f"{who} was born in {month} {year}.", E),
        (f"{who}'s date of birth is {year}-{number:02}-{day:02}.", E),
        (f"{who} died in {later}.", E),
        (f"{who} was born in {other_month} {year}.", C),
        (f"{who} was born in {later}.", C),
        (f"{who} was born on {day % 28 + 1} {month} {year}.", C),
        (f"{who} died before {later - 3}.", C),
        (f"{who} died before {later + 3}.", E),
        (f"{who} was born in the {year // 10 * 10}s.", E),
        (f"{who} was born in the {year // 10 * 10 + 10}s.", C),
        (f"{who} lived for more than {later - year - 4} years.", E),
        (f"{who} died in {month} {later}.", C),
        (f"{who} lived for more than {later - year + 4} years.", C),
        (f"{who} was alive in {year + 10}.", E),
    ]


def order(draw: random.Random) -> Made:
    """Before and after."""
    first, second = draw.sample(_EVENTS, 2)
    shapes = (
        f"{cap(first)} before {second}.",
        f"{cap(second)} after {first}.",
        f"After {first}, {second}.",
        f"Before {second}, {first}.",
    )
    return shapes[draw.randrange(4)], [
        (f"{cap(second)} after {first}.", E),
        (f"{cap(first)} before {second}.", E),
        (f"{cap(first)} after {second}.", C),
        (f"{cap(second)} before {first}.", C),
        (f"{cap(second)}.", E),
    ]


def two_years(draw: random.Random) -> Made:
    """Two years, and what lies between them."""
    thing = draw.choice(THINGS)
    year = draw.randint(1800, 1990)
    later = year + draw.randint(2, 30)
    first, second = draw.sample(_FATES, 2)
    return f"{cap(thing)} was {first} in {year} and {second} in {later}.", [
        (f"{cap(thing)} was {second} {shown(later - year, draw)} years after it was {first}.", E),
        (f"{cap(thing)} was {first} before it was {second}.", E),
        (f"{cap(thing)} was {second} in {later}.", E),
        (f"{cap(thing)} was {second} in {year}.", C),
        (f"{cap(thing)} was {second} before it was {first}.", C),
        (f"{cap(thing)} was {second} {shown(later - year + 5, draw)} years after it was {first}.", C),
        (f"{cap(thing)} was {first} in {later}.", C),
    ]
