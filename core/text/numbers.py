"""Written numbers by value: digits with signs, grouping, decimals, exponents and units, and numbers in words."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final
from unicodedata import numeric

from pincite.core.text.digits import Convention, Digits, digits, sign_before
from pincite.core.text.lexicon import Lexicon, Term, Word, lexicon_for, words
from pincite.core.text.numerals import numerals
from pincite.core.text.span import Span
from pincite.core.text.units import currency_before, same_unit, scale, symbol_at

_PART: Final = re.compile(r"\d+|[^\W\d_]+")
#: Between a number and its unit or scale word.
_GAP: Final = frozenset(" \u00a0\u2007\u2009\u202f-\u2011")
_LETTERS: Final = re.compile(r"[^\W\d_]{1,15}")
_LONE_VULGAR: Final = re.compile("[\u00bc-\u00be\u2150-\u215e]")
_RANGE: Final = re.compile("\\s?[-\u2010-\u2014\u2212~]\\s?|\\s([^\\W\\d_]{1,8})\\s")
#: "$1.5m", and "10k" of anything.
_SHORT_SCALE: Final = re.compile(r"((?:[mM]n?|[bB]n?|[kK])(?!\w)|(?<=\d)[ \u00a0](?:mn?|bn|mi|bi)(?!\w))")
#: "5 M\u20ac", "5 Md\u20ac": a letter that a sign of a currency follows is no unit.
_BEFORE_CURRENCY: Final = re.compile(r"([ \u00a0\u202f]?(?:k|[mM]n?|bn|Mds?|Mrds?))(?=[$\u20ac\u00a3])")
#: Scales that are written short, with a point behind them.
_SHORTENED: Final = re.compile(r"(?<![^\W\d_])(?:mio|mrd|mia|mld|mds?|mln|mill|tsd|bio|bn|mn)$", re.IGNORECASE)
_THOUSANDS: Final = re.compile(r"(k)(?!\w)")
_SHORT_SCALES: Final = {
    "k": 10**3, "m": 10**6, "mn": 10**6, "mi": 10**6, "b": 10**9, "bn": 10**9, "bi": 10**9,
    "md": 10**9, "mds": 10**9, "mrd": 10**9, "mrds": 10**9,
}  # fmt: skip
_CONVENTIONS: Final[dict[str, Convention]] = {"en": "point", "pt": "comma", "de": "comma", "fr": "comma"}
#: "No. 5" and "n\u00b0 5" are numbers of things, and no negations; "said no. 5 left" is one.
_NUMBERING: Final = re.compile(r"(?:nos?\.|n[\u00b0\u00ba]) ?\d", re.IGNORECASE)
_ANSWERED: Final = re.compile(
    r"\b(?:sa(?:y|ys|id|ying)|answer(?:s|ed)?|vote[sd]?|repl(?:y|ies|ied)|dic(?:e|en)|dij(?:o|eron)|diz|disse(?:ram)?"
    r"|respond(?:e|i\u00f3|eu)|vot(?:\u00f3|ou)|que),? $",
    re.IGNORECASE,
)
#: Code points in which such a word stands before it.
_ANSWER: Final = 12


def as_reference(written: str) -> str:
    """The numbers and letters of a place in a text: "5a", "5 a" and "5(a)" are one, 5(1)(a) and 51(a) are two."""
    return ".".join(_PART.findall(written.casefold()))


@dataclass(frozen=True, slots=True)
class Number:
    """A number as it is written in a text.

    ``readings`` are the values it may have ("3,500" is two where the language does not decide); empty where it has too
    many digits or is a code ("1.2.3"), and then ``literal`` is what identifies it. ``sign`` is ``""``, ``+``, ``-`` or
    plus-minus; a minus is in the readings as well. ``unsure`` marks a word for one that may be an article.
    """

    span: Span
    text: str
    readings: tuple[Fraction, ...]
    unit: str = ""
    literal: str = ""
    sign: str = ""
    ordinal: bool = False
    unsure: bool = False

    def same_size(self, other: "Number") -> bool:
        """Whether some reading of each agrees, signs and units aside."""
        if not self.readings or not other.readings:
            return self._as_reference() == other._as_reference()
        return bool({abs(one) for one in self.readings} & {abs(one) for one in other.readings})

    def _as_reference(self) -> str:
        """Its parts, by which a place in a text is known: "401k" may be the plan of section 401(k)."""
        return self.literal if not self.readings else as_reference(self.text)

    def same_sign(self, other: "Number") -> bool:
        """Whether both are negative, both plus-minus, or neither."""
        return self.sign.replace("+", "") == other.sign.replace("+", "")

    def same_unit(self, other: "Number") -> bool:
        """Whether the units may be one."""
        return same_unit(self.unit, other.unit)

    def same_quantity(self, other: "Number") -> bool:
        """Whether both say the same: value, sign and unit, converted where it converts exactly (1 km, 1000 m)."""
        if not self.same_sign(other):
            return False
        if self.same_size(other) and self.same_unit(other):
            return True
        (dimension, size), (other_dimension, other_size) = scale(self.unit), scale(other.unit)
        if dimension != other_dimension or size == other_size:
            return False
        return bool({one * size for one in self.readings} & {one * other_size for one in other.readings})


def numbers(text: str, language: str = "", *, lexicon: Lexicon | None = None) -> list[Number]:
    """Every number of ``text`` in order, spans not overlapping.

    ``language`` is a BCP 47 tag or empty: it decides what a comma or a point is. ``lexicon`` overrides the words
    that it would choose. Linear time: a number of more than 40 digits is not worked out.
    """
    lexicon = lexicon or lexicon_for(language, text)
    convention = _CONVENTIONS.get(language.replace("_", "-").partition("-")[0].casefold(), "either")
    found = words(text)
    units = _UnitWords(found, lexicon)
    written: list[Number] = []
    for one in digits(text, convention):
        # In "45 € 70 €" the first sign is the first number's.
        after = written[-1].span.end if written else 0
        written.append(_number(text, one, lexicon, units, after=after))
    written += _lone_fractions(text, written)
    spoken = _spoken(text, found, written, lexicon, units)
    apart: list[Number] = []
    for number in sorted(written + spoken, key=lambda number: number.span):
        if not apart or apart[-1].span.end <= number.span.start:
            apart.append(number)
    return _share_units(text, _said_once(text, apart, units), lexicon)


class _UnitWords:
    """The unit words of a text by where they begin, the longest of each place."""

    def __init__(self, found: Sequence[Word], lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.at: dict[int, Term] = {}
        for term in lexicon.unit_phrases.find(found):
            self.at.setdefault(term.start, term)

    def after(self, text: str, end: int) -> tuple[str, int]:
        """The unit that is written at ``end``, a space or hyphen between, and where it ends."""
        # "5 Mio. Euro": the point is no end of a sentence where a unit follows.
        point = end + 1 if text[end : end + 1] == "." and _SHORTENED.search(text, max(0, end - 5), end) else end
        begin = point + 1 if text[point : point + 1] in _GAP and point < len(text) else point
        if begin in self.at:
            return self.at[begin].sense, self.at[begin].end
        return symbol_at(text, begin, self.lexicon) or ("", end)


def _number(text: str, one: Digits, lexicon: Lexicon, units: _UnitWords, *, after: int) -> Number:
    start, end, readings, sign = one.start, one.end, one.readings, one.sign
    unit = "decade" if one.decade else ""
    while not one.ordinal and (scaled := _scale_after(text, end, lexicon, units)):
        factor, end = scaled
        readings = tuple(value * factor for value in readings)
    currency = currency_before(text, start)
    if currency and currency[1] < after:
        currency = None
    short = _SHORT_SCALE if currency else _THOUSANDS
    if end == one.end and not one.ordinal and (letter := short.match(text, end) or _BEFORE_CURRENCY.match(text, end)):
        readings = tuple(value * _SHORT_SCALES[letter[1].strip().lower()] for value in readings)
        end = letter.end()
    if currency:
        unit, start = currency
        if not sign and (sign := sign_before(text, start)):
            start -= 1
            readings = tuple(-value for value in readings) if sign == "-" else readings
    if not unit:
        unit, end = units.after(text, end)
    return Number(Span(start, end), text[start:end], readings, unit, one.literal, sign, one.ordinal)


def _scale_after(text: str, end: int, lexicon: Lexicon, units: _UnitWords) -> tuple[int, int] | None:
    """The factor of a "million" that is written after a number, and where it ends."""
    begin = end + 1 if end < len(text) and text[end] in _GAP else end
    match = _LETTERS.match(text, begin)
    if match is None or begin in units.at or text[match.end() : match.end() + 1].isalnum():
        return None
    factor = lexicon.scales.get(match[0].casefold())
    return (factor, match.end()) if factor else None


def _lone_fractions(text: str, written: Sequence[Number]) -> list[Number]:
    inside = {match.start() for match in _LONE_VULGAR.finditer(text)}
    for one in written:
        inside.difference_update(range(one.span.start, one.span.end))
    return [
        Number(Span(at, at + 1), text[at], (Fraction(numeric(text[at])).limit_denominator(10),))
        for at in sorted(inside)
    ]


def _spoken(
    text: str, found: Sequence[Word], written: Sequence[Number], lexicon: Lexicon, units: _UnitWords
) -> list[Number]:
    """The numbers in words that are not part of a number in digits or of a unit ("por ciento")."""
    taken: set[int] = set()
    position = 0
    for index, word in enumerate(found):
        while position < len(written) and written[position].span.end <= word.start:
            position += 1
        if position < len(written) and written[position].span.start < word.end:
            taken.add(index)
        unit = units.at.get(word.start)
        if unit is not None and unit.end > word.end:
            taken.update(at for at in range(index, min(index + 4, len(found))) if found[at].start < unit.end)
    spoken: list[Number] = []
    for one in numerals(found, lexicon, taken):
        start, end = found[one.first].start, found[one.last - 1].end
        if spoken and start < spoken[-1].span.end:
            # The "third" of "one third" has been read as its unit.
            continue
        unit_symbol, end = units.after(text, end)
        spoken.append(
            Number(
                Span(start, end),
                text[start:end],
                (Fraction(one.value),),
                unit_symbol,
                ordinal=one.ordinal,
                unsure=one.unsure,
            )
        )
    return spoken


def _said_once(text: str, ordered: Sequence[Number], units: _UnitWords) -> list[Number]:
    """The numbers, those one that a text says in words and in digits: "sixty (60) days", "$100 (one hundred dollars)".

    Two of different values stay two.
    """
    kept: list[Number] = []
    for one in ordered:
        both = _twice(text, kept[-1], one, units) if kept else None
        kept[-1:] = [*kept[-1:], one] if both is None else [both]
    return kept


def _twice(text: str, first: Number, second: Number, units: _UnitWords) -> Number | None:
    end = second.span.end
    if text[first.span.end : second.span.start].strip() != "(" or text[end : end + 1] != ")":
        return None
    spelled = [not any(char.isdecimal() for char in one.text) for one in (first, second)]
    if spelled[0] == spelled[1] or first.ordinal != second.ordinal or not first.same_sign(second):
        return None
    readings = tuple(one for one in first.readings if one in second.readings)
    if not readings or (first.unit and second.unit and not first.same_unit(second)):
        return None
    unit, end = (first.unit or second.unit, end + 1)
    if not unit:
        unit, end = units.after(text, end)
    return replace(
        first,
        span=Span(first.span.start, end),
        text=text[first.span.start : end],
        readings=readings,
        unit=unit,
        sign=first.sign or second.sign,
        unsure=False,
    )


def _share_units(text: str, ordered: Sequence[Number], lexicon: Lexicon) -> list[Number]:
    """In "5 to 10 km" the first number has the unit of the second."""
    shared = list(ordered)
    for index in range(len(shared) - 2, -1, -1):
        left, right = shared[index], shared[index + 1]
        if left.unit or not right.unit or right.span.start - left.span.end > 12:
            continue
        between = _RANGE.fullmatch(text, left.span.end, right.span.start)
        if between and (between[1] is None or between[1].casefold() in lexicon.range_words):
            shared[index] = replace(left, unit=right.unit)
    return shared


def is_numbering(text: str, start: int) -> bool:
    """Whether a "no." at ``start`` is that of a number."""
    if not _NUMBERING.match(text, start):
        return False
    return text[start].isupper() or not _ANSWERED.search(text, max(0, start - _ANSWER), start)
