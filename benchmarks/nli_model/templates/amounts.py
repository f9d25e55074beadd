"""Amounts: shares, large numbers, bounds, ranges, rounded counts and units."""

import random

from nli_model.labels import C, E, N
from nli_model.names import PLACES
from nli_model.numerals import words_of
from nli_model.templates.mould import Made
from nli_model.templates.words import FIRMS, ITEMS, THINGS, cap, shown

_SHARES = (
    (50, "half"), (25, "a quarter"), (75, "three quarters"), (20, "a fifth"), (10, "a tenth"), (33, "about a third"),
    (67, "about two thirds"), (40, "two fifths"), (60, "three fifths"), (80, "four fifths"), (90, "nine in ten"),
    (30, "three in ten"), (70, "seven in ten"),
)  # fmt: skip
#: A unit, how many of a smaller one it is, that one, and one that is neither.
_UNITS = (
    ("kilometres", 1000, "metres", "miles"), ("hours", 60, "minutes", "days"), ("weeks", 7, "days", "months"),
    ("tonnes", 1000, "kilograms", "pounds"), ("metres", 100, "centimetres", "feet"), ("years", 12, "months", "decades"),
    ("dozen", 12, "pieces", "hundred"), ("decades", 10, "years", "centuries"), ("minutes", 60, "seconds", "hours"),
)  # fmt: skip


def percent_words(draw: random.Random) -> Made:
    """A share in words or percent."""
    value, words = draw.choice(_SHARES)
    items, group = draw.choice(ITEMS), draw.choice(THINGS)
    verb = draw.choice(
        ("were damaged", "were counted twice", "came from abroad", "arrived late", "are new", "were lost")
    )
    other = draw.choice([one for one in (10, 25, 50, 75, 20, 40, 60, 80, 90, 15, 57, 52) if abs(one - value) > 4])
    about = "about " if "about" in words else ""
    low, high = value - draw.randint(3, 9), value + draw.randint(3, 9)
    them = f"of the {items} in {group} {verb}."
    in_percent = f"In {group}, {about}{value} percent of the {items} {verb}."
    most = "A minority" if value > 55 else "Most" if value < 45 else "Nearly all"
    return f"{cap(words)} {them}" if draw.random() < 0.5 else in_percent, [
        (f"{cap(about)}{value}% {them}", E),
        (f"{cap(words)} {them}", E),
        (f"More than {low}% {them}", E),
        (f"Less than {high} percent {them}", E),
        (f"{cap(about)}{other}% {them}", C),
        (f"More than {high}% {them}", C),
        (f"Fewer than {low} percent {them}", C),
        (f"All {them}", C),
        (f"{most} {them}", C),
    ]


def big_numbers(draw: random.Random) -> Made:
    """Millions in digits or as a decimal fraction."""
    firm, kind = draw.choice(FIRMS), draw.choice(("a profit", "sales", "debts", "losses", "a budget"))
    whole, part = draw.randint(1, 99), draw.randint(1, 9)
    money = draw.choice(("dollars", "euros", "pounds", "kronor"))
    year = draw.randint(1990, 2024)
    exact = f"{whole}.{part} million {money}"
    digits = f"{whole * 1_000_000 + part * 100_000:,} {money}"
    exchanged = f"{part}.{whole % 10 or 3} million {money}" if part != whole else f"{whole + 10} million {money}"
    wrongs = (
        f"{whole}.{part} billion {money}",
        exchanged,
        f"{whole * 100_000 + part * 10_000:,} {money}",
        f"{whole * 1_000_000 + ((part + 3) % 10) * 100_000:,} {money}",
    )
    wrong = draw.choice(wrongs)
    first, second = (exact, digits) if draw.random() < 0.5 else (digits, exact)
    had = f"{firm} had {kind} of"
    return f"{cap(had)} {first} in {year}.", [
        (f"In {year}, {had} {second}.", E),
        (f"{cap(firm)}'s {kind.removeprefix('a ')} in {year} came to {second}.", E),
        (f"In {year}, {had} more than {whole} million {money}.", E),
        (f"In {year}, {had} {wrong}.", C),
        (f"In {year + draw.choice((-1, 1, 10))}, {had} {second}.", N),
        (f"In {year}, {had} more than {whole + 1} million {money}.", C),
        (f"In {year}, {had} {exact.replace(money, 'yen')}.", C),
    ]


