"""A quoter is told where the words stand that do not count."""

from pincite.core.anchor import Quotation, nearest, why_apart
from pincite.core.text.canonical import content_sha256
from pincite.core.text.page import PageText, Span, Stream
from tests.rows import each_row

WORDS = "The wheel turns twice a minute in spring."
REST = "The mill stands on the river, and two brothers built it."


def why(words: str, page: PageText) -> str:
    quotation = Quotation(content_sha256(words), words)
    return why_apart(quotation, page, nearest(quotation, page))


@each_row(
    ("page", "told"),
    [
        (PageText(Stream("visible", REST), hidden=Stream("hidden", WORDS)), "only in hidden text"),
        (PageText(Stream("visible", REST), struck=Stream("struck", WORDS)), "struck out"),
        (PageText(Stream("visible", REST), embedded=Stream("embedded", WORDS)), "description or its data"),
        (PageText(Stream("visible", ""), hidden=Stream("hidden", WORDS)), "only in hidden text"),
    ],
)
def test_words_that_nobody_sees_or_that_are_struck_out(page: PageText, told: str) -> None:
    assert told in why(WORDS, page)


def test_a_few_words_of_a_menu_are_too_few_even_where_they_are_hidden_as_well() -> None:
    visible = Stream("visible", f"Old mill\n{REST}", chrome=(Span(0, 8),))

    assert "too few" in why("Old mill", PageText(visible))
    assert "too few" in why("Old mill", PageText(visible, hidden=Stream("hidden", "Old mill")))


@each_row("visible", [REST, WORDS.replace("twice", "thrice"), ""])
def test_words_that_stand_nowhere_stand_nowhere_apart(visible: str) -> None:
    assert why(WORDS, PageText(Stream("visible", visible), hidden=Stream("hidden", "Other words."))) == ""
