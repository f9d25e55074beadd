"""What a place of a page stands under by its markup: headings, the lead-in of a list, the head of a column."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from pincite.core.text.span import Span

#: Elements that hold one another are not looked at deeper than this.
_DEEPEST: Final = 100
#: Rows of heads above a cell, at most.
_HEADS: Final = 8


class Cell(NamedTuple):
    """A cell of a table, in its row; ``first`` and ``last`` are the columns that it stands in."""

    span: Span
    first: int
    last: int
    is_head: bool
    #: It reaches into the rows below.
    reaches: bool = False

    def covers(self, other: "Cell") -> bool:
        """Whether both stand in one column."""
        return self.first <= other.last and other.first <= self.last


class Row(NamedTuple):
    """A row of a table, and what stands over it."""

    start: int
    cells: Sequence[Cell]
    #: Cells that reach into it from above.
    reaching: Sequence[Cell]
    #: The rows of heads above it, and the row above that is one cell across the table ("Weekdays").
    heads: Sequence[Sequence[Cell]]
    band: Span | None
    is_head: bool


@dataclass(frozen=True, slots=True)
class Table:
    """A table: where it stands, its rows in order, its caption."""

    span: Span
    rows: Sequence[Row]
    caption: Span | None

    def cells_of(self, place: Span) -> Iterator[tuple[Row, Cell]]:
        """The cells that ``place`` stands in, each with its row."""
        for at in range(max(0, bisect_right(self.rows, place.start, key=_start) - 1), len(self.rows)):
            row = self.rows[at]
            if row.start >= place.end:
                return
            for cell in row.cells:
                if cell.span.overlaps(place):
                    yield row, cell

    def moved(self, by: int) -> "Table":
        """The same of a text that has ``by`` more code points before this one."""
        # Rows share what stands over them, and cells what reaches into them.
        made: dict[int, list[Cell]] = {}

        def cells(row: Sequence[Cell]) -> list[Cell]:
            if id(row) not in made:
                made[id(row)] = [cell._replace(span=cell.span.moved(by)) for cell in row]
            return made[id(row)]

        rows = [
            Row(
                row.start + by,
                cells(row.cells),
                cells(row.reaching),
                [cells(head) for head in row.heads],
                row.band and row.band.moved(by),
                row.is_head,
            )
            for row in self.rows
        ]
        return Table(self.span.moved(by), rows, self.caption and self.caption.moved(by))


class Group(NamedTuple):
    """What holds others under a title: ``details``, ``fieldset``, ``figure``; or a quotation, which has none."""

    span: Span
    title: Span | None


@dataclass(frozen=True, slots=True)
class Structure:
    """All that places of a stream's ``text`` may stand under; every sequence in ascending order of its starts."""

    headings: Sequence[Span] = ()
    #: Of each of them, from 1 for the title of the page to 6.
    ranks: Sequence[int] = ()
    lists: Sequence[Span] = ()
    tables: Sequence[Table] = ()
    #: The terms of descriptions (``dt``), and what is said of them (``dd``).
    terms: Sequence[Span] = ()
    sayings: Sequence[Span] = ()
    groups: Sequence[Group] = ()

    def lists_of(self, place: Span) -> Iterator[Span]:
        """The lists that hold ``place``, the innermost first."""
        return _holding(self.lists, place)

    def group_of(self, place: Span) -> Group | None:
        """The innermost group that holds ``place``."""
        at = bisect_right(self.groups, place.start, key=_group_start)
        found = self.groups[max(0, at - _DEEPEST) : at]
        return next((group for group in reversed(found) if group.span.contains(place)), None)

    def table_of(self, place: Span) -> Table | None:
        """The innermost table that holds ``place``."""
        at = bisect_right(self.tables, place.start, key=_table_start)
        found = self.tables[max(0, at - _DEEPEST) : at]
        return next((table for table in reversed(found) if table.span.contains(place)), None)

    def terms_of(self, place: Span) -> Sequence[Span]:
        """The terms of which ``place`` says something; empty where it stands in none of what is said."""
        saying = next(_holding(self.sayings, place), None)
        if saying is None:
            return ()
        at = bisect_right(self.terms, (saying.start, saying.start))
        found: list[Span] = []
        # Several terms may share what is said: nothing else stands between them.
        for term in reversed(self.terms[max(0, at - _DEEPEST) : at]):
            if found and any(found[-1].start > one.start >= term.end for one in _before(self.sayings, found[-1])):
                break
            found.append(term)
        return found[::-1]

    def moved(self, by: int) -> "Structure":
        """The same of a text that has ``by`` more code points before this one."""
        return Structure(
            tuple(one.moved(by) for one in self.headings),
            self.ranks,
            tuple(one.moved(by) for one in self.lists),
            tuple(one.moved(by) for one in self.tables),
            tuple(one.moved(by) for one in self.terms),
            tuple(one.moved(by) for one in self.sayings),
            tuple(Group(one.span.moved(by), one.title and one.title.moved(by)) for one in self.groups),
        )

    @staticmethod
    def joined(parts: "Iterable[Structure]") -> "Structure":
        """Those of texts that follow one another, as one."""
        held = list(parts)
        return Structure(
            tuple(one for part in held for one in part.headings),
            tuple(one for part in held for one in part.ranks),
            tuple(one for part in held for one in part.lists),
            tuple(one for part in held for one in part.tables),
            tuple(one for part in held for one in part.terms),
            tuple(one for part in held for one in part.sayings),
            tuple(one for part in held for one in part.groups),
        )


