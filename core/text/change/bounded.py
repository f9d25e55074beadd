"""A number and what bounds it, before it or behind it, as one stretch: "at least 18" is "18 or older"."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from pincite.core.text.change.hunks import Marks
from pincite.core.text.change.marks import Mark
from pincite.core.text.numbers import Number

#: Senses of what bounds a number.
BOUNDS: Final = frozenset({"at least", "at most", "more than", "less than"})
#: Code points from a bound to its number, and from a number and its unit to a bound ("years of age or older").
_TO_NUMBER: Final = 4
_TO_BOUND: Final = 30
_PARTS: Final = frozenset(".,;:!?()\u2026\u2014\u2013\n")


#: What ends a sentence between a number and a bound, and how far apart they are looked for in one.
_STOP: Final = re.compile(r";|[.!?\u2026]\s+[^\W\da-z_]")
_FAR: Final = 80
#: An amount before the noun that it measures, and behind it: "a 30-day period", "a period of 30 days".
_MEASURED: Final = re.compile(r"[ \u00a0]([^\W\d_]{3,20})(?!\w)")
_MEASURING: Final = re.compile(r"(?<!\w)([^\W\d_]{3,20}) (?:of|de|von) $")
_HYPHENS: Final = frozenset("-\u2010\u2011")
_NOUN: Final = 26


def with_bounds(texts: tuple[str, str], read: Sequence[Sequence[Mark]]) -> tuple[list[Mark], list[Mark]]:
    """``read``, the marks of two ``texts`` by place, and the stretches of numbers and bounds, which have no sense."""
    measures = _measures(texts, read)
    one, other = (
        sorted([*found, *_stretches(text, found), *further], key=lambda mark: (mark.start, mark.end))
        for text, found, further in zip(texts, read, measures, strict=True)
    )
    return one, other


def _stretches(text: str, found: Sequence[Mark]) -> Iterator[Mark]:
    counted = [mark for mark in found if isinstance(mark.value, Number) and not mark.value.unsure]
    for bound in found:
        if bound.kind != "quantifier" or bound.key not in BOUNDS:
            continue
        ahead = next((one for one in counted if 0 <= one.start - bound.end <= _TO_NUMBER), None)
        if ahead is not None:
            yield Mark(bound.start, ahead.end, "bounded", "")
            continue
        behind = next((one for one in reversed(counted) if 0 <= bound.start - one.end <= _TO_BOUND), None)
        if behind is not None and _PARTS.isdisjoint(text[behind.end : bound.start]):
            yield Mark(behind.start, bound.end, "bounded", "")


def _measures(texts: tuple[str, str], read: Sequence[Sequence[Mark]]) -> tuple[list[Mark], list[Mark]]:
    """The stretches of an amount and the noun that it measures, where it stands before that noun in one text and behind
    it in the other.
    """
    before = [_before_nouns(text, found) for text, found in zip(texts, read, strict=True)]
    behind = [_behind_nouns(text, found) for text, found in zip(texts, read, strict=True)]
    moved = [before[one].keys() & behind[1 - one].keys() for one in (0, 1)]
    one, other = (
        [before[side][noun] for noun in moved[side]] + [behind[side][noun] for noun in moved[1 - side]]
        for side in (0, 1)
    )
    return one, other


def _before_nouns(text: str, found: Sequence[Mark]) -> dict[str, Mark]:
    return {
        noun[1].casefold(): Mark(mark.start, noun.end(), "bounded", "")
        for mark in found
        if isinstance(mark.value, Number) and mark.value.unit and not _HYPHENS.isdisjoint(text[mark.start : mark.end])
        if (noun := _MEASURED.match(text, mark.end))
    }


def _behind_nouns(text: str, found: Sequence[Mark]) -> dict[str, Mark]:
    return {
        noun[1].casefold(): Mark(mark.start - len(noun[0]), mark.end, "bounded", "")
        for mark in found
        if isinstance(mark.value, Number) and mark.value.unit
        if (noun := _MEASURING.search(text[max(0, mark.start - _NOUN) : mark.start]))
    }


def bound_to_none(
    texts: tuple[str, str], marks: tuple[Marks, Marks], before: Sequence[Mark], after: Sequence[Mark]
) -> bool:
    """Whether a bound of a changed place is still there, and in one reading alone without a number in its sentence.

    "More than 5" and "5. More than that". ``before`` and ``after`` are the marks of the place, ``marks`` all there are.
    """
    bounds = [[mark for mark in side if mark.kind == "quantifier" and mark.key in BOUNDS] for side in (before, after)]
    if not all(bounds) or Counter(mark.key for mark in bounds[0]) != Counter(mark.key for mark in bounds[1]):
        return False
    free = [
        Counter(mark.key for mark in of_side if not _has_number(text, mark, found))
        for text, of_side, found in zip(texts, bounds, marks, strict=True)
    ]
    return free[0] != free[1]


def _has_number(text: str, bound: Mark, found: Marks) -> bool:
    return any(
        isinstance(one.value, Number)
        and not one.value.unsure
        and not _STOP.search(text[min(bound.end, one.end) : max(bound.start, one.start) + 1])
        for one in found.touching(bound.start - _FAR, bound.end + _FAR)
    )
