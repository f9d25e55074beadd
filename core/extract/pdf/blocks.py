"""Lines become columns of text, and those paragraphs."""

import re
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median
from typing import Final

from pincite.core.extract.pdf.words import Line

#: Of a line's height: how far down the next line of the same column stands at most.
_LEADING: Final = 1.9
#: Of a column's usual leading: a wider one parts paragraphs.
_PARTED: Final = 1.3
#: Of a line's height.
_INDENT: Final = 0.5
_SHORT: Final = 1.5
#: Between the type sizes of two lines of one column.
_ALIKE: Final = 0.92

_ENDS = re.compile("[.!?:;\u3002\uff01\uff1f\u2026][\"'\u201d\u2019\u00bb)\\]\\d]*$")
#: A clause or an item of a list ends so; a number with decimals, or a year, a full stop and the mark of a note.
_MAY_END = re.compile(r"(?:;|\d\.\d+)$")
_BULLET: Final = "\u2022\u2023\u25e6\u25aa\u2013\u2014"


@dataclass(slots=True)
class Paragraph:
    """Lines that belong together."""

    lines: list[Line]
    page: int
    #: It is the first, or the last, of its column.
    begins_column: bool = False
    ends_column: bool = False
    indented: bool = False
    #: It goes on where the paragraph before it broke off.
    joined: bool = False
    left: float = field(init=False)
    right: float = field(init=False)
    size: float = field(init=False)

    def __post_init__(self) -> None:
        self.left = min(line.left for line in self.lines)
        self.right = max(line.right for line in self.lines)
        self.size = median(line.size for line in self.lines)

    def is_below(self, other: "Paragraph") -> bool:
        """Whether it stands under ``other``, on one page."""
        return self.lines[0].baseline < other.lines[-1].baseline and self.lines[0].overlaps(other.lines[-1])

    @property
    def is_open(self) -> bool:
        """Whether its last sentence has not ended."""
        return self.may_end or not _ENDS.search(self.lines[-1].text)

    @property
    def may_end(self) -> bool:
        """Whether its last words do not tell if its last sentence has ended."""
        return _MAY_END.search(self.lines[-1].text) is not None


@dataclass(slots=True)
class Column:
    """Lines directly below one another, in one size of type."""

    lines: list[Line]
    left: float = field(init=False)
    right: float = field(init=False)
    top: float = field(init=False)
    bottom: float = field(init=False)
    size: float = field(init=False)

    def __post_init__(self) -> None:
        self.left = min(line.left for line in self.lines)
        self.right = max(line.right for line in self.lines)
        self.top = max(line.baseline + line.size for line in self.lines)
        self.bottom = min(line.baseline for line in self.lines)
        self.size = median(line.size for line in self.lines)

    def is_above(self, other: "Column") -> bool:
        """Whether it ends higher than ``other`` begins."""
        return self.bottom >= other.top - 0.6 * min(self.size, other.size)

    def overlaps(self, other: "Column") -> bool:
        """Whether the two stand above one another for half the width of the narrower."""
        shared = min(self.right, other.right) - max(self.left, other.left)
        return shared > 0.5 * max(1.0, min(self.right - self.left, other.right - other.left))


def columns(lines: list[Line]) -> list[Column]:
    """The columns that ``lines`` make, in their order."""
    runs: list[list[Line]] = []
    for line in lines:
        if runs and _goes_on(runs[-1][-1], line):
            runs[-1].append(line)
        else:
            runs.append([line])
    return [Column(run) for run in runs]


def _goes_on(before: Line, line: Line) -> bool:
    size = max(before.size, line.size)
    down = before.baseline - line.baseline
    return (
        0.3 * size < down <= _LEADING * size and min(before.size, line.size) >= _ALIKE * size and before.overlaps(line)
    )


def paragraphs(column: Column, page: int) -> list[Paragraph]:
    """The paragraphs of a column."""
    lines = column.lines
    downs = [before.baseline - line.baseline for before, line in pairwise(lines)]
    leading = median(downs) if downs else 0.0
    parts: list[list[Line]] = [[lines[0]]]
    for before, line, down in zip(lines, lines[1:], downs, strict=False):
        if down > _PARTED * leading or _begins(before, line, column):
            parts.append([line])
        else:
            parts[-1].append(line)
    found = [Paragraph(part, page, indented=_is_indented(part[0], column)) for part in parts]
    found[0].begins_column = found[-1].ends_column = True
    return found


def _begins(before: Line, line: Line, column: Column) -> bool:
    """Whether a line begins a paragraph, by its indentation or a bullet."""
    if line.words[0].text in _BULLET:
        return True
    ended = before.right < column.right - _SHORT * before.size or _ENDS.search(before.text) is not None
    return ended and _is_indented(line, column) and not _is_indented(before, column)


def _is_indented(line: Line, column: Column) -> bool:
    return len(column.lines) > 1 and line.left > column.left + _INDENT * line.size
