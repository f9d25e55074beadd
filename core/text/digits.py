"""Numbers written in digits: sign, grouping, decimals, exponents, fractions, ordinals."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Final, Literal, NamedTuple
from unicodedata import numeric

#: What a point and a comma are: ``point`` has decimal points, ``comma`` decimal commas.
Convention = Literal["point", "comma", "either"]

#: A number of more digits is compared as a string: arithmetic on it would cost quadratic time.
MOST_DIGITS: Final = 40
#: A larger power of ten, or of anything, is not worked out.
_MOST_EXPONENT: Final = 300
_MOST_POWER: Final = 12

_RUN: Final = re.compile(r"\d+")
_SPACES: Final = " \u00a0\u2007\u2009\u202f"
_GROUPERS: Final = frozenset(_SPACES + ".,'\u2019\u066c")
_POINTS: Final = frozenset(".,\u00b7\u066b")
_TO_DIGITS: Final = str.maketrans(
    "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207a\u207b\u2212", "0123456789+--"
)
_RAISED: Final = "[\u207a\u207b]?[\u2070\u00b9\u00b2\u00b3\u2074-\u2079]{1,4}"
_POWER: Final = re.compile(f"({_RAISED})|(?:\\^|\\*\\*)([-+\u2212]?\\d{{1,4}})")
_EXPONENT: Final = re.compile("[eE]([-+\u2212]?\\d{1,4})(?![^\\W_])")
_TIMES_TEN: Final = re.compile(f" ?[\u00d7x*\u00b7\u22c5] ?10(?:({_RAISED})|(?:\\^|\\*\\*)([-+\u2212]?\\d{{1,4}}))")
_VULGAR: Final = re.compile(" ?([\u00bc-\u00be\u2150-\u215e])")
#: "1 1/2", with denominators that people measure by.
_MIXED: Final = re.compile(
    "[ \u00a0\u2009\u202f]([1-9]\\d?)[/\u2044](2|3|4|5|6|8|10|12|16|32|64)(?![\\d/\u2044.,]\\d|\\d)"
)
#: Between two years, the second without its century.
_TO_YEAR: Final = frozenset("/-\u2010\u2011\u2013\u2014")
_YEAR: Final = re.compile(r"(?:1[5-9]|20)\d\d")
_YEAR_DIGITS: Final = 4
_SHORT_YEAR: Final = re.compile(r"\d\d")
_MONTHS: Final = 12
#: What stands before the number of a document, which may be a year and a number that is none: "Regulation 2016/17".
_OF_DOCUMENT: Final = re.compile(
    r"(?:\b(?:regulations?|directives?|decisions?|resolutions?|rules?|rulings?|orders?|acts?|laws?|bills?|cases?|files?"
    r"|dockets?|opinions?|patents?|recommendations?|applications?|reglamentos?|directivas?|decisi(?:ones|\u00f3n)"
    r"|resoluci(?:ones|\u00f3n)|ley(?:es)?|decretos?|orden|expedientes?|sentencias?|regulamentos?|decis(?:\u00f5es|\u00e3o)"
    r"|resolu(?:\u00e7\u00f5es|\u00e7\u00e3o)|leis?|processos?|portarias?|r\u00e8glements?|d\u00e9cisions?|r\u00e9solutions?|lois?"
    r"|d\u00e9crets?|affaires?|arr\u00eat\u00e9?s?|verordnung(?:en)?|richtlinien?|beschl(?:uss|\u00fcsse)|gesetze?s?|rechtssachen?"
    r"|urteile?s?|aktenzeichen|az|nos?|nr|n\u00fam|num|n|rs)\.?|n[\u00b0\u00ba]|\((?:EU|EC|EEC|UE|CE|CEE|EG|EWG|Euratom)\b[^()]{0,20}\)"
    r"|[CT][-\u2011])[ \u00a0]?$",
    re.IGNORECASE,
)
#: Code points in which it stands.
_NEAR: Final = 32
_OVER: Final = re.compile("[/\u2044](\\d{1,4})(?![\\d/\u2044])")
_ORDINAL: Final = re.compile("(?:st|nd|rd|th|o|\u00ba|\u00aa|er|re|\u00e8re|e|\u00e8me|eme)(?![^\\W_])", re.IGNORECASE)
_DECADE: Final = re.compile("['\u2019]?s(?![^\\W_])|er[- ]Jahren?")
_INDIAN: Final = re.compile(r"\d{1,2},(?:\d\d,){1,9}\d{3}(?!\d)")
_SIGNS: Final = {
    "-": "-", "\u2212": "-", "\u2013": "-", "\ufe63": "-", "\uff0d": "-", "+": "+", "\uff0b": "+", "\u00b1": "\u00b1",
}  # fmt: skip
#: A dash after one of these, or after white space, is a sign; after anything else it is a hyphen or a range.
_BEFORE_SIGN: Final = frozenset("([{<>=\u2264\u2265\u2248:;,/\"'\u201c\u201e\u00ab$\u20ac\u00a3\u00a5~\u00d7*|")
_ZONES: Final = ("UTC", "GMT")


class Digits(NamedTuple):
    """A number in digits: its place, the values it may have, and what identifies it when it has none."""

    start: int
    end: int
    readings: tuple[Fraction, ...]
    literal: str
    sign: str
    ordinal: bool
    decade: bool


def digits(text: str, convention: Convention) -> list[Digits]:
    """Every number in digits of ``text``, in order. Digits inside a word ("B2B") are none."""
    runs = [match.span() for match in _RUN.finditer(text)]
    found: list[Digits] = []
    index = 0
    while index < len(runs):
        start = runs[index][0]
        before = text[start - 1 : start]
        if before.isalpha() or before == "_":
            index += 1
            continue
        one = _read(text, runs, index, convention)
        if found and (year := _second_year(text, found[-1], one)):
            one = one._replace(readings=(Fraction(year),))
        found.append(one)
        while index < len(runs) and runs[index][0] < one.end:
            index += 1
    return found


def _second_year(text: str, first: Digits, second: Digits) -> int:
    """The year that two digits stand for behind another: "2019/20" and "2019\u201320" are 2019 and 2020; else 0."""
    between, short = text[first.end : second.start], text[second.start : second.end]
    if len(between) != 1 or between not in _TO_YEAR or not _SHORT_YEAR.fullmatch(short):
        return 0
    if not _YEAR.fullmatch(text, first.start, first.end) or _is_of_document(text, first.start):
        return 0
    year = int(text[first.start : first.end])
    if int(short) == (year + 1) % 100:
        # A hyphen may stand before a month: "2009-10".
        return 0 if between == "-" and int(short) <= _MONTHS else year + 1
    later = between not in "/-" or (between == "-" and int(short) > _MONTHS)
    return year - year % 100 + int(short) if later and int(short) > year % 100 else 0


def sign_before(text: str, at: int) -> str:
    """The sign that is written directly before ``at``: ``+``, ``-``, plus-minus, or nothing."""
    sign = _SIGNS.get(text[at - 1 : at], "")
    before = text[at - 2 : at - 1] if at >= 2 else ""
    if sign == "\u00b1" or not sign or not before or before.isspace() or before in _BEFORE_SIGN:
        return sign
    # "UTC+5" and "UTC-5": a zone is told by what is added to it.
    return sign if text.endswith(_ZONES, 0, at - 1) else ""


def _read(text: str, runs: Sequence[tuple[int, int]], index: int, convention: Convention) -> Digits:
    start = runs[index][0]
    end, readings, literal = _body(text, runs, index, convention)
    if (
        start >= 1
        and text[start - 1] == "."
        and (start == 1 or text[start - 2] in " (+-\u2212<>=")
        and len(readings) == 1
    ):
        # ".5"
        start -= 1
        readings = (readings[0] / 10 ** (end - start - 1),) if end - start <= MOST_DIGITS else ()
        literal = text[start:end]
    end, readings = _suffix(text, end, readings)
    sign = sign_before(text, start)
    if sign:
        start -= 1
    if sign == "-":
        readings = tuple(-one for one in readings)
    ordinal = decade = False
    if match := _DECADE.match(text, end):
        decade, end = True, match.end()
    elif match := _ORDINAL.match(text, end):
        ordinal, end = True, match.end()
    return Digits(start, end, readings, literal if not readings else "", sign, ordinal, decade)


def _body(
    text: str, runs: Sequence[tuple[int, int]], index: int, convention: Convention
) -> tuple[int, tuple[Fraction, ...], str]:
    """The end, the values and the literal of the digits that begin with run ``index``."""
    start, end = runs[index]
    if match := _INDIAN.match(text, start):
        plain = match[0].replace(",", "")
        return match.end(), (Fraction(int(plain)),), plain
    groups, grouper, following = [text[start:end]], "", index + 1
    if end - start <= 3:
        while _touches(text, runs, following, end, _GROUPERS) and grouper in {"", text[end]}:
            if runs[following][1] - runs[following][0] != 3:
                break
            grouper, end = text[end], runs[following][1]
            groups.append(text[end - 3 : end])
            following += 1
    decimals = ""
    if _touches(text, runs, following, end, _POINTS) and text[end] != grouper:
        end = runs[following][1]
        decimals = text[runs[following][0] : end]
        following += 1
    code = False
    while _touches(text, runs, following, end, frozenset(".,")):
        code, end = True, runs[following][1]
        following += 1
    if code:
        return end, (), text[start:end]
    whole = "".join(groups)
    if len(whole) + len(decimals) > MOST_DIGITS:
        return end, (), f"{whole}.{decimals}"
    return end, _values(groups, grouper, decimals, convention), f"{whole}.{decimals}"


def _touches(text: str, runs: Sequence[tuple[int, int]], index: int, end: int, between: frozenset[str]) -> bool:
    return index < len(runs) and runs[index][0] == end + 1 and text[end] in between


def _values(groups: Sequence[str], grouper: str, decimals: str, convention: Convention) -> tuple[Fraction, ...]:
    whole = "".join(groups)
    if decimals:
        return (Fraction(int(whole + decimals), 10 ** len(decimals)),)
    value = Fraction(int(whole))
    if len(groups) != 2 or grouper not in {".", ","}:
        return (value,)
    decimal = value / 1000
    if int(groups[0]) == 0:
        return (decimal,)
    if convention == "either":
        # Nobody writes three decimals to say that there are none.
        return (value,) if groups[1] == "000" else (value, decimal)
    return (decimal,) if (grouper == ".") == (convention == "point") else (value,)


def _suffix(text: str, end: int, readings: tuple[Fraction, ...]) -> tuple[int, tuple[Fraction, ...]]:
    """Exponents and fractions written after the digits."""
    if match := _EXPONENT.match(text, end) or _TIMES_TEN.match(text, end):
        exponent = _integer(next(group for group in match.groups() if group))
        if abs(exponent) > _MOST_EXPONENT:
            return match.end(), ()
        return match.end(), tuple(one * Fraction(10) ** exponent for one in readings)
    if match := _POWER.match(text, end):
        exponent = _integer(match[1] or match[2])
        if abs(exponent) > _MOST_POWER or any(not one or one.numerator > 10**12 for one in readings):
            return match.end(), ()
        return match.end(), tuple(one**exponent for one in readings)
    if match := _VULGAR.match(text, end):
        part = Fraction(numeric(match[1])).limit_denominator(10)
        return match.end(), tuple(one + part for one in readings)
    if (match := _MIXED.match(text, end)) and int(match[1]) < int(match[2]) and _are_whole(readings):
        part = Fraction(int(match[1]), int(match[2]))
        return match.end(), tuple(one + part for one in readings)
    if (match := _OVER.match(text, end)) and int(match[1]) and _are_whole(readings):
        if readings and _is_next_year(readings[0], match[1]) and not _is_of_document(text, end - _YEAR_DIGITS):
            return end, readings
        return match.end(), tuple(one / int(match[1]) for one in readings)
    return end, readings


def _is_of_document(text: str, start: int) -> bool:
    """Whether a year at ``start`` is a part of the number of a document, which no year follows."""
    return _OF_DOCUMENT.search(text[max(0, start - _NEAR) : start]) is not None


def _is_next_year(first: Fraction, second: str) -> bool:
    """Whether both are years, and no fraction: "2019/20", "2019/2020"."""
    following = str(first + 1)
    return _YEAR.fullmatch(str(first)) is not None and second in {following, following[2:]}


def _are_whole(readings: Sequence[Fraction]) -> bool:
    return all(one.denominator == 1 for one in readings)


def _integer(written: str) -> int:
    return int(written.translate(_TO_DIGITS))
