"""Premises and claims made from moulds, with words drawn for their places; invented people, places and figures.

A mould gives a premise, claims that follow from it and claims that do not. Both say nearly the same words.
"""

import random
from collections.abc import Callable

from nli_model.variations import MONTHS, NAMES, PLACES, words_of

Made = tuple[str, list[tuple[str, str]]]
E, N, C = "entails", "neutral", "contradicts"

_FIRMS = "Norlund Foods;Halvex;the Tarvik brewery;Brightwell Bank;Kestrel Airlines;the Dunmore mill;Ostrava Steel;Marlow & Sons;Verano Energy;the ferry company;Calder Motors;the local dairy;Pellworm Shipping".split(";")
_GROUPS = "the council;the union;the ministry;the board;the club;the committee;the hospital;the university;the museum;the court;the school;the union of bakers;the residents' association;the orchestra".split(";")
_THINGS = "the bridge;the library;the old harbour;the swimming pool;the railway line;the north tower;the town hall;the archive;the theatre;the canal;the market hall;the observatory;the lighthouse;the power station".split(";")
_ITEMS = "visitors;tickets;books;trees;houses;letters;workers;students;patients;bottles;bicycles;sheep;paintings;jobs;seats;voters;members;soldiers;species;villages".split(";")
_ROLES = "director;captain;treasurer;editor;mayor;head nurse;conductor;chief engineer;ambassador;coach".split(";")
_MEASURES = "the price of bread;the number of visitors;unemployment;the water level;the rent;the average temperature;the company's debt;output;the crime rate;the birth rate;turnout;exports;the cost of the project;traffic".split(";")


def cap(text: str) -> str:
    """The text as a sentence begins."""
    return text[:1].upper() + text[1:]


def people(draw: random.Random, count: int = 2) -> list[str]:
    """Different names; sometimes the last names alone."""
    found = draw.sample(NAMES, count)
    return [one.split()[-1] for one in found] if draw.random() < 0.4 else found


def shown(value: int, draw: random.Random) -> str:
    """A number in one of its formats."""
    if value < 100 and draw.random() < 0.5:
        return words_of(value)
    return f"{value:,}" if draw.random() < 0.7 else str(value)


def percent_words(draw):
    value, words = draw.choice([(50, "half"), (25, "a quarter"), (75, "three quarters"), (20, "a fifth"), (10, "a tenth"), (33, "about a third"), (67, "about two thirds"), (40, "two fifths"), (60, "three fifths"), (80, "four fifths"), (90, "nine in ten"), (30, "three in ten"), (70, "seven in ten")])
    items, group = draw.choice(_ITEMS), draw.choice(_THINGS)
    verb = draw.choice(("were damaged", "were counted twice", "came from abroad", "arrived late", "are new", "were lost"))
    other = draw.choice([one for one in (10, 25, 50, 75, 20, 40, 60, 80, 90, 15, 57, 52) if abs(one - value) > 4])
    about = "about " if "about" in words else ""
    low, high = value - draw.randint(3, 9), value + draw.randint(3, 9)
    premise = f"{cap(words)} of the {items} in {group} {verb}." if draw.random() < 0.5 else f"In {group}, {about}{value} percent of the {items} {verb}."
    return premise, [
        (f"{cap(about)}{value}% of the {items} in {group} {verb}.", E), (f"{cap(words)} of the {items} in {group} {verb}.", E),
        (f"More than {low}% of the {items} in {group} {verb}.", E), (f"Less than {high} percent of the {items} in {group} {verb}.", E),
        (f"{cap(about)}{other}% of the {items} in {group} {verb}.", C), (f"More than {high}% of the {items} in {group} {verb}.", C),
        (f"Fewer than {low} percent of the {items} in {group} {verb}.", C), (f"All of the {items} in {group} {verb}.", C),
        (f"{'A minority' if value > 55 else 'Most' if value < 45 else 'Nearly all'} of the {items} in {group} {verb}.", C),
    ]  # fmt: skip


def big_numbers(draw):
    firm, kind = draw.choice(_FIRMS), draw.choice(("a profit", "sales", "debts", "losses", "a budget"))
    whole, part = draw.randint(1, 99), draw.randint(1, 9)
    money = draw.choice(("dollars", "euros", "pounds", "kronor"))
    year = draw.randint(1990, 2024)
    exact = f"{whole}.{part} million {money}"
    digits = f"{whole * 1_000_000 + part * 100_000:,} {money}"
    wrong = draw.choice((f"{whole}.{part} billion {money}", f"{part}.{whole % 10 or 3} million {money}" if part != whole else f"{whole + 10} million {money}", f"{whole * 100_000 + part * 10_000:,} {money}", f"{whole * 1_000_000 + ((part + 3) % 10) * 100_000:,} {money}"))
    first, second = (exact, digits) if draw.random() < 0.5 else (digits, exact)
    return f"{cap(firm)} had {kind} of {first} in {year}.", [
        (f"In {year}, {firm} had {kind} of {second}.", E), (f"{cap(firm)}'s {kind.removeprefix('a ')} in {year} came to {second}.", E),
        (f"In {year}, {firm} had {kind} of more than {whole} million {money}.", E), (f"In {year}, {firm} had {kind} of {wrong}.", C),
        (f"In {year + draw.choice((-1, 1, 10))}, {firm} had {kind} of {second}.", N), (f"In {year}, {firm} had {kind} of more than {whole + 1} million {money}.", C),
        (f"In {year}, {firm} had {kind} of {exact.replace(money, 'yen')}.", C),
    ]  # fmt: skip


