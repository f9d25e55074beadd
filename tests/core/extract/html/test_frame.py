"""Headings, lists and tables are told as they stand in the text, whatever their cells span or hold."""

from pincite.core.text.page import Stream
from tests.core.extract.html.visible import place, visible


def shown(stream: Stream, spans: object) -> list[str]:
    assert isinstance(spans, tuple | list)
    return [stream.text[one.start : one.end].strip() for one in spans]


def test_headings_lists_terms_and_sayings_are_told_in_their_order() -> None:
    stream = visible("<h1>One</h1><h2></h2><ul><li>a<ol><li>b</ol></ul><h6>Two</h6>!<dl><dt>t<dd>s<dd>r<dt>u</dl>")
    found = stream.structure

    assert shown(stream, found.headings) == ["One", "Two"]
    assert shown(stream, found.lists) == ["a\nb", "b", "t\ns\nr\nu"]
    assert shown(stream, found.terms) == ["t", "u"]
    assert shown(stream, found.sayings) == ["s", "r"]
    inner = next(found.lists_of(place(stream.text, "b")))
    assert shown(stream, [inner]) == ["b"]


def test_a_cell_stands_under_the_heads_of_its_columns_and_beside_what_reaches_into_its_row() -> None:
    stream = visible(
        "<table><caption>C</caption><thead><tr><th rowspan=2>A<th colspan=2>B<tr><th>B1<th>B2</thead>"
        "<tr><td colspan=3>band<tr><td rowspan=2>x<td>1<td>2<tr><td>3<td>4<table><tr><th>I<th>J<tr><td>5<td>6</table>"
        "</table>"
    )
    table = stream.structure.table_of(place(stream.text, "3"))
    assert table is not None
    [(row, cell)] = table.cells_of(place(stream.text, "3"))
    inner = stream.structure.table_of(place(stream.text, "5"))

    assert (cell.first, cell.last) == (1, 1)
    assert shown(stream, [one.span for one in row.reaching]) == ["x"]
    assert [shown(stream, [one.span for one in head if one.covers(cell)]) for head in row.heads] == [["B"], ["B1"]]
    [(row, cell)] = table.cells_of(place(stream.text, "4"))
    assert [shown(stream, [one.span for one in head if one.covers(cell)]) for head in row.heads] == [["B"], ["B2"]]
    assert row.band is not None
    assert shown(stream, [row.band, table.caption]) == ["band", "C"]
    assert inner is not None
    assert len(inner.rows) == 2


def test_cells_outside_a_row_and_spans_that_are_no_numbers_harm_nothing() -> None:
    stream = visible(
        "<table><td colspan=x rowspan=999999>a<th colspan=0>b<td colspan=\u00b2>c<td rowspan=3000>d<td>e</table>"
        "<dd>f<h2>"
    )

    [table] = stream.structure.tables
    assert [[one.first for one in row.cells] for row in table.rows] == [[0, 1, 2, 3, 4]]
    assert stream.structure.table_of(place(stream.text, "f")) is None


def test_rows_that_the_markup_calls_heads_are_that_whatever_their_cells_and_what_spans_rows_moves_the_others() -> None:
    stream = visible(
        "<table><thead><tr><td>A<td>B<td>C</thead><tr><td rowspan=2>x<td rowspan=2>y<td>1<tr><td>2<tr><td>3</table>"
    )
    [table] = stream.structure.tables
    told = {
        shown(stream, [one.span])[0]: (
            one.first,
            [shown(stream, [head.span for head in heads if head.covers(one)]) for heads in row.heads],
            shown(stream, [*(other.span for other in row.reaching)]),
        )
        for row in table.rows[1:]
        for one in row.cells
    }

    assert told["1"] == (2, [["C"]], [])
    assert told["2"] == (2, [["C"]], ["x", "y"])
    assert told["3"] == (0, [["A"]], [])
