"""What a passage stands under is told by its kind, and what only stands beside it is not."""

from pincite.core.anchor.labels import labels
from pincite.core.anchor.sayers import beside
from tests.core.extract.html.visible import place, visible
from tests.rows import each_row

HEADS = "<table><tr><th>Clearance<th>Highest dose of all<tr><td>Above 60<td>one dose</table>"


@each_row(
    ("markup", "words", "told"),
    [
        (HEADS, "one dose", {"column": "Highest dose of all", "row": "Above 60"}),
        # A head stands under nothing of its own row, and beside nothing in a table that only lays a page out.
        (HEADS, "Highest dose of all", {}),
        ("<table><tr><td>Some words<td>one dose</table>", "one dose", {}),
        ("<table><tr><th>Above 60<td>one dose</table>", "one dose", {"row": "Above 60"}),
        # The number of a row is no label of it.
        (
            "<table><tr><th>No.<th>Who<th>How much<tr><td>1<td>Adults<td>one dose</table>",
            "one dose",
            {"column": "How much", "row": "Adults"},
        ),
        # One cell is a row over those below only where it stands across several columns, and beside nothing.
        ("<table><tr><td>By mouth<tr><td>one dose</table>", "one dose", {}),
        (
            "<table><tr><th>A<th>B<tr><td colspan=2>By mouth<tr><td>Adults<td>one dose</table>",
            "one dose",
            {"column": "B", "row": "Adults", "band": "By mouth"},
        ),
        (
            "<table><tr><th>A<th>B<th>C<tr><td rowspan=2>All<td>x<td>y<tr><td colspan=2>z<tr><td>Adults<td>one dose"
            "<td>v</table>",
            "one dose",
            {"column": "B", "row": "Adults"},
        ),
        # Heads further down take the place of those above, and end what stood across the table.
        (
            "<table><tr><th>A<th>B<tr><td colspan=2>By mouth<tr><th>C<th>D<tr><td>Adults<td>one dose</table>",
            "one dose",
            {"column": "D", "row": "Adults"},
        ),
        # One head alone is no row of heads.
        ("<table><tr><th>By mouth<tr><td>Adults<td>one dose</table>", "one dose", {}),
        # What is too long is no label.
        (f"<table><tr><th>A<th>{'very ' * 200}long<tr><td>Adults<td>one dose</table>", "one dose", {"row": "Adults"}),
        (
            "<p>May 40 guests stay?</p><p>Yes, all of them.</p>",
            "Yes, all of them.",
            {"question": "May 40 guests stay?"},
        ),
        ("<p>40 guests may stay.</p><p>Yes, all of them.</p>", "Yes, all of them.", {}),
        # A heading leads into no list.
        ("<h3>Our rooms:</h3><ul><li>one room<li>two</ul>", "two", {"heading": "Our rooms:"}),
        ("<p>Our rooms:</p><ul><li>one room<li>two</ul>", "two", {"lead_in": "Our rooms:"}),
        # A heading stands under the one before it.
        ("<h2>Prices</h2><h3>A room</h3><h3>End</h3>", "A room", {"heading": "Prices", "next": "End"}),
        (
            "<h2>Facts</h2><nav><h2>More</h2></nav><p>Bats see.</p><nav><h2>Other</h2></nav><h2>End</h2>",
            "Bats see.",
            {"heading": "Facts", "next": "End"},
        ),
    ],
)
def test_what_a_passage_stands_under(markup: str, words: str, told: dict[str, str]) -> None:
    stream = visible(f"<p>A page.</p>{markup}")

    assert {one.kind: one.text for one in labels(stream, place(stream.canonical, words))} == told


@each_row(
    ("markup", "told"),
    [
        ('<p>"It is safe here!" said Helen Marsh. She left.</p>', "said Helen Marsh."),
        ('<p>It rained. Helen Marsh said: "It is safe here!" She left.</p>', "Helen Marsh said:"),
        ("<p>It is safe here! Helen Marsh left.</p>", ""),
        ("<p>Helen Marsh left. It is safe here!</p>", ""),
        ("<blockquote>It is safe here!</blockquote><p>\u2014 Helen Marsh, driver</p>", "Helen Marsh, driver"),
        ("<p>It is safe here! She left.</p><p>\u2014 Helen Marsh, driver</p>", ""),
        ("<p>It is safe here!</p><p>Helen Marsh left.</p>", ""),
    ],
)
def test_who_says_it_stands_in_its_sentence_or_in_the_line_below(markup: str, told: str) -> None:
    stream = visible(f"<p>A page.</p>{markup}")

    assert beside(stream, place(stream.canonical, "It is safe here!")).strip('" ') == told
