"""The order in which a reader takes the columns of a page."""

from itertools import pairwise
from statistics import median
from typing import Final

from pincite.core.extract.pdf.blocks import Column
from pincite.core.extract.pdf.words import Line, Word

#: Columns of a page that are put into order; a drawing may have thousands of labels.
_MOST: Final = 150
#: Lines that must leave one gutter free, and the share of those that could cross it.
_FREE: Final = 4
_SHARE: Final = 0.7
#: Of a line's height.
_GUTTER: Final = 0.7
#: By which two baselines of one row differ at most.
_LEVEL: Final = 0.2
#: Columns that a page is parted into, as a power of two.
_COLUMNS: Final = 3
#: Words of a line of prose.
_PROSE: Final = 4


def in_reading_order(columns: list[Column]) -> list[Column]:
    """The columns in the file's own order, which is that of reading unless it goes upwards within a column.

    Then a column stands before those below it, and before those right of it where nothing spans both between them
    (Breuel, "High performance document layout analysis", 2003).
    """
    if len(columns) > _MOST or not _goes_upwards(columns):
        return columns
    by_place = sorted(columns, key=lambda column: (-column.top, column.left))
    after = {
        id(one): [other for other in by_place if other is not one and _precedes(one, other, by_place)]
        for one in by_place
    }
    ordered: list[Column] = []
    seen: set[int] = set()
    for column in reversed(by_place):
        _visit(column, after, seen, ordered)
    return ordered[::-1]


def _goes_upwards(columns: list[Column]) -> bool:
    return any(
        later.is_above(column) and later.overlaps(column)
        for at, column in enumerate(columns)
        for later in columns[at + 1 :]
    )


def _precedes(one: Column, other: Column, columns: list[Column]) -> bool:
    if min(one.right, other.right) > max(one.left, other.left):
        return one.is_above(other)
    if one.left > other.left:
        return False
    low, high = sorted((one, other), key=lambda column: column.top)
    return not any(
        column.left < one.right and column.right > other.left and column.bottom < high.bottom and column.top > low.top
        for column in columns
        if column is not one and column is not other
    )


def _visit(column: Column, after: dict[int, list[Column]], seen: set[int], ordered: list[Column]) -> None:
    """Depth first, without recursion: a column is put down once all that follow it are."""
    if id(column) in seen:
        return
    seen.add(id(column))
    stack = [(column, iter(reversed(after[id(column)])))]
    while stack:
        current, further = stack[-1]
        following = next((one for one in further if id(one) not in seen), None)
        if following is None:
            ordered.append(current)
            stack.pop()
        else:
            seen.add(id(following))
            stack.append((following, iter(reversed(after[id(following)]))))


def parted_at_gutters(lines: list[Line], depth: int = _COLUMNS) -> list[Line]:
    """The lines of a page; columns of prose that the file has written across one after the other."""
    rows = _rows(lines)
    gaps = [gap for row in rows for gap in _gaps(row)]
    if len(gaps) < _FREE or not depth:
        return lines
    at = _gutter(gaps)
    crossing = [row for row in rows if row.left < at < row.right]
    parts = {id(row): _parted(row, at) for row in crossing if any(left < at < right for left, right in _gaps(row))}
    words = [len(side.words) for pair in parts.values() for side in pair]
    # In the cells of a table a row is what is read.
    if len(parts) < _FREE or len(parts) < _SHARE * len(crossing) or median(words) < _PROSE:
        return lines
    ordered: list[Line] = []
    left: list[Line] = []
    right: list[Line] = []
    for row in rows:
        if id(row) in parts:
            one, other = parts[id(row)]
            left.append(one)
            right.append(other)
        elif row.right <= at:
            left.append(row)
        elif row.left >= at:
            right.append(row)
        else:
            ordered += [*parted_at_gutters(left, depth - 1), *parted_at_gutters(right, depth - 1), row]
            left, right = [], []
    return [*ordered, *parted_at_gutters(left, depth - 1), *parted_at_gutters(right, depth - 1)]


def _rows(lines: list[Line]) -> list[Line]:
    """The lines, those put together that stand on one baseline and follow one another to the right."""
    rows: list[list[Word]] = []
    last: Line | None = None
    for line in lines:
        same = last is not None and abs(line.baseline - last.baseline) < _LEVEL * line.size and line.left > last.right
        if same:
            rows[-1].extend(line.words)
        else:
            rows.append(list(line.words))
        last = line
    return [Line(words) for words in rows]


def _parted(line: Line, at: float) -> tuple[Line, Line]:
    cut = next(index for index, word in enumerate(line.words) if word.left > at)
    return Line(line.words[:cut]), Line(line.words[cut:])


def _gutter(gaps: list[tuple[float, float]]) -> float:
    """The middle of what most gaps have in common."""
    middles = [(left + right) / 2 for left, right in gaps[:2_000]]
    held = {middle: sum(left < middle < right for left, right in gaps[:2_000]) for middle in set(middles[:300])}
    most = max(held.values())
    return median(middle for middle, count in held.items() if count == most)


def _gaps(line: Line) -> list[tuple[float, float]]:
    """The gaps between words that are wide enough for a gutter; none where some words are read from right to left."""
    if any(after.left < before.left for before, after in pairwise(line.words)):
        return []
    pairs = ((before.right, after.left) for before, after in pairwise(line.words))
    return [(left, right) for left, right in pairs if right - left > _GUTTER * line.size]
