"""The numbers of a text with what bounds and halves them: "at least 300", "an hour and a half", "one in ten"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from typing import Final

from pincite.core.nli.builtin.hours import HOUR, is_hour
from pincite.core.nli.builtin.quantity import HUGE, Quantity
from pincite.core.nli.builtin.shares import SHARES, dimension_of, in_scale, of_scales, of_units, parts
from pincite.core.nli.builtin.tongue import Tongue
from pincite.core.text.change.marks import Mark
from pincite.core.text.numbers import Number
from pincite.core.text.span import Span
from pincite.core.text.stems import stem

_REACH: Final = 24
_UNIT_REACH: Final = 30
_ABOUT: Final = Fraction(6, 100)
#: Before the second year of "2018-19".
_SECOND_YEAR: Final = re.compile("[12]\\d{3}[-\u2013/]")
CURRENCIES: Final = frozenset({"USD", "EUR", "GBP", "JPY", "BRL", "CAD", "AUD", "INR", "CHF"})
#: After an amount of money: "$38.6m".
_SHORT_SCALE: Final = re.compile(r"[ \u00a0]?(m|mn|bn|k|M|B|K)\b")
_SHORT_SCALES: Final = {"m": 10**6, "mn": 10**6, "bn": 10**9, "k": 10**3, "M": 10**6, "B": 10**9, "K": 10**3}
_AND_A_HALF: Final = re.compile(r"\s(?:and a half|y medi[ao]|e mei[ao]|et demie?)\b", re.IGNORECASE)
_HALF_BEFORE: Final = re.compile(
    r"(?:\bhalf(?: an?)?|\bmedi[ao]|\bmei[ao]|\bdemi-?|\bhalbe[nrs]?)[ -]?$", re.IGNORECASE
)
_HALF_AFTER: Final = re.compile(r"(?:\band a|\by|\be|\bet) $", re.IGNORECASE)
#: Before a unit whose number stands before the half: "two and a half metres".
_AND_A_HALF_BEFORE: Final = re.compile(r"\s(?:and a half|y medi[ao]|e mei[ao]|et demie?)[ -]$", re.IGNORECASE)
_ONE_AND_A_HALF: Final = re.compile(r"\b(?:anderthalb|eineinhalb) $", re.IGNORECASE)
#: Between the two ends of a change or range that share the unit of the second.
_TO: Final = frozenset({"to", "auf", "bis", "a", "al", "\u00e0", "au", "para", "or", "and", "und", "et", "y", "e"})
#: Two ends of a change or range are not so many times as large as each other.
_ALIKE: Final = 100
#: Bounds of which an article may be the number: "more than a year".
_BOUNDS: Final = frozenset({"at least", "more than", "at most", "less than", "about", "nearly"})
#: Bounds that may stand behind their number: "300 or more".
_BEHIND: Final = frozenset({"at least", "at most"})


def measured(text: str, found: Sequence[Mark], tongue: Tongue) -> list[Quantity]:
    """The numbers among the marks of ``text``, with the bounds that stand about them and units a little later."""
    units = [mark for mark in found if mark.kind == "unit"]
    names = [mark for mark in found if mark.kind == "entity"]
    bounds = [mark for mark in found if mark.kind in {"quantifier", "sign", "direction"}]
    ends = {mark.end for mark in found if isinstance(mark.value, Number)}
    kept: list[Quantity] = []
    for mark in found:
        number = mark.value
        if mark.kind == "unit" or (mark.kind == "quantifier" and mark.key == "half"):
            kept += _halves(text, mark, ends)
        if not isinstance(number, Number) or not number.readings or _in_word(text, mark, names):
            continue
        number = _below_zero(text, mark, number)
        unit = number.unit or next((one.key for one in units if 0 <= one.start - mark.end <= _UNIT_REACH), "")
        before = [one for one in bounds if one.end <= mark.start and mark.start - one.end <= 2]
        after = [one for one in bounds if 0 <= one.start - mark.end <= _REACH and one.key in _BEHIND]
        after = [one for one in after if not any(mark.end < other.start < one.start for other in found if other.value)]
        bound = before[-1].key if before else after[0].key if after else ""
        value = _value(text, mark, number, unit, counted=bound in _BOUNDS or _one(text, mark, tongue))
        if value is None:
            continue
        dimension, size = (HOUR, Fraction(1)) if not unit and is_hour(text, number) else dimension_of(unit)
        if bound == "more than" and before and _stretches(text, before, tongue):
            bound = ""
        low, high = _interval(value * size, bound)
        kept.append(
            Quantity(
                Span(mark.start, mark.end), text[mark.start : mark.end], low, high, dimension,
                low != high, number, ordinal=number.ordinal, rough=bound in {"about", "\u2248"},
            )
        )  # fmt: skip
    kept = sorted(_ratios(text, found, parts(text, kept)), key=lambda one: one.span.start)
    whole = [(mark.start, mark.end, mark.key) for mark in units]
    whole += [
        (mark.start, mark.end, mark.value.unit)
        for mark in found
        if isinstance(mark.value, Number) and mark.value.unsure
    ]
    kept = of_units(text, whole, of_scales(text, kept))
    return _ranges(text, _of_one_unit(text, _of_one_scale(text, _tens(text, kept, tongue), tongue)))


def _ratios(text: str, found: Sequence[Mark], kept: list[Quantity]) -> list[Quantity]:
    """The numbers, those of "one in ten" as a share."""
    for match in _EVERY.finditer(text):
        value = Fraction(1, _NTH[match[1].casefold()])
        # "Every second" is a half, and no second of anything.
        kept = [one for one in kept if not match.start() <= one.span.start < match.end()]
        kept.append(Quantity(Span(*match.span()), match[0], value, value, "share"))
    written = [mark for mark in found if isinstance(mark.value, Number) and mark.value.readings and not mark.value.unit]
    for first, second in pairwise(written):
        between = text[first.end : second.start].casefold()
        part, whole = _only(first), _only(second)
        if (
            not (between in _OUT_OF or _one_in(text, first, second))
            or part is None
            or whole is None
            or not 0 < part < whole <= 1000
        ):
            continue
        own = next((one for one in kept if one.span.start == first.start), None)
        low, high = (part, part) if own is None else (own.low, own.high)
        if own is None:
            bounds = [one for one in found if one.kind == "quantifier" and 0 <= first.start - one.end <= 2]
            low, high = _interval(part, bounds[-1].key if bounds else "")
        span = Span(first.start, second.end)
        share = Quantity(span, text[span.start : span.end], low / whole, high / whole, "share", low != high)
        kept = [one for one in kept if one.span.start not in {first.start, second.start}] + [share]
    return kept


def _one_in(text: str, first: Mark, second: Mark) -> bool:
    """Whether what is counted stands between the one and the whole: "un adulte sur quatre", "one adult in four"."""
    between, behind = text[first.end : second.start], text[second.end :].split()[:1]
    counts = bool(behind) and text[second.end : second.end + 1] == " " and behind[0].endswith("s")
    return _only(first) == 1 and not counts and _ONE_IN.fullmatch(between) is not None


_ONE_IN: Final = re.compile(r" [^\W\d_]+ (?:in|out of|sur|de cada|em cada|von) ", re.IGNORECASE)
_NTH: Final = {
    "second": 2, "other": 2, "third": 3, "fourth": 4, "fifth": 5, "tenth": 10,
    "zweite": 2, "dritte": 3, "vierte": 4, "f\u00fcnfte": 5, "zehnte": 10,
}  # fmt: skip
_EVERY: Final = re.compile(rf"\b(?:every|jede[rsmn]?) ({'|'.join(_NTH)})[rsn]?\b", re.IGNORECASE)


def _only(mark: Mark) -> Fraction | None:
    number = mark.value
    return number.readings[0] if isinstance(number, Number) and len(number.readings) == 1 else None


_OUT_OF: Final = frozenset({" in ", " out of ", " in every ", " de cada ", " em cada ", " sur ", " von "})


def _below_zero(text: str, mark: Mark, number: Number) -> Number:
    """The number of degrees, less than none where words say so: "minus 10 degrees", "10 degrees below zero"."""
    if number.sign or number.unit not in _DEGREES:
        return number
    if not (_MINUS.search(text[max(0, mark.start - _NEAR) : mark.start]) or _BELOW_ZERO.match(text, mark.end)):
        return number
    return replace(number, readings=tuple(-one for one in number.readings), sign="-")


_NEAR: Final = 40
_DEGREES: Final = frozenset({"\u00b0", "\u00b0C", "\u00b0F"})
_MINUS: Final = re.compile(r"\b(?:minus|menos|moins) $", re.IGNORECASE)
_BELOW_ZERO: Final = re.compile(
    r" (?:below (?:zero|freezing)|unter null|bajo cero|sous z\u00e9ro|(?:abaixo de|negativos?) ?(?:zero)?)",
    re.IGNORECASE,
)


def _value(text: str, mark: Mark, number: Number, unit: str, *, counted: bool) -> Fraction | None:
    """The number itself: "a minute and a half" is one and a half, a bare article no number but in "over a year"."""
    # What may be 2,500 or 2.5 is far more often the former where it is written so.
    value = max(number.readings, key=abs) if len(number.readings) == 2 else min(number.readings, key=abs)
    if unit in CURRENCIES and (short := _SHORT_SCALE.match(text, mark.end)):
        value *= _SHORT_SCALES[short[1]]
    scaled = in_scale(text[mark.start : mark.end], value)
    if ((unit and value == 1) or scaled) and _HALF_BEFORE.search(text[: mark.start]):
        return value / 2
    if _AND_A_HALF.match(text, mark.end):
        return value * Fraction(3, 2) if scaled else value + Fraction(1, 2)
    # "a quarter" is a number, "a reading" is none.
    return value if unit in SHARES or not number.unsure or (number.unit and counted) else None


def _one(text: str, mark: Mark, tongue: Tongue) -> bool:
    """Whether what may be an article is a number: "one hour", "an hour's walk", "it takes an hour"."""
    if text[mark.start : mark.start + 4].casefold() == "one " or text[mark.end : mark.end + 2] in {"'s", "\u2019s"}:
        return True
    before = text[max(0, mark.start - _NEAR) : mark.start].split()
    return bool(before and tongue.words and stem(before[-1].casefold(), tongue.stems) in tongue.words.reach)


def _halves(text: str, mark: Mark, ends: set[int]) -> list[Quantity]:
    """Halves without a number: "half an hour", "an hour and a half", "half of the pupils"; numbers end at ``ends``."""
    span, written = Span(mark.start, mark.end), text[mark.start : mark.end]
    if mark.kind == "unit":
        counted = _AND_A_HALF_BEFORE.search(text[: mark.start])
        if counted is not None and counted.start() in ends:
            return []
        half = _HALF_BEFORE.search(text[: mark.start]) is not None
        more = _AND_A_HALF.match(text, mark.end) or _ONE_AND_A_HALF.search(text[: mark.start])
        if not half and more is None:
            return []
        dimension, size = dimension_of(mark.key)
        value = size * (Fraction(1, 2) if half else Fraction(3, 2))
        return [Quantity(span, written, value, value, dimension)]
    if _HALF_AFTER.search(text[: mark.start]) or written.casefold() in {"media", "medio", "meia", "meio"}:
        return []
    if text[mark.end : mark.end + 3] in {" a ", " an"}:
        return []
    return [Quantity(span, written, Fraction(1, 2), Fraction(1, 2), "share")]


def _tens(text: str, ordered: list[Quantity], tongue: Tongue) -> list[Quantity]:
    """French "dix-huit" is one number."""
    if tongue.stems != "fr":
        return ordered
    joined: list[Quantity] = []
    for one in ordered:
        last = joined[-1] if joined else None
        if last is not None and text[last.span.end : one.span.start] == "-" and last.low == last.high == 10 > one.low:
            whole = Span(last.span.start, one.span.end)
            number = None if one.number is None else replace(one.number, readings=(10 + one.low,))
            joined[-1] = replace(
                one, span=whole, text=text[whole.start : whole.end], low=10 + one.low, high=10 + one.high, number=number
            )
        else:
            joined.append(one)
    return joined


def _of_one_scale(text: str, ordered: list[Quantity], tongue: Tongue) -> list[Quantity]:
    """In "from 2.1 to 2.4 million" the first is of the scale of the second, where both are of one size so."""
    shared = list(ordered)
    for at in range(len(shared) - 2, -1, -1):
        one, following = shared[at], shared[at + 1]
        factor = next(
            (size for word in following.text.split() if (size := tongue.lexicon.scales.get(word.casefold()))), 0
        )
        if not factor or one.number is None or one.ordinal or not one.text[-1:].isdigit() or not following.low:
            continue
        alike = 1 / _ALIKE < abs(one.low * factor / following.low) < _ALIKE
        if alike and text[one.span.end : following.span.start].strip().casefold() in _TO | _DASHES:
            number = replace(one.number, readings=tuple(reading * factor for reading in one.number.readings))
            shared[at] = replace(one, low=one.low * factor, high=one.high * factor, number=number)
    return shared


def _of_one_unit(text: str, ordered: list[Quantity]) -> list[Quantity]:
    """In "from 14.2 to 12.8 percent" the first has the unit of the second."""
    shared = list(ordered)
    for at in range(len(shared) - 2, -1, -1):
        one, following = shared[at], shared[at + 1]
        if one.dimension or not following.dimension or following.number is None or one.number is None or one.ordinal:
            continue
        if text[one.span.end : following.span.start].strip().casefold() in _TO:
            size = dimension_of(following.number.unit)[1]
            number = replace(one.number, unit=following.number.unit)
            shared[at] = replace(
                one, low=one.low * size, high=one.high * size, dimension=following.dimension, number=number
            )
    return shared


def _stretches(text: str, before: Sequence[Mark], tongue: Tongue) -> bool:
    """Whether the "over" is a verb's: "extends over 45 ha" says no more than 45; "lasted more than 45 days" does."""
    bound = before[-1]
    if text[bound.start : bound.end].casefold() not in _OVER:
        return False
    words = text[: bound.start].casefold().split()
    return bool(words and tongue.words and stem(words[-1], tongue.stems) in tongue.words.reach)


