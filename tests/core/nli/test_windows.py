"""Windows of a premise: whole sentences, overlapping, nothing left out."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.nli.windows import windows

PREMISE = (
    "The mill is old. It stands on the river. The wheel turns twice a minute. In autumn it rests. Nobody lives there."
)


def test_a_premise_that_fits_is_one_window() -> None:
    (only,) = windows(PREMISE, most_words=100)

    assert only.text == PREMISE


def test_windows_hold_whole_sentences_and_overlap_by_one() -> None:
    found = windows(PREMISE, most_words=12)

    assert [window.text for window in found] == [
        "The mill is old. It stands on the river.",
        "It stands on the river. The wheel turns twice a minute.",
        "The wheel turns twice a minute. In autumn it rests.",
        "In autumn it rests. Nobody lives there.",
    ]


def test_a_sentence_longer_than_a_window_is_cut_between_words() -> None:
    found = windows("one two three four five six seven eight nine ten eleven", most_words=8, overlap=0)

    assert [window.text for window in found] == ["one two three four five six seven eight", "nine ten eleven"]


def test_an_empty_premise_has_no_window() -> None:
    assert windows(" \n ", most_words=8) == []


@given(st.text(st.sampled_from("ab. !?\n"), max_size=80), st.integers(1, 20), st.integers(0, 3))
def test_every_word_is_in_some_window(premise: str, most_words: int, overlap: int) -> None:
    found = windows(premise, most_words=most_words, overlap=overlap)
    covered = {at for window in found for at in range(window.span.start, window.span.end)}

    assert all(at in covered for at, char in enumerate(premise) if not char.isspace())
    assert all(premise[window.span.start : window.span.end] == window.text for window in found)
