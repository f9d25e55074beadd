"""The exact rung: the canonical passage, between edges."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.canonical import clean
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import exact


def places(passage: str, page: str) -> list[Span]:
    return exact.find(Passage(passage), Stream("visible", page))


def test_white_space_of_the_source_does_not_matter() -> None:
    assert places("rose at  dawn", "The tide\n  rose\tat\n\ndawn.") == [Span(9, 21)]


def test_every_place_is_found() -> None:
    assert places("a b", "a b, a b; xa b a b") == [Span(0, 3), Span(5, 8), Span(15, 18)]


def test_a_word_inside_a_longer_word_is_no_place() -> None:
    assert places("lawful to do so", "It is unlawful to do so.") == []


def test_a_hostile_repetition_is_bounded() -> None:
    assert len(places("a", "a " * 100_000)) == exact.MOST_PLACES
    assert places("a", "aa" * 500_000) == []


TEXT = st.text(
    st.one_of(st.sampled_from([*"ab5 .,-'\n", "\u00a0", "\u200b", "\u0301"]), st.characters(codec=None)),
    max_size=60,
)


@given(TEXT, st.integers(0, 60), st.integers(0, 60))
def test_a_place_holds_the_canonical_passage_at_edges(page: str, start: int, end: int) -> None:
    stream, passage = Stream("visible", clean(page)), Passage(page[start:end])

    for place in exact.find(passage, stream):
        assert stream.canonical[place.start : place.end] == passage.canonical
        assert stream.has_edges(place)
