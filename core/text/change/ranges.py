"""All from one to another, or those two alone: "Monday to Friday" and "Monday and Friday"."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, Literal

from pincite.core.text.change.marks import Mark
from pincite.core.text.dates import Date
from pincite.core.text.lexicon.notation import bag
from pincite.core.text.numbers import Number

_Joined = Literal["all", "both"]

_ALL: Final = bag("to through thru until a al hasta \u00e0 ao at\u00e9 au bis - \u2010 \u2011 \u2013 \u2014")
_BOTH: Final = bag("and & y e et und sowie ,")
#: What else may stand between the two.
_ARTICLES: Final = bag("the on el los las o os as le les den dem zum")
#: With one of these before them, "and" joins the ends of a range.
_BETWEEN: Final = ("between", "entre", "zwischen")
#: Code points before a pair in which such a word stands, and between the two.
_BEFORE: Final = 16
_APART: Final = 16
_WEEK: Final = 7


def spanned_otherwise(
    texts: tuple[str, str], old: Sequence[Mark], new: Sequence[Mark]
) -> set[Literal["date", "number"]]:
    """``date`` or ``number`` where a range of ``texts`` became a list of its two ends, or back.

    Two that follow each other are all from one to the other: "sections 5-6".
    """
    before, after = dict(_pairs(texts[0], old)), dict(_pairs(texts[1], new))
    return {
        "date" if isinstance(pair[0], tuple) else "number"
        for pair, joined in before.items()
        if after.get(pair, joined) != joined
    }


def _pairs(text: str, found: Sequence[Mark]) -> Iterator[tuple[tuple[object, object], _Joined]]:
    valued = [mark for mark in found if mark.value is not None]
    for left, right in pairwise(valued):
        between = text[left.end : right.start]
        if len(between) > _APART or type(left.value) is not type(right.value) or _are_adjoining(left, right):
            continue
        words = set(between.casefold().split() or between) - _ARTICLES
        joined: _Joined | None = "all" if words and words <= _ALL else "both" if words and words <= _BOTH else None
        if joined == "both" and text[max(0, left.start - _BEFORE) : left.start].casefold().rstrip().endswith(_BETWEEN):
            joined = "all"
        if joined is not None:
            yield (_key(left), _key(right)), joined


def _key(mark: Mark) -> object:
    if isinstance(mark.value, Date):
        return (mark.value.weekday, mark.value.readings)
    return mark.value.readings[0] if isinstance(mark.value, Number) and mark.value.readings else mark.key


def _are_adjoining(left: Mark, right: Mark) -> bool:
    one, other = left.value, right.value
    if isinstance(one, Date) and isinstance(other, Date):
        if one.weekday or other.weekday:
            return not (one.weekday and other.weekday) or (other.weekday - one.weekday) % _WEEK == 1
        (year, month, day), (other_year, other_month, other_day) = one.readings[0], other.readings[0]
        if day is not None and other_day is not None:
            return (year, month, day + 1) == (other_year, other_month, other_day)
        if month is not None and other_month is not None:
            return year == other_year and other_month - month == 1
        return year is None or other_year is None or other_year - year == 1
    if isinstance(one, Number) and isinstance(other, Number):
        if one.unsure or other.unsure or not one.readings or not other.readings:
            return True
        return other.readings[0] - one.readings[0] <= 1
    return True
