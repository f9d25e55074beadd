"""Modality: what may, must, could or will be, and under which condition."""

import random

from nli_model.labels import C, E, N
from nli_model.templates.mould import Made
from nli_model.templates.words import GROUPS, THINGS, cap

_PEOPLE = ("Residents", "Visitors", "Members", "Students", "Drivers", "Guests", "Employees")
_ACTS = (
    "park here;use the pool;vote;enter the archive;take photographs;leave early;keep a dog;drive on this road;"
    "apply twice;fish in the lake;wear a helmet;bring a guest"
).split(";")
_UNDERTAKINGS = (
    "the ferry;the vaccine;the merger;the new stadium;the tunnel;the trial;the election;the satellite"
).split(";")
_FATES = (
    ("be delayed", "was delayed"),
    ("be cancelled", "was cancelled"),
    ("be a success", "was a success"),
    ("be moved to May", "was moved to May"),
)
_PLANS = (
    ("close", "closed"),
    ("sell", "sold"),
    ("rebuild", "rebuilt"),
    ("renovate", "renovated"),
    ("buy", "bought"),
    ("move", "moved"),
)
_WANTS = ("plans to", "intends to", "wants to")
_EVENTS = (
    "the strike will end;the bridge will be opened;she will stay;the match will be played;the loan will be paid out;"
    "the shop will close;the price will be cut"
).split(";")
#: A condition, and that it does not hold.
_CONDITIONS = (
    ("the offer is raised", "the offer is not raised"),
    ("it rains", "it does not rain"),
    ("the board agrees", "the board does not agree"),
    ("the tests succeed", "the tests do not succeed"),
    ("enough people sign", "too few people sign"),
    ("the owner is paid", "the owner is not paid"),
)


def modals(draw: random.Random) -> Made:
    """Allowed, compulsory, forbidden, advised."""
    who, act = draw.choice(_PEOPLE), draw.choice(_ACTS)
    kind = draw.randrange(4)
    if kind == 0:
        return f"{who} {draw.choice(('may', 'can', 'are allowed to'))} {act}.", [
            (f"{who} are permitted to {act}.", E),
            (f"It is possible for {who.lower()} to {act}.", E),
            (f"{who} must {act}.", N),
            (f"{who} are obliged to {act}.", N),
            (f"{who} must not {act}.", C),
            (f"{who} are forbidden to {act}.", C),
        ]
    if kind == 1:
        return f"{who} {draw.choice(('must', 'have to', 'are required to', 'are obliged to'))} {act}.", [
            (f"It is compulsory for {who.lower()} to {act}.", E),
            (f"{who} need to {act}.", E),
            (f"{who} need not {act}.", C),
            (f"{who} may choose whether to {act}.", C),
            (f"{who} must not {act}.", C),
            (f"It is optional for {who.lower()} to {act}.", C),
        ]
    if kind == 2:
        return f"{who} {draw.choice(('must not', 'may not', 'are forbidden to', 'are not allowed to'))} {act}.", [
            (f"{who} are not permitted to {act}.", E),
            (f"It is prohibited for {who.lower()} to {act}.", E),
            (f"{who} may {act}.", C),
            (f"{who} do not have to {act}.", N),
            (f"{who} can {act} if they like.", C),
        ]
    return f"{who} {draw.choice(('should', 'are advised to', 'ought to'))} {act}.", [
        (f"It is recommended that {who.lower()} {act}.", E),
        (f"{who} are encouraged to {act}.", E),
        (f"{who} must {act}.", N),
        (f"{who} are required to {act}.", N),
        (f"{who} should not {act}.", C),
    ]


def likely(draw: random.Random) -> Made:
    """What may happen is not what will."""
    what = draw.choice(_UNDERTAKINGS)
    event, past = draw.choice(_FATES)
    shapes = (
        f"{cap(what)} may {event}.",
        f"{cap(what)} could {event}, experts say.",
        f"It is possible that {what} will {event}.",
        f"{cap(what)} might {event}.",
        f"There are plans under which {what} would {event}.",
    )
    return draw.choice(shapes), [
        (f"It is possible that {what} will {event}.", E),
        (f"{cap(what)} might {event}.", E),
        (f"{cap(what)} will {event}.", N),
        (f"{cap(what)} {past}.", N),
        (f"It is certain that {what} will {event}.", N),
        (f"It is impossible that {what} will {event}.", C),
    ]


def planned(draw: random.Random) -> Made:
    """What is planned or tried is not done."""
    group, thing = draw.choice(GROUPS), draw.choice(THINGS)
    act, past = draw.choice(_PLANS)
    plans = ("plans to", "intends to", "has proposed to", "wants to", "has been asked to", "is considering whether to")
    plan = draw.choice((*plans, "tried to"))
    if plan == "tried to":
        return f"{cap(group)} tried to {act} {thing} but could not.", [
            (f"{cap(group)} did not succeed in an attempt to {act} {thing}.", E),
            (f"{cap(group)} {past} {thing}.", C),
            (f"{cap(group)} attempted to {act} {thing}.", E),
        ]
    return f"{cap(group)} {plan} {act} {thing}.", [
        (f"{cap(group)} {past} {thing}.", N),
        (f"{cap(group)} has already {past} {thing}.", N),
        (f"{cap(group)} refuses to {act} {thing}.", C if plan in _WANTS else N),
        (f"{cap(group)} {plan} {act} {thing}, according to the text.", E),
        (f"{cap(thing)} may be {past} by {group}.", E),
    ]


def conditions(draw: random.Random) -> Made:
    """If, only if, unless, even if."""
    event = draw.choice(_EVENTS)
    cause, denial = draw.choice(_CONDITIONS)
    otherwise = event.replace("will", "will not", 1)
    kind = draw.randrange(4)
    if kind == 0:
        return f"{cap(event)} only if {cause}.", [
            (f"If {denial}, {otherwise}.", E),
            (f"{cap(event)} even if {denial}.", C),
            (f"{cap(event)}.", N),
            (f"{cap(event)} whatever happens.", C),
        ]
    if kind == 1:
        return f"Unless {cause}, {event}.", [
            (f"If {denial}, {event}.", E),
            (f"{cap(event)} unless {cause}.", E),
            (f"{cap(event)} if {cause}.", N),
            (f"{cap(event)} in any case.", N),
            (f"If {denial}, {otherwise}.", C),
        ]
    if kind == 2:
        return f"If {cause}, {event}.", [
            (f"{cap(event)} if {cause}.", E),
            (f"{cap(event)}.", N),
            (f"{cap(event)} if {denial}.", N),
            (f"{cap(event)} whether or not {cause}.", N),
            (f"If {cause}, {otherwise}.", C),
            (f"Provided that {cause}, {event}.", E),
        ]
    return f"{cap(event)} even if {denial}.", [
        (f"{cap(event)} also if {denial}.", E),
        (f"{cap(event)} only if {cause}.", C),
        (f"If {denial}, {otherwise}.", C),
    ]
