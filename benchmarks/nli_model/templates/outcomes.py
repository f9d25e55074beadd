"""Outcomes: what came about, nearly, in spite of something or because of it."""

import random

from nli_model.labels import C, E
from nli_model.templates.mould import Made
from nli_model.templates.words import GROUPS, cap, people

_TASKS = (
    ("sign", "signed", "signing", "the contract"),
    ("pay", "paid", "paying", "the fine"),
    ("close", "closed", "closing", "the road"),
    ("find", "found", "finding", "the ship"),
    ("publish", "published", "publishing", "the letters"),
    ("win", "won", "winning", "the seat"),
    ("answer", "answered", "answering", "the question"),
    ("repair", "repaired", "repairing", "the clock"),
    ("inform", "informed", "informing", "the police"),
)
_ACTS = (
    "missed the train;reached the summit;won the prize;lost the case;drowned;sold the house;finished the book"
).split(";")
_OBSTACLES = ("the rain", "the protests", "a lack of money", "her illness", "the ban", "the bad reviews")
#: An event, and that it did not happen.
_EVENTS = (
    ("the concert took place", "the concert did not take place"),
    ("the road was built", "the road was not built"),
    ("the film was a success", "the film was not a success"),
    ("the team won", "the team did not win"),
)
#: What happened, why, and what was not the reason.
_CAUSES = (
    ("the harvest failed", "a drought", "a flood"),
    ("the train stopped", "a broken signal", "a strike"),
    ("the shop closed", "high rents", "a fire"),
    ("the match was called off", "fog", "a power cut"),
    ("the tower collapsed", "poor concrete", "an earthquake"),
    ("the prices fell", "a large harvest", "a new tax"),
)


def failed(draw: random.Random) -> Made:
    """Done or not done, said by another verb."""
    who = draw.choice([*people(draw), cap(draw.choice(GROUPS))])
    verb, did, doing, what = draw.choice(_TASKS)
    act, past, gerund = f"{verb} {what}", f"{did} {what}", f"{doing} {what}"
    managed = (
        f"{who} did not fail to {act}.",
        f"{who} managed to {act}.",
        f"{who} succeeded in {gerund}.",
        f"It is not true that {who} did not {act}.",
        f"{who} remembered to {act}.",
        f"{who} finally {past}.",
    )
    missed = (
        f"{who} failed to {act}.",
        f"{who} was unable to {act}.",
        f"{who} never {past}.",
        f"{who} refused to {act}.",
        f"{who} forgot to {act}.",
        f"{who} was prevented from {gerund}.",
        f"{who} decided against {gerund}.",
    )
    done = draw.random() < 0.5
    yes, no = (E, C) if done else (C, E)
    return draw.choice(managed if done else missed), [
        (f"{who} {past}.", yes),
        (f"{who} did {act}.", yes),
        (f"{who} did not {act}.", no),
        (f"It is not the case that {who} {past}.", no),
    ]


def almost(draw: random.Random) -> Made:
    """Almost, and only just."""
    who = draw.choice(people(draw))
    act = draw.choice(_ACTS)
    if draw.random() < 0.5:
        return f"{who} {draw.choice(('almost', 'nearly', 'very nearly'))} {act}.", [
            (f"It is not true that {who} {act}.", E),
            (f"{who} {act}.", C),
            (f"{who} came close, but it did not happen that {who} {act}.", E),
        ]
    return f"{who} {draw.choice(('only just', 'barely', 'narrowly', 'just about'))} {act}.", [
        (f"{who} {act}.", E),
        (f"It did not happen that {who} {act}.", C),
        (f"It is true that {who} {act}.", E),
    ]


def despite(draw: random.Random) -> Made:
    """In spite of something."""
    one = draw.choice(_OBSTACLES)
    event, no = draw.choice(_EVENTS)
    return f"{draw.choice(('Despite', 'In spite of'))} {one}, {event}.", [
        (f"{cap(event)}.", E),
        (f"{cap(one)} did not prevent it: {event}.", E),
        (f"{cap(event)} because of {one}.", C),
        (f"{cap(no)} because of {one}.", C),
        (f"{cap(no)}.", C),
    ]


def cause(draw: random.Random) -> Made:
    """Because of something."""
    effect, why, other = draw.choice(_CAUSES)
    shapes = (
        f"{cap(effect)} because of {why}.",
        f"Owing to {why}, {effect}.",
        f"{cap(why)} was the reason why {effect}.",
    )
    return draw.choice(shapes), [
        (f"{cap(effect)} due to {why}.", E),
        (f"{cap(why)} was why {effect}.", E),
        (f"{cap(effect)} because of {other}.", C),
        (f"{cap(effect)} despite {why}.", C),
        (f"{cap(why)} was caused when {effect}.", C),
    ]
