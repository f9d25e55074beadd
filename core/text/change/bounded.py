"""A number and what bounds it, before it or behind it, as one stretch: "at least 18" is "18 or older"."""

from collections.abc import Iterator, Sequence
from typing import Final

from pincite.core.text.change.marks import Mark
from pincite.core.text.numbers import Number

_BOUNDS: Final = frozenset({"at least", "at most", "more than", "less than"})
#: Code points from a bound to its number, and from a number and its unit to a bound ("years of age or older").
_TO_NUMBER: Final = 4
_TO_BOUND: Final = 30
_PARTS: Final = frozenset(".,;:!?()\u2026\u2014\u2013\n")


def with_bounds(text: str, found: Sequence[Mark]) -> list[Mark]:
    """``found``, the marks of ``text`` by place, and the stretches of numbers and bounds, which have no sense."""
    stretches = list(_stretches(text, found))
    return sorted([*found, *stretches], key=lambda mark: (mark.start, mark.end)) if stretches else list(found)


def _stretches(text: str, found: Sequence[Mark]) -> Iterator[Mark]:
    counted = [mark for mark in found if isinstance(mark.value, Number) and not mark.value.unsure]
    for bound in found:
        if bound.kind != "quantifier" or bound.key not in _BOUNDS:
            continue
        ahead = next((one for one in counted if 0 <= one.start - bound.end <= _TO_NUMBER), None)
        if ahead is not None:
            yield Mark(bound.start, ahead.end, "bounded", "")
            continue
        behind = next((one for one in reversed(counted) if 0 <= bound.start - one.end <= _TO_BOUND), None)
        if behind is not None and _PARTS.isdisjoint(text[behind.end : bound.start]):
            yield Mark(behind.start, bound.end, "bounded", "")