def bound(draw):
    place, items = draw.choice(_THINGS), draw.choice(_ITEMS)
    value = draw.choice((draw.randint(5, 40), draw.randint(50, 900), draw.randint(10, 90) * 100))
    more = draw.random() < 0.5
    word = draw.choice(("at least", "no fewer than", "more than", "over") if more else ("at most", "no more than", "fewer than", "up to"))
    low, high = int(value * 0.7), int(value * 1.4) + 1
    premise = f"{cap(place)} has room for {word} {shown(value, draw)} {items}."
    if more:
        return premise, [
            (f"{cap(place)} has room for more than {low} {items}.", E), (f"{cap(place)} has room for {shown(low, draw)} {items} or more.", E),
            (f"{cap(place)} has room for fewer than {low} {items}.", C), (f"{cap(place)} has room for at most {low} {items}.", C),
            (f"{cap(place)} has room for exactly {high} {items}.", N), (f"{cap(place)} has room for at least {high} {items}.", N),
        ]  # fmt: skip
    return premise, [
        (f"{cap(place)} has room for fewer than {high} {items}.", E), (f"{cap(place)} does not have room for {shown(high, draw)} {items}.", E),
        (f"{cap(place)} has room for more than {high} {items}.", C), (f"{cap(place)} has room for at least {high} {items}.", C),
        (f"{cap(place)} has room for exactly {low} {items}.", N), (f"{cap(place)} has room for no more than {low} {items}.", N),
    ]  # fmt: skip


def ranges(draw):
    low = draw.randint(3, 60)
    high = low + draw.randint(3, 20)
    unit = draw.choice(("days", "kilometres", "euros", "degrees", "people", "hours"))
    what = draw.choice(("The journey takes", "A repair costs", "The tours have", "The tunnels measure", "The treatment lasts"))
    return f"{what} between {low} and {high} {unit}.", [
        (f"{what} {low} to {high} {unit}.", E), (f"{what} at least {low} {unit}.", E), (f"{what} no more than {shown(high, draw)} {unit}.", E),
        (f"{what} more than {high} {unit}.", C), (f"{what} less than {shown(low, draw)} {unit}.", C), (f"{what} {high + 1} to {high + 9} {unit}.", C),
        (f"{what} exactly {low + 1} {unit}.", N),
    ]  # fmt: skip


def rounding(draw):
    value = draw.randint(1100, 98000)
    near = round(value, -3) if value > 9000 else round(value, -2)
    far = near * draw.choice((2, 3)) if draw.random() < 0.5 else near // 2
    place, items = draw.choice(PLACES), draw.choice(_ITEMS)
    return f"A count found {value:,} {items} in {place}.", [
        (f"There were about {near:,} {items} in {place}.", E), (f"Roughly {near} {items} were counted in {place}.", E),
        (f"There were about {far:,} {items} in {place}.", C), (f"Exactly {near + 7:,} {items} were counted in {place}.", C),
        (f"More than {near - near // 5:,} {items} were counted in {place}.", E), (f"Fewer than {near - near // 5:,} {items} were counted in {place}.", C),
    ]  # fmt: skip


def change(draw):
    what, year = draw.choice(_MEASURES), draw.randint(1950, 2024)
    up = ("rose", "increased", "went up", "climbed", "grew", "was higher than before")
    down = ("fell", "decreased", "went down", "dropped", "declined", "was lower than before")
    right, wrong = (up, down) if draw.random() < 0.5 else (down, up)
    said, again = draw.sample(right[:5], 2)
    by = f" by {draw.randint(2, 40)} percent" if draw.random() < 0.5 else ""
    return f"{cap(what)} {said}{by} in {year}.", [
        (f"In {year} {what} {again}{by}.", E), (f"{cap(what)} {right[5]} in {year}.", E), (f"{cap(what)} did not {'fall' if right is up else 'rise'} in {year}.", E),
        (f"{cap(what)} {draw.choice(wrong[:5])}{by} in {year}.", C), (f"{cap(what)} {wrong[5]} in {year}.", C), (f"{cap(what)} did not change in {year}.", C),
    ]  # fmt: skip


def from_to(draw):
    what, low = draw.choice(_MEASURES), draw.randint(5, 60)
    high = low + draw.randint(2, 30)
    rising = draw.random() < 0.5
    first, second = (low, high) if rising else (high, low)
    up, down = ("rose", "fell") if rising else ("fell", "rose")
    return f"{cap(what)} went from {first} to {second} percent of what it had been.", [
        (f"{cap(what)} {up}.", E), (f"{cap(what)} {up} from {first} to {second} percent.", E), (f"{cap(what)} {down} from {second} to {first} percent.", C),
        (f"{cap(what)} {down}.", C), (f"{cap(what)} {up} by {high - low} percentage points.", E), (f"{cap(what)} {up} by {high - low + 4} percentage points.", C),
    ]  # fmt: skip


