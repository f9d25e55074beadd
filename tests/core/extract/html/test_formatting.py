"""A small page cannot make a tree that fills the memory."""

import pytest

from pincite.core.extract import extract
from pincite.core.extract.html.formatting import MOST, affordable
from pincite.core.extract.html.openers import begin
from pincite.core.extract.html.parser import walk_through
from pincite.core.ports import Body
from pincite.core.text.page import PageText
from tests.rows import each_row


def unclosed(count: int, tag: str = "<b i{}>") -> str:
    return "<p>" + "".join(tag.format(number) for number in range(count))


@each_row("tag", ["<b i{}>", "<B\ti{}=1>", "<font color='{}'>", "<code/ x{}>", "<b i{}></i>"])
def test_formatting_that_is_never_closed_is_read_as_long_as_it_can_be_held(tag: str) -> None:
    markup = unclosed(4_000, tag) + "<p>word" * 4_000

    until = affordable(markup)

    # What is read makes so many elements anew and no more, and not much less.
    assert 0.9 * MOST < min(4_000, 512) * markup[:until].count("<p>") <= 1.1 * MOST
    assert affordable(markup[:until]) == until


@each_row(
    "markup",
    [
        unclosed(4_000, "<b>") + "<p>word" * 4_000,
        unclosed(4_000, "<b i{0}></b>") + "<p>word" * 4_000,
        unclosed(100) + "<p>word" * 4_000,
        unclosed(4_000, "<a href=/{}>") + "<p>word" * 4_000,
        unclosed(4_000, "<span class=c{}>") + "<p>word" * 4_000,
        "</b>" * 10_000 + "<p>word" * 10_000,
    ],
)
def test_formatting_that_does_not_add_up_costs_nothing(markup: str) -> None:
    assert affordable(markup) == len(markup)


def test_of_a_page_that_would_fill_the_memory_the_first_part_is_read() -> None:
    found = extract(Body(unclosed(4_000) + "<p>word" * 4_000, "https://a.test/", "text/html"))

    assert isinstance(found, PageText)
    assert found.cut
    assert found.visible.canonical.startswith("word word word")


def test_whoever_reads_markup_within_something_else_is_told() -> None:
    with pytest.raises(ValueError, match="anew too often"):
        walk_through(unclosed(4_000) + "<p>word" * 4_000, begin)
