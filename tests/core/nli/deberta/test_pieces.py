"""A premise is cut into windows that the model reads whole."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pincite.core.nli.deberta.pieces import MOST_WINDOWS, ClaimTooLongError, pieces
from tests.core.nli.deberta.tiny import tokenizer

TOKENIZER = tokenizer()
PLACES = 48


def test_a_premise_that_fits_is_one_window() -> None:
    read = pieces("The river flows north. The mill is old.", "The river flows", TOKENIZER, PLACES)

    assert [(piece.start, piece.text) for piece in read.pieces] == [(0, "The river flows north. The mill is old.")]
    assert not read.cut


@settings(max_examples=40)
@given(
    premise=st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=600),
    claim=st.sampled_from(["north", "the river flows north", "\U0001f600 \u6c34"]),
)
def test_no_window_is_one_that_the_model_would_cut(premise: str, claim: str) -> None:
    read = pieces(premise, claim, TOKENIZER, PLACES)

    assert len(read.pieces) <= MOST_WINDOWS
    for piece in read.pieces:
        assert premise[piece.start : piece.end] == piece.text
        assert len(TOKENIZER.encode(piece.text, claim).ids) <= PLACES


def test_what_is_not_read_of_a_long_premise_is_said_and_what_is_near_the_claim_is_read() -> None:
    filler = "what was said by whom and when and where . " * 40
    premise = f"{filler} The river flows north past the mill. {filler}"

    read = pieces(premise, "the river flows north", TOKENIZER, PLACES)

    assert "not looked at" in read.cut
    assert any("river flows north" in piece.text for piece in read.pieces)


def test_one_word_without_spaces_is_read_in_parts() -> None:
    premise = "\u6c34" * 400
    read = pieces(premise, "\u6c34", TOKENIZER, PLACES)

    assert len(read.pieces) > 1 or read.cut


def test_a_claim_longer_than_half_the_places_is_refused_and_not_cut() -> None:
    with pytest.raises(ClaimTooLongError, match="word pieces"):
        pieces("The river flows north.", "river " * 30, TOKENIZER, PLACES)