_CONVERSE = (
    ("defeated", "lost to", "in the final"), ("bought a house from", "sold a house to", "in March"), ("taught", "was taught by", "at the academy"),
    ("succeeded", "was succeeded by", "as director"), ("employed", "worked for", "for years"), ("lent money to", "borrowed money from", "after the war"),
    ("interviewed", "was interviewed by", "on the radio"), ("praised", "was praised by", "in the letter"), ("sued", "was sued by", "in 2011"),
    ("gave a painting to", "received a painting from", "last year"), ("hired", "was hired by", "in spring"), ("accused", "was accused by", "in court"),
    ("followed", "was followed by", "on the list"), ("rescued", "was rescued by", "from the river"), ("invited", "was invited by", "to the opening"),
    ("is older than", "is younger than", ""), ("is taller than", "is shorter than", ""), ("earns more than", "earns less than", ""),
    ("arrived before", "arrived after", ""), ("outlived", "died before", ""),
)  # fmt: skip


def converse(draw):
    one, other = people(draw)
    verb, back, tail = draw.choice(_CONVERSE)
    if verb == "succeeded":
        back = "was succeeded as director by"
        return f"{one} succeeded {other} as director.", [(f"{other} {back} {one}.", E), (f"{one} {back} {other}.", C), (f"{other} succeeded {one} as director.", C), (f"{other} was director before {one}.", E), (f"{one} was director before {other}.", C)]
    tail = f" {tail}" if tail else ""
    first, second = (f"{one} {verb} {other}{tail}.", f"{other} {back} {one}{tail}.")
    if draw.random() < 0.4:
        first, second = second, first
    return first, [(second, E), (first.replace(tail + ".", "."), E), (f"{other} {verb} {one}{tail}." , C), (f"{one} {back} {other}{tail}.", C)]


def passive(draw):
    who, other = people(draw)
    thing = draw.choice(_THINGS + ["the report", "the symphony", "the novel", "the map", "the bronze statue"])
    verb = draw.choice(("designed", "restored", "discovered", "sold", "painted", "inspected", "bought", "described", "destroyed", "financed"))
    where = draw.choice(("", " in 1987", " after the fire", " for the city", " twice"))
    active, turned = f"{who} {verb} {thing}{where}.", f"{cap(thing)} was {verb} by {who}{where}."
    first, second = (active, turned) if draw.random() < 0.5 else (turned, active)
    if draw.random() < 0.5:
        first += f" {other} {draw.choice(('watched', 'objected', 'helped', 'wrote about it', 'paid for it'))}."
    return first, [(second, E), (f"It was {who} who {verb} {thing}{where}.", E), (f"{cap(thing)} was {verb} by {other}{where}.", C), (f"{other} {verb} {thing}{where}.", C), (f"{who} was {verb} by {thing}{where}.", C)]


def respective(draw):
    one, other = people(draw)
    first, second = draw.sample(PLACES, 2)
    verb = draw.choice(("was born in", "lives in", "studied in", "won the race in", "opened a shop in"))
    return f"{one} {verb} {first} and {other} in {second}.", [(f"{one} {verb} {first}.", E), (f"{other} {verb} {second}.", E), (f"{one} {verb} {second}.", C), (f"{other} {verb} {first}.", C)]


def date_parts(draw):
    who, other = people(draw)
    day, month, year = draw.randint(1, 28), draw.choice(MONTHS), draw.randint(1750, 2015)
    later = year + draw.randint(20, 80)
    other_month = draw.choice([one for one in MONTHS if one != month])
    number = MONTHS.index(month) + 1
    shape = draw.choice((f"{day} {month} {year}", f"{month} {day}, {year}"))
    return f"{who} was born on {shape} and died in {other_month} {later}.", [
        (f"{who} was born in {month} {year}.", E), (f"{who}'s date of birth is {year}-{number:02}-{day:02}.", E), (f"{who} died in {later}.", E),
        (f"{who} was born in {other_month} {year}.", C), (f"{who} was born in {later}.", C), (f"{who} was born on {day % 28 + 1} {month} {year}.", C),
        (f"{who} died before {later - 3}.", C), (f"{who} died before {later + 3}.", E), (f"{who} was born in the {year // 10 * 10}s.", E),
        (f"{who} was born in the {year // 10 * 10 + 10}s.", C), (f"{who} lived for more than {later - year - 4} years.", E), (f"{who} died in {month} {later}.", C),
        (f"{who} lived for more than {later - year + 4} years.", C), (f"{who} was alive in {year + 10}.", E),
    ]  # fmt: skip