def bound(draw: random.Random) -> Made:
    """At least or at most so many."""
    place, items = draw.choice(THINGS), draw.choice(ITEMS)
    value = draw.choice((draw.randint(5, 40), draw.randint(50, 900), draw.randint(10, 90) * 100))
    more = draw.random() < 0.5
    least, most = ("at least", "no fewer than", "more than", "over"), ("at most", "no more than", "fewer than", "up to")
    word = draw.choice(least if more else most)
    low, high = int(value * 0.7), int(value * 1.4) + 1
    room = f"{cap(place)} has room for"
    premise = f"{room} {word} {shown(value, draw)} {items}."
    if more:
        return premise, [
            (f"{room} more than {low} {items}.", E),
            (f"{room} {shown(low, draw)} {items} or more.", E),
            (f"{room} fewer than {low} {items}.", C),
            (f"{room} at most {low} {items}.", C),
            (f"{room} exactly {high} {items}.", N),
            (f"{room} at least {high} {items}.", N),
        ]
    return premise, [
        (f"{room} fewer than {high} {items}.", E),
        (f"{cap(place)} does not have room for {shown(high, draw)} {items}.", E),
        (f"{room} more than {high} {items}.", C),
        (f"{room} at least {high} {items}.", C),
        (f"{room} exactly {low} {items}.", N),
        (f"{room} no more than {low} {items}.", N),
    ]


def ranges(draw: random.Random) -> Made:
    """Between one amount and another."""
    low = draw.randint(3, 60)
    high = low + draw.randint(3, 20)
    unit = draw.choice(("days", "kilometres", "euros", "degrees", "people", "hours"))
    whats = ("The journey takes", "A repair costs", "The tours have", "The tunnels measure", "The treatment lasts")
    what = draw.choice(whats)
    return f"{what} between {low} and {high} {unit}.", [
        (f"{what} {low} to {high} {unit}.", E),
        (f"{what} at least {low} {unit}.", E),
        (f"{what} no more than {shown(high, draw)} {unit}.", E),
        (f"{what} more than {high} {unit}.", C),
        (f"{what} less than {shown(low, draw)} {unit}.", C),
        (f"{what} {high + 1} to {high + 9} {unit}.", C),
        (f"{what} exactly {low + 1} {unit}.", N),
    ]


def rounding(draw: random.Random) -> Made:
    """A count, exact or about."""
    value = draw.randint(1100, 98000)
    near = round(value, -3) if value > 9000 else round(value, -2)
    far = near * draw.choice((2, 3)) if draw.random() < 0.5 else near // 2
    place, items = draw.choice(PLACES), draw.choice(ITEMS)
    return f"A count found {value:,} {items} in {place}.", [
        (f"There were about {near:,} {items} in {place}.", E),
        (f"Roughly {near} {items} were counted in {place}.", E),
        (f"There were about {far:,} {items} in {place}.", C),
        (f"Exactly {near + 7:,} {items} were counted in {place}.", C),
        (f"More than {near - near // 5:,} {items} were counted in {place}.", E),
        (f"Fewer than {near - near // 5:,} {items} were counted in {place}.", C),
    ]


def units(draw: random.Random) -> Made:
    """The same amount in a smaller unit."""
    value = draw.randint(2, 90)
    unit, factor, small, wrong = draw.choice(_UNITS)
    what = draw.choice(("The measurement gave", "They reported", "The record stands at", "In all it was"))
    return f"{what} {shown(value, draw)} {unit}.", [
        (f"{what} {value * factor:,} {small}.", E),
        (f"{what} {words_of(value)} {unit}.", E),
        (f"{what} {value} {wrong}.", C),
        (f"{what} {value * factor * 10:,} {small}.", C),
        (f"{what} {value} {small}.", C),
        (f"{what} more than {value + 2} {unit}.", C),
    ]
