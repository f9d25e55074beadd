"""A half-open range of code points."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """From ``start`` up to, not including, ``end``."""

    start: int
    end: int

    def overlaps(self, other: "Span") -> bool:
        """Whether the two share at least one code point."""
        return self.start < other.end and other.start < self.end

    def contains(self, other: "Span") -> bool:
        """Whether ``other`` lies wholly inside."""
        return self.start <= other.start and other.end <= self.end
