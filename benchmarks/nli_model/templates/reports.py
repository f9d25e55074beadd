"""Reports: what somebody says, denies or is accused of, which is not yet so."""

import random

from nli_model.labels import C, E, N
from nli_model.templates.mould import Made
from nli_model.templates.words import cap, people

_ADMITTED = (
    "the money was missing;the fire had been set on purpose;the map was a forgery;he had met the minister;"
    "the figures were wrong;the well was poisoned;the letter was real"
).split(";")
_OPINIONS = (
    "the dam is unsafe;prices will double;the painting is genuine;the river is cleaner than ever;"
    "the mine should be closed;the ship was overloaded;the test was unfair;the old road is quicker"
).split(";")
_SAYS = ("said", "claimed", "believes", "wrote", "argued", "told the paper", "insisted")
_CRIMES = (
    ("stole the paintings", "stealing the paintings"),
    ("forged the will", "forging the will"),
    ("set the barn on fire", "setting the barn on fire"),
    ("took bribes", "taking bribes"),
    ("hid the documents", "hiding the documents"),
)


def denied(draw: random.Random) -> Made:
    """Denied, never denied, or confirmed."""
    who, _ = people(draw)
    fact = draw.choice(_ADMITTED)
    never = draw.random() < 0.5
    verb = draw.choice(("denied", "confirmed"))
    if never:
        return f"{who} never denied that {fact}.", [
            (f"{who} did not deny that {fact}.", E),
            (f"{who} denied that {fact}.", C),
            (f"{who} has rejected the claim that {fact}.", C),
        ]
    if verb == "denied":
        return f"{who} denied that {fact}.", [
            (f"{who} said that it was not true that {fact}.", E),
            (f"According to {who}, it is false that {fact}.", E),
            (f"{who} admitted that {fact}.", C),
            (f"{who} confirmed that {fact}.", C),
            (f"{who} said nothing about whether {fact}.", C),
            (f"{cap(fact)}.", N),
        ]
    return f"{who} confirmed that {fact}.", [
        (f"{who} said that {fact}.", E),
        (f"{who} denied that {fact}.", C),
        (f"{who} doubted that {fact}.", C),
        (f"{cap(fact)}.", E),
    ]


def said(draw: random.Random) -> Made:
    """Said by one, and perhaps not believed by another."""
    who, other = people(draw)
    fact = draw.choice(_OPINIONS)
    verb = draw.choice(_SAYS)
    shapes = (f"{who} {verb} that {fact}.", f"According to {who}, {fact}.", f'"{cap(fact)}," {who} said.')
    premise = draw.choice(shapes)
    claims = [
        (f"In the opinion of {who}, {fact}.", E),
        (f"{who} stated that {fact}.", E),
        (f"{who} denied that {fact}.", C),
        (f"It has been proved that {fact}.", N),
        (f"{other} stated that {fact}.", N),
    ]
    if draw.random() < 0.6:
        doubts = (f"{other} disagreed.", f"{other} called this nonsense.", f"{other} did not believe it.")
        premise += " " + draw.choice(doubts)
        claims += [
            (f"{other} stated that {fact}.", C),
            (f"{other} did not agree that {fact}.", E),
            (f"{other} and {who} agree that {fact}.", C),
            (f"{cap(fact)}.", N),
        ]
    return premise, claims


def alleged(draw: random.Random) -> Made:
    """Accused or acquitted."""
    who, _ = people(draw)
    crime, base = draw.choice(_CRIMES)
    if draw.random() < 0.6:
        shapes = (
            f"{who} is accused of {base}.",
            f"{who} allegedly {crime}.",
            f"Prosecutors say that {who} {crime}.",
            f"{who} is suspected of {base}.",
        )
        return draw.choice(shapes), [
            (f"{who} is alleged to be guilty of {base}.", E),
            (f"There is an allegation of {base} against {who}.", E),
            (f"{who} was convicted of {base}.", N),
            (f"{who} {crime}.", N),
            (f"It is certain that {who} {crime}.", N),
            (f"Nobody suspects {who} of {base}.", C),
        ]
    return f"{who} was {draw.choice(('acquitted', 'cleared'))} of {base}.", [
        (f"{who} was not convicted of {base}.", E),
        (f"{who} was found guilty of {base}.", C),
        (f"The court did not find {who} guilty of {base}.", E),
        (f"{who} confessed to {base}.", N),
    ]
