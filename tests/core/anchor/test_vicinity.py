"""What a range is worth: the words that it keeps, less those that it has besides and the blocks that it joins."""

from pincite.core.anchor.vicinity import Vicinity
from pincite.core.text.page import Span
from tests.core.anchor.streams import blocks
from tests.rows import each_row

HERE = "mill ground much rye"


@each_row(
    ("rest", "following", "reaches"),
    [
        # A word kept outweighs a further block, and no word besides.
        ("and", "and boats", True),
        ("and", "and boats left", False),
        ("and corn", "and corn when boats had left", False),
        ("and corn today", "and corn today when boats had left the pier", True),
        ("and", "boats left", False),
    ],
)
def test_a_further_block_is_reached_where_the_words_that_it_keeps_are_worth_it(
    rest: str, following: str, reaches: bool
) -> None:
    near = Vicinity(Span(0, len(HERE)), blocks(HERE, following), f"{HERE} {rest}")

    assert near.reaches(Span(0, len(HERE) + 1 + len(following)), Span(0, len(HERE))) is reaches


def test_a_range_without_a_further_block_is_always_reached() -> None:
    near = Vicinity(Span(0, len(HERE)), blocks(f"{HERE} boats left the pier"), HERE)

    assert near.reaches(Span(0, len(near.canonical)), Span(0, len(HERE)))


@each_row(
    ("one", "other", "parted"),
    [(0, len(HERE), False), (0, len(HERE) + 1, True), (len(HERE), len(HERE) + 1, True), (len(HERE) + 1, 30, False)],
)
def test_an_edge_between_two_places_parts_them(one: int, other: int, parted: bool) -> None:
    assert Vicinity(Span(0, 4), blocks(HERE, "boats left the pier"), HERE).parts(one, other) is parted