def order(draw):
    first, second = draw.sample(("the roof was repaired", "the mayor resigned", "the road was closed", "the strike began", "the museum opened", "the film was shown", "the peace was signed", "the dam broke", "the new law was passed", "the factory shut down"), 2)
    shape = draw.randrange(4)
    premise = (f"{cap(first)} before {second}.", f"{cap(second)} after {first}.", f"After {first}, {second}.", f"Before {second}, {first}.")[shape]
    return premise, [(f"{cap(second)} after {first}.", E), (f"{cap(first)} before {second}.", E), (f"{cap(first)} after {second}.", C), (f"{cap(second)} before {first}.", C), (f"{cap(second)}.", E)]


def two_years(draw):
    thing = draw.choice(_THINGS)
    year = draw.randint(1800, 1990)
    later = year + draw.randint(2, 30)
    a, b = draw.sample(("built", "closed", "renovated", "sold", "extended", "damaged by fire", "opened to the public"), 2)
    return f"{cap(thing)} was {a} in {year} and {b} in {later}.", [
        (f"{cap(thing)} was {b} {shown(later - year, draw)} years after it was {a}.", E), (f"{cap(thing)} was {a} before it was {b}.", E),
        (f"{cap(thing)} was {b} in {later}.", E), (f"{cap(thing)} was {b} in {year}.", C), (f"{cap(thing)} was {b} before it was {a}.", C),
        (f"{cap(thing)} was {b} {shown(later - year + 5, draw)} years after it was {a}.", C), (f"{cap(thing)} was {a} in {later}.", C),
    ]  # fmt: skip


def double(draw):
    place = draw.choice(PLACES)
    base, opposite = draw.choice((("common", "rare"), ("unusual", "usual"), ("safe", "unsafe"), ("possible", "impossible"), ("legal", "illegal"), ("popular", "unpopular"), ("expensive", "cheap"), ("important", "unimportant"), ("aware of the danger", "unaware of the danger"), ("willing to pay", "unwilling to pay"), ("difficult", "easy")))
    what = draw.choice(("Such storms are", "The paths are", "These meals are", "Its people are", "Night trains are"))
    return f"{what} not {opposite} in {place}.", [(f"{what} {base} in {place}.", E), (f"{what} not {base} in {place}.", C), (f"{what} {opposite} in {place}.", C)]


def failed(draw):
    who = draw.choice(people(draw) + [cap(draw.choice(_GROUPS))])
    act, past = draw.choice((("sign the contract", "signed the contract"), ("pay the fine", "paid the fine"), ("close the road", "closed the road"), ("find the ship", "found the ship"), ("publish the letters", "published the letters"), ("win the seat", "won the seat"), ("answer the question", "answered the question"), ("repair the clock", "repaired the clock"), ("inform the police", "informed the police")))
    gerund = {"sign": "signing", "pay": "paying", "close": "closing", "find": "finding", "publish": "publishing", "win": "winning", "answer": "answering", "repair": "repairing", "inform": "informing"}[act.split()[0]] + act[len(act.split()[0]) :]
    did = draw.random() < 0.5
    if did:
        premise = draw.choice((f"{who} did not fail to {act}.", f"{who} managed to {act}.", f"{who} succeeded in {gerund}.", f"It is not true that {who} did not {act}.", f"{who} remembered to {act}.", f"{who} finally {past}."))
    else:
        premise = draw.choice((f"{who} failed to {act}.", f"{who} was unable to {act}.", f"{who} never {past}.", f"{who} refused to {act}.", f"{who} forgot to {act}.", f"{who} was prevented from {gerund}.", f"{who} decided against {gerund}."))
    yes, no = (E, C) if did else (C, E)
    return premise, [(f"{who} {past}.", yes), (f"{who} did {act}.", yes), (f"{who} did not {act}.", no), (f"It is not the case that {who} {past}.", no)]


def denied(draw):
    who, _ = people(draw)
    fact = draw.choice(("the money was missing", "the fire had been set on purpose", "the map was a forgery", "he had met the minister", "the figures were wrong", "the well was poisoned", "the letter was real"))
    never = draw.random() < 0.5
    other = draw.choice(("denied", "confirmed"))
    if never:
        return f"{who} never denied that {fact}.", [(f"{who} did not deny that {fact}.", E), (f"{who} denied that {fact}.", C), (f"{who} has rejected the claim that {fact}.", C)]
    if other == "denied":
        return f"{who} denied that {fact}.", [(f"{who} said that it was not true that {fact}.", E), (f"According to {who}, it is false that {fact}.", E), (f"{who} admitted that {fact}.", C), (f"{who} confirmed that {fact}.", C), (f"{who} said nothing about whether {fact}.", C), (f"{cap(fact)}.", N)]
    return f"{who} confirmed that {fact}.", [(f"{who} said that {fact}.", E), (f"{who} denied that {fact}.", C), (f"{who} doubted that {fact}.", C), (f"{cap(fact)}.", E)]


_ACTS = "park here;use the pool;vote;enter the archive;take photographs;leave early;keep a dog;drive on this road;apply twice;fish in the lake;wear a helmet;bring a guest".split(";")


