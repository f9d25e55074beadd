"""Dates that follow from others: "a year after" one, the time before a "since", from one until the next."""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from itertools import pairwise
from typing import Final

from pincite.core.nli.builtin.days import moved, spans
from pincite.core.nli.builtin.quantity import HUGE, YEARLESS, Quantity
from pincite.core.text.change.marks import Mark
from pincite.core.text.dates import Date
from pincite.core.text.numbers import Number
from pincite.core.text.span import Span

#: Before and after, of what was dated in the sentence before: "it has been a hotel ever since".
_EARLIER: Final = re.compile(
    r"\b(?:before(?: that| then)?|previously|formerly|until then|antes|anteriormente|auparavant|avant cela|vorher|"
    r"zuvor|davor)\b(?=[ ,]*(?:$|[,.;]|it|they|the|was|were|era|fue|c'|c\u2019|war|\u00e9tait|il|elle|foi|es ))",
    re.IGNORECASE,
)
_LATER: Final = re.compile(
    r"\b(?:ever since|since then|after that|thereafter|afterwards|desde entonces|despu\u00e9s|desde ent\u00e3o|"
    r"depois|depuis|ensuite|seitdem|seither|danach)\b"
    r"(?=[ ,]*(?:$|[,.;]|it|they|the|was|were|era|fue|c'|c\u2019|war|\u00e9tait|il|elle|foi))",
    re.IGNORECASE,
)
#: What follows a length of time that is counted from a date.
_FROM_THEN: Final = re.compile(
    r"[ ,]*(?:(before|earlier|prior to|antes|avant|plus t\u00f4t|auparavant|vor|bevor|zuvor|fr\u00fcher)"
    r"|(after|later|despu\u00e9s|m\u00e1s tarde|depois|mais tarde|apr\u00e8s|plus tard|nach|nachdem|sp\u00e4ter))\b",
    re.IGNORECASE,
)
_LENGTHS: Final = {"d": 1, "week": 7, "month": 30, "year": 365, "decade": 3650}
_NEXT_YEAR: Final = re.compile(
    r" (?:of )?(?:the )?(?:following|next) year\b| del a\u00f1o siguiente\b| do ano seguinte\b| "
    r"des (?:folgenden|n\u00e4chsten) Jahres\b| de l['\u2019]ann\u00e9e suivante\b",
    re.IGNORECASE,
)
_UNTIL: Final = re.compile(r"\W*(?:until|till|to|through|bis|hasta|al?|at\u00e9|jusqu\S*|au)\b", re.IGNORECASE)
#: These count from the date that was named before.
_ABSOLUTE: Final = frozenset(
    "earlier later zuvor fr\u00fcher sp\u00e4ter auparavant antes despu\u00e9s depois".split()
) | {"plus t\u00f4t", "plus tard", "m\u00e1s tarde", "mais tarde"}
#: "Después de" is "after", "después" is "later".
_OF: Final = re.compile(r" (?:de|da|do|del|das|dos|que)\b")


#: "The year before", of a year that was named.
_YEAR_BESIDE: Final = re.compile(
    r"\b(?:(the (?:year before|previous year)|el a\u00f1o anterior|no ano anterior|(?:im )?Jahr (?:davor|zuvor)|"
    r"im Vorjahr|l['\u2019]ann\u00e9e pr\u00e9c\u00e9dente)|"
    r"(?:the (?:year after|following year)|al a\u00f1o siguiente|no ano seguinte|"
    r"(?:im )?Jahr darauf|l['\u2019]ann\u00e9e suivante))\b",
    re.IGNORECASE,
)


#: The day beside one that was named.
_DAY_BESIDE: Final = re.compile(
    r"\b(?:(?P<before>the (?:day before|previous day)|(?:el|al) d\u00eda anterior|no dia anterior|na "
    r"v\u00e9spera|am (?:Vortag|Tag "
    r"zuvor|Tag davor)|la veille)|(?:the (?:next|following) day|the day after|al d\u00eda siguiente|no dia seguinte|"
    r"am (?:n\u00e4chsten|folgenden) Tag|am Tag darauf|tags darauf|le lendemain|le jour "
    r"suivant))\b(?! (?:of|de|des|do|da|du)\b)",
    re.IGNORECASE,
)


def is_beside(said: str) -> bool:
    """Whether a date is said as the day beside another: "the next day"."""
    return _DAY_BESIDE.fullmatch(said) is not None


