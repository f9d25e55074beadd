"""Dates: the same day or year in other words or less exactly, or another one."""

import random
import re

from nli_model.labels import C, E
from nli_model.numerals import MONTHS
from nli_model.variations.change import Changed
from nli_model.variations.word import has, put

_MONTH = "|".join(MONTHS)
_DAY = re.compile(
    rf"\b(?:(\d{{1,2}})(?:st|nd|rd|th)? ({_MONTH})|({_MONTH}) (\d{{1,2}})(?:st|nd|rd|th)?),? (1[5-9]\d\d|20[0-2]\d)\b"
)
_IN_YEAR = re.compile(r"\b([Ii]n) (1[5-9]\d\d|20[0-2]\d)\b(?!s)")


def day(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """A full date in another format, or less exactly; the same day, or another one."""
    match = _DAY.search(claim)
    if match is None:
        return None
    number, month, year = int(match[1] or match[4]), match[2] or match[3], int(match[5])
    if not has(premise, str(year)) or month not in premise:
        return None
    at = MONTHS.index(month)
    right = draw.random() < 0.5
    if not right:
        which = draw.randrange(4)
        if which == 0:
            year += draw.choice((-10, -2, -1, 1, 2, 10))
        elif which == 1:
            at = (at + draw.randint(1, 11)) % 12
        elif which == 2:
            number = number % 28 + draw.choice((1, 2, 3)) if number < 28 else number - draw.randint(1, 9)
        else:
            number = (number + 10) % 28 + 1
    month = MONTHS[at]
    suffix = "th" if 10 < number < 14 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    shapes = [
        f"{number} {month} {year}", f"{month} {number}, {year}", f"the {number}{suffix} of {month}, {year}",
        f"{year}-{at + 1:02}-{number:02}", f"{number}{suffix} {month} {year}", f"{month[:3]} {number}, {year}",
    ]  # fmt: skip
    new = draw.choice([one for one in shapes if one != match[0]])
    return put(claim, match, new), premise, E if right else C


def year(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """A year as its decade, century, or a bound."""
    match = _IN_YEAR.search(claim)
    if match is None or not has(premise, match[2]):
        return None
    value, right = int(match[2]), draw.random() < 0.5
    kind, start = draw.randrange(5), "I" if match[1] == "In" else "i"
    if kind == 0:
        decade = value // 10 * 10 + (0 if right else draw.choice((-20, -10, 10, 20)))
        new = f"{start}n the {decade}s"
    elif kind == 1:
        century = (value - 1) // 100 + 1 + (0 if right else -1)
        new = f"{start}n the {century}{'st' if century == 21 else 'th'} century"
    elif kind == 2:
        away, early = draw.randint(1, 12), draw.random() < 0.5
        new = f"{'before' if early else 'after'} {value + away if early == right else value - away}"
        new = new.capitalize() if start == "I" else new
    elif kind == 3:
        low = value - draw.randint(1, 5) if right else value + draw.randint(1, 5)
        new = f"{'Between' if start == 'I' else 'between'} {low} and {low + draw.randint(6, 12)}"
    else:
        new = f"{start}n {value if right else value + draw.choice((-10, -3, -2, -1, 1, 2, 3, 10))}"
        if right:
            new = f"{'During' if start == 'I' else 'during'} {value}"
    return put(claim, match, new), premise, E if right else C
