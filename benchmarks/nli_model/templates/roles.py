"""Roles: who did what, to whom, where and how."""

import random

from nli_model.labels import C, E, N
from nli_model.names import PLACES
from nli_model.templates.mould import Made
from nli_model.templates.words import THINGS, cap, people

#: What one does to the other, what that is from the other's side, and how it goes on.
_CONVERSE = (
    ("defeated", "lost to", "in the final"),
    ("bought a house from", "sold a house to", "in March"),
    ("taught", "was taught by", "at the academy"),
    ("succeeded", "was succeeded by", "as director"),
    ("employed", "worked for", "for years"),
    ("lent money to", "borrowed money from", "after the war"),
    ("interviewed", "was interviewed by", "on the radio"),
    ("praised", "was praised by", "in the letter"),
    ("sued", "was sued by", "in 2011"),
    ("gave a painting to", "received a painting from", "last year"),
    ("hired", "was hired by", "in spring"),
    ("accused", "was accused by", "in court"),
    ("followed", "was followed by", "on the list"),
    ("rescued", "was rescued by", "from the river"),
    ("invited", "was invited by", "to the opening"),
    ("is older than", "is younger than", ""),
    ("is taller than", "is shorter than", ""),
    ("earns more than", "earns less than", ""),
    ("arrived before", "arrived after", ""),
    ("outlived", "died before", ""),
)
_WORKS = ["the report", "the symphony", "the novel", "the map", "the bronze statue"]
_WORKED = "designed restored discovered sold painted inspected bought described destroyed financed".split()
_ACTS = (
    "moved to;opened a bakery in;gave a concert in;spent her last years in;was buried in;met the minister in"
).split(";")
_CIRCUMSTANCES = (
    "alone;with her sister;against the wish of her family;in poverty;for the second time;in secret;despite an illness;"
    "as a young woman;at her own expense;under another name"
).split(";")


def converse(draw: random.Random) -> Made:
    """The same from the other's side."""
    one, other = people(draw)
    verb, back, tail = draw.choice(_CONVERSE)
    if verb == "succeeded":
        return f"{one} succeeded {other} as director.", [
            (f"{other} was succeeded as director by {one}.", E),
            (f"{one} was succeeded as director by {other}.", C),
            (f"{other} succeeded {one} as director.", C),
            (f"{other} was director before {one}.", E),
            (f"{one} was director before {other}.", C),
        ]
    tail = f" {tail}" if tail else ""
    first, second = f"{one} {verb} {other}{tail}.", f"{other} {back} {one}{tail}."
    if draw.random() < 0.4:
        first, second = second, first
    return first, [
        (second, E),
        (first.replace(tail + ".", "."), E),
        (f"{other} {verb} {one}{tail}.", C),
        (f"{one} {back} {other}{tail}.", C),
    ]


def passive(draw: random.Random) -> Made:
    """Active and passive."""
    who, other = people(draw)
    thing = draw.choice(THINGS + _WORKS)
    verb = draw.choice(_WORKED)
    where = draw.choice(("", " in 1987", " after the fire", " for the city", " twice"))
    active, turned = f"{who} {verb} {thing}{where}.", f"{cap(thing)} was {verb} by {who}{where}."
    first, second = (active, turned) if draw.random() < 0.5 else (turned, active)
    if draw.random() < 0.5:
        first += f" {other} {draw.choice(('watched', 'objected', 'helped', 'wrote about it', 'paid for it'))}."
    return first, [
        (second, E),
        (f"It was {who} who {verb} {thing}{where}.", E),
        (f"{cap(thing)} was {verb} by {other}{where}.", C),
        (f"{other} {verb} {thing}{where}.", C),
        (f"{who} was {verb} by {thing}{where}.", C),
    ]


def respective(draw: random.Random) -> Made:
    """One here and the other there."""
    one, other = people(draw)
    first, second = draw.sample(PLACES, 2)
    verb = draw.choice(("was born in", "lives in", "studied in", "won the race in", "opened a shop in"))
    return f"{one} {verb} {first} and {other} in {second}.", [
        (f"{one} {verb} {first}.", E),
        (f"{other} {verb} {second}.", E),
        (f"{one} {verb} {second}.", C),
        (f"{other} {verb} {first}.", C),
    ]


def details(draw: random.Random) -> Made:
    """A circumstance more or less."""
    who, other = people(draw)
    place = draw.choice(PLACES)
    act = draw.choice(_ACTS)
    first, second = draw.sample(_CIRCUMSTANCES, 2)
    base = f"{who} {act} {place}"
    if draw.random() < 0.5:
        done = act.rsplit(" in", 1)[0].removesuffix(" to") if " in" in act else "moved to"
        return f"{base}.", [
            (f"{base}.", E),
            (f"{base} {first}.", N),
            (f"{base} {second}.", N),
            (f"{place} is where {who} {done}.", E),
        ]
    return f"{base} {first}.", [
        (f"{base}.", E),
        (f"{base} {first}.", E),
        (f"{base} {second}.", N),
        (f"{other} {act} {place} {first}.", N),
    ]
