"""An answer is one JSON object with a known label and a number, or it is none."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from pincite.core.nli.llm.answer import SCHEMA, Answer, Malformed, parsed
from tests.core.nli.llm.models import answer
from tests.rows import each_row


@each_row("label", ["entails", "neutral", "contradicts"])
def test_contract_5_each_of_the_three_labels_is_an_answer(label: str) -> None:
    assert parsed(f" {answer(label, 0.75, 'The mill.', 'said so')}\n") == Answer(label, 0.75, "The mill.", "said so")  # type: ignore[arg-type]  # a parameter is no literal


@each_row("label", ["ENTAILS", "entailment", "supported", "", "entails ", None, 1, ["entails"], True])
def test_contract_5_a_label_outside_the_three_is_a_failure(label: object) -> None:
    told = parsed(json.dumps({"evidence": "", "reason": "", "label": label, "score": 1}))

    assert isinstance(told, Malformed)
    assert "label" in told.why


@each_row(("score", "clamped"), [(1.7, 1.0), (-3, 0.0), (0.25, 0.25), (10**40, 1.0), (0, 0.0)])
def test_contract_5_the_score_is_clamped(score: float, clamped: float) -> None:
    told = parsed(answer(score=score))

    assert isinstance(told, Answer)
    assert told.score == clamped


@each_row("score", ['"0.9"', "null", "true", "[]", "NaN", "Infinity", "1e999", "1" + "0" * 400])
def test_what_is_no_number_is_no_score(score: str) -> None:
    assert isinstance(parsed('{"label": "entails", "score": ' + score + "}"), Malformed)


@each_row(
    "text",
    [
        "",
        "entails",
        f"Here you are: {answer()}",
        f"```json\n{answer()}\n```",
        f"{answer()}{answer()}",
        f"[{answer()}]",
        "null",
        '{"label": "entails"}',
        '{"score": 1}',
        '{"label": "neutral", "score": 1, "label": "entails"}',
        '{"label": "neutral", "score": 1, "verdict": "entails"}',
        "{" * 10_000,
        "[" * 19_000,
        answer(reason="x" * 30_000),
    ],
)
def test_anything_else_than_the_json_object_alone_is_no_answer(text: str) -> None:
    assert isinstance(parsed(text), Malformed)


def test_evidence_and_reason_may_be_missing_and_can_always_be_sent() -> None:
    assert parsed('{"label": "neutral", "score": 1}') == Answer("neutral", 1.0, "", "")
    assert parsed('{"label": "neutral", "score": 1, "verdict": "neutral", "reason": "entails"}') == Answer(
        "neutral", 1.0, "", "entails"
    )
    odd = parsed('{"label": "neutral", "score": 1, "evidence": 7, "reason": "a\\n\\ud800 b"}')

    assert odd == Answer("neutral", 1.0, "", "a \ufffd b")


def test_a_long_reason_is_shortened() -> None:
    told = parsed(answer(reason="because " * 200))

    assert isinstance(told, Answer)
    assert len(told.reason) == 500


def test_the_schema_has_what_vendors_that_hold_a_model_to_it_ask_for() -> None:
    assert SCHEMA["additionalProperties"] is False
    assert SCHEMA["required"] == list(SCHEMA["properties"])  # type: ignore[call-overload]  # a JSON value


@settings(max_examples=40)
@given(st.text() | st.recursive(st.none() | st.booleans() | st.floats() | st.text(), st.lists).map(json.dumps))
def test_no_text_is_more_than_malformed(text: str) -> None:
    assert isinstance(parsed(text), Malformed)
