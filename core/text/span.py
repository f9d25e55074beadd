"""A half-open range of code points."""

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