_OVER: Final = frozenset({"over", "\u00fcber", "sobre", "sur"})


def _in_word(text: str, mark: Mark, names: Sequence[Mark]) -> bool:
    """Whether a number is a part of a code ("354C"), of a span of years ("2018-19") or of a name ("Fifty Shades")."""
    if text[mark.end - 1].isdigit() and text[mark.end : mark.end + 1].isalpha():
        return _SHORT_SCALE.match(text, mark.end) is None
    if _SECOND_YEAR.fullmatch(text[max(0, mark.start - 5) : mark.start]):
        return True
    return text[mark.start].isupper() and any(name.start < mark.start < name.end for name in names)


def _interval(value: Fraction, bound: str) -> tuple[Fraction, Fraction]:
    small = abs(value) * Fraction(1, 10**9) or Fraction(1, 10**9)
    if bound in {"at least", "\u2265"}:
        return value, HUGE
    if bound in {"more than", ">"}:
        return value + small, HUGE
    if bound in {"at most", "\u2264"}:
        return -HUGE, value
    if bound in {"less than", "<"}:
        return -HUGE, value - small
    if bound in {"about", "\u2248"}:
        return value - abs(value) * _ABOUT, value + abs(value) * _ABOUT
    if bound == "nearly":
        return value - abs(value) * _ABOUT, value - small
    return value, value


def _ranges(text: str, ordered: list[Quantity]) -> list[Quantity]:
    """Two bare numbers joined by a dash or a "to" are one interval."""
    joined: list[Quantity] = []
    for one in ordered:
        last = joined[-1] if joined else None
        if last is not None and not (last.bounded or one.bounded) and last.low < one.low and last.comparable(one):
            between = text[last.span.end : one.span.start].strip().casefold()
            opened = text[: last.span.start].rstrip().casefold().endswith(_OPENERS)
            came = f" {text[: last.span.start]}".rstrip().casefold().endswith(_FROM)
            if (between in _DASHES and not came) or (between in _JOINED and opened):
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
#: "from 14 to 12" is a change and no interval.
_FROM: Final = (" from", " del", " de", " von", " da")
