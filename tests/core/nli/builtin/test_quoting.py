"""A claim that quotes its premise is judged by what it says beside the quotation."""

from pincite.core.nli.builtin.judge import BuiltinNLI
from pincite.core.nli.builtin.quoting import beside_quotation
from tests.rows import each_row

PREMISE = "The library is open from nine to six. Entry is free on Sundays."


@each_row(
    ("claim", "judged"),
    [
        ('The library opens at ten: "The library is open from nine to six."', "The library opens at ten"),
        ("The library opens late \u2014 \u201copen from nine to six\u201d.", "The library opens late"),
        ('Nobody pays on Sundays: "Entry is free"', "Nobody pays on Sundays"),
    ],
)
def test_what_is_set_off_is_no_part_of_the_claim(claim: str, judged: str) -> None:
    assert beside_quotation(claim, PREMISE) == judged


@each_row(
    "claim",
    [
        "The library is open from nine to six.",
        'The notice says: "open from nine to six"',
        'The library is "open from nine to six".',
        'It opens at ten: "open from ten to six"',
        'It opens late: "open from nine to six", and closes early.',
        'It is "free on" days like: "Sundays"',
        "",
    ],
)
def test_words_that_are_woven_in_or_stand_nowhere_in_the_premise_stay(claim: str) -> None:
    assert beside_quotation(claim, PREMISE) == claim


def test_a_quotation_does_not_bear_out_itself() -> None:
    judge = BuiltinNLI(lambda: "no model")
    claim = 'The library opens at ten: "The library is open from nine to six."'

    verdict = judge.judge(claim, PREMISE)

    assert verdict.verdict != "entails"
    assert verdict.raw["claim"] == "The library opens at ten"
    assert "claim" not in judge.judge("The library opens at ten.", PREMISE).raw
