"""Shares in words, and what they are of: "seven tenths", "a quarter of a million", "three quarters of an hour"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from pincite.core.nli.builtin.quantity import Quantity
from pincite.core.text.span import Span
from pincite.core.text.units import scale

#: Fractions in words are shares, as percentages are.
SHARES: Final = frozenset({"half", "third", "quarter", "fifth", "%", "\u2030", "bp"})
_SCALES: Final = frozenset({12, 100, 1000, 10**6, 10**9})


def dimension_of(unit: str) -> tuple[str, Fraction]:
    """The dimension of a unit, and its size in it."""
    return ("share", scale(unit)[1]) if unit in SHARES else scale(unit)


def in_scale(written: str, value: Fraction) -> bool:
    """Whether a number is a scale in words, which a half or a quarter may be of: "half a million"."""
    return value in _SCALES and not any(letter.isdigit() for letter in written)


def parts(text: str, kept: Sequence[Quantity]) -> list[Quantity]:
    """The numbers, those of "seven tenths", "a tenth" and "sept dixi\u00e8mes" as shares; "the tenth" is none."""
    found: list[Quantity] = []
    for one in kept:
        own = _PART.fullmatch(one.text) if one.ordinal else None
        part = own or _PART.match(text, one.span.end + 1)
        single = own is not None and _A.search(text[: one.span.start]) is not None
        if part is None or one.dimension or one.low != one.high or not (single or own is None):
            found.append(one)
            continue
        size = Fraction(1, _PARTS[part[1].casefold()])
        value = size if single else one.low * size
        end = one.span.end if single else part.end()
        span = Span(one.span.start, end)
        found.append(Quantity(span, text[span.start : end], value, value, "share"))
    starts = [one.span for one in found if one.dimension == "share"]
    # The "tenths" that has been read is no number of its own.
    return [
        one for one in found if not (one.ordinal and any(span.start < one.span.start < span.end for span in starts))
    ]


_PARTS: Final = {
    word: number
    for number, words in {
        6: "sixth sixths sechstel sexto sextos sexta sextas sixi\u00e8me sixi\u00e8mes",
        7: "seventh sevenths siebtel s\u00e9ptimo s\u00e9ptimos s\u00e9timo s\u00e9timos septi\u00e8me septi\u00e8mes",
        8: "eighth eighths achtel octavo octavos oitavo oitavos huiti\u00e8me huiti\u00e8mes",
        9: "ninth ninths neuntel noveno novenos nono nonos neuvi\u00e8me neuvi\u00e8mes",
        10: "tenth tenths zehntel d\u00e9cimo d\u00e9cimos d\u00e9cima d\u00e9cimas dixi\u00e8me dixi\u00e8mes",
        12: "twelfth twelfths zw\u00f6lftel doceavo doceavos douzi\u00e8me douzi\u00e8mes",
        100: "hundredth hundredths hundertstel cent\u00e9simo cent\u00e9simos centi\u00e8me centi\u00e8mes",
    }.items()
    for word in words.split()
}
_PART: Final = re.compile(rf"({'|'.join(sorted(_PARTS, key=len, reverse=True))})\b", re.IGNORECASE)
_A: Final = re.compile(r"\b(?:an?|one|una?|uma?|une|eine?[mnrs]?)[ -]$", re.IGNORECASE)


def of_scales(text: str, ordered: list[Quantity]) -> list[Quantity]:
    """ "A quarter of a million" is 250,000."""
    joined: list[Quantity] = []
    for one in ordered:
        last = joined[-1] if joined else None
        if (
            last is not None
            and last.dimension == "share"
            and one.number is not None
            and one.low == one.high
            and in_scale(one.text, one.number.readings[0])
            and text[last.span.end : one.span.start].strip().casefold() in _OF_A
        ):
            span = Span(last.span.start, one.span.end)
            joined[-1] = replace(
                one, span=span, text=text[span.start : span.end], low=one.low * last.low, high=one.high * last.high,
                bounded=last.bounded, rough=last.rough, number=None,
            )  # fmt: skip
        else:
            joined.append(one)
    return joined


def of_units(text: str, units: Sequence[tuple[int, int, str]], ordered: Sequence[Quantity]) -> list[Quantity]:
    """ "A quarter of an hour" is fifteen minutes; ``units`` are those without a number, or with an article for one."""
    joined: list[Quantity] = []
    for one in ordered:
        if one.dimension == "share" and one.low == one.high:
            start, end, unit = next((it for it in units if 0 < it[0] - one.span.end <= _OF_A_REACH), (0, 0, ""))
            between = text[one.span.end : start].strip().casefold()
            if unit and unit not in SHARES and between in (_OF_A if text[start:end].split()[1:] else _OF_ONE):
                dimension, size = dimension_of(unit)
                span = Span(one.span.start, end)
                value = one.low * size
                one = Quantity(span, text[span.start : span.end], value, value, dimension)
        joined.append(one)
    return joined


_OF_ONE: Final = frozenset({"of a", "of an", "d'", "d\u2019", "de", "einer"})
_OF_A_REACH: Final = 8
_OF_A: Final = frozenset({"of", "of a", "of an", "d'", "d\u2019", "de", "de un", "de um", "einer", "d'un", "d\u2019un"})