def modals(draw):
    who, act = draw.choice(("Residents", "Visitors", "Members", "Students", "Drivers", "Guests", "Employees")), draw.choice(_ACTS)
    kind = draw.randrange(4)
    if kind == 0:
        return f"{who} {draw.choice(('may', 'can', 'are allowed to'))} {act}.", [(f"{who} are permitted to {act}.", E), (f"It is possible for {who.lower()} to {act}.", E), (f"{who} must {act}.", N), (f"{who} are obliged to {act}.", N), (f"{who} must not {act}.", C), (f"{who} are forbidden to {act}.", C)]
    if kind == 1:
        return f"{who} {draw.choice(('must', 'have to', 'are required to', 'are obliged to'))} {act}.", [(f"It is compulsory for {who.lower()} to {act}.", E), (f"{who} need to {act}.", E), (f"{who} need not {act}.", C), (f"{who} may choose whether to {act}.", C), (f"{who} must not {act}.", C), (f"It is optional for {who.lower()} to {act}.", C)]
    if kind == 2:
        return f"{who} {draw.choice(('must not', 'may not', 'are forbidden to', 'are not allowed to'))} {act}.", [(f"{who} are not permitted to {act}.", E), (f"It is prohibited for {who.lower()} to {act}.", E), (f"{who} may {act}.", C), (f"{who} do not have to {act}.", N), (f"{who} can {act} if they like.", C)]
    return f"{who} {draw.choice(('should', 'are advised to', 'ought to'))} {act}.", [(f"It is recommended that {who.lower()} {act}.", E), (f"{who} are encouraged to {act}.", E), (f"{who} must {act}.", N), (f"{who} are required to {act}.", N), (f"{who} should not {act}.", C)]


def likely(draw):
    what = draw.choice(("the ferry", "the vaccine", "the merger", "the new stadium", "the tunnel", "the trial", "the election", "the satellite"))
    event, past, base = draw.choice((("be delayed", "was delayed", "delayed"), ("be cancelled", "was cancelled", "cancelled"), ("be a success", "was a success", ""), ("be moved to May", "was moved to May", "")))
    weak = draw.choice((f"{cap(what)} may {event}.", f"{cap(what)} could {event}, experts say.", f"It is possible that {what} will {event}.", f"{cap(what)} might {event}.", f"There are plans under which {what} would {event}."))
    return weak, [(f"It is possible that {what} will {event}.", E), (f"{cap(what)} might {event}.", E), (f"{cap(what)} will {event}.", N), (f"{cap(what)} {past}.", N), (f"It is certain that {what} will {event}.", N), (f"It is impossible that {what} will {event}.", C)]


def planned(draw):
    group, thing = draw.choice(_GROUPS), draw.choice(_THINGS)
    act, past = draw.choice((("close", "closed"), ("sell", "sold"), ("rebuild", "rebuilt"), ("renovate", "renovated"), ("buy", "bought"), ("move", "moved")))
    plan = draw.choice(("plans to", "intends to", "has proposed to", "wants to", "has been asked to", "is considering whether to", "tried to"))
    if plan == "tried to":
        return f"{cap(group)} tried to {act} {thing} but could not.", [(f"{cap(group)} did not succeed in an attempt to {act} {thing}.", E), (f"{cap(group)} {past} {thing}.", C), (f"{cap(group)} attempted to {act} {thing}.", E)]
    return f"{cap(group)} {plan} {act} {thing}.", [(f"{cap(group)} {past} {thing}.", N), (f"{cap(group)} has already {past} {thing}.", N), (f"{cap(group)} refuses to {act} {thing}.", C if plan in ("plans to", "intends to", "wants to") else N), (f"{cap(group)} {plan} {act} {thing}, according to the text.", E), (f"{cap(thing)} may be {past} by {group}.", E)]


def quantity(draw):
    items = draw.choice(_ITEMS)
    verb = draw.choice(("were sold", "were saved", "are protected", "were counted", "came back", "were examined", "survived"))
    kind = draw.randrange(6)
    if kind == 0:
        return f"All of the {items} {verb}.", [(f"Every one of the {items} was included: all {verb}.", E), (f"Some of the {items} {verb}.", E), (f"None of the {items} {verb}.", C), (f"Only some of the {items} {verb}.", C), (f"Not all of the {items} {verb}.", C)]
    if kind == 1:
        return f"{draw.choice(('Some', 'A few', 'Several'))} of the {items} {verb}.", [(f"At least one of the {items} was among those that {verb}.", E), (f"All of the {items} {verb}.", N), (f"None of the {items} {verb}.", C), (f"Most of the {items} {verb}.", N)]
    if kind == 2:
        return f"Most of the {items} {verb}.", [(f"More than half of the {items} {verb}.", E), (f"The majority of the {items} {verb}.", E), (f"Only a minority of the {items} {verb}.", C), (f"All of the {items} {verb}.", N), (f"Few of the {items} {verb}.", C), (f"None of the {items} {verb}.", C)]
    if kind == 3:
        return f"None of the {items} {verb}.", [(f"No {items} {verb}.", E), (f"Not a single one of the {items} was among those that {verb}.", E), (f"Some of the {items} {verb}.", C), (f"All of the {items} {verb}.", C), (f"Few of the {items} {verb}, but some did.", C)]
    if kind == 4:
        return f"Not all of the {items} {verb}.", [(f"At least one of the {items} was not among those that {verb}.", E), (f"All of the {items} {verb}.", C), (f"Every one of the {items} was among those that {verb}.", C), (f"None of the {items} {verb}.", N)]
    return f"{draw.choice(('Few', 'Hardly any', 'Only a handful'))} of the {items} {verb}.", [(f"Most of the {items} were not among those that {verb}.", E), (f"Many of the {items} {verb}.", C), (f"Nearly all of the {items} {verb}.", C), (f"A small number of the {items} {verb}.", E)]


