"""Telephone numbers by their digits: "+1 (555) 010-2000", "555-010-2000" and "555.010.2000" reach one telephone.

The number of a book is read so as well: "978-3-16-148410-0".
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from pincite.core.text.change.hunks import Marks
from pincite.core.text.change.marks import Mark
from pincite.core.text.numbers import Number
from pincite.core.text.span import Span

_GAP: Final = "[ \u00a0\u202f.\u2010\u2011/-]"
#: With a country's code, in threes and four as in North America, or with the 0 that is dialled within a country.
_PHONE: Final = re.compile(
    rf"(?<![\w.,/+-])(?:\+\d{{1,15}}(?:{_GAP}?\(\d{{1,4}}\){_GAP}?\d{{1,9}})?(?:{_GAP}\d{{1,9}}){{0,5}}"
    rf"|(?:1{_GAP})?(?:\(\d{{3}}\) ?|\d{{3}}{_GAP})\d{{3}}{_GAP}\d{{4}}"
    rf"|97[89]{_GAP}\d{{1,5}}{_GAP}\d{{1,7}}{_GAP}\d{{1,6}}{_GAP}\d"
    rf"|\(?0\d{{1,4}}\)?(?:{_GAP}{{1,3}}\d{{2,8}}){{1,5}})(?!\w|{_GAP}?\d|[.,]\d)"
)
#: What its parts are when each is read alone.
_IN_PHONES: Final = frozenset({"number", "unit", "sign"})
_DIGITS: Final = re.compile(r"\d+")
#: Of what begins with a country's code, and of what begins with a 0.
_MOST: Final = 15
_FEWEST_ABROAD: Final = 9
_FEWEST_AT_HOME: Final = 9
_MOST_AT_HOME: Final = 12
#: The longest code of a country.
_CODE: Final = 3


def with_phones(text: str, found: Sequence[Mark]) -> list[Mark]:
    """The marks, the numbers of each telephone number as one; a date is none."""
    spans = [match.span() for match in _PHONE.finditer(text) if _is_long_enough(match[0])]
    if not spans:
        return list(found)
    marks = Marks(found)
    phones, replaced = list[Mark](), set[Mark]()
    for start, end in spans:
        inside = marks.touching(start, end)
        if all(mark.kind in _IN_PHONES for mark in inside):
            replaced.update(inside)
            phones.append(_phone(text, start, end))
    return sorted([*(mark for mark in found if mark not in replaced), *phones], key=lambda mark: (mark.start, mark.end))


def as_dialled(before: Sequence[Mark], after: Sequence[Mark]) -> tuple[list[Mark], list[Mark]]:
    """The marks of one place, a telephone number without its country's code where the other side has none for it."""
    sides = list(before), list(after)
    phones = [[at for at, mark in enumerate(side) if mark.kind == "phone"] for side in sides]
    if len(phones[0]) != len(phones[1]):
        return sides
    for one, other in zip(*phones, strict=True):
        coded = _is_coded(sides[0][one]), _is_coded(sides[1][other])
        if coded == (True, False):
            sides[0][one] = _at_home(sides[0][one])
        elif coded == (False, True):
            sides[1][other] = _at_home(sides[1][other])
    return sides


def _phone(text: str, start: int, end: int) -> Mark:
    written = text[start:end]
    number = Number(Span(start, end), written, (Fraction(int("".join(_groups(written)))),))
    return Mark(start, end, "phone", written, number)


def _is_long_enough(written: str) -> bool:
    count = sum(map(len, _groups(written)))
    if written[0] == "+":
        return _FEWEST_ABROAD <= count <= _MOST
    return not written.startswith(("0", "(0")) or _FEWEST_AT_HOME <= count <= _MOST_AT_HOME


def _groups(written: str) -> list[str]:
    return _DIGITS.findall(written.replace("(0)", ""))


def _is_coded(mark: Mark) -> bool:
    return mark.key[0] == "+" or _groups(mark.key)[0] == "1"


def _at_home(mark: Mark) -> Mark:
    """The same mark with all that may be dialled within the country."""
    assert isinstance(mark.value, Number)
    number = mark.value
    return mark._replace(value=Number(number.span, number.text, tuple(_national(mark.key))))


def _national(written: str) -> Iterator[Fraction]:
    first, *others = _groups(written)
    if others and len(first) <= _CODE:
        yield Fraction(int("".join(others)))
        return
    # Nothing parts the code from the rest.
    digits = first + "".join(others)
    for length in range(1, _CODE + 1):
        yield Fraction(int(digits[length:]))
