"""Where words and numbers end: a passage stands only between such edges (UAX 29, with a grammar of numbers)."""

import re
from itertools import islice
from typing import Final

from pincite.core.text.characters import (
    APOSTROPHES,
    DASHES,
    HYPHENS,
    UNSPACED,
    is_ignorable,
    is_mark,
    is_unspaced,
    is_word,
)
from pincite.core.text.unspaced import joins_unspaced

_JOINERS: Final = frozenset(APOSTROPHES + HYPHENS)
_DASHES: Final = frozenset(DASHES)
#: What is written at the end of a line within a word.
_LINE_HYPHENS: Final = frozenset(HYPHENS + "\u00ad")
_SIGNS: Final = frozenset(DASHES + "+\u00b1")
#: Bounds written directly before a number; with a space only those that no breadcrumb uses.
_BOUNDS: Final = frozenset("<>\u2264\u2265\u2248~\u00b1\u221a")
_SPACED_BOUNDS: Final = frozenset("\u2264\u2265\u00b1")
_IN_NUMBERS: Final = frozenset(".,:/'\u2019\u00b7\u066b\u066c\u2044\uff0e")
#: A comma of Chinese and Japanese ends a clause as well: it is a number's before three digits alone.
_WIDE_COMMA: Final = "\uff0c"
_CURRENCY: Final = frozenset("$\u20ac\u00a3\u00a5\u20b9\u20a9\u20bd\u00a2\uff04\uffe1\uffe5\uffe6")
_AFTER_NUMBERS: Final = frozenset("%\u2030\u2031\u00b0\u2103\u2109\u2032\u2033\u066a\uff05\ufe6a") | _CURRENCY
_VULGAR: Final = frozenset(
    "\u00bc\u00bd\u00be\u2150\u2151\u2152\u2153\u2154\u2155\u2156\u2157\u2158\u2159\u215a\u215b\u215c\u215d\u215e"
)
_POWERS: Final = frozenset("\u207a\u207b\u00d7^*")
_GROUP_SPACES: Final = frozenset(" \u00a0\u2007\u2008\u2009\u202f")
#: Elided articles and pronouns of the Romance languages: a quotation may begin after them, but not after "n'" (not).
_CLITICS: Final = frozenset(
    "l d j m t s c qu jusqu lorsqu puisqu quoiqu dell nell sull all dall coll quell un gl".split()
)
#: Characters that nobody sees, beyond which no neighbour is looked for: honest typesetting has one or two in a row.
_MOST_UNSEEN: Final = 16
#: What parts one unit from the next in "5 mg/kg" and "5 N\u00b7m", or from its exponent in "5 m^2"; and, behind the
#: number, the letters of the first.
_UNIT_JOINERS: Final = frozenset("/\u00b7\u22c5^")
_MEASURED: Final = re.compile("\\d[ \u00a0\u2009\u202f]?([^\\W\\d_]{1,12})$")
_MOST_MEASURED: Final = 14
_NAMED: Final = re.compile("[^\\W\\d_]{1,12}(?![^\\W\\d_])")
#: Either side of a slash shows that it is one of units: "5 mg/..." and ".../kg", but not "3 men/women", "2019 Li/Wu".
_MEASURES: Final = frozenset(
    "mg kg \u00b5g \u03bcg mcg ng pg ml mL \u00b5l \u03bcl dl dL IU mmol \u00b5mol mol km cm mm nm mi ft kn kJ MJ"
    " kW MW kWh MWh GWh Wh kN kV Pa bit kbit Mbit Gbit Mb Gb MB GB TB kB KB kcal cal USD EUR GBP euro euros dollars"
    " dollar pounds cents rad rpm".split()
)
_PER: Final = frozenset(
    "kg g mg \u00b5g ml mL l L dl dL \u00b5l \u03bcl mol mmol m cm mm km mi ft ha h hr hrs min s sec ms d"
    " day week month year yr hour minute second person head capita dose gal lb acre unit user tonne ton barrel night"
    " d\u00eda semana mes a\u00f1o hora persona dia m\u00eas ano pessoa jour semaine mois an heure personne"
    " Tag Woche Monat Jahr Stunde Person Einwohner".split()
)
#: What goes on behind a number and a space with a proper fraction: "2 1/2", with denominators that people measure by.
_FRACTION: Final = re.compile("([1-9]\\d?)[/\u2044](2|3|4|5|6|8|10|12|16|32|64)(?![\\d/\u2044])")
_WHOLE: Final = re.compile("(?<![\\d.,/\u2044])\\d{1,3}$")
#: What belongs to a number though a space stands between (the unit bounds the number: "5" is not "5 million").
_UNIT = re.compile(
    "(?:[%\u2030\u00b0\u20ac\u00a3$\u00a5]"
    "|(?:percent|per cent|por ciento|por cento|prozent|pour cent|pourcent|hundred|thousand|million|billion|trillion"
    "|mil|millones|milh\u00f5es|millionen|milliarden|tausend|millions|milliards|mille"
    "|km|cm|mm|nm|kg|mg|ml|kwh|mwh|gw|mw|kw|hz|khz|mhz|ghz|kb|mb|gb|tb|usd|eur|gbp)(?![^\\W_]))",
    re.IGNORECASE,
)


