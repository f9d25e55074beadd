"""A page as words."""

from pincite.core.text.canonical import canonicalize_text
from pincite.core.text.page import PageText, Span, Stream


def test_a_page_made_of_text_alone_is_in_the_canonical_form_of_its_text() -> None:
    text = "cafe\u0301 \u200b\n au  lait"

    assert PageText.of(text).visible.canonical == canonicalize_text(text)


def test_a_range_grows_to_the_ends_of_the_words_and_numbers_that_it_cuts() -> None:
    stream = Stream("visible", "the fee is 1,000 euros")

    assert stream.grown_to_edges(Span(5, 12)) == Span(4, 16)
    assert stream.grown_to_edges(Span(4, 7)) == Span(4, 7)


def test_blocks_and_inline_edges_are_found_where_they_lie() -> None:
    stream = Stream("visible", "one two\nthree four", find_inline_edges=lambda: (3, 12), block_edges=(7,))

    assert stream.crosses_block(Span(4, 10))
    assert not stream.crosses_block(Span(0, 7))
    assert stream.has_inline_edge(2, 3)
    assert not stream.has_inline_edge(4, 11)
    assert stream.within((Span(4, 13),), Span(4, 7))
    assert not stream.within((Span(4, 13),), Span(0, 7))
