"""The judge asked again says what it knows, and null where nobody knows."""

import json
from collections.abc import Callable

import pytest

from pincite.core.nli.fake import FakeNLI
from pincite.core.nli.rerun import rerun
from tests.rows import each_row

HOLDS = {"claim": "The river flows north", "premise": "The river flows north past the mill"}
REVERSED = {"claim": "The river flows north", "premise": "The river is not flowing north"}


class Failing:
    """A judge that raises what it was given."""

    name = "failing"

    def __init__(self, error: Callable[[], BaseException]) -> None:
        self._error = error

    async def evaluate_entailment(self, claim: str, premise: str) -> object:
        raise self._error()


class SpeechlessError(Exception):
    def __str__(self) -> str:
        raise RuntimeError


async def test_contract_4_nli_rerun_says_from_to_and_that_the_verdict_differs() -> None:
    assert await rerun(FakeNLI(), **REVERSED, baseline="entails") == {
        "changed": True,
        "from": "entails",
        "to": "contradicts",
        "score": 0.75,
        "provider": "fake-nli",
    }


async def test_contract_4_nli_rerun_neighbour_the_same_verdict_is_not_changed() -> None:
    assert await rerun(FakeNLI(), **HOLDS, baseline="entails") == {
        "changed": False,
        "from": "entails",
        "to": "entails",
        "score": 1.0,
        "provider": "fake-nli",
    }


@pytest.mark.parametrize("baseline", [None, ""])
async def test_contract_4_without_a_baseline_changed_is_null(baseline: str | None) -> None:
    value = await rerun(FakeNLI(), **HOLDS, baseline=baseline, baseline_provider="claude-nli")

    assert value == {"changed": None, "from": None, "to": "entails", "score": 1.0, "provider": "fake-nli"}


async def test_a_passage_that_was_never_judged_has_no_baseline() -> None:
    value = await rerun(FakeNLI(), **HOLDS, baseline="skipped")

    assert (value["changed"], value["from"], value["to"]) == (None, "skipped", "entails")


async def test_contract_4_a_judge_that_raises_leaves_its_text_and_changed_null() -> None:
    value = await rerun(Failing(lambda: RuntimeError("quota exceeded")), **HOLDS, baseline="entails")

    assert value == {
        "changed": None,
        "from": "entails",
        "to": None,
        "score": None,
        "provider": "failing",
        "error": "quota exceeded",
    }


@each_row(
    ("error", "text"),
    [
        (TimeoutError, "TimeoutError"),
        (SpeechlessError, "SpeechlessError"),
        (lambda: ValueError("bad \ud800"), "bad \ufffd"),
        (lambda: ExceptionGroup("several", [ValueError("a")]), "several (1 sub-exception)"),
    ],
)
async def test_any_exception_of_a_judge_is_told(error: Callable[[], BaseException], text: str) -> None:
    assert (await rerun(Failing(error), **HOLDS))["error"] == text


async def test_a_very_long_error_is_cut() -> None:
    value = await rerun(Failing(lambda: ValueError("x" * 10**6)), **HOLDS)

    assert len(str(value["error"])) == 1_000


async def test_contract_5_an_answer_that_cannot_be_believed_is_an_error_and_never_neutral() -> None:
    class Odd:
        name = "odd"

        async def evaluate_entailment(self, claim: str, premise: str) -> object:
            return {"label": "supported", "score": 0.99}

    value = await rerun(Odd(), **HOLDS, baseline="neutral")

    assert (value["changed"], value["to"], value["provider"]) == (None, None, "odd")
    assert "supported" in str(value["error"])


async def test_contract_4_a_baseline_of_another_judge_is_not_comparable() -> None:
    value = await rerun(FakeNLI(), **REVERSED, baseline="entails", baseline_provider="claude-nli")

    assert value["comparable"] is False
    assert value["changed"] is True


@each_row("baseline_provider", ["fake-nli", None, ""])
async def test_contract_4_neighbour_a_baseline_of_the_same_or_an_unknown_judge_has_no_such_key(
    baseline_provider: str | None,
) -> None:
    value = await rerun(FakeNLI(), **REVERSED, baseline="entails", baseline_provider=baseline_provider)

    assert "comparable" not in value


async def test_the_value_is_json() -> None:
    value = await rerun(FakeNLI(), **HOLDS, baseline="entails")

    assert json.loads(json.dumps(value, allow_nan=False)) == value


async def test_cancellation_is_not_a_judges_error() -> None:
    with pytest.raises(KeyboardInterrupt):
        await rerun(Failing(KeyboardInterrupt), **HOLDS)


async def test_what_the_judge_says_against_its_own_verdict_goes_with_it() -> None:
    class Careful:
        name = "careful"

        async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> object:
            return {
                "verdict": "neutral",
                "score": 0.5,
                "raw": {"cut": "half was not read", "note": "a language of others"},
            }

    assert (await rerun(Careful(), **HOLDS))["note"] == "cut: half was not read; note: a language of others"
