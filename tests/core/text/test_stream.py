"""One stream of a page's words."""

from pincite.core.text.span import Span
from pincite.core.text.stream import Stream


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


def test_a_part_has_the_words_the_edges_and_the_marks_that_are_in_it() -> None:
    stream = Stream(
        "visible",
        "one  two3\nthree four\nfive",
        find_inline_edges=lambda: (3, 8, 15),
        block_edges=(9, 20),
        markers=(Span(8, 9),),
        chrome=(Span(0, 7), Span(21, 25)),
        ordinals=((0, "1"), (10, "2"), (21, "3")),
    )

    part = stream.part(Span(4, 19))

    assert part.canonical == stream.canonical[4:19] == "two3 three four"
    assert part.text == "two3\nthree four"
    assert (list(part.inline_edges), part.block_edges, part.ordinals) == ([3, 10], (4,), ((5, "2"),))
    assert (part.markers, part.chrome, part.collapsed) == ((Span(3, 4),), (Span(0, 2),), ())


def test_the_whole_of_a_stream_is_a_part_of_it() -> None:
    stream = Stream("hidden", "one\ntwo", block_edges=(3,), markers=(Span(0, 1),))

    assert stream.part(Span(0, 7)) == stream
