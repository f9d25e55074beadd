"""Places of a text and of its canonical form lead to one another, also across stretches."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.alignment import Alignment
from pincite.core.text.page import Stream

WORDS = st.lists(st.text(st.sampled_from("abc.\u00e9"), min_size=1, max_size=5), max_size=30)
GAPS = st.sampled_from([" ", "  ", "\n", " \n ", "\u00a0", "\n\n\n"])


@given(st.text(st.characters(codec=None), max_size=50))
def test_the_canonical_form_is_that_of_the_whole(text: str) -> None:
    assert Alignment(text).canonical == " ".join(text.split())


@given(WORDS, GAPS, st.integers(1, 200))
def test_every_letter_leads_there_and_back(words: list[str], gap: str, repeat: int) -> None:
    stream = Stream("visible", gap + gap.join(words * repeat) + gap)

    for offset in range(0, len(stream.canonical), max(1, len(stream.canonical) // 50)):
        if stream.canonical[offset] != " ":
            assert stream.text[stream.to_text(offset)] == stream.canonical[offset]
            assert stream.to_canonical(stream.to_text(offset)) == offset


@given(st.text(st.sampled_from("ab \n"), max_size=40), st.integers(0, 40), st.integers(0, 40))
def test_a_range_of_the_text_is_the_range_of_the_same_words(text: str, start: int, end: int) -> None:
    stream = Stream("visible", text)
    start, end = sorted((min(start, len(text)), min(end, len(text))))
    span = stream.canonical_span(start, end)

    assert stream.canonical[span.start : span.end] == " ".join(text[start:end].split())


@given(st.text(st.sampled_from("ab \n"), max_size=40), st.integers(0, 60))
def test_every_place_lies_inside(text: str, offset: int) -> None:
    stream = Stream("visible", text)

    assert 0 <= stream.to_canonical(min(offset, len(text))) <= len(stream.canonical)
    assert 0 <= stream.to_text(min(offset, len(stream.canonical))) <= len(text)


@given(st.text(st.sampled_from("ab \n\u00a0"), max_size=3_000), st.lists(st.integers(0, 3_000), max_size=40))
def test_a_place_is_the_same_however_often_its_neighbours_are_asked_for(text: str, offsets: list[int]) -> None:
    often = Alignment(text)

    for offset in offsets:
        in_text, in_canonical = min(offset, len(text)), min(offset, len(often.canonical))
        assert often.to_canonical(in_text) == Alignment(text).to_canonical(in_text)
        assert often.to_text(in_canonical) == Alignment(text).to_text(in_canonical)


def test_white_space_between_stretches_is_the_end_of_the_word_before() -> None:
    text = "word\n" * 1_000
    alignment = Alignment(text)

    assert not alignment.same
    assert [alignment.to_canonical(at) for at in range(4, 4_999, 5)] == list(range(4, 4_999, 5))
