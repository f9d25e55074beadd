"""Days of the week that are not named: those from Monday to Friday, weekends, weekdays."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from typing import Final

from pincite.core.nli.builtin.quantity import YEARLESS, Quantity
from pincite.core.text.dates import Date
from pincite.core.text.span import Span

#: Between the first and the last of several days, and what may stand behind it.
_TO: Final = frozenset(
    {*"-\u2013\u2014", *"to through till until bis a al hasta \u00e0 au jusqu'au jusqu\u2019au at\u00e9".split()}
)
_ARTICLES: Final = frozenset("the el los le o".split())
_WEEK: Final = 7
#: Days that come again and again, and are none of a week that is spoken of.
_WEEKEND: Final = re.compile(
    r"\b(?:(?:at|on|during) (?:the )?weekends?|weekends|(?:am|an) Wochenenden?|(?:los )?fines de semana|"
    r"(?:aos |nos )fi(?:m|ns) de semana|(?:le|les) week-ends?)\b",
    re.IGNORECASE,
)
_WORKING: Final = re.compile(
    r"\b(?:(?:on |every )?weekdays|(?:an )?Wochentagen|(?:an )?Werktagen|werktags|wochentags|entre semana|en semaine|"
    r"(?:nos )?dias \u00fateis)\b",
    re.IGNORECASE,
)
#: Portuguese has "de segunda a sexta", which alone are ordinals.
_ORDINALS: Final = {"segunda": 1, "ter\u00e7a": 2, "quarta": 3, "quinta": 4, "sexta": 5, "s\u00e1bado": 6, "domingo": 7}
_STRETCH: Final = re.compile(
    r"\b(segunda|ter\u00e7a|quarta|quinta)(?:-feira)? (?:a|\u00e0|at\u00e9) (ter\u00e7a|quarta|quinta|"
    r"sexta|s\u00e1bado|domingo)\b",
    re.IGNORECASE,
)


def with_weekdays(text: str, dates: Sequence[Quantity]) -> list[Quantity]:
    """The ``dates`` of ``text``, with a day of the week for each that a stretch or a word stands for."""
    found = list(dates)
    for first, last in pairwise(dates):
        start, end = _weekday(first), _weekday(last)
        if not (start and end and _joined(text[first.span.end : last.span.start])):
            continue
        at, span = start, Span(first.span.start, last.span.end)
        while (at := at % _WEEK + 1) not in {start, end}:
            found.append(_day(text, span, at))
        # "Bis freitags" bounds nothing: it is one of the days.
        found = [
            replace(one, low=Fraction(0), high=Fraction(0), bounded=False) if one is last else one for one in found
        ]
    for pattern, days in ((_WEEKEND, (6, 7)), (_WORKING, (1, 2, 3, 4, 5))):
        for match in pattern.finditer(text):
            found += [_day(text, Span(*match.span()), day) for day in days]
    for match in _STRETCH.finditer(text):
        opening, closing = (_ORDINALS[match[group].casefold()] for group in (1, 2))
        found += [_day(text, Span(*match.span()), day) for day in range(opening, closing + 1)]
    return sorted(found, key=lambda one: one.span) if len(found) > len(dates) else found


def weekdays(dates: Sequence[Quantity]) -> frozenset[int]:
    """The days of the week among some dates, 1 (Monday) to 7."""
    return frozenset(_days(dates))


def _days(dates: Sequence[Quantity]) -> Iterator[int]:
    return (one.date.weekday for one in dates if one.date is not None and one.date.weekday)


def _weekday(one: Quantity) -> int:
    """The day of the week that a date is, 1 to 7, or 0."""
    return one.date.weekday if one.date is not None and one.dimension == YEARLESS else 0


def _joined(between: str) -> bool:
    pieces = between.casefold().strip(" ,").split()
    return bool(pieces) and pieces[0] in _TO and _ARTICLES.issuperset(pieces[1:])


def _day(text: str, span: Span, weekday: int) -> Quantity:
    date = Date(span, text[span.start : span.end], ((None, None, None),), weekday)
    return Quantity(span, date.text, Fraction(0), Fraction(0), YEARLESS, date=date)