def only_ones(draw):
    who, other = draw.sample(("nurses", "teachers", "pilots", "farmers", "judges", "cooks", "miners", "sailors"), 2)
    act = draw.choice(("received the bonus", "were invited", "voted for the plan", "had a key", "signed the letter", "were paid"))
    kind = draw.randrange(3)
    if kind == 0:
        return f"Only the {who} {act}.", [(f"The {who} {act}.", E), (f"The {other} {act}.", C), (f"Nobody but the {who} {act}.", E), (f"The {who} and the {other} {act}.", C)]
    if kind == 1:
        return f"Everyone except the {who} {act}.", [(f"The {who} were not among those who {act}.", E), (f"The {who} {act}.", C), (f"Everyone {act}.", C), (f"The {other} {act}.", E)]
    return f"Neither the {who} nor the {other} {act}.", [(f"The {who} were not among those who {act}.", E), (f"The {other} {act}.", C), (f"Both the {who} and the {other} {act}.", C), (f"The {who}, but not the {other}, {act}.", C)]


def conditions(draw):
    event = draw.choice(("the strike will end", "the bridge will be opened", "she will stay", "the match will be played", "the loan will be paid out", "the shop will close", "the price will be cut"))
    cause, denial = draw.choice((("the offer is raised", "the offer is not raised"), ("it rains", "it does not rain"), ("the board agrees", "the board does not agree"), ("the tests succeed", "the tests do not succeed"), ("enough people sign", "too few people sign"), ("the owner is paid", "the owner is not paid")))
    kind = draw.randrange(4)
    if kind == 0:
        return f"{cap(event)} only if {cause}.", [(f"If {denial}, {event.replace('will', 'will not', 1)}.", E), (f"{cap(event)} even if {denial}.", C), (f"{cap(event)}.", N), (f"{cap(event)} whatever happens.", C)]
    if kind == 1:
        return f"Unless {cause}, {event}.", [(f"If {denial}, {event}.", E), (f"{cap(event)} unless {cause}.", E), (f"{cap(event)} if {cause}.", N), (f"{cap(event)} in any case.", N), (f"If {denial}, {event.replace('will', 'will not', 1)}.", C)]
    if kind == 2:
        return f"If {cause}, {event}.", [(f"{cap(event)} if {cause}.", E), (f"{cap(event)}.", N), (f"{cap(event)} if {denial}.", N), (f"{cap(event)} whether or not {cause}.", N), (f"If {cause}, {event.replace('will', 'will not', 1)}.", C), (f"Provided that {cause}, {event}.", E)]
    return f"{cap(event)} even if {denial}.", [(f"{cap(event)} also if {denial}.", E), (f"{cap(event)} only if {cause}.", C), (f"If {denial}, {event.replace('will', 'will not', 1)}.", C)]


def said(draw):
    who, other = people(draw)
    fact = draw.choice(("the dam is unsafe", "prices will double", "the painting is genuine", "the river is cleaner than ever", "the mine should be closed", "the ship was overloaded", "the test was unfair", "the old road is quicker"))
    verb = draw.choice(("said", "claimed", "believes", "wrote", "argued", "told the paper", "insisted"))
    premise = draw.choice((f"{who} {verb} that {fact}.", f"According to {who}, {fact}.", f'"{cap(fact)}," {who} said.'))
    made = [(f"In the opinion of {who}, {fact}.", E), (f"{who} stated that {fact}.", E), (f"{who} denied that {fact}.", C), (f"It has been proved that {fact}.", N), (f"{other} stated that {fact}.", N)]
    if draw.random() < 0.6:
        premise += " " + draw.choice((f"{other} disagreed.", f"{other} called this nonsense.", f"{other} did not believe it."))
        made += [(f"{other} stated that {fact}.", C), (f"{other} did not agree that {fact}.", E), (f"{other} and {who} agree that {fact}.", C), (f"{cap(fact)}.", N)]
    return premise, made


