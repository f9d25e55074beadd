"""What a passage is read by is told where it is another thing, and not where it is only written otherwise."""

from pincite.core.anchor.under import REFRAMED, remembered, under_since
from tests.core.extract.html.visible import place, visible
from tests.rows import each_row

SALT = "0" * 64
WORDS = "a long view of the sea"
ITEM, WHOLE = f"<li>{WORDS}", f"<p>{WORDS}</p>"
LISTS = "<p>Our rooms</p><ul><li>the blue one{}</ul><p>Our halls</p><ul><li>the old one{}</ul><h2>Prices 2024</h2>"
ROOM, HALL = LISTS.format(ITEM, ""), LISTS.format("", ITEM)
PARTS = "<h2>Facts</h2><p>It rains.</p>{}<h2>More</h2><p>It snows.</p>{}<h2>End</h2><p>It is over.</p>{}"
FIRST, SECOND, THIRD = PARTS.format(WHOLE, "", ""), PARTS.format("", WHOLE, ""), PARTS.format("", "", WHOLE)
RULES = "<h2>Rules {}</h2>" + WHOLE
DOSES = f"<table><tr><th>A<th>Dose {{}}<tr><td>Adults<td>{WORDS}</table>"
SAYS = f'<p>{{}} said: "{WORDS}" in May.</p>'


@each_row(
    ("before", "now", "told"),
    [
        (ROOM, HALL, "Our halls"),
        (ROOM, ROOM.replace("Our rooms", "Our 9 rooms"), ""),
        (ROOM.replace("Our rooms", "Our 5 rooms"), ROOM.replace("Our rooms", "Our 9 rooms"), "Our 9 rooms"),
        (ROOM, ROOM.replace("Our rooms", "Our old rooms"), ""),
        # Such a lead-in goes on in each item.
        (ROOM, ROOM.replace("Our rooms", "Our old rooms:"), "Our old rooms:"),
        # The heading behind it heads other words.
        (ROOM, ROOM.replace("2024", "2023"), ""),
        (ROOM, ROOM.replace("Prices", "No prices"), ""),
        (FIRST, SECOND, "More"),
        (SECOND, FIRST, "Facts"),
        (FIRST, THIRD, "End"),
        # Of two headings of one name nobody knows which was meant.
        (FIRST, f"{THIRD}<h2>Facts</h2>", ""),
        (FIRST, FIRST.replace("<p>It rains", "<h2>New</h2><p>It rains"), ""),
        (FIRST, FIRST.replace("Facts", "Some facts"), ""),
        (SECOND, SECOND.replace("End", "Last"), ""),
        (RULES.format("(12)"), RULES.format("(13)"), ""),
        (RULES.format("12"), RULES.format("13"), "Rules 13"),
        (RULES.format(""), RULES.format("13"), ""),
        (DOSES.format("x"), DOSES.format("y"), "Dose y"),
        (DOSES.format("x"), DOSES.format("X"), ""),
        (DOSES.format("1"), DOSES.format("2"), "Dose 2"),
        (SAYS.format("Helen Marsh"), SAYS.format("Tom Field"), 'Tom Field said: " / in May.'),
        (SAYS.format("Helen Marsh"), SAYS.format("Mrs Marsh"), ""),
        (SAYS.format("Helen Marsh"), SAYS.format("She"), ""),
        (SAYS.format("Helen Marsh"), SAYS.format("Helen Marsh, and not Tom Field,"), ""),
        (SAYS.format("She"), SAYS.format("Tom Field"), ""),
    ],
)
def test_what_is_another_thing_than_was_stamped_is_told(before: str, now: str, told: str) -> None:
    was, here = visible(f"<p>A page.</p>{before}"), visible(f"<p>A page.</p>{now}")
    stamped = remembered(was, place(was.canonical, WORDS), SALT, "en")

    found = [*under_since(here, place(here.canonical, WORDS), stamped, SALT, "en")]

    assert found == ([(REFRAMED, told)] if told else [])
