"""What changed in a short name or a sign: "type I" to "type II", "grade A" to "grade B", q4h to q6h, HIV+ to HIV-."""

import re
from collections import Counter
from typing import Final
from unicodedata import normalize

from pincite.core.text.characters import is_unspaced
from pincite.core.text.lexicon import Lexicon, words
from pincite.core.text.units import measured, symbol_at

#: Words of a changed place that are compared one by one.
_MOST: Final = 12
_DIGITS: Final = re.compile(r"\d+")
_RAISED: Final = re.compile("[\u00b2\u00b3\u00b9\u2070-\u207b\u2080-\u2089]+$")
#: Letters of a unit or symbol that carries an exponent of its own; what a longer word carries may be a mark.
_SHORT: Final = 2
_ROMAN: Final = re.compile("(?=[IVXLC])(?:XC|XL|L?X{0,3}|C{1,3})(?:IX|IV|V?I{0,3})")
_PLUS: Final = frozenset("+\u207a")
_SIGNED: Final = re.compile("(.*[^\\W_])([+\u207a\u207b\u2212-])")
_EDGES: Final = "\"'\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb()[]{}.,;:!?\u2026"
#: Feet and minutes, inches and seconds; behind a letter the first and the second derivative.
_PRIMES: Final = re.compile(
    "(?:(?<=\\d) ?(?:([\"\u201c\u201d\u2033]|''|\u2032\u2032)|['\u2019\u2032])"
    "|(?<=[^\\W\\d_])(?:(\u2033|\u2032\u2032|\"(?=\\()|''(?=\\())|\u2032|['\u2019](?=\\()))"
)
#: A mark that opens a quotation: what closes it is no prime.
_OPENING: Final = re.compile("(?<!\\w)[\"'\u201c\u2018\u201e](?=\\w)")
_UP, _DOWN = frozenset("\u2191\u2b06\u2197\u25b2\u2b61"), frozenset("\u2193\u2b07\u2198\u25bc\u2b63")
_RIGHT, _LEFT = frozenset("\u2192\u27f6\u21d2\u27a1"), frozenset("\u2190\u27f5\u21d0\u2b05")
_YES, _NO = frozenset("\u2713\u2714\u2705\u2611"), frozenset("\u2717\u2718\u274c\u2612\u2716\u26d4")
_POLES: Final = ((_UP, _DOWN, "direction"), (_RIGHT, _LEFT, "direction"), (_YES, _NO, "negation"))
_ROOTS: Final = frozenset("\u221a\u221b\u221c")
_STATED: Final = frozenset(".!")


def symbol_changes(old: str, new: str, lexicon: Lexicon, *, counted: bool) -> set[str]:
    """The classes of what changed in signs and in short names between two readings of one place; all are critical.

    ``counted`` where numbers stand there, whose units and references were compared with them.
    """
    found = _sign_changes(old, new)
    before, after = old.split(), new.split()
    if len(before) == len(after) <= _MOST:
        for one, other in zip(before, after, strict=True):
            if one != other:
                found |= _word_changes(one, other, lexicon, counted=counted)
    if _is_asked(old) != _is_asked(new) and _same_words(old, new) and {old[-1:], new[-1:]} & _STATED:
        # A question says nothing, and the same words with a full stop do.
        found.add("modal")
    return found


def _sign_changes(old: str, new: str) -> set[str]:
    found: set[str] = set()
    if old.isascii() and new.isascii():
        return found
    before, after = Counter(old), Counter(new)
    gone, come = before - after, after - before
    for one, other, kind in _POLES:
        if (_any(gone, one) and _any(come, other)) or (_any(gone, other) and _any(come, one)):
            found.add(kind)
    if _any(gone, _NO) != _any(come, _NO):
        found.add("negation")
    if _any(gone, _ROOTS) or _any(come, _ROOTS):
        found.add("sign")
    return found


def _any(counted: Counter[str], signs: frozenset[str]) -> bool:
    return not signs.isdisjoint(counted)


def _word_changes(old: str, new: str, lexicon: Lexicon, *, counted: bool) -> set[str]:
    found: set[str] = set()
    left, right = _primes(old), _primes(new)
    if left != right and left and right:
        found.add("unit" if old[:1].isdigit() else "sign")
    if {old, new} <= {"&", "|", "&&", "||"} and old[0] != new[0]:
        found.add("negation")
    one, other = old.strip(_EDGES), new.strip(_EDGES)
    if one == other or not one or not other:
        return found
    if _signs(one, other):
        found.add("sign")
    if _numbered(one, other) or _is_roman(one, other):
        found.add("number")
    if counted:
        return found
    if _lettered(one, other, lexicon):
        found.add("entity")
    units = [symbol_at(word, 0, lexicon) for word in (one, other)]
    if all(unit is not None and unit[1] == len(word) for unit, word in zip(units, (one, other), strict=True)):
        names = {unit[0] for unit in units if unit is not None}
        if len(names) > 1 and len(set(map(measured, names))) == 1:
            found.add("unit")
    return found


def _primes(word: str) -> list[bool]:
    """For each prime whether it is a double one."""
    return [] if _OPENING.search(word) else [bool(found[1] or found[2]) for found in _PRIMES.finditer(word)]


def _signs(one: str, other: str) -> bool:
    """Whether a sign at the end differs, of which one is a plus: "HIV+" and "HIV-", but not "pre-" and "pre"."""
    left, right = _SIGNED.fullmatch(one), _SIGNED.fullmatch(other)
    ends = [found[2] in _PLUS if found else None for found in (left, right)]
    return (left[1] if left else one) == (right[1] if right else other) and ends[0] != ends[1] and True in ends


def _numbered(one: str, other: str) -> bool:
    """Whether only the digits differ of two names that begin with a letter, or only one of two short ones has some."""
    if not (one[0].isalpha() and other[0].isalpha()):
        return False
    left, right = normalize("NFKC", one), normalize("NFKC", other)
    names = [word.rstrip("0123456789+-\u2212") for word in (left, right)]
    if names[0] == names[1] and len(names[0]) <= _SHORT:
        return left != right
    if names[0] == names[1] and (left == names[0] or right == names[1]):
        return False  # The number of a note, for all that is known.
    if (_RAISED.search(one) or _RAISED.search(other)) and max(map(len, names)) > _SHORT:
        return False
    return left != right and bool(_DIGITS.search(left)) and _DIGITS.sub("0", left) == _DIGITS.sub("0", right)


def _is_roman(one: str, other: str) -> bool:
    return max(len(one), len(other)) > 1 and all(_ROMAN.fullmatch(word) for word in (one, other))


def _lettered(one: str, other: str, lexicon: Lexicon) -> bool:
    """Whether one letter that is a name gave way to another: "grade A", "variable x"."""
    if not (len(one) == len(other) == 1 and one.isalpha() and other.isalpha()) or one.casefold() == other.casefold():
        return False
    if is_unspaced(one) or is_unspaced(other):
        return False  # A character of Han is a word, or a piece of one.
    return (one.isupper() and other.isupper()) or not {one.casefold(), other.casefold()} & lexicon.common


def _is_asked(text: str) -> bool:
    return text.rstrip("\"'\u2019\u201d\u00bb) ").endswith(("?", "\uff1f"))


def _same_words(old: str, new: str) -> bool:
    keys = [sorted(word.key for word in words(text)) for text in (old, new)]
    return keys[0] == keys[1]
