"""What a changed verdict shows is what changed: no typography of the quoter, no lost full stop, no other paragraph."""

import pytest

from pincite.core.models import ProvenanceVerdict
from tests.cases.trial import anchored, by_words, p


def shown(verdict: ProvenanceVerdict) -> str:
    assert verdict.status == "changed"
    assert verdict.kind == "edited"
    return verdict.passage.text if verdict.passage else ""


def steps(verdict: ProvenanceVerdict) -> list[tuple[object, object]]:
    return [(step["before"], step["after"]) for step in verdict.diff or () if step["op"] != "equal"]


async def test_the_quotation_marks_of_the_quoter_are_no_change_of_the_page() -> None:
    before = p("The \u201cnorth\u201d mill\u2019s wheel has turned since the spring\u2014on most days.")
    quoted = 'The "north" mill\'s wheel has turned since the spring--on most days.'
    now = before.replace("most", "all")

    verdict = await anchored(quoted, before, now)
    unanchored = await by_words(quoted, now)

    assert steps(verdict) == steps(unanchored) == [("most", "all")]
    assert verdict.change == verdict.critical == unanchored.critical == ["quantifier"]


ASKED = "Ask the clerk in the hall whether the old bridge is still in repair"


@pytest.mark.parametrize("closing", ["?", "!", ";", "?!"])
async def test_the_passage_ends_in_the_punctuation_that_closes_it_now(closing: str) -> None:
    verdict = await by_words(f"{ASKED}.", p(f"{ASKED}{closing}"))

    assert shown(verdict) == ASKED + closing
    assert steps(verdict) == [("repair.", f"repair{closing}")]
    assert verdict.change == ["punctuation"]


async def test_a_clause_quoted_with_its_own_full_stop_is_shown_with_the_comma() -> None:
    verdict = await by_words(f"{ASKED}.", p(f"{ASKED}, and whether it is safe."))

    assert steps(verdict) == [("repair.", "repair,")]


async def test_a_lost_full_stop_is_still_one() -> None:
    assert shown(await by_words(f"{ASKED}.", p(ASKED))) == ASKED


FREE = "Visitors are let in free of charge on all Sundays in summer."
LEAVE = "They must leave their bags and their coats at the door of the mill."
OTHER = "The wind turns the sails on most Sundays, not on Mondays, and the miller grinds corn then."


@pytest.mark.parametrize(
    ("now", "left", "critical"),
    [
        (p(FREE) + p(OTHER), FREE, ["modal"]),
        (p(OTHER) + p(LEAVE), LEAVE, ["date", "quantifier"]),
        (f"<h2>The mill</h2>{p(FREE)}{p(OTHER)}", FREE, ["modal"]),
    ],
)
async def test_half_a_passage_that_is_left_does_not_run_into_another_paragraph(
    now: str, left: str, critical: list[str]
) -> None:
    verdict = await by_words(f"{FREE} {LEAVE}", now)

    assert shown(verdict) == left
    assert verdict.critical == critical
    assert "crosses_blocks" not in (verdict.flags or ())


async def test_a_passage_of_two_blocks_that_are_both_edited_is_shown_whole() -> None:
    now = p(FREE.replace("summer", "spring")) + p(LEAVE.replace("coats", "umbrellas").replace("door", "gate"))

    verdict = await by_words(f"{FREE} {LEAVE}", now)

    assert steps(verdict) == [("summer.", "spring."), ("coats", "umbrellas"), ("door", "gate")]
