"""Numbers in Han numerals by value: \u4e09\u767e\u4e94\u5341, \u4e8c\u3007\u4e00\u4e5d, and the \u4e07 of 500\u4e07."""

import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from pincite.core.text.digits import MOST_DIGITS
from pincite.core.text.numbers import Number
from pincite.core.text.span import Span
from pincite.core.text.unspaced import HAN_DIGITS, HAN_SCALES, HAN_TENS

_DIGITS: Final = {char: value for value, chars in enumerate(HAN_DIGITS) for char in chars}
_TENS, _SCALES = HAN_TENS, HAN_SCALES
_NUMERALS: Final = "".join([*_DIGITS, *_TENS, *_SCALES])
_RUN: Final = re.compile(f"[{_NUMERALS}](?: ?[{_NUMERALS}])*")
#: Several numerals that are a word and no number: "in case", "by all means".
_NO_NUMBERS: Final = frozenset({"\u4e07\u4e00", "\u842c\u4e00", "\u5343\u4e07", "\u5343\u842c"})
_ONE: Final = "\u4e00"
_ORDINAL: Final = "\u7b2c"
#: What is counted: a single numeral before one of these is a number, and before anything else perhaps a part of a word.
_COUNTED: Final = frozenset(
    "\u4eba\u540d\u4f4d\u4e2a\u500b\u7b87\u4ef6\u672c\u679a\u53f0\u5929\u65e5\u6708\u5e74\u5468\u9031\u65f6\u6642"
    "\u79d2\u5c81\u6b72\u6b73\u5143\u5186\u500d\u6b21\u56de\u6761\u689d\u6b3e\u9879\u9805\u53f7\u865f\u7ae0\u8282"
    "\u7bc0\u9875\u9801\u671f\u5c4a\u7ea7\u7d1a\u7c73\u5428\u5bb6\u79cd\u7a2e\u6210\u3064"
)


def with_han_numerals(text: str, counted: Sequence[Number]) -> list[Number]:
    """``counted`` and the numbers in Han numerals of ``text``, in order; a space may part two numerals.

    A lone numeral that may be a part of a word is unsure, like an article that may be a number.
    """
    found = list(counted)
    ends = {number.span.end: at for at, number in enumerate(found)}
    for match in _RUN.finditer(text):
        start, end = match.span()
        run = match[0].replace(" ", "")
        before = start - (text[start - 1 : start] == " ")
        at = ends.get(before, ends.get(start))
        if at is not None and run[0] not in _DIGITS:
            number = found[at]
            readings = tuple(one * _value(run) for one in number.readings) if len(run) <= MOST_DIGITS else ()
            span = Span(number.span.start, end)
            written = text[span.start : span.end]
            found[at] = replace(number, span=span, text=written, readings=readings, literal=number.literal or written)
        elif len(run) > MOST_DIGITS:
            found.append(Number(Span(start, end), match[0], (), literal=run))
        else:
            unsure = not _is_sure(run, text[:before][-1:], text[end:].lstrip(" ")[:1])
            found.append(Number(Span(start, end), match[0], (Fraction(_value(run)),), unsure=unsure))
    return sorted(found, key=lambda number: number.span)


def _is_sure(run: str, before: str, after: str) -> bool:
    """Whether a run of numerals can be no part of a word: the "first" of "for the first time" has words beside it."""
    if before == _ORDINAL or after not in _COUNTED:
        return False
    return run not in _NO_NUMBERS if len(run) > 1 else run != _ONE and run in _DIGITS


def _value(run: str) -> int:
    if all(char in _DIGITS for char in run):
        # \u4e8c\u3007\u4e00\u4e5d is 2019.
        return int("".join(str(_DIGITS[char]) for char in run))
    total = section = digit = 0
    for char in run:
        if char in _DIGITS:
            digit = _DIGITS[char]
        elif char in _TENS:
            section, digit = section + max(digit, 1) * _TENS[char], 0
        else:
            scale, below = _SCALES[char], section + digit
            total = (total + below) * scale if 0 < total < scale else total + max(below, 1) * scale
            section = digit = 0
    return total + section + digit