def is_edge(text: str, at: int) -> bool:
    """Whether a word or number may end or begin between ``text[at - 1]`` and ``text[at]``.

    ``text`` keeps its own white space: a line feed parts what a space may join ("1 000"). Ignorable characters are
    transparent; where too many of them hide what they stand beside, there is no edge. Both ends of the text are edges.
    Looks at no more than a few hundred characters, whatever the text is.
    """
    left, right = _before(text, at), _after(text, at)
    if left < 0 or right >= len(text):
        return True
    if is_ignorable(text[left]) or is_ignorable(text[right]):
        return False
    if is_mark(text[right]) and not text[left].isspace():
        return False
    return not (_joins_word(text, left, right) or _joins_number(text, left, right))


def _before(text: str, at: int) -> int:
    """Index of the last character before ``at`` that a reader sees, or -1; of an unseen one where too many stand."""
    index, last = at - 1, at - 1 - _MOST_UNSEEN
    while index >= 0 and index > last and is_ignorable(text[index]):
        index -= 1
    return index


def _after(text: str, at: int) -> int:
    """Index of the first character from ``at`` on that a reader sees, or the length; likewise."""
    index, last = at, at + _MOST_UNSEEN
    while index < len(text) and index < last and is_ignorable(text[index]):
        index += 1
    return index


def _word_at(text: str, index: int) -> bool:
    return 0 <= index < len(text) and is_word(text[index])


def _digit_at(text: str, index: int) -> bool:
    return 0 <= index < len(text) and text[index].isdigit()


def _joins_word(text: str, left: int, right: int) -> bool:
    a, b = text[left], text[right]
    if is_word(a) and is_word(b):
        return joins_unspaced(text, left, right) if is_unspaced(a) or is_unspaced(b) else True
    if b in _JOINERS and is_word(a):
        return _word_at(text, _after(text, right + 1))
    if a in _JOINERS and is_word(b):
        return _word_at(text, _before(text, left)) and not _ends_clitic(text, left)
    return False


def _ends_clitic(text: str, apostrophe: int) -> bool:
    """Whether the apostrophe ends an elided article, as in "l'homme"."""
    if text[apostrophe] in HYPHENS:
        return False
    end = _before(text, apostrophe) + 1
    start = end
    while start > 0 and end - start <= 8 and is_word(text[start - 1]):
        start -= 1
    return text[start:end].lower() in _CLITICS


