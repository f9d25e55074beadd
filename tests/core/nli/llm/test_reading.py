"""All of a premise is read, or it is said how much of it was not."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.nli.llm.reading import Budget, reading

SMALL = Budget(words=8, chars=1_000, windows=3, claim_chars=100)
SENTENCES = [f"Number {n} of the mills on this river is called mill {n}." for n in range(20)]


def test_a_premise_that_fits_is_read_at_once() -> None:
    read = reading("The mill is old.", "The mill is old.", SMALL)

    assert [piece.text for piece in read.pieces] == ["The mill is old."]
    assert read.cut == ""


def test_contract_5_a_cut_is_reported_and_what_is_nearest_to_the_claim_is_read() -> None:
    read = reading(" ".join(SENTENCES), "Is there a windmill called Gertrude, of number 17?", SMALL)

    assert len(read.pieces) == 3
    assert any("Number 17" in piece.text for piece in read.pieces)
    assert read.cut.startswith("3 of ")
    assert "was not looked at" in read.cut


def test_a_script_without_spaces_is_read_in_pieces_that_fit() -> None:
    premise = "\u6c34" * 2_500
    read = reading(premise, "\u6c34", SMALL)

    assert [len(piece.text) for piece in read.pieces] == [1_000, 1_000, 900]
    assert read.cut == ""


def test_a_megabyte_of_one_word_is_cut_and_said_to_be() -> None:
    read = reading("x" * 1_000_000, "y" * 100_000, SMALL)

    assert len(read.pieces) == 3
    assert "1,000,000" in read.cut


@given(st.text(st.sampled_from("ab \u6c34.\n"), max_size=300), st.text(max_size=40), st.integers(201, 260))
def test_every_piece_stands_in_the_premise_and_without_a_cut_together_they_are_all_of_it(
    premise: str, claim: str, chars: int
) -> None:
    read = reading(premise, claim, Budget(words=9, chars=chars, windows=5, claim_chars=100))
    covered = {at for piece in read.pieces for at in range(piece.start, piece.end)}

    assert all(premise[piece.start : piece.end] == piece.text for piece in read.pieces)
    assert len(read.pieces) <= 5
    assert read.cut or all(at in covered for at, char in enumerate(premise) if not char.isspace())
