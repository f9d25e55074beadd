"""Only an answer of the contract is believed, whoever gives it."""

import math
from decimal import Decimal
from fractions import Fraction

import pytest

from pincite.core.errors import NLIUnavailableError
from pincite.core.nli.believed import believed
from tests.rows import each_row


@each_row(
    "answer",
    [
        None,
        "entails",
        {},
        {"label": "entails"},
        {"score": 0.9},
        {"label": "ENTAILS", "score": 0.9},
        {"label": "entailment", "score": 0.9},
        {"label": "", "score": 0.9},
        {"label": ["entails"], "score": 0.9},
        {"label": 10**5000, "score": 0.9},
        {"label": "\ud800" * 1000, "score": 0.9},
        {"label": "entails", "score": "0.9"},
        {"label": "entails", "score": None},
        {"label": "entails", "score": True},
        {"label": "entails", "score": math.nan},
        {"label": "entails", "score": math.inf},
        {"label": "entails", "score": 10**400},
        {"label": "entails", "score": 0.9j},
        {"label": "entails", "score": Decimal("0.9")},
        {"label": "entails", "score": [0.9]},
        ("entails", 0.9),
    ],
)
def test_contract_5_an_odd_answer_is_a_failure_and_never_neutral(answer: object) -> None:
    with pytest.raises(NLIUnavailableError, match="older answered"):
        believed(answer, "older")


@each_row("answer", [None, "entails", {"score": 0.9}, ("entails", 0.9)])
def test_an_answer_without_a_verdict_is_told_what_it_is_and_what_is_wanted(answer: object) -> None:
    with pytest.raises(NLIUnavailableError, match=f"answered a {type(answer).__name__} without a verdict, and is to"):
        believed(answer, "older")


@each_row(("score", "clamped"), [(1.5, 1.0), (-0.1, 0.0), (1, 1.0), (0.25, 0.25), (Fraction(1, 2), 0.5)])
def test_contract_5_a_score_is_clamped(score: object, clamped: float) -> None:
    verdict = believed({"label": "entails", "score": score}, "older")

    assert verdict.score == clamped
    assert type(verdict.score) is float


def test_raw_details_that_are_no_json_are_left_out() -> None:
    knot: dict[str, object] = {}
    knot["self"] = knot
    for raw in (object(), {"x": object()}, {1: 2}, [1], knot):
        assert believed({"verdict": "neutral", "score": 0, "raw": raw}, "mine").raw == {}