def alleged(draw):
    who, _ = people(draw)
    crime, base = draw.choice((("stole the paintings", "stealing the paintings"), ("forged the will", "forging the will"), ("set the barn on fire", "setting the barn on fire"), ("took bribes", "taking bribes"), ("hid the documents", "hiding the documents")))
    weak = draw.random() < 0.6
    if weak:
        return draw.choice((f"{who} is accused of {base}.", f"{who} allegedly {crime}.", f"Prosecutors say that {who} {crime}.", f"{who} is suspected of {base}.")), [(f"{who} is alleged to be guilty of {base}.", E), (f"There is an allegation of {base} against {who}.", E), (f"{who} was convicted of {base}.", N), (f"{who} {crime}.", N), (f"It is certain that {who} {crime}.", N), (f"Nobody suspects {who} of {base}.", C)]
    return f"{who} was {draw.choice(('acquitted', 'cleared'))} of {base}.", [(f"{who} was not convicted of {base}.", E), (f"{who} was found guilty of {base}.", C), (f"The court did not find {who} guilty of {base}.", E), (f"{who} confessed to {base}.", N)]


def opposites(draw):
    group, other = draw.sample(_GROUPS, 2)
    right, same, wrong = draw.choice((("rejected", "turned down", "accepted"), ("approved", "agreed to", "rejected"), ("praised", "spoke well of", "criticised"), ("opposed", "was against", "supported"), ("supported", "was in favour of", "opposed"), ("cancelled", "called off", "went ahead with"), ("postponed", "put off", "brought forward"), ("welcomed", "was pleased with", "condemned"), ("abandoned", "gave up", "kept to"), ("doubled", "increased", "halved"), ("won", "did not lose", "lost")))
    what = draw.choice(("the proposal", "the offer", "the plan", "the project", "the reform", "the agreement")) if right not in ("won", "doubled") else ("the lawsuit" if right == "won" else "its contribution")
    tail = draw.choice(("", " in June", " last week", " after a debate"))
    return f"{cap(group)} {right} {what}{tail}.", [(f"{cap(group)} {same} {what}{tail}.", E), (f"{cap(group)} {wrong} {what}{tail}.", C), (f"{cap(other)} {right} {what}{tail}.", N), (f"{cap(what)} was {right} by {group}{tail}.", E), (f"{cap(what)} was {wrong} by {group}{tail}." if wrong not in ("went ahead with", "kept to") else f"{cap(group)} never {right} {what}.", C)]


def compare(draw):
    one, other = draw.sample(PLACES, 2)
    adjective, less = draw.choice((("larger", "smaller"), ("older", "younger"), ("richer", "poorer"), ("warmer", "colder"), ("more expensive", "cheaper"), ("more populous", "less populous"), ("higher above the sea", "lower above the sea"), ("wetter", "drier")))
    return draw.choice((f"{one} is {adjective} than {other}.", f"{other} is {less} than {one}.")), [(f"{one} is {adjective} than {other}.", E), (f"{other} is {less} than {one}.", E), (f"{other} is {adjective} than {one}.", C), (f"{one} is {less} than {other}.", C), (f"{one} and {other} are equally {adjective.removeprefix('more ').removesuffix('er')}." if adjective.startswith("more") else f"{one} is not {adjective} than {other}.", C)]


def units(draw):
    value = draw.randint(2, 90)
    unit, factor, small, wrong = draw.choice((("kilometres", 1000, "metres", "miles"), ("hours", 60, "minutes", "days"), ("weeks", 7, "days", "months"), ("tonnes", 1000, "kilograms", "pounds"), ("metres", 100, "centimetres", "feet"), ("years", 12, "months", "decades"), ("dozen", 12, "pieces", "hundred"), ("decades", 10, "years", "centuries"), ("minutes", 60, "seconds", "hours")))
    what = draw.choice(("The measurement gave", "They reported", "The record stands at", "In all it was"))
    return f"{what} {shown(value, draw)} {unit}.", [(f"{what} {value * factor:,} {small}.", E), (f"{what} {words_of(value)} {unit}.", E), (f"{what} {value} {wrong}.", C), (f"{what} {value * factor * 10:,} {small}.", C), (f"{what} {value} {small}.", C), (f"{what} more than {value + 2} {unit}.", C)]


def details(draw):
    who, other = people(draw)
    place = draw.choice(PLACES)
    act = draw.choice(("moved to", "opened a bakery in", "gave a concert in", "spent her last years in", "was buried in", "met the minister in"))
    first, second = draw.sample(("alone", "with her sister", "against the wish of her family", "in poverty", "for the second time", "in secret", "despite an illness", "as a young woman", "at her own expense", "under another name"), 2)
    base = f"{who} {act} {place}"
    if draw.random() < 0.5:
        return f"{base}.", [(f"{base}.", E), (f"{base} {first}.", N), (f"{base} {second}.", N), (f"{place} is where {who} {act.rsplit(' in', 1)[0].removesuffix(' to')}." if " in" in act else f"{place} is where {who} moved to.", E)]
    return f"{base} {first}.", [(f"{base}.", E), (f"{base} {first}.", E), (f"{base} {second}.", N), (f"{other} {act} {place} {first}.", N)]


