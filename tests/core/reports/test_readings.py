"""A diff is read as the words then and the words now."""

import pytest

from pincite.core.models import PassageSpan
from pincite.core.reports.readings import Piece, Readings, readings, spaced
from tests.core.reports.verdicts import EDITED, LOST, REMOVED


def test_then_and_now_are_told_apart() -> None:
    assert readings(EDITED) == Readings(
        then=(Piece("The dose is", False), Piece("20", True), Piece("mg.", False)),
        now=(Piece("The dose is", False), Piece("40", True), Piece("mg.", False)),
    )


def test_an_insertion_stands_only_in_the_words_now() -> None:
    verdict = EDITED.model_copy(update={"diff": [{"op": "insert", "before": "", "after": "not"}]})

    assert readings(verdict) == Readings(then=(), now=(Piece("not", True),))


def test_without_a_diff_the_located_passage_is_what_stands_now() -> None:
    assert readings(EDITED.model_copy(update={"diff": None})).now == (Piece("The dose is 40 mg.", False),)
    assert readings(REMOVED) == readings(LOST) == Readings((), ())


def test_long_unchanged_words_are_cut_in_their_middle() -> None:
    verdict = EDITED.model_copy(
        update={"diff": None, "passage": PassageSpan(text=f"begin {'x' * 9_000} end", start=0, end=1)}
    )
    (piece,) = readings(verdict).now

    assert piece.text.startswith("begin ")
    assert piece.text.endswith(" end")
    assert " \u2026 " in piece.text
    assert len(piece.text) < 300


def test_a_step_that_lacks_its_words_is_no_crash() -> None:
    assert readings(EDITED.model_copy(update={"diff": [{}, {"op": "delete"}]})) == Readings((), ())


@pytest.mark.parametrize(
    ("pieces", "text"),
    [
        (["The dose is", "20", "mg."], "The dose is 20 mg."),
        (["\u8d44\u672c", "500", "\u4e07\u5143"], "\u8d44\u672c500\u4e07\u5143"),
    ],
)
def test_no_space_is_put_into_a_script_that_writes_none(pieces: list[str], text: str) -> None:
    assert "".join(before + piece.text for before, piece in spaced(Piece(one, False) for one in pieces)) == text
