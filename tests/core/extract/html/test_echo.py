"""A page that repeats what its address asks says nothing by it."""

from pincite.core.extract import extract
from pincite.core.ports import Body
from pincite.core.text.page import PageText
from tests.rows import each_row

QUERY = "https://source.example/search?lang=en&q=the+river+wall+was+raised"


def chrome(markup: str, url: str = QUERY) -> list[str]:
    found = extract(Body(markup, url, "text/html"))
    assert isinstance(found, PageText)
    return [found.visible.text[span.start : span.end] for span in found.visible.chrome]


@each_row(
    "markup",
    [
        "<h1>No results for \u201cThe river wall was raised\u201d</h1>",
        "<p>You searched for: <b>the river wall was raised</b>.",
        "<p>Results for the river\n wall was raised",
    ],
)
def test_an_echo_of_the_query_is_chrome(markup: str) -> None:
    assert [" ".join(text.lower().split()) for text in chrome(markup)] == ["the river wall was raised"]


@each_row(
    ("markup", "url"),
    [
        ("<p>In May the river wall was raised by a metre.", QUERY),
        ("<p>Results for \u201cwall\u201d", "https://source.example/?q=wall"),
        ("<p>Results for: the river wall was raised", "https://source.example/"),
        ("<p>Results for: the river wall was raised", "https://[::1?q=the+river+wall"),
    ],
)
def test_a_text_that_the_address_happens_to_quote_is_not(markup: str, url: str) -> None:
    assert chrome(markup, url) == []


def test_echoes_and_navigation_are_one_list_in_order() -> None:
    assert chrome("<p>Results for: the river wall was raised</p><nav>menu</nav>") == [
        "the river wall was raised",
        "menu\n",
    ]
