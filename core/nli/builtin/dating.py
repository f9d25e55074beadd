"""Dates as intervals of days, so that "in 2008" is "before 2010", and "a year after" a date is a date of its own."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from pincite.core.nli.builtin.days import spans
from pincite.core.nli.builtin.quantity import HUGE, YEARLESS, Quantity
from pincite.core.nli.builtin.reckoning import between, complements, counted_from, days_beside, following
from pincite.core.nli.builtin.tongue import Tongue
from pincite.core.nli.builtin.weekdays import with_weekdays
from pincite.core.text.change.marks import Mark
from pincite.core.text.dates import Date
from pincite.core.text.lexicon.words import Word, words
from pincite.core.text.span import Span

_AFTER: Final = frozenset(
    "after since from partir despu\u00e9s tras desde depois ap\u00f3s nach seit ab apr\u00e8s depuis".split()
)
_BEFORE: Final = frozenset(
    "before until till by prior antes hasta at\u00e9 vor bis avant jusque jusqu jusqu'\u00e0".split()
)
_BETWEEN: Final = frozenset(
    "do da del des l du the el la dem der le les year to que a \u00e0 ao de del zum ende la mi".split()
)
_INCLUSIVE: Final = frozenset(
    "since from partir by until till desde seit ab depuis hasta bis at\u00e9 jusque jusqu jusqu'\u00e0".split()
)
_YEAR: Final = re.compile(r"(?<![\w.,])(?:1[1-9]|20)\d\d(?![\w]|[.,]\d)")
_MONTH: Final = re.compile(
    r"\b(?:in|of|until|till|by|during|since|before|after|early|late|mid|last|next|every|this|from|to|im|bis|seit|ab|"
    r"[Aa]nfang|[Mm]itte|[Ee]nde|vor|nach|en|em|de|desde|hasta|at\u00e9|depuis) ([^\W\d_]{3,9})\b"
)
_OF_IT: Final = frozenset("of de del da do du des der".split())


def dated(text: str, found: Sequence[Mark], tongue: Tongue) -> list[Quantity]:
    """The dates among the marks of ``text``, with the "before" or "after" that stands there, and those that follow."""
    spoken = words(text)
    starts = [word.start for word in spoken]
    kept: list[Quantity] = []
    for mark in [*found, *_unmarked(text, found, tongue)]:
        if isinstance(mark.value, Date) and (readings := spans(mark.value.readings)):
            low, high = readings
            at = bisect_right(starts, mark.start) - 2
            side = _side(spoken, at, tongue)
            bounds = [one.key for one in found if one.kind == "quantifier" and 0 <= mark.start - one.end <= 2]
            inclusive = bool(bounds) or _inclusive(spoken, at)
            side = "after" if "at least" in bounds else "before" if "at most" in bounds else side
            if side == "after":
                low, high = low if inclusive else high + 1, HUGE
            elif side == "before":
                low, high = -HUGE, high if inclusive else low - 1
            if side == "before" and _NOT_UNTIL.search(text[max(0, mark.start - 140) : mark.start]):
                # "Did not return until 1949": returned then.
                low, high = readings[0], HUGE
            dated_year = mark.value.readings[0][0] is not None
            yearly = None
            if dated_year and side == "" and mark.value.readings[0][1] is not None:
                yearly = spans([(None, month, day) for _, month, day in mark.value.readings])
            kept.append(
                Quantity(
                    Span(mark.start, mark.end), text[mark.start : mark.end], low, high,
                    "day" if dated_year else YEARLESS, side != "", date=mark.value, yearly=yearly,
                    lasting=side != "" and _inclusive(spoken, at),
                )
            )  # fmt: skip
    kept = with_weekdays(text, sorted(kept, key=lambda one: one.span.start))
    kept = between(text, following(text, sorted(kept, key=lambda one: one.span.start)))
    return kept + days_beside(text, kept) + complements(text, kept) + counted_from(text, found, kept)


def _unmarked(text: str, found: Sequence[Mark], tongue: Tongue) -> list[Mark]:
    """Months that are other words too ("in May"), and bare years of a German text.

    Of what is counted in German, the next word would have a capital letter.
    """
    dates = [mark for mark in found if isinstance(mark.value, Date)]
    years: list[Mark] = []
    months, unsure = tongue.lexicon.months, tongue.lexicon.unsure_months
    for match in _MONTH.finditer(text):
        key = match[1].casefold()
        if key not in unsure or (tongue.stems in {"en", "de"} and not match[1][0].isupper()):
            continue
        if not any(mark.start <= match.start(1) < mark.end for mark in dates):
            value = Date(Span(*match.span(1)), match[1], ((None, months[key], None),))
            years.append(Mark(*match.span(1), "date", match[1], value))
    if tongue.stems != "de":
        return years
    for match in _YEAR.finditer(text):
        rest = text[match.end() :].lstrip()
        if (rest[:1].isupper() and text[match.end()] == " ") or rest[:1] == "%":
            continue
        if not any(mark.start <= match.start() < mark.end for mark in dates):
            value = Date(Span(*match.span()), match[0], ((int(match[0]), None, None),))
            years.append(Mark(*match.span(), "date", match[0], value))
    return years


#: What stands between "not" and the date in "not until 1949".
# One look at the whole, then one for the word: two loops around the word would be quadratic.
UNTIL: Final = re.compile(r"^(?=[^.;,]*$)[^.;,]*?\b(?:until|till|before|hasta|at\u00e9|vor|bis|avant)\b", re.IGNORECASE)
_NOT_UNTIL: Final = re.compile(
    r"\b(?:not|n't|n\u2019t|never|no|n\u00e3o|nicht|ne|n['\u2019])\b[^.;,]{0,80}\b(?:until|till|hasta|"
    r"at\u00e9)\b[^.;,]{0,20}$",
    re.IGNORECASE,
)


def _side(spoken: Sequence[Word], at: int, tongue: Tongue) -> str:
    if at >= 2 and spoken[at].key in _OF_IT and spoken[at - 1].key not in _AFTER | _BEFORE:
        # "Before the deadline of 1964".
        at -= 2
        if spoken[at].key not in _BETWEEN | _AFTER | _BEFORE:
            return ""
    for back in range(at, max(-1, at - 3), -1):
        key = spoken[back].key
        if key in _AFTER:
            return "after"
        if key in _BEFORE:
            return "before"
        if key not in tongue.lexicon.date_joiners and key not in _BETWEEN:
            return ""
    return ""


def _inclusive(spoken: Sequence[Word], at: int) -> bool:
    return bool({word.key for word in spoken[max(0, at - 2) : at + 1]} & _INCLUSIVE)
