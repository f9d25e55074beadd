"""What a document repeats on every page: running heads and feet, and page numbers."""

import re
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from pincite.core.extract.pdf.words import Line, Sheet

#: Of the sheet's height, at its top and bottom.
_MARGIN: Final = 0.2
#: Rows of furniture at either end.
_MOST_ROWS: Final = 3
#: Points by which two rows may differ and still stand at one height.
_SAME: Final = 2.5
#: Of a row's own height: running heads stand this far from the text at least.
_APART: Final = 1.7
#: Of the pages: what stands at one height on as many is furniture.
_MOST_PAGES: Final = 0.6

#: A page number, alone on its row.
NUMBER = re.compile(
    r"[\[(\u2013\u2014-]?\s?(?:(?:page|p\.|seite|s\.|p\u00e1gina|p\u00e1g\.)\s)?(?:\d{1,5}|(?=[ivxl])(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3}))"
    r"(?:\s?(?:/|of|von|de|sur)\s?\d{1,5})?\s?[\])\u2013\u2014-]?",
    re.IGNORECASE,
)
_DIGITS = re.compile(r"\d+")


@dataclass(slots=True)
class _Row:
    """Everything on one baseline of one sheet."""

    lines: list[Line]
    #: From the edge of the sheet, and to the next row within.
    distance: float
    gap: float

    @property
    def text(self) -> str:
        return " ".join(line.text for line in sorted(self.lines, key=lambda line: line.left))

    @property
    def pattern(self) -> str:
        """The text with every number alike."""
        return _DIGITS.sub("#", self.text)


def take(sheets: list[Sheet]) -> list[tuple[int, str]]:
    """Takes the furniture off the sheets; the distinct texts of it, each with the number of its first page."""
    taken: dict[str, int] = {}
    for at_top in (True, False):
        edges = [_rows(sheet, at_top=at_top) for sheet in sheets]
        patterns = Counter(key for rows in edges for key in {(row.pattern, round(row.distance)) for row in rows})
        heights = Counter(key for rows in edges for key in {round(row.distance) for row in rows if _is_apart(row)})
        for sheet, rows in zip(sheets, edges, strict=True):
            for row in rows:
                if not (
                    NUMBER.fullmatch(row.text)
                    or sum(patterns[row.pattern, near] for near in _near(row.distance)) > 1
                    or (
                        _is_apart(row)
                        and len(sheets) > 2
                        and sum(heights[near] for near in _near(row.distance)) >= _MOST_PAGES * len(sheets)
                    )
                ):
                    break
                gone = set(map(id, row.lines))
                sheet.lines = [line for line in sheet.lines if id(line) not in gone]
                taken.setdefault(row.text, sheet.number)
    return [(page, text) for text, page in taken.items()]


def _near(distance: float) -> range:
    return range(round(distance - _SAME), round(distance + _SAME) + 1)


def _is_apart(row: _Row) -> bool:
    return row.gap > _APART * max(line.size for line in row.lines)


def _rows(sheet: Sheet, *, at_top: bool) -> list[_Row]:
    """The outermost rows at one end of a sheet, from its edge inwards; never all of its rows."""

    def distance(line: Line) -> float:
        return sheet.height - line.baseline if at_top else line.baseline

    rows: list[list[Line]] = []
    for line in sorted(sheet.lines, key=distance):
        if rows and abs(distance(line) - distance(rows[-1][0])) < 0.4 * line.size:
            rows[-1].append(line)
        elif len(rows) > _MOST_ROWS:
            break
        else:
            rows.append([line])
    return [
        _Row(row, distance(row[0]), abs(distance(further[0]) - distance(row[0])))
        for row, further in pairwise(rows)
        if distance(row[0]) <= _MARGIN * sheet.height
    ]