def still(draw):
    who = draw.choice(people(draw))
    what = draw.choice(("a member of the club", "in prison", "the owner of the mill", "a teacher", "the champion", "under construction", "in debt"))
    kind = draw.randrange(3)
    if kind == 0:
        return f"{who} is no longer {what}.", [(f"{who} used to be {what}.", E), (f"{who} is not {what} now.", E), (f"{who} is still {what}.", C), (f"{who} is {what}.", C), (f"{who} has never been {what}.", C)]
    if kind == 1:
        return f"{who} is still {what}.", [(f"{who} is {what}.", E), (f"{who} has ceased to be {what}.", C), (f"{who} is no longer {what}.", C), (f"{who} is not {what}.", C)]
    return f"{who} is not yet {what}.", [(f"{who} is not {what} at present.", E), (f"{who} is already {what}.", C), (f"{who} is {what}.", C), (f"{who} is no longer {what}.", C)]


def almost(draw):
    who = draw.choice(people(draw))
    act = draw.choice(("missed the train", "reached the summit", "won the prize", "lost the case", "drowned", "sold the house", "finished the book"))
    if draw.random() < 0.5:
        return f"{who} {draw.choice(('almost', 'nearly', 'very nearly'))} {act}.", [(f"It is not true that {who} {act}.", E), (f"{who} {act}.", C), (f"{who} came close, but it did not happen that {who} {act}.", E)]
    return f"{who} {draw.choice(('only just', 'barely', 'narrowly', 'just about'))} {act}.", [(f"{who} {act}.", E), (f"It did not happen that {who} {act}.", C), (f"It is true that {who} {act}.", E)]


def despite(draw):
    one = draw.choice(("the rain", "the protests", "a lack of money", "her illness", "the ban", "the bad reviews"))
    event, no = draw.choice((("the concert took place", "the concert did not take place"), ("the road was built", "the road was not built"), ("the film was a success", "the film was not a success"), ("the team won", "the team did not win")))
    return f"{draw.choice(('Despite', 'In spite of'))} {one}, {event}.", [(f"{cap(event)}.", E), (f"{cap(one)} did not prevent it: {event}.", E), (f"{cap(event)} because of {one}.", C), (f"{cap(no)} because of {one}.", C), (f"{cap(no)}.", C)]


def cause(draw):
    effect, why, other = draw.choice((("the harvest failed", "a drought", "a flood"), ("the train stopped", "a broken signal", "a strike"), ("the shop closed", "high rents", "a fire"), ("the match was called off", "fog", "a power cut"), ("the tower collapsed", "poor concrete", "an earthquake"), ("the prices fell", "a large harvest", "a new tax")))
    return draw.choice((f"{cap(effect)} because of {why}.", f"Owing to {why}, {effect}.", f"{cap(why)} was the reason why {effect}.")), [(f"{cap(effect)} due to {why}.", E), (f"{cap(why)} was why {effect}.", E), (f"{cap(effect)} because of {other}.", C), (f"{cap(effect)} despite {why}.", C), (f"{cap(why)} was caused when {effect}.", C)]


def ranking(draw):
    one, other, third = draw.sample(PLACES, 3)
    what = draw.choice(("largest city", "oldest port", "richest town", "most visited resort", "coldest place"))
    region = draw.choice(("the province", "the island", "the country", "the valley"))
    place, wrong = draw.sample(("second", "third", "fourth"), 2)
    if draw.random() < 0.5:
        return f"{one} is the {place} {what} of {region}, after {other}.", [(f"{other} ranks before {one} as {what} of {region}.", E), (f"{one} is the {wrong} {what} of {region}.", C), (f"{one} is the {what} of {region}.", C), (f"{one} is not the {what} of {region}.", E), (f"{third} is the {place} {what} of {region}.", C)]
    return f"{one} is the {what} of {region}.", [(f"No place in {region} is ahead of {one} as {what}.", E), (f"{one} is one of the {what.replace('city', 'cities').replace('port', 'ports').replace('town', 'towns').replace('resort', 'resorts').replace('place', 'places')} of {region}.", E), (f"{one} is the {place} {what} of {region}.", C), (f"{other} is the {what} of {region}.", C)]


MOULDS: tuple[Callable[[random.Random], Made], ...] = (
    percent_words, big_numbers, bound, ranges, rounding, change, from_to, converse, passive, respective, date_parts, order,
    two_years, double, failed, denied, modals, likely, planned, quantity, only_ones, conditions, said, alleged, opposites,
    compare, units, details, still, almost, despite, cause, ranking,
)  # fmt: skip
#: Moulds that are kept apart, to see what the others teach about them.
APART = (ranges, two_years, alleged, almost, only_ones, despite)


def made(draw: random.Random, moulds: tuple[Callable[[random.Random], Made], ...]) -> list[tuple[str, str, str]]:
    """Claims, premises and labels of one draw: at most two that follow and two that do not."""
    premise, claims = draw.choice(moulds)(draw)
    right = [one for one in claims if one[1] == E]
    wrong = [one for one in claims if one[1] != E]
    chosen = draw.sample(right, min(2, len(right))) + draw.sample(wrong, min(2, len(wrong)))
    return [(claim, cap(premise), label) for claim, label in chosen]