def days_beside(text: str, found: Sequence[Quantity]) -> list[Quantity]:
    """The day of the week or of a month that "the next day" is, where one was named before it."""
    made: list[Quantity] = []
    for match in _DAY_BESIDE.finditer(text):
        named = [one for one in found if one.span.end <= match.start() and one.date is not None and not one.bounded]
        last = max(named, key=lambda one: one.span, default=None)
        step = -1 if match["before"] else 1
        if last is None or last.date is None or len(last.date.readings) != 1:
            continue
        span, said = Span(*match.span()), match[0]
        if last.date.weekday and last.dimension == YEARLESS:
            day = (last.date.weekday - 1 + step) % 7 + 1
            made.append(replace(last, span=span, text=said, date=replace(last.date, span=span, text=said, weekday=day)))
        elif last.low == last.high and last.low > 1 and last.date.readings[0][2] is not None:
            there = date.fromordinal(int(last.low) + step)
            year = there.year if last.date.readings[0][0] is not None else None
            readings = ((year, there.month, there.day),)
            low, high = spans(readings) or (last.low, last.high)
            its = Date(span, said, readings)
            made.append(Quantity(span, said, low, high, last.dimension, date=its))
    return made


def between(text: str, ordered: list[Quantity]) -> list[Quantity]:
    """ "From 5 May until 28 June" is the time between the two."""
    told = list(ordered)
    for at, (first, second) in enumerate(pairwise(ordered)):
        if not (
            first.lasting and first.high == HUGE and first.dimension == second.dimension and first.low <= second.high
        ):
            continue
        if second.span.start - first.span.end <= 16 and _UNTIL.match(text, first.span.end):
            high = second.high if second.high != HUGE else second.low
            told[at] = replace(first, high=high)
            told[at + 1] = replace(second, low=first.low, high=high, bounded=True, lasting=True)
    return told


def following(text: str, ordered: list[Quantity]) -> list[Quantity]:
    """ "November of the following year" has the year after the one that was named."""
    told: list[Quantity] = []
    for one in ordered:
        last = next((other for other in reversed(told) if other.date is not None and other.date.readings[0][0]), None)
        if (
            one.dimension == YEARLESS
            and last is not None
            and last.date is not None
            and _NEXT_YEAR.match(text, one.span.end)
        ):
            year = last.date.readings[0][0]
            if one.date is not None and year is not None:
                readings = tuple((year + 1, month, day) for _, month, day in one.date.readings)
                low, high = spans(readings) or (one.low, one.high)
                one = replace(one, low=low, high=high, dimension="day", date=replace(one.date, readings=readings))
        told.append(one)
    return told


def complements(text: str, found: Sequence[Quantity]) -> list[Quantity]:
    """The time before a "since" and after an "until", where another clause speaks of it ("before, it was ...")."""
    made: list[Quantity] = []
    for one in found:
        if not one.bounded or one.dimension != "day":
            continue
        since = one.high == HUGE
        match = (_EARLIER if since else _LATER).search(text, one.span.end, one.span.end + 250)
        if match is not None and match.start() - one.span.end < 200:
            low, high = (-HUGE, one.low - 1) if since else (one.high + 1, HUGE)
            made.append(Quantity(Span(*match.span()), match[0], low, high, "day", True, lasting=True))
    return made


def counted_from(text: str, marks: Sequence[Mark], found: Sequence[Quantity]) -> list[Quantity]:
    """The date that a length of time from another one gives: "died in 1936, a year after" it is 1935."""
    plain = [one for one in found if not one.bounded and one.dimension == "day" and one.date is not None]
    made: list[Quantity] = []
    for mark in marks:
        number = mark.value
        if not isinstance(number, Number) or number.unit not in _LENGTHS or len(number.readings) != 1 or not plain:
            continue
        step = _FROM_THEN.match(text, mark.end)
        if step is None or not 0 < number.readings[0] < 3000:
            continue
        base = min(plain, key=lambda one: min(abs(one.span.start - mark.end), abs(mark.start - one.span.end)))
        days = int(number.readings[0] * _LENGTHS[number.unit])
        # "X in 1936, a year after Y": Y is earlier. "A year later, Y": Y is later.
        earlier = step[1] is not None
        absolute = step[0].strip(" ,").casefold() in _ABSOLUTE and not _OF.match(text, step.end())
        shift = days if earlier != absolute else -days
        if base.span.start > mark.end:
            # "two years before the railway came, in 1866": what stands before is the earlier.
            shift = -days if earlier else days
        low, high = base.low + shift, base.high + shift
        if number.unit in {"year", "decade"}:
            years = int(number.readings[0]) * (10 if number.unit == "decade" else 1)
            low, high = moved(base, years if shift > 0 else -years)
        made.append(
            Quantity(Span(mark.start, step.end()), text[mark.start : step.end()].strip(), low, high, "day", True)
        )
    for match in _YEAR_BESIDE.finditer(text):
        if plain:
            base = min(plain, key=lambda one: abs(one.span.start - match.start()))
            low, high = moved(base, -1 if match[1] else 1)
            made.append(Quantity(Span(*match.span()), match[0], low, high, "day", True))
    return made