def _before(places: Sequence[Span], place: Span) -> Sequence[Span]:
    at = bisect_right(places, (place.start, place.start))
    return places[max(0, at - 1) : at]


def _holding(places: Sequence[Span], place: Span) -> Iterator[Span]:
    at = bisect_right(places, (place.start, place.end))
    # One that begins at the same place and is longer stands behind it.
    while at < len(places) and places[at].start == place.start:
        at += 1
    return (one for one in reversed(places[max(0, at - _DEEPEST) : at]) if one.contains(place))


def _start(row: Row) -> int:
    return row.start


def _table_start(table: Table) -> int:
    return table.span.start


def _group_start(group: Group) -> int:
    return group.span.start


@dataclass(slots=True)
class TableInMaking:
    """A table whose cells are told one by one, in their order."""

    start: int
    caption: Span | None = None
    _rows: list[Row] = field(default_factory=list)
    _cells: list[Cell] = field(default_factory=list)
    #: The cells that reach into the rows below, by their first column, and into how many.
    _reaching: dict[int, tuple[Cell, int]] = field(default_factory=dict)
    _begun: int = -1
    _column: int = 0
    _declared: bool = False
    _heads: list[Sequence[Cell]] = field(default_factory=list)
    _band: Span | None = None
    _over: Sequence[Sequence[Cell]] = ()
    #: A row above all heads that is one cell across the table: it says what a caption does.
    _title: Span | None = None

    def row(self, start: int, *, declared: bool) -> None:
        """A row begins; ``declared`` says that the markup calls it one of heads."""
        self.end_row()
        self._begun, self._column, self._declared, self._cells = start, 0, declared, []

    def cell(self, span: Span, columns: int, rows: int, *, is_head: bool) -> None:
        """The next cell of the row."""
        if self._begun < 0:
            self.row(span.start, declared=False)
        while self._column in self._reaching:
            self._column = self._reaching[self._column][0].last + 1
        last = self._column + max(columns, 1) - 1
        self._cells.append(Cell(span, self._column, last, is_head, rows > 1))
        if rows > 1 and len(self._reaching) < _DEEPEST:
            # Counted down when this row ends as well.
            self._reaching[self._column] = (self._cells[-1], rows)
        self._column = last + 1

    def end_row(self) -> None:
        """The row ends, if there is one."""
        if self._begun < 0:
            return
        cells = self._cells
        reaching = [cell for cell, _ in self._reaching.values() if cell.span.start < self._begun]
        across = len(cells) == 1 and not reaching and cells[0].last > 0
        is_title = across and self._declared and not self._heads
        is_band = across and (is_title or not self._declared)
        is_head = not is_band and (self._declared or (len(cells) > 1 and all(cell.is_head for cell in cells)))
        if is_head:
            if not self._heads:
                self._title = self._band
            if not (self._rows and self._rows[-1].is_head):
                self._heads = []
            self._heads = [*self._heads, cells][-_HEADS:]
            self._over, self._band = self._heads, None
        self._rows.append(Row(self._begun, cells, reaching, () if is_head else self._over, self._band, is_head))
        if is_band:
            self._band = cells[0].span
        self._reaching = {at: (cell, left - 1) for at, (cell, left) in self._reaching.items() if left > 1}
        self._begun = -1

    def made(self, end: int) -> Table:
        """The table, which ends here."""
        self.end_row()
        return Table(Span(self.start, end), self._rows, self.caption or self._title)


def in_order(places: Iterable[Span]) -> tuple[Span, ...]:
    """``places`` in ascending order."""
    return tuple(sorted(places))
