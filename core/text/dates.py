"""Written dates by value: ISO 8601, numeric with its day and month possibly either way, and with month names."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pincite.core.text.lexicon import Lexicon, Word, lexicon_for, words
from pincite.core.text.span import Span
from pincite.core.text.units import scale, symbol_at

#: Year, month, day; what is not written is None.
Reading = tuple[int | None, int | None, int | None]

_ISO: Final = re.compile(r"(?<![\w/.-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d|[-/.]\d)")
_ISO_MONTH: Final = re.compile(r"(?<![\w/.-])(\d{4})-(\d{2})(?![\w-])")
_NUMERIC: Final = re.compile(r"(?<![\w/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?!\w|[/.-]\d)")
_DAY: Final = re.compile("(\\d{1,2})(?:st|nd|rd|th|er|re|\u00ba|\u00aa|o)?")
_YEAR: Final = re.compile(r"[12]\d{3}")
#: "4,2" is a number; "4,2020" is a day and a year without the space between.
_DECIMALS: Final = re.compile(r"[.,]\d(?!\d{3}(?!\d))")
#: What may stand between the parts of a date besides a joining word.
_GAPS: Final = frozenset({"", ".", "-", ",", "/", "\u2011", "\u00b0"})
#: A symbol of one letter may begin a name or a word: "in 1914 N. N. wrote".
_SHORTEST_SYMBOL: Final = 2
#: Symbols of one letter that are no word of any of the languages.
_LETTERS: Final = frozenset("mgl")
#: What stands after a year as well as after a number: times, fractions, and nothing.
_NO_MEASURES: Final = frozenset({"", "time", "calendar", "am", "pm", "em", "pt"})
#: A two-digit year of this or more is of the last century.
_PIVOT: Final = 70


#: Code points between two weekdays of one range: " through ".
_BETWEEN_DAYS: Final = 9
#: What joins two of a list, in each of the languages.
_AND: Final = frozenset({"and", "und", "y", "e", "et"})


@dataclass(frozen=True, slots=True)
class Date:
    """A date as it is written in a text; ``readings`` are all it may mean, ``weekday`` 1 (Monday) to 7 or 0."""

    span: Span
    text: str
    readings: tuple[Reading, ...]
    weekday: int = 0

    def same(self, other: "Date") -> bool:
        """Whether some reading of each agrees to the precision written."""
        return self.weekday == other.weekday and bool(set(self.readings) & set(other.readings))


def dates(text: str, language: str = "", *, lexicon: Lexicon | None = None) -> list[Date]:
    """Every date of ``text`` in order, spans not overlapping: days, months, weekdays, bare years.

    ``language`` is a BCP 47 tag or empty; in English without a region, or in no language, 3/4/2020 has two readings.
    A bare year needs a word before it that shows it ("in 1914"). ``lexicon`` overrides the words that ``language``
    would choose.
    """
    lexicon = lexicon or lexicon_for(language, text)
    found = _numeric(text, language) + _named(text, words(text), lexicon)
    found.sort(key=lambda date: (date.span.start, -date.span.end))
    kept: list[Date] = []
    for one in found:
        if not kept or kept[-1].span.end <= one.span.start:
            kept.append(one)
    return kept


def _date(text: str, start: int, end: int, readings: Sequence[Reading], weekday: int = 0) -> Date:
    return Date(Span(start, end), text[start:end], tuple(readings), weekday)


def _valid(month: int, day: int) -> bool:
    return 1 <= month <= 12 and 1 <= day <= 31


def _numeric(text: str, language: str) -> list[Date]:
    found: list[Date] = []
    for match in _ISO.finditer(text):
        year, month, day = int(match[1]), int(match[3]), int(match[4])
        if _valid(month, day):
            found.append(_date(text, *match.span(), [(year, month, day)]))
    found += [
        _date(text, *match.span(), [(int(match[1]), int(match[2]), None)])
        for match in _ISO_MONTH.finditer(text)
        if 1 <= int(match[2]) <= 12 and 1000 <= int(match[1]) < 3000
    ]
    for match in _NUMERIC.finditer(text):
        if len(match[4]) == 2 and match[2] != "/" and not (match[2] == "." and len(match[1]) == len(match[3]) == 2):
            # "1.4.11" is a section; "01.04.11" is a date.
            continue
        first, second, year = int(match[1]), int(match[3]), int(match[4])
        if len(match[4]) == 2:
            year += 1900 if year >= _PIVOT else 2000
        readings = [
            (year, month, day) for month, day in _orders(first, second, match[2], language) if _valid(month, day)
        ]
        if readings:
            found.append(_date(text, *match.span(), list(dict.fromkeys(readings))))
    return found


def _orders(first: int, second: int, separator: str, language: str) -> list[tuple[int, int]]:
    """Month and day of two numbers, in each order that the language may mean."""
    tag = language.replace("_", "-").casefold()
    day_first, month_first = (second, first), (first, second)
    if (
        separator == "."
        or tag.partition("-")[0] in {"es", "pt", "de", "fr"}
        or tag in {"en-gb", "en-au", "en-ie", "en-nz"}
    ):
        return [day_first] if _valid(*day_first) else [month_first]
    if tag == "en-us":
        return [month_first] if _valid(*month_first) else [day_first]
    return [day_first, month_first]


def _named(text: str, found: Sequence[Word], lexicon: Lexicon) -> list[Date]:
    """Dates with a month name, weekdays, and years after a word that announces one."""
    dated: list[Date] = []
    for index, word in enumerate(found):
        if word.key in lexicon.months:
            if (one := _around_month(text, found, index, lexicon)) is not None:
                dated.append(one)
            continue
        weekday = lexicon.weekdays.get(word.key)
        end = word.end
        if weekday is None and index + 1 < len(found) and found[index + 1].joined:
            weekday = lexicon.weekdays.get(f"{word.key} {found[index + 1].key}")
            end = found[index + 1].end
        if word.key in lexicon.unsure_weekdays and not (
            _beside_weekday(text, found, index, lexicon) or _before_date(text, found, index, lexicon)
        ):
            weekday = None
        if weekday is not None:
            dated.append(_date(text, word.start, end, [(None, None, None)], weekday))
        elif (
            index > 0
            and word.joined
            and _YEAR.fullmatch(word.key)
            and found[index - 1].key in lexicon.year_cues
            and not _quantity(text, word)
            and not _measured(text, found[index : index + 4], lexicon)
        ):
            dated.append(_date(text, word.start, word.end, [(int(word.key), None, None)]))
    return dated


def _beside_weekday(text: str, found: Sequence[Word], index: int, lexicon: Lexicon) -> bool:
    """Whether the word stands in a range or a list of weekdays: "Mon-Fri", "Mon. to Fri.", "Mon, Wed".

    In small letters, a space alone makes no list ("in the sun sat an old man"), nor in English an "and".
    """
    for step in (-1, 1):
        at = index + step
        joined = found[at].key if 0 <= at < len(found) else ""
        if joined in lexicon.range_words or joined in _AND:
            at += step
        if not 0 <= at < len(found) or found[at].key not in lexicon.weekdays:
            continue
        left, right = sorted((index, at))
        capitals = [text[found[place].start].isupper() for place in (left, right)]
        between = text[found[left].end : found[right].start]
        if capitals[0] != capitals[1]:
            continue
        if not capitals[0] and (not between.strip() or (joined in _AND and lexicon.tag == "en")):
            continue
        if "\n" not in between and len(between) <= _BETWEEN_DAYS:
            return True
    return False


def _before_date(text: str, found: Sequence[Word], index: int, lexicon: Lexicon) -> bool:
    """Whether the word, with a capital letter, stands right before a day and a month: "Mon, 3 March", "Sat Mar 4"."""
    following = found[index + 1 : index + 3]
    if len(following) < 2 or not text[found[index].start].isupper():
        return False
    between = text[found[index].end : following[0].start]
    days = [_DAY.fullmatch(word.key) is not None for word in following]
    months = [word.key in lexicon.months for word in following]
    return not between.strip(" .,") and "\n" not in between and ((days[0] and months[1]) or (months[0] and days[1]))


def _quantity(text: str, word: Word) -> bool:
    """Whether the digits of ``word`` go on after a point or have a percent or currency sign: no day and no year."""
    after = text[word.end : word.end + 6]
    return after[:1] in {"%", "$", "\u20ac"} or _DECIMALS.match(after) is not None


def _measured(text: str, found: Sequence[Word], lexicon: Lexicon) -> bool:
    """Whether a unit follows the first of the words: "a dose of 1500 mg" names no year, "in 1914 days were" does."""
    symbol = symbol_at(text, found[0].end + 1, lexicon)
    is_unit = symbol is not None and (symbol[1] - found[0].end > _SHORTEST_SYMBOL or symbol[0] in _LETTERS)
    unit = symbol[0] if symbol is not None and is_unit else ""
    if len(found) > 1 and found[1].joined:
        unit = next((term.sense for term in lexicon.unit_phrases.find(found[1:]) if term.start == found[1].start), unit)
    return scale(unit)[0] not in _NO_MEASURES


def _around_month(text: str, found: Sequence[Word], index: int, lexicon: Lexicon) -> Date | None:
    """The date around a month name: day before or after it, then a year; None where the word may be none."""
    month = lexicon.months[found[index].key]
    first = last = index
    day = year = None
    left = _neighbour(text, found, index, -1, lexicon)
    if left is not None and (match := _DAY.fullmatch(found[left].key)) and _valid(month, int(match[1])):
        day, first = int(match[1]), left
    right = _neighbour(text, found, index, 1, lexicon)
    if (
        day is None
        and right is not None
        and (match := _DAY.fullmatch(found[right].key))
        and _valid(month, int(match[1]))
        and not _quantity(text, found[right])
    ):
        day, last = int(match[1]), right
        right = _neighbour(text, found, right, 1, lexicon)
    if right is not None and _YEAR.fullmatch(found[right].key):
        year, last = int(found[right].key), right
    if found[index].key in lexicon.unsure_months:
        capital = text[found[index].start].isupper()
        if (day is None and year is None) or (not capital and year is None):
            return None
    return _date(text, found[first].start, found[last].end, [(year, month, day)])


def _neighbour(text: str, found: Sequence[Word], index: int, step: int, lexicon: Lexicon) -> int | None:
    """The word before or after, a joining "of" skipped, when only white space or light punctuation is between."""
    at = index
    for _ in range(2):
        at += step
        if not 0 <= at < len(found):
            return None
        left, right = (at, at - step) if step < 0 else (at - step, at)
        if text[found[left].end : found[right].start].strip() not in _GAPS:
            return None
        if found[at].key not in lexicon.date_joiners:
            return at
    return None
