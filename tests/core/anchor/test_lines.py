"""Signs with which a quotation joins the lines of a page are its own; within a line every sign counts."""

from pincite.core.anchor import Location, Quotation, find, nearest
from pincite.core.extract import extract
from pincite.core.ports import Body
from pincite.core.text.canonical import content_sha256
from pincite.core.text.page import PageText
from tests.rows import each_row

PAGE = """<h2>Tolls of the town</h2><p>The toll rose to four pence. It is paid at the gate.</p>
<ul><li>Carts pay six pence</li><li>Sheep, pigs and geese pay nothing</li></ul>
<ol><li>Rent is due</li><li>5 pounds were paid</li></ol><p>The mill is old.</p>
<p>Is the bridge safe?</p><p>Nobody knows that yet.</p><p>The toll of carts is 1</p><p>2 pence more are due</p>"""


def settle(excerpt: str) -> Location:
    page = extract(Body(PAGE.encode(), "https://tolls.example/a", media_type="text/html"))
    assert isinstance(page, PageText)
    quotation = Quotation(content_sha256(excerpt), excerpt)
    return find(quotation, page) or nearest(quotation, page)


@each_row(
    "excerpt",
    [
        "Carts pay six pence, Sheep, pigs and geese pay nothing",
        "Carts pay six pence; Sheep, pigs and geese pay nothing.",
        "\u2022 Carts pay six pence \u2022 Sheep, pigs and geese pay nothing",
        "Tolls of the town: The toll rose to four pence.",
        "Tolls of the town \u2014 The toll rose to four pence.",
        "Rent is due: 5 pounds were paid.",
        "The toll of carts is 1; 2 pence more are due",
        "It is paid at the gate. Carts pay six pence. Sheep, pigs and geese pay nothing.",
    ],
)
def test_lines_that_a_quotation_joins_stand(excerpt: str) -> None:
    found = settle(excerpt)

    assert found.stands
    assert found.kind == "markup"
    assert found.notes == ("joined_lines",)
    assert "crosses_blocks" in found.flags
    assert found.change is None


@each_row(
    "excerpt",
    [
        "Carts pay six pence; Sheep pigs and geese pay nothing",
        "Carts pay six pence; Sheep, pigs, and geese pay nothing",
        "Carts, pay six pence; Sheep, pigs and geese pay nothing",
        "Carts pay six pence? Sheep, pigs and geese pay nothing",
        "Carts pay six pence; sheep, pigs and geese pay nothing",
        "Carts pay sixpence; Sheep, pigs and geese pay nothing",
        "Rent is due -5 pounds were paid",
        "Rent is due - 5 pounds were paid",
        "The toll rose; to four pence",
        "Carts pay six pence ... Sheep, pigs and geese pay nothing",
        "It is paid at the gate;",
        "Is the bridge safe. Nobody knows that yet.",
        "The toll of carts is 1 / 2 pence more are due",
        "The toll of carts is 1: 2 pence more are due",
        "The mill is old. Is the bridge safe; Nobody knows that yet.",
    ],
)
def test_signs_within_a_line_and_signs_of_a_number_are_changes(excerpt: str) -> None:
    assert not settle(excerpt).stands
