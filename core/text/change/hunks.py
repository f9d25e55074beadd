"""Changed places of two texts, each as wide as the marks of either side that it cuts."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from pincite.core.text.change.marks import Mark


class Hunk(NamedTuple):
    """One changed place: a range of the old text and the range of the new one that stands for it."""

    old_start: int
    old_end: int
    new_start: int
    new_end: int


@dataclass(frozen=True, slots=True)
class Region:
    """A stretch of both texts with the same words at either end, and the changed places in it."""

    old: str
    new: str
    hunks: tuple[Hunk, ...]
    #: It begins a sentence.
    opens: bool


class Marks:
    """The marks of one text, asked for those at a place."""

    def __init__(self, found: Sequence[Mark]) -> None:
        self._marks = found
        self._starts = [mark.start for mark in found]
        # How far the marks up to each reach: ascending, so that a place is found by bisection.
        self._reach = list(accumulate((mark.end for mark in found), max))

    def touching(self, start: int, end: int) -> list[Mark]:
        """The marks that share a code point with the range, or hold the point where it is empty."""
        low, high = bisect_right(self._reach, start), bisect_left(self._starts, max(end, start))
        return [mark for mark in self._marks[low:high] if start < mark.end]


def grouped(hunks: Sequence[Hunk], old: Marks, new: Marks) -> list[Hunk]:
    """The hunks, each grown to hold every mark that it cuts; those that a mark joins are one."""
    groups: list[Hunk] = []
    index = 0
    while index < len(hunks):
        hunk, index = hunks[index], index + 1
        while True:
            left, right = _overhang(hunk, old, new)
            if (
                left
                and groups
                and (hunk.old_start - left < groups[-1].old_end or hunk.new_start - left < groups[-1].new_end)
            ):
                hunk = _joined(groups.pop(), hunk)
            elif (
                right
                and index < len(hunks)
                and (hunk.old_end + right > hunks[index].old_start or hunk.new_end + right > hunks[index].new_start)
            ):
                hunk, index = _joined(hunk, hunks[index]), index + 1
            elif left or right:
                # Equal words stand on either side, so that both texts grow by the same.
                hunk = Hunk(
                    max(0, hunk.old_start - left),
                    hunk.old_end + right,
                    max(0, hunk.new_start - left),
                    hunk.new_end + right,
                )
            else:
                break
        groups.append(hunk)
    return groups


def _joined(first: Hunk, second: Hunk) -> Hunk:
    return Hunk(
        min(first.old_start, second.old_start),
        max(first.old_end, second.old_end),
        min(first.new_start, second.new_start),
        max(first.new_end, second.new_end),
    )


def _overhang(hunk: Hunk, old: Marks, new: Marks) -> tuple[int, int]:
    """How far the marks that the hunk cuts reach out of it to the left and to the right."""
    before = old.touching(hunk.old_start, hunk.old_end)
    after = new.touching(hunk.new_start, hunk.new_end)
    left = max([hunk.old_start - mark.start for mark in before] + [hunk.new_start - mark.start for mark in after] + [0])
    right = max([mark.end - hunk.old_end for mark in before] + [mark.end - hunk.new_end for mark in after] + [0])
    return left, right
