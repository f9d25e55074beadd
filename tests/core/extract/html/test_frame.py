"""Headings, lists and tables are told as they stand in the text, whatever their cells span or hold."""

from pincite.core.extract.html.extractor import HtmlExtractor
from pincite.core.ports import Body
from pincite.core.text.page import PageText, Stream
from pincite.core.text.span import Span


def visible(markup: str) -> Stream:
    page = HtmlExtractor().extract(Body(markup.encode(), "https://a.test/a", media_type="text/html"))
    assert isinstance(page, PageText)
    return page.visible


def shown(stream: Stream, spans: object) -> list[str]:
    assert isinstance(spans, tuple | list)
    return [stream.text[one.start : one.end].strip() for one in spans]


def place(stream: Stream, words: str) -> Span:
    at = stream.text.index(words)
    return Span(at, at + len(words))


def test_headings_lists_terms_and_sayings_are_told_in_their_order() -> None:
    stream = visible("<h1>One</h1><ul><li>a<ol><li>b</ol></ul><h4>Two</h4><dl><dt>t<dd>s<dd>r<dt>u</dl>")
    found = stream.structure

    assert shown(stream, found.headings) == ["One", "Two"]
    assert shown(stream, found.lists) == ["a\nb", "b", "t\ns\nr\nu"]
    assert shown(stream, found.terms) == ["t", "u"]
    assert shown(stream, found.sayings) == ["s", "r"]
    inner = found.list_of(place(stream, "b"))
    assert inner is not None
    assert shown(stream, [inner]) == ["b"]


def test_a_cell_stands_under_the_heads_of_its_columns_and_beside_what_reaches_into_its_row() -> None:
    stream = visible(
        "<table><caption>C</caption><thead><tr><th rowspan=2>A<th colspan=2>B<tr><th>B1<th>B2</thead>"
        "<tr><td colspan=3>band<tr><td rowspan=2>x<td>1<td>2<tr><td>3<td>4<table><tr><th>I<th>J<tr><td>5<td>6</table>"
        "</table>"
    )
    table = stream.structure.table_of(place(stream, "3"))
    assert table is not None
    [(row, cell)] = table.cells_of(place(stream, "3"))
    inner = stream.structure.table_of(place(stream, "5"))

    assert (cell.first, cell.last) == (1, 1)
    assert shown(stream, [one.span for one in row.reaching]) == ["x"]
    assert [shown(stream, [one.span for one in head if one.covers(cell)]) for head in row.heads] == [["B"], ["B1"]]
    assert row.band is not None
    assert shown(stream, [row.band, table.caption]) == ["band", "C"]
    assert inner is not None
    assert len(inner.rows) == 2


def test_cells_outside_a_row_and_spans_that_are_no_numbers_harm_nothing() -> None:
    stream = visible("<table><td colspan=x rowspan=999999>a<th colspan=0>b</table><dd>c<h2>")

    assert [len(table.rows) for table in stream.structure.tables] == [1]
    assert stream.structure.table_of(place(stream, "c")) is None
