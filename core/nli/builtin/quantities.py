"""Numbers and dates as intervals, so that "340" is "at least 300" and "in 2008" is "before 2010"."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from typing import Final, Literal

from pincite.core.text.change.marks import Mark
from pincite.core.text.dates import Date, Reading
from pincite.core.text.lexicon import Lexicon
from pincite.core.text.lexicon.words import Word, words
from pincite.core.text.numbers import Number
from pincite.core.text.span import Span
from pincite.core.text.units import same_unit, scale

Relation = Literal["inside", "apart", "overlaps"]

_REACH: Final = 24
_UNIT_REACH: Final = 30
#: Fractions in words are shares, as percentages are.
_SHARES: Final = frozenset({"half", "third", "quarter", "fifth", "%", "\u2030", "bp"})
_ABOUT: Final = Fraction(1, 10)
#: Before the second year of "2018-19".
_SECOND_YEAR: Final = re.compile("[12]\\d{3}[-\u2013/]")
_HUGE: Final = Fraction(10) ** 60
_AFTER: Final = frozenset(
    "after since from despu\u00e9s tras desde depois ap\u00f3s nach seit ab apr\u00e8s depuis".split()
)
_BEFORE: Final = frozenset(
    "before until till by prior antes hasta hacia at\u00e9 vor bis avant jusque jusqu'\u00e0".split()
)


@dataclass(frozen=True, slots=True)
class Quantity:
    """What a written number or date may stand for: values between ``low`` and ``high``, in a ``dimension``."""

    span: Span
    text: str
    low: Fraction
    high: Fraction
    dimension: str
    #: A bound was written: "at least", "before".
    bounded: bool = False
    number: Number | None = None
    date: Date | None = None
    ordinal: bool = False

    def comparable(self, other: "Quantity") -> bool:
        """Whether both are of one dimension (a bare number may be of any)."""
        return self.dimension == other.dimension or not self.dimension or not other.dimension

    def within(self, other: "Quantity") -> Relation:
        """How the values of this one lie to those of ``other``, which is what must hold."""
        if self.number is not None and other.number is not None and not (self.bounded or other.bounded):
            if self.number.same_quantity(other.number) or _same_share(self, other):
                return "inside"
            if self.number.same_size(other.number) and not same_unit(self.number.unit, other.number.unit):
                return "inside" if not self.number.unit or not other.number.unit else "apart"
            return "apart"
        if self.date is not None and other.date is not None and not (self.bounded or other.bounded):
            return _same_day(self.date, other.date)
        if other.low <= self.low and self.high <= other.high:
            return "inside"
        return "apart" if self.high < other.low or other.high < self.low else "overlaps"


def measured(text: str, found: Sequence[Mark]) -> list[Quantity]:
    """The numbers among the marks of ``text``, with the bounds that stand before them and units a little later."""
    units = [mark for mark in found if mark.kind == "unit"]
    names = [mark for mark in found if mark.kind == "entity"]
    bounds = [mark for mark in found if mark.kind in {"quantifier", "sign", "direction"}]
    kept: list[Quantity] = []
    for mark in found:
        number = mark.value
        if not isinstance(number, Number) or number.unsure or not number.readings or _in_word(text, mark, names):
            continue
        unit = number.unit or next((one.key for one in units if 0 <= one.start - mark.end <= _UNIT_REACH), "")
        dimension, size = ("share", _share(unit)) if unit in _SHARES else scale(unit)
        value = min(number.readings, key=abs) * size
        before = [one for one in bounds if one.end <= mark.start and mark.start - one.end <= 2]
        after = [one for one in bounds if 0 <= one.start - mark.end <= _REACH and one.key in _BEHIND]
        bound = before[-1].key if before else after[0].key if after else ""
        low, high = _interval(value, bound)
        kept.append(
            Quantity(
                mark_span(mark), text[mark.start : mark.end], low, high, dimension, low != high, number,
                ordinal=number.ordinal,
            )
        )  # fmt: skip
    return _ranges(text, kept)


def _in_word(text: str, mark: Mark, names: Sequence[Mark]) -> bool:
    """Whether a number is a part of a code ("354C"), of a span of years ("2018-19") or of a name ("Fifty Shades")."""
    if text[mark.end - 1].isdigit() and text[mark.end : mark.end + 1].isalpha():
        return True
    if _SECOND_YEAR.fullmatch(text[max(0, mark.start - 5) : mark.start]):
        return True
    return text[mark.start].isupper() and any(name.start <= mark.start < name.end for name in names)


#: Bounds that may stand behind their number: "300 or more".
_BEHIND: Final = frozenset({"at least", "at most"})


def decade(value: Quantity) -> Quantity:
    """The days of "the 1930s"; of "the 1700s" those of the century."""
    year = int(value.low) if 1000 <= value.low < 3000 else 1000
    last = year + (99 if year % 100 == 0 else 9)
    low, high = Fraction(date(year, 1, 1).toordinal()), Fraction(date(last, 12, 31).toordinal())
    return Quantity(value.span, value.text, low, high, "day", True)


def mark_span(mark: Mark) -> Span:
    """Where a mark stands."""
    return Span(mark.start, mark.end)


def dated(text: str, found: Sequence[Mark], lexicon: Lexicon) -> list[Quantity]:
    """The dates among the marks of ``text``, with the "before" or "after" that stands there."""
    spoken = words(text)
    starts = [word.start for word in spoken]
    kept: list[Quantity] = []
    for mark in found:
        if isinstance(mark.value, Date) and (readings := _spans(mark.value.readings)):
            low, high = readings
            at = bisect_right(starts, mark.start) - 2
            side = _side(spoken, at, lexicon)
            bounded = side != ""
            if side == "after":
                low, high = low if _inclusive(spoken, at) else high + 1, _HUGE
            elif side == "before":
                low, high = -_HUGE, high if _inclusive(spoken, at) else low - 1
            kept.append(
                Quantity(mark_span(mark), text[mark.start : mark.end], low, high, "day", bounded, date=mark.value)
            )
    return kept


def _side(spoken: Sequence[Word], at: int, lexicon: Lexicon) -> str:
    for back in range(at, max(-1, at - 3), -1):
        key = spoken[back].key
        if key in _AFTER:
            return "after"
        if key in _BEFORE:
            return "before"
        if key not in lexicon.date_joiners and key not in {"the", "el", "la", "dem", "der", "le", "year", "to", "que"}:
            return ""
    return ""


def _inclusive(spoken: Sequence[Word], at: int) -> bool:
    near = {word.key for word in spoken[max(0, at - 1) : at + 1]}
    return bool(near & {"since", "from", "by", "until", "till", "desde", "seit", "ab", "depuis", "hasta", "bis"})


def _spans(readings: Sequence[Reading]) -> tuple[Fraction, Fraction] | None:
    spans: list[tuple[int, int]] = []
    for year, month, day in readings:
        if year is None or not 1 <= year <= 9998:
            continue
        try:
            if month is None:
                spans.append((date(year, 1, 1).toordinal(), date(year, 12, 31).toordinal()))
            elif day is None:
                after = date(year + month // 12, month % 12 + 1, 1)
                spans.append((date(year, month, 1).toordinal(), after.toordinal() - 1))
            else:
                spans.append((date(year, month, day).toordinal(),) * 2)
        except ValueError:
            continue
    if spans:
        return Fraction(min(low for low, _ in spans)), Fraction(max(high for _, high in spans))
    return (Fraction(0), Fraction(0)) if readings else None


def _same_day(premise: Date, claim: Date) -> Relation:
    """Whether the premise's date is the claim's, as far as the claim says it."""
    if claim.weekday or premise.weekday:
        if not (claim.weekday and premise.weekday):
            return "overlaps"
        return "inside" if claim.weekday == premise.weekday else "apart"
    vague = False
    for theirs in claim.readings:
        for ours in premise.readings:
            parts = list(zip(theirs, ours, strict=True))
            if any(a is not None and b is not None and a != b for a, b in parts):
                continue
            if all(a is None or b is not None for a, b in parts):
                return "inside"
            vague = True
    return "overlaps" if vague else "apart"


def _share(unit: str) -> Fraction:
    return scale(unit)[1]


def _same_share(left: Quantity, right: Quantity) -> bool:
    return left.dimension == right.dimension == "share" and left.low == right.low


def _interval(value: Fraction, bound: str) -> tuple[Fraction, Fraction]:
    small = abs(value) * Fraction(1, 10**9) or Fraction(1, 10**9)
    if bound in {"at least", "\u2265"}:
        return value, _HUGE
    if bound in {"more than", ">"}:
        return value + small, _HUGE
    if bound in {"at most", "\u2264"}:
        return -_HUGE, value
    if bound in {"less than", "<"}:
        return -_HUGE, value - small
    if bound in {"about", "\u2248", "nearly"}:
        return value - abs(value) * _ABOUT, value + abs(value) * (_ABOUT if bound != "nearly" else 0)
    return value, value


def _ranges(text: str, ordered: list[Quantity]) -> list[Quantity]:
    """Two bare numbers joined by a dash or a "to" are one interval."""
    joined: list[Quantity] = []
    for one in ordered:
        last = joined[-1] if joined else None
        if last is not None and not (last.bounded or one.bounded) and last.low < one.low and last.comparable(one):
            between = text[last.span.end : one.span.start].strip().casefold()
            opened = text[: last.span.start].rstrip().casefold().endswith(_OPENERS)
            if between in _DASHES or (between in _JOINED and opened):
                joined[-1] = Quantity(
                    Span(last.span.start, one.span.end), text[last.span.start : one.span.end], last.low, one.low,
                    one.dimension, True, one.number,
                )  # fmt: skip
                continue
        joined.append(one)
    return joined


_DASHES: Final = frozenset({"-", "\u2013", "\u2014", "to", "a", "bis", "\u00e0"})
_JOINED: Final = frozenset({"and", "y", "e", "und", "et"})
_OPENERS: Final = ("between", "entre", "zwischen")
