"""Negation: denied twice, denied by an opposite, no longer and not yet."""

import random

from nli_model.labels import C, E, N
from nli_model.names import PLACES
from nli_model.templates.mould import Made
from nli_model.templates.words import GROUPS, cap, people

_CONTRARIES = (
    ("common", "rare"), ("unusual", "usual"), ("safe", "unsafe"), ("possible", "impossible"), ("legal", "illegal"),
    ("popular", "unpopular"), ("expensive", "cheap"), ("important", "unimportant"),
    ("aware of the danger", "unaware of the danger"), ("willing to pay", "unwilling to pay"), ("difficult", "easy"),
)  # fmt: skip
#: A verb, one that says the same, and one that says the opposite.
_VERBS = (
    ("rejected", "turned down", "accepted"), ("approved", "agreed to", "rejected"),
    ("praised", "spoke well of", "criticised"), ("opposed", "was against", "supported"),
    ("supported", "was in favour of", "opposed"), ("cancelled", "called off", "went ahead with"),
    ("postponed", "put off", "brought forward"), ("welcomed", "was pleased with", "condemned"),
    ("abandoned", "gave up", "kept to"), ("doubled", "increased", "halved"), ("won", "did not lose", "lost"),
)  # fmt: skip
_PROPOSALS = ("the proposal", "the offer", "the plan", "the project", "the reform", "the agreement")
_STATES = (
    "a member of the club;in prison;the owner of the mill;a teacher;the champion;under construction;in debt"
).split(";")


def double(draw: random.Random) -> Made:
    """Not the opposite."""
    place = draw.choice(PLACES)
    base, opposite = draw.choice(_CONTRARIES)
    what = draw.choice(("Such storms are", "The paths are", "These meals are", "Its people are", "Night trains are"))
    return f"{what} not {opposite} in {place}.", [
        (f"{what} {base} in {place}.", E),
        (f"{what} not {base} in {place}.", C),
        (f"{what} {opposite} in {place}.", C),
    ]


def opposites(draw: random.Random) -> Made:
    """A verb, its like and its opposite."""
    group, other = draw.sample(GROUPS, 2)
    right, same, wrong = draw.choice(_VERBS)
    if right == "won":
        what = "the lawsuit"
    elif right == "doubled":
        what = "its contribution"
    else:
        what = draw.choice(_PROPOSALS)
    tail = draw.choice(("", " in June", " last week", " after a debate"))
    denied = f"{cap(what)} was {wrong} by {group}{tail}."
    if wrong in ("went ahead with", "kept to"):
        denied = f"{cap(group)} never {right} {what}."
    return f"{cap(group)} {right} {what}{tail}.", [
        (f"{cap(group)} {same} {what}{tail}.", E),
        (f"{cap(group)} {wrong} {what}{tail}.", C),
        (f"{cap(other)} {right} {what}{tail}.", N),
        (f"{cap(what)} was {right} by {group}{tail}.", E),
        (denied, C),
    ]


def still(draw: random.Random) -> Made:
    """No longer, still, not yet."""
    who = draw.choice(people(draw))
    what = draw.choice(_STATES)
    kind = draw.randrange(3)
    if kind == 0:
        return f"{who} is no longer {what}.", [
            (f"{who} used to be {what}.", E),
            (f"{who} is not {what} now.", E),
            (f"{who} is still {what}.", C),
            (f"{who} is {what}.", C),
            (f"{who} has never been {what}.", C),
        ]
    if kind == 1:
        return f"{who} is still {what}.", [
            (f"{who} is {what}.", E),
            (f"{who} has ceased to be {what}.", C),
            (f"{who} is no longer {what}.", C),
            (f"{who} is not {what}.", C),
        ]
    return f"{who} is not yet {what}.", [
        (f"{who} is not {what} at present.", E),
        (f"{who} is already {what}.", C),
        (f"{who} is {what}.", C),
        (f"{who} is no longer {what}.", C),
    ]
