"""CONTRACT 5: one verdict, one score, one provider; and an error where nobody could answer."""

import anyio
import pytest
from pydantic import JsonValue

from pincite.core.errors import NLIUnavailableError
from pincite.core.ports import NLIVerdict
from pincite.core.settings import Settings
from tests.fakes import FakeJudge
from tests.rows import each_row
from tests.tools.served import ERAS, said, served


@each_row("era", ERAS)
@each_row(
    ("claim", "premise", "verdict", "score"),
    [
        ("The river flows north", "The river flows north past the mill", "entails", 1.0),
        ("The river flows north", "The river is not flowing north", "contradicts", 0.75),
        ("one two three", "one", "neutral", 0.33),
        ("", "", "neutral", 0.0),
    ],
)
async def test_contract_5_the_answer_has_three_keys_exactly(
    era: str, claim: str, premise: str, verdict: str, score: float
) -> None:
    async with served(era=era) as client:
        result = await client.call_tool("evaluate_nli", {"claim": claim, "premise": premise})

    assert result.structured_content == {"verdict": verdict, "score": score, "provider": "fake-nli"}


async def test_contract_5_the_score_has_four_places_and_the_evidence_goes_to_the_text() -> None:
    raw: dict[str, JsonValue] = {
        "evidence": {"text": "It rose at dawn.", "start": 0, "end": 16},
        "reason": "said \ud800 so",
        "unread": "the second half",
        "note": "a language of others",
    }
    judge = FakeJudge(NLIVerdict("entails", 0.987654321, "fake-judge", raw))

    async with served(judge=judge) as client:
        result = await client.call_tool("evaluate_nli", {"claim": "It rose.", "premise": "p", "language": "null"})

    assert result.structured_content == {"verdict": "entails", "score": 0.9877, "provider": "fake-judge"}
    assert "It rose at dawn." in said(result)
    assert said(result).endswith('unread: "the second half"\nnote: "a language of others"')
    assert judge.asked == [("It rose.", "p", "en")]


async def test_a_judge_that_is_down_is_an_error_and_never_neutral() -> None:
    async with served(judge=FakeJudge(NLIUnavailableError("fake-judge: the service is down"))) as client:
        result = await client.call_tool("evaluate_nli", {"claim": "a", "premise": "b"}, raise_on_error=False)

    assert result.is_error
    assert result.structured_content is None
    assert said(result) == "nli_unavailable: fake-judge: the service is down"


@pytest.mark.parametrize(("name", "message"), [("oracle", "unknown JW_NLI_PROVIDER"), ("deberta", "not available")])
async def test_contract_5_a_judge_that_was_asked_for_is_never_replaced(name: str, message: str) -> None:
    async with served(settings=Settings(nli_provider=name)) as client:
        result = await client.call_tool("evaluate_nli", {"claim": "a", "premise": "b"}, raise_on_error=False)

    assert result.is_error
    assert message in said(result)


class SleepingJudge(FakeJudge):
    """A judge that never answers."""

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        await anyio.sleep_forever()
        raise AssertionError


async def test_a_judge_that_does_not_answer_in_time_is_an_error() -> None:
    settings = Settings(deadline=0.05)

    async with served(judge=SleepingJudge(), settings=settings) as client:
        result = await client.call_tool("evaluate_nli", {"claim": "a", "premise": "b"}, raise_on_error=False)

    assert said(result) == "deadline: no judge answered within 0.05 seconds"


@each_row(
    ("arguments", "message"),
    [
        ({"claim": "a"}, "invalid_arguments: premise: Missing required argument"),
        ({"claim": 5, "premise": "secret-value"}, "invalid_arguments: claim: Input should be a valid string"),
        (
            {"claim": "a", "premise": "b", "x": 1},
            "invalid_arguments: x: Unexpected keyword argument; "
            "the arguments of evaluate_nli are: claim, premise, language",
        ),
        ({"claim": "a" * 100_001, "premise": "b"}, "invalid_arguments: claim: String should have at most"),
    ],
)
async def test_wrong_arguments_are_named_and_not_echoed(arguments: dict[str, object], message: str) -> None:
    async with served() as client:
        result = await client.call_tool("evaluate_nli", arguments, raise_on_error=False)

    assert result.is_error
    assert said(result).startswith(message)
    assert "secret-value" not in said(result)
    assert "pydantic" not in said(result)
    assert len(said(result)) < 1_000
