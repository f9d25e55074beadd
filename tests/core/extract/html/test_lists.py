"""The numbers of ordered lists are those that HTML says a browser draws."""

from pincite.core.extract import extract
from pincite.core.extract.html.lists import labelled
from pincite.core.ports import Body
from pincite.core.text.page import PageText
from tests.rows import each_row


def drawn(markup: str) -> list[tuple[str, str]]:
    """Each number and the word that begins its item."""
    page = extract(Body(markup.encode(), "https://a.test/", media_type="text/html"))
    assert isinstance(page, PageText)
    text = page.visible.text
    return [(label, text[offset:].split(None, 1)[0]) for offset, label in page.visible.ordinals]


@each_row(
    ("markup", "expected"),
    [
        ("<ol><li>One<li>Two</ol>", [("1", "One"), ("2", "Two")]),
        ("<ol start=0><li>One<li>Two</ol>", [("0", "One"), ("1", "Two")]),
        ("<ol start=x><li>One</ol>", [("1", "One")]),
        ("<ol><li value=9>One<li>Two<li value=-1>Three</ol>", [("9", "One"), ("10", "Two"), ("11", "Three")]),
        (
            "<ol><li>One<ol type=a><li>Two<li>Three</ol><li>Four</ol>",
            [("1", "One"), ("a", "Two"), ("b", "Three"), ("2", "Four")],
        ),
        ("<ol><li>One<ul><li>Two</ul><li>Three</ol>", [("1", "One"), ("2", "Three")]),
        ("<ol>\n <li>\n <p>One</p>\n <p>Two</p></li></ol>", [("1", "One")]),
        ("<ol reversed><li>One<li>Two</ol>", []),
        ("<ol style='list-style: none'><li>One</ol>", []),
        ("<ul><li>One</ul><li>Two", []),
        ("<ol><li hidden>One<li>Two</ol>", [("1", "Two")]),
    ],
)
def test_an_item_is_numbered_as_a_browser_does(markup: str, expected: list[tuple[str, str]]) -> None:
    assert drawn(markup) == expected


@each_row(
    ("number", "kind", "label"),
    [
        (4, "i", "iv"),
        (1994, "I", "MCMXCIV"),
        (27, "a", "aa"),
        (0, "a", "0"),
        (4000, "i", "4000"),
        (-1, "1", ""),
        (10**6, "1", ""),
    ],
)
def test_a_number_is_written_in_the_way_of_its_list(number: int, kind: str, label: str) -> None:
    assert labelled(number, kind) == label
