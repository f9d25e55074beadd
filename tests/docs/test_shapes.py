"""docs/shapes.md has every form that is recognised, and its blocks are one program that runs."""

from pincite.core.shapes import recognised
from tests.core.shapes.samples import SAMPLES
from tests.docs.pages import codes, run_in_turn, table

PAGE = "docs/shapes.md"
#: Ours, and the two that have no module of their own.
OURS = {"agent_result", "list", "finding", "citation", "markdown", "mixed"}


def test_every_block_of_the_page_runs_in_turn() -> None:
    run_in_turn(PAGE)


def test_every_form_is_there_and_no_other_and_each_has_a_sample() -> None:
    named = codes(table(PAGE, "Forms"))

    assert {*named} == OURS | {form.NAME for form in recognised._forms()}
    assert {*named} - OURS | {"markdown"} == {sample.form for sample in SAMPLES}