def _joins_number(text: str, left: int, right: int) -> bool:
    a, b = text[left], text[right]
    if a.isdigit():
        following = _after(text, right + 1)
        if b in _IN_NUMBERS or b in _DASHES:
            return _digit_at(text, following)
        if b == _WIDE_COMMA:
            return _groups(text, left, right)
        if b in _AFTER_NUMBERS or b in _POWERS:
            return b not in "^*\u00d7\u2032\u2033" or _word_at(text, following)
        if b in _GROUP_SPACES:
            return (
                _groups(text, left, right)
                or _UNIT.match(text, following) is not None
                or _is_mixed(text, left, following)
            )
    if b.isdigit():
        preceding = _before(text, left)
        if a in _IN_NUMBERS:
            # A decimal may begin with its point: ".5".
            return _digit_at(text, preceding) or (a in ".," and not _word_at(text, preceding))
        if a == _WIDE_COMMA:
            return _groups(text, preceding, left)
        if a in _SIGNS and not _word_at(text, preceding):
            return True
        if a in _DASHES:
            return _digit_at(text, preceding)
        if a in _BOUNDS or a in _CURRENCY:
            return True
        if a in "^\u00d7*":
            return _word_at(text, preceding)
        if a in _GROUP_SPACES:
            return (
                _groups(text, preceding, left)
                or (preceding >= 0 and text[preceding] in _SPACED_BOUNDS)
                or _is_mixed(text, preceding, right)
            )
    if b in _VULGAR and a in _GROUP_SPACES:
        return _is_mixed(text, _before(text, left), right)
    # A sign before a currency or a decimal point: "-$5", "-.5".
    if a in _SIGNS and (b in _CURRENCY or b == ".") and not _word_at(text, _before(text, left)):
        return _digit_at(text, _after(text, right + 1))
    # A currency's own letters: "A$5" is not "$5".
    if b in _CURRENCY and a.isalpha() and not is_unspaced(a):
        return _digit_at(text, _after(text, right + 1))
    if (b in _UNIT_JOINERS and a.isalpha()) or (a in _UNIT_JOINERS and is_word(b)):
        return _joins_units(text, right if b in _UNIT_JOINERS else left)
    # A unit's exponent: "m\u207b\u00b2".
    return a in "\u207a\u207b" and is_word(b)


def _joins_units(text: str, joiner: int) -> bool:
    """Whether a unit behind a number goes on at ``joiner``."""
    following = _after(text, joiner + 1)
    measured = _MEASURED.search(text[max(0, joiner - _MOST_MEASURED) : joiner])
    if measured is None or not _word_at(text, following):
        return False
    if text[joiner] == "^" or measured[1] in _MEASURES:
        return True
    per = _NAMED.match(text, following)
    if len(measured[1]) == 1 and text[following].isdigit():
        return True  # "5 g/100 g": one letter may stand for anything else, as in "WCAG 2 A/AA".
    return per is not None and per[0] in _PER


def _is_mixed(text: str, digit: int, fraction: int) -> bool:
    """Whether a whole number ends at ``digit`` and goes on with a fraction at ``fraction``: "2 1/2", "2 \u00bd"."""
    if not _digit_at(text, digit) or _WHOLE.search(text[max(0, digit - 4) : digit + 1]) is None:
        return False
    if text[fraction : fraction + 1] in _VULGAR:
        return True
    written = _FRACTION.match(text, fraction)
    return written is not None and int(written[1]) < int(written[2])


def hyphenated_space(text: str, at: int) -> int:
    """Index of a space beside ``at`` that parts a word from its hyphen ("un- lawful"), or -1.

    Where that space is a line end, the word goes on after it, and neither side of the hyphen is an edge.
    """
    for space in (at - 1, at, at + 1):
        if 2 <= space < len(text) - 1 and text[space] == " " and text[space - 1] in _LINE_HYPHENS:
            return space if text[space - 2].isalnum() and text[space + 1].isalnum() else -1
    return -1


def in_grouping(text: str, space: int) -> bool:
    """Whether the space at ``space`` stands where grouped thousands have one ("1 000")."""
    return _groups(text, space - 1, space)


def _groups(text: str, last_digit: int, space: int) -> bool:
    """Whether the space stands inside grouped thousands: one to three digits before it, three after, no fourth."""
    start = last_digit
    while start >= 0 and last_digit - start < 4 and text[start].isdigit():
        start -= 1
    if not 1 <= last_digit - start <= 3:
        return False
    group = text[space + 1 : space + 5]
    return len(group) >= 3 and group[:3].isdigit() and not group[3:].isdigit()


_COUNTED = re.compile(f"[{UNSPACED}]|[^\\W{UNSPACED}]+(?:[{re.escape(APOSTROPHES + HYPHENS)}][^\\W{UNSPACED}]++)*+")


def word_count(text: str, most: int | None = None) -> int:
    """How many words a reader counts, or ``most``; of a script that writes no spaces, how many characters."""
    return sum(1 for _ in islice(_COUNTED.finditer(text), most))
