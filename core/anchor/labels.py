"""The words by which a passage is read, wherever they stand: heads of tables, lead-ins, headings."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice
from typing import Final, NamedTuple

from pincite.core.text.page import Span, Stream
from pincite.core.text.sentences import sentences
from pincite.core.text.structure import Cell, Group, Row, Table

COLUMN: Final = "column"
ROW: Final = "row"
BAND: Final = "band"
CAPTION: Final = "caption"
TERM: Final = "term"
LEAD_IN: Final = "lead_in"
#: That of a list further out.
OUTER: Final = "outer"
#: The block above, where it asks what the passage answers.
QUESTION: Final = "question"
HEADING: Final = "heading"
#: The heading above that one.
SECTION: Final = "section"
#: The title of what holds the passage: of ``details``, a ``fieldset``, a ``figure``.
TITLE: Final = "title"
#: The heading behind the passage: it only shows whether the passage left its section.
NEXT: Final = "next"

#: A longer text is no label.
_LONGEST: Final = 800
#: A lead-in is looked at as far as this from its end.
_LEADING: Final = 200
#: Lists, and headings, of a page that are looked through for the old ones.
_MOST: Final = 2_000
#: Rows, and cells of the first, of a table without heads that are looked at, and lists that hold one another.
_ROWS: Final = 20
_CELLS: Final = 60
_LISTS: Final = 4
#: What names a row though it has no letter.
_YEAR: Final = re.compile(r"(?:1[5-9]|20)\d\d(?!\d)")
#: A unit alone: "(in thousands)".
_BRACKETED: Final = re.compile(r"\s*(?:[(\[][^()\[\]]*[)\]]\s*)?")
_DIGIT: Final = re.compile(r"\d")
_STOPS: Final = (".", "!", "?", "\u2026", "\u3002")


class Label(NamedTuple):
    """Words that a passage is read by."""

    kind: str
    text: str


def labels(stream: Stream, place: Span) -> list[Label]:
    """What ``place``, a range of the canonical form, stands under."""
    if stream.name != "visible":
        return []
    inside = stream.text_span(place.start, place.end)
    found = (*_of_table(stream, inside), *_of_list(stream, inside), *_of_section(stream, inside))
    return [label for label in found if label.text]


def _of_table(stream: Stream, place: Span) -> Iterator[Label]:
    table = stream.structure.table_of(place)
    if table is None:
        return
    standing = list(table.cells_of(place))
    rows = [row for row, _ in groupby(row for row, _ in standing)]
    if not standing or standing[0][0].is_head:
        return
    cells = [cell for _, cell in standing]
    first = rows[0]
    over = _heads(stream, table, first)
    heads = dict.fromkeys(head.span for row in over for head in row if any(head.covers(cell) for cell in cells))
    yield Label(COLUMN, _joined(stream, heads))
    if over or any(cell.is_head for cell in first.cells):
        yield Label(ROW, _joined(stream, _row_labels(stream, first, cells[0], place)))
    if first.band is not None and first.band != table.caption:
        yield Label(BAND, _joined(stream, [first.band]))
    caption = table.caption or _title(stream.structure.group_of(table.span))
    if caption is not None and not caption.overlaps(place):
        yield Label(CAPTION, _joined(stream, [caption]))


def _heads(stream: Stream, table: Table, row: Row) -> Sequence[Sequence[Cell]]:
    """The rows of heads above ``row``, and one of units in brackets below them; the first row where it is one by its
    words alone.
    """
    rows = table.rows
    if row.heads:
        at = bisect_right(rows, row.heads[-1][0].span.start, key=_row_start) if row.heads[-1] else len(rows)
        units = rows[at] if at < len(rows) else row
        if units is not row and units.cells and all(_BRACKETED.fullmatch(_words(stream, one)) for one in units.cells):
            return (*row.heads, units.cells)
        return row.heads
    at = next((n for n, one in enumerate(rows[:_ROWS]) if len(one.cells) > 1), 0)
    top, others = rows[at], [one for one in rows[at + 1 : at + _ROWS] if len(one.cells) > 1]
    shown = [_words(stream, one) for one in top.cells[:_CELLS]]
    if top is row or not others or not all(map(str.strip, shown[1:])) or any(map(_DIGIT.search, shown)):
        return ()
    # Heads are words, over numbers in some column.
    counts = range(1, min(len(shown), *(len(one.cells) for one in others)))
    if any(all(_DIGIT.search(_words(stream, one.cells[n])) for one in others) for n in counts):
        return (top.cells,)
    return ()


def _row_labels(stream: Stream, row: Row, cell: Cell, place: Span) -> list[Span]:
    """The cells that name the row: those that reach into it, its own heads, or else its first with a letter."""
    left = [one for one in row.cells if one.last < cell.first and not one.span.overlaps(place)]
    named = [one for one in left if one.is_head] or [one for one in left if _names_row(_words(stream, one))][:1]
    reaching = [one for one in row.reaching if one.last < cell.first and not one.span.overlaps(place)]
    return sorted(one.span for one in (*reaching, *named))


def _names_row(text: str) -> bool:
    return any(map(str.isalpha, text)) or _YEAR.match(text.strip()) is not None


def _words(stream: Stream, cell: Cell) -> str:
    return stream.text[cell.span.start : min(cell.span.end, cell.span.start + _LEADING)]


def _title(group: Group | None) -> Span | None:
    return group.title if group is not None else None


def _of_list(stream: Stream, place: Span) -> Iterator[Label]:
    if terms := stream.structure.terms_of(place):
        yield Label(TERM, _joined(stream, terms))
    else:
        holding = list(islice(stream.structure.lists_of(place), _LISTS))
        if (table := stream.structure.table_of(place)) is not None:
            holding = sorted((*holding, table.span), reverse=True)
        leads = [_lead_in(stream, one) for one in holding]
        yield Label(LEAD_IN, leads[0] if leads else "")
        yield Label(OUTER, next(filter(None, leads[1:]), ""))
    edges = stream.block_edges
    at = bisect_left(edges, place.start) - 1
    above = _shown(stream, block_above(stream, edges[at])) if at >= 0 else ""
    if above.endswith("?"):
        yield Label(QUESTION, above[-_LEADING:])


def _lead_in(stream: Stream, held: Span) -> str:
    """The block right before a list, where it leads into it: no heading, and no end of a paragraph."""
    span = block_above(stream, held.start)
    if any(span.overlaps(one) for one in _around(stream.structure.headings, span)):
        return ""
    text = _shown(stream, span)
    return "" if not text or text.endswith(_STOPS) else text[sentences(text)[-1].start :][-_LEADING:]


def block_above(stream: Stream, end: int) -> Span:
    """The last block with words that ends at ``end``, or as much of it as may count."""
    edges = stream.block_edges
    at = bisect_left(edges, end) - 1
    while at > 0 and not stream.text[edges[at] : end].strip():
        at -= 1
    return Span(max(edges[at] + 1 if at >= 0 else 0, end - _LEADING * 2), end)


def lead_ins(stream: Stream) -> Iterator[Label]:
    tables = (table.span for table in stream.structure.tables[:_MOST])
    return (Label(LEAD_IN, _lead_in(stream, one)) for one in (*stream.structure.lists[:_MOST], *tables))


def _of_section(stream: Stream, place: Span) -> Iterator[Label]:
    """The heading before and the one behind; those of a menu head nothing."""
    headings = stream.structure.headings
    at = bisect_right(headings, place.start, key=_start) - 1
    while at >= 0 and (headings[at].end > place.start or (stream.chrome and _is_chrome(stream, headings[at]))):
        at -= 1
    if at >= 0:
        yield Label(HEADING, _joined(stream, [headings[at]]))
        if (above := _section(stream, at)) is not None:
            yield Label(SECTION, _joined(stream, [above]))
    behind = bisect_left(headings, place.end, key=_start)
    while behind < len(headings) and stream.chrome and _is_chrome(stream, headings[behind]):
        behind += 1
    if behind < len(headings):
        yield Label(NEXT, _joined(stream, [headings[behind]]))
    title = _title(stream.structure.group_of(place))
    if title is not None and not title.overlaps(place):
        yield Label(TITLE, _joined(stream, [title]))


def _section(stream: Stream, at: int) -> Span | None:
    """The heading that the one at ``at`` stands under, but for the title of the page."""
    headings, ranks = stream.structure.headings, stream.structure.ranks
    for above in range(at - 1, max(at - 1 - _MOST, -1), -1):
        if ranks[above] < ranks[at] and not (stream.chrome and _is_chrome(stream, headings[above])):
            return headings[above] if ranks[above] > 1 else None
    return None


def _is_chrome(stream: Stream, span: Span) -> bool:
    return any(one.contains(span) for one in span.among(stream.chrome))


def _around(places: Sequence[Span], span: Span) -> Sequence[Span]:
    return places[max(0, bisect_left(places, span.start, key=_start) - 1) : bisect_left(places, span.end, key=_start)]


def _start(span: Span) -> int:
    return span.start


def _row_start(row: Row) -> int:
    return row.start


def _joined(stream: Stream, spans: Iterable[Span]) -> str:
    text = " ".join(filter(None, (_shown(stream, span) for span in spans)))
    return text if len(text) <= _LONGEST else ""


def _shown(stream: Stream, span: Span) -> str:
    """The words of a range of ``stream.text`` without the marks of notes in it."""
    start, end = span
    if end - start > _LONGEST * 2:
        return ""
    parts: list[str] = []
    for mark in span.among(stream.markers):
        if mark.start >= start and mark.end <= end:
            parts.append(stream.text[start : mark.start])
            start = mark.end
    return " ".join("".join((*parts, stream.text[start:end])).split())


def headings(stream: Stream) -> Iterator[tuple[int, str]]:
    """Where the headings of ``stream.text`` begin, and their words; those of a menu head nothing."""
    for heading in stream.structure.headings[:_MOST]:
        if not (stream.chrome and _is_chrome(stream, heading)):
            yield heading.start, _joined(stream, [heading])
