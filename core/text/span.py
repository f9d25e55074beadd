"""A half-open range of code points."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple


class Span(NamedTuple):
    """From ``start`` up to, not including, ``end``. A tuple, for a page has many and they are sorted and hashed."""

    start: int
    end: int

    def overlaps(self, other: "Span") -> bool:
        """Whether the two share at least one code point."""
        return self.start < other.end and other.start < self.end

    def contains(self, other: "Span") -> bool:
        """Whether ``other`` lies wholly inside."""
        return self.start <= other.start and other.end <= self.end

    def moved(self, by: int) -> "Span":
        """The same range ``by`` code points further on."""
        return Span(self.start + by, self.end + by)

    def among(self, places: "Sequence[Span]") -> "Sequence[Span]":
        """Those of ``places`` (ascending, none overlapping another) that overlap or touch this one."""
        # The last that begins before this one may reach into it.
        first = max(0, bisect_left(places, (self.start,)) - 1)
        return places[first : bisect_left(places, (self.end + 1,), first)]
