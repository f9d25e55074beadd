"""Headings, lists and tables as the walk meets them, in a few bytes each, and what becomes of them when they are asked.

An event is one number: its place in the pieces of the text, a value, and its kind.
"""

from collections.abc import Sequence
from typing import Final

from pincite.core.extract.html.events import Attributes
from pincite.core.text.span import Span
from pincite.core.text.structure import Group, Structure, Table, TableInMaking, in_order

#: Where a cell, a term or what is said of one ends is told by what follows: the next of them, or the end of the whole.
TABLE, END_TABLE, ROW, CELL, HEAD_CELL, HEADS, END_HEADS, CAPTION, END_CAPTION = range(9)
LIST, END_LIST, HEADING, END_HEADING, TERM, SAYING = range(9, 15)
GROUP, END_GROUP, TITLE, END_TITLE = range(15, 19)
_KINDS: Final = 5
_VALUES: Final = 20
#: By how much the place is moved up in the number.
PLACE: Final = _KINDS + _VALUES
#: Columns, and rows, that a cell may take up.
_MOST: Final = 1_000


def spans_of(attrs: Attributes) -> int:
    """How many columns and rows a cell takes up, as a part of its event."""
    found = [1, 1]
    for name, value in attrs:
        if name in ("colspan", "rowspan") and value and value.isascii() and value.isdigit() and len(value) < 5:
            found[name == "rowspan"] = min(max(int(value), 1), _MOST)
    return (found[0] << 10 | found[1]) << _KINDS if found != [1, 1] else 0


def heading(rank: int) -> int:
    """The kind of an event of a heading, with its rank."""
    return HEADING | rank << _KINDS


class _Reading:
    """The events of a page, read in their order."""

    def __init__(self) -> None:
        self.headings: list[tuple[Span, int]] = []
        self.lists: list[Span] = []
        self.tables: list[Table] = []
        self.terms: list[Span] = []
        self.sayings: list[Span] = []
        self.groups: list[Group] = []
        self._open: dict[int, list[int]] = {LIST: [], CAPTION: [], TITLE: []}
        #: Of every open heading, where it begins and its rank; of every open group, where it begins and its title.
        self._ranked: list[tuple[int, int]] = []
        self._grouped: list[tuple[int, Span | None]] = []
        #: Of every open table: its open cell, and whether its rows are called heads by the markup.
        self._tables: list[TableInMaking] = []
        self._cells: list[tuple[int, int, int] | None] = []
        self._heads: list[bool] = []
        #: Of every open list, the term or saying that is open in it.
        self._saying: list[tuple[int, int] | None] = []

    def take(self, kind: int, at: int, value: int) -> None:
        """One event."""
        if kind in (LIST, CAPTION, TITLE):
            self._open[kind].append(at)
            if kind == LIST:
                self._saying.append(None)
        elif kind in (END_LIST, END_CAPTION, END_TITLE):
            self._end(kind - 1, at)
        elif kind == HEADING:
            self._ranked.append((at, value))
        elif kind == END_HEADING:
            if self._ranked:
                start, rank = self._ranked.pop()
                self.headings.append((Span(start, at), rank))
        elif kind == GROUP:
            self._grouped.append((at, None))
        elif kind == END_GROUP:
            if self._grouped:
                start, title = self._grouped.pop()
                self.groups.append(Group(Span(start, at), title))
        elif kind in (TERM, SAYING):
            self._end_saying(at)
            if self._saying:
                self._saying[-1] = (kind, at)
        elif kind == TABLE:
            self._tables.append(TableInMaking(at))
            self._cells.append(None)
            self._heads.append(False)
        elif self._tables:
            self._take_of_table(kind, at, value)

    def _take_of_table(self, kind: int, at: int, value: int) -> None:
        table = self._tables[-1]
        if (cell := self._cells[-1]) is not None:
            begun, start, size = cell
            columns, rows = (size >> 10, size & 1023) if size else (1, 1)
            table.cell(Span(start, at), columns, rows, is_head=begun == HEAD_CELL)
            self._cells[-1] = None
        if kind == ROW:
            table.row(at, declared=self._heads[-1])
        elif kind in (CELL, HEAD_CELL):
            self._cells[-1] = (kind, at, value)
        elif kind in (HEADS, END_HEADS):
            table.end_row()
            self._heads[-1] = kind == HEADS
        elif kind == END_TABLE:
            self.tables.append(table.made(at))
            for held in (self._tables, self._cells, self._heads):
                held.pop()

    def _end(self, kind: int, at: int) -> None:
        if not self._open[kind]:
            return
        if kind == LIST:
            self._end_saying(at)
            self._saying.pop()
        span = Span(self._open[kind].pop(), at)
        if kind == LIST:
            self.lists.append(span)
        elif kind == TITLE and self._grouped:
            self._grouped[-1] = (self._grouped[-1][0], span)
        elif kind == CAPTION and self._tables:
            self._tables[-1].caption = span

    def _end_saying(self, at: int) -> None:
        if self._saying and (begun := self._saying[-1]) is not None:
            (self.terms if begun[0] == TERM else self.sayings).append(Span(begun[1], at))
            self._saying[-1] = None


def structure_of(at: Sequence[int], events: Sequence[int]) -> Structure:
    """What the events say; ``at`` holds the offset of each place in the text of the stream."""
    reading = _Reading()
    for one in events:
        reading.take(one & 31, at[one >> PLACE], one >> _KINDS & 0xFFFFF)
    headings = sorted(one for one in reading.headings if one[0].start < one[0].end)
    return Structure(
        headings=tuple(span for span, _ in headings),
        ranks=tuple(rank for _, rank in headings),
        lists=in_order(reading.lists),
        tables=tuple(sorted(reading.tables, key=lambda table: table.span)),
        terms=in_order(reading.terms),
        sayings=in_order(reading.sayings),
        groups=tuple(sorted(reading.groups, key=lambda group: group.span)),
    )
