"""Quantifiers: all, some, most, none; only these, all but those."""

import random

from nli_model.labels import C, E, N
from nli_model.templates.mould import Made
from nli_model.templates.words import ITEMS

_FATES = "were sold;were saved;are protected;were counted;came back;were examined;survived".split(";")
_TRADES = "nurses teachers pilots farmers judges cooks miners sailors".split()
_ACTS = "received the bonus;were invited;voted for the plan;had a key;signed the letter;were paid".split(";")


def quantity(draw: random.Random) -> Made:
    """How many of them."""
    items = draw.choice(ITEMS)
    verb = draw.choice(_FATES)
    them = f"of the {items} {verb}."
    kind = draw.randrange(6)
    if kind == 0:
        return f"All {them}", [
            (f"Every one of the {items} was included: all {verb}.", E),
            (f"Some {them}", E),
            (f"None {them}", C),
            (f"Only some {them}", C),
            (f"Not all {them}", C),
        ]
    if kind == 1:
        return f"{draw.choice(('Some', 'A few', 'Several'))} {them}", [
            (f"At least one of the {items} was among those that {verb}.", E),
            (f"All {them}", N),
            (f"None {them}", C),
            (f"Most {them}", N),
        ]
    if kind == 2:
        return f"Most {them}", [
            (f"More than half {them}", E),
            (f"The majority {them}", E),
            (f"Only a minority {them}", C),
            (f"All {them}", N),
            (f"Few {them}", C),
            (f"None {them}", C),
        ]
    if kind == 3:
        return f"None {them}", [
            (f"No {items} {verb}.", E),
            (f"Not a single one of the {items} was among those that {verb}.", E),
            (f"Some {them}", C),
            (f"All {them}", C),
            (f"Few of the {items} {verb}, but some did.", C),
        ]
    if kind == 4:
        return f"Not all {them}", [
            (f"At least one of the {items} was not among those that {verb}.", E),
            (f"All {them}", C),
            (f"Every one of the {items} was among those that {verb}.", C),
            (f"None {them}", N),
        ]
    return f"{draw.choice(('Few', 'Hardly any', 'Only a handful'))} {them}", [
        (f"Most of the {items} were not among those that {verb}.", E),
        (f"Many {them}", C),
        (f"Nearly all {them}", C),
        (f"A small number {them}", E),
    ]


def only_ones(draw: random.Random) -> Made:
    """Only these, all but these, neither of both."""
    who, other = draw.sample(_TRADES, 2)
    act = draw.choice(_ACTS)
    kind = draw.randrange(3)
    if kind == 0:
        return f"Only the {who} {act}.", [
            (f"The {who} {act}.", E),
            (f"The {other} {act}.", C),
            (f"Nobody but the {who} {act}.", E),
            (f"The {who} and the {other} {act}.", C),
        ]
    if kind == 1:
        return f"Everyone except the {who} {act}.", [
            (f"The {who} were not among those who {act}.", E),
            (f"The {who} {act}.", C),
            (f"Everyone {act}.", C),
            (f"The {other} {act}.", E),
        ]
    return f"Neither the {who} nor the {other} {act}.", [
        (f"The {who} were not among those who {act}.", E),
        (f"The {other} {act}.", C),
        (f"Both the {who} and the {other} {act}.", C),
        (f"The {who}, but not the {other}, {act}.", C),
    ]
