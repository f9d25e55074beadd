"""The elision rung: segments in order, in one block, hiding no reversal."""

import pytest

from pincite.core.text.page import Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import elided, exact

PAGE = (
    "The council met in the old hall on Monday. It decided, after a long debate about money, to close the bridge. "
    "The road will not, in the view of the mayor, be closed before winter. The mill burns coal. It never burns wood. "
    "The mill is old."
)


def found(passage: str, page: str = PAGE, block_edges: tuple[int, ...] = ()) -> elided.Elided | None:
    return elided.find(Passage(passage), Stream("visible", page, block_edges=block_edges), exact.find)


@pytest.mark.parametrize(
    "passage",
    [
        "It decided ... to close the bridge",
        "It decided\u2026 to close the bridge",
        "It decided, [...] to close the bridge.",
        "It decided, [\u2026] to close the bridge.",
        "It decided, (...) to close the bridge.",
        "It decided . . . to close the bridge",
        "The council met ... old hall on Monday. It decided",
        "... It decided, after a long debate ...",
    ],
)
def test_segments_in_order_stand(passage: str) -> None:
    placed = found(passage)

    assert placed is not None
    assert placed.hides is None


@pytest.mark.parametrize(
    "passage",
    [
        "to close the bridge ... It decided, after a long debate",
        "It decided ... to close the tunnel",
        "It ... bridge",
        "It decided ... the bridge",
        "decided ... to close the bridge",
        "It decided to close the bridge",
    ],
)
def test_another_order_or_scraps_do_not(passage: str) -> None:
    assert found(passage) is None


@pytest.mark.parametrize(
    ("quoted", "page", "word"),
    [
        (
            "The plan is ... being a success for the town",
            "The plan is far from being a success for the town.",
            "far from",
        ),
        (
            "The minister said ... that he took the money",
            "The minister said falsely that he took the money.",
            "falsely",
        ),
        ("The minister ... that he took the money", "The minister angrily denied that he took the money.", "denied"),
        ("The man ... stole the car in May", "The man allegedly stole the car in May.", "allegedly"),
        ("He paid ... a fine of ten dollars", "He paid nothing instead of a fine of ten dollars.", "nothing"),
        ("El plan es ... un éxito para la ciudad", "El plan es todo menos un éxito para la ciudad.", "todo menos"),
        (
            "Der Plan ist ... ein Erfolg der Stadt",
            "Der Plan ist alles andere als ein Erfolg der Stadt.",
            "alles andere als",
        ),
        ("O plano está ... ser um sucesso da cidade", "O plano está longe de ser um sucesso da cidade.", "longe de"),
        ("Le plan est ... faire un franc succès", "Le plan est loin de faire un franc succès.", "loin de"),
    ],
)
def test_an_elision_may_not_hide_what_says_that_it_is_not_so(quoted: str, page: str, word: str) -> None:
    placed = found(quoted, page)

    assert placed is not None
    assert placed.hides == word


def test_an_elision_may_not_hide_a_negation_of_its_sentence() -> None:
    placed = found("The road will ... be closed before winter")

    assert placed is not None
    assert placed.hides == "not"


def test_a_negation_in_a_sentence_left_out_whole_is_only_flagged() -> None:
    placed = found("The mill burns coal. ... The mill is old.")

    assert placed is not None
    assert placed.hides is None
    assert placed.negation_elsewhere


def test_segments_of_two_blocks_are_not_joined() -> None:
    page = "It decided, after a long debate,\nto close the bridge."

    assert found("It decided, after a long debate ... close the bridge", page) is not None
    assert found("It decided, after a long debate ... close the bridge", page, block_edges=(32,)) is None


def test_the_tightest_placement_is_taken() -> None:
    page = "Prices rose by far. Prices rose by much in the spring of that year."

    placed = found("Prices rose by ... in the spring of", page)

    assert placed is not None
    assert page[placed.span.start :].startswith("Prices rose by much")
