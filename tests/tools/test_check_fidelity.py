"""An answer over MCP: judged finding by finding, and sent back with the verdicts."""

import json
from dataclasses import dataclass, field
from typing import Any

import anyio
import pytest

from pincite.core.errors import NLIUnavailableError
from pincite.core.ports import NLIVerdict
from pincite.core.settings import Settings
from tests.fakes import FakeJudge
from tests.rows import each_row
from tests.tools.served import ERAS, said, served

URL = "https://a.test/tides"
LONG = "The tide rose at dawn and the boats left the harbour."
NEUTRAL = NLIVerdict("neutral", 0.9, "fake-judge")
FINDING: dict[str, Any] = {"summary": "It rose.", "excerpt": LONG, "citation": {"url": URL}}
ANSWER: dict[str, Any] = {"query": "q", "findings": [FINDING], "kept": [1, None]}


async def checked(judge: FakeJudge | None = None, *, settings: Settings | None = None, **arguments: Any) -> Any:
    async with served(judge=judge or FakeJudge(), settings=settings) as client:
        return await client.call_tool("check_fidelity", {"agent_output": ANSWER, **arguments}, raise_on_error=False)


@pytest.mark.parametrize("era", ERAS)
async def test_the_callers_object_comes_back_annotated_and_the_text_counts(era: str) -> None:
    async with served(judge=FakeJudge(), era=era) as client:
        result = await client.call_tool("check_fidelity", {"agent_output": ANSWER})

    assert result.structured_content == {
        **ANSWER,
        "findings": [
            {
                **FINDING,
                "citation": {"url": URL, "metadata": {"nli_claim": "It rose.", "nli_verdict": "entails"}},
                "metadata": {"nli_verdict": "entails", "nli_score": 0.9, "nli_provider": "fake-judge"},
            }
        ],
        "metadata": {"nli_min_score": 0.7, "nli_on_fail": "warn"},
    }
    assert said(result) == "Findings: 1 supported. Needed: entails with 0.7 or more."


async def test_warn_is_the_default_and_its_warnings_are_in_the_answer_and_in_the_text() -> None:
    result = await checked(FakeJudge(NEUTRAL))

    assert "Low NLI fidelity" in result.structured_content["warnings"][0]
    assert said(result).splitlines() == [
        "Findings: 1 not supported. Needed: entails with 0.7 or more.",
        *result.structured_content["warnings"],
    ]


async def test_the_text_names_what_failed_in_the_mode_that_warns_of_nothing_too() -> None:
    result = await checked(FakeJudge(NEUTRAL), mode="annotate_only")

    assert "warnings" not in result.structured_content
    assert said(result).splitlines()[1].startswith("Low NLI fidelity (neutral 0.9 by fake-judge, entails 0.7 needed)")


async def test_the_text_names_what_was_skipped_and_why() -> None:
    findings = [{**FINDING, "excerpt": "Short."}, FINDING, {**FINDING, "excerpt": ""}, {**FINDING, "excerpt": "\n"}]

    result = await checked(agent_output={"findings": findings})
    alone = await checked(agent_output={"findings": findings[:1]})

    assert said(result).splitlines() == [
        "Findings: 1 supported. Needed: entails with 0.7 or more.",
        "Skipped, for an excerpt of fewer than 32 characters is too short to judge by: 1 (finding 1).",
        "Skipped, for there is no excerpt: 2 (findings 3, 4).",
    ]
    assert said(alone).startswith("Findings: none judged.")


async def test_reject_drops_and_says_so() -> None:
    result = await checked(FakeJudge(NEUTRAL), mode="reject")

    assert result.structured_content["findings"] == []
    assert said(result).splitlines()[0].startswith("Findings: 1 rejected.")
    assert "Rejected finding" in said(result)


async def test_off_judges_nothing_and_changes_nothing() -> None:
    judge = FakeJudge()

    result = await checked(judge, mode="off")

    assert (result.structured_content, judge.asked) == (ANSWER, [])


@each_row("absent", [None, "", "null"])
async def test_absence_in_any_way_is_the_default(absent: object) -> None:
    result = await checked(mode=absent, min_score=absent)

    assert result.structured_content["metadata"] == {"nli_min_score": 0.7, "nli_on_fail": "warn"}


@dataclass
class Strict(FakeJudge):
    recommended_threshold: float | None = field(default=0.95)


@pytest.mark.parametrize("arguments", [{}, {"min_score": "null"}])
async def test_a_judges_threshold_is_used_where_none_was_given_and_said(arguments: dict[str, Any]) -> None:
    result = await checked(Strict(), **arguments)

    assert result.structured_content["metadata"] == {
        "nli_min_score": 0.95,
        "nli_on_fail": "warn",
        "nli_min_score_recommended_by": "fake-judge",
    }
    assert "Needed: entails with 0.95 or more, as fake-judge recommends." in said(result)


@pytest.mark.parametrize("given", [0.7, "0.7"])
async def test_a_threshold_that_was_given_stands(given: object) -> None:
    result = await checked(Strict(), min_score=given)

    assert result.structured_content["metadata"]["nli_min_score"] == 0.7


async def test_what_is_no_object_stands_under_result() -> None:
    text = f'The log says "{LONG}" ([log]({URL})).'

    listed = await checked(agent_output=[FINDING])
    written = await checked(agent_output=text)
    dropped = await checked(FakeJudge(NEUTRAL), agent_output=FINDING, mode="reject")

    assert listed.structured_content["result"][0]["metadata"]["nli_verdict"] == "entails"
    assert written.structured_content["result"].startswith('The log says "The tide')
    assert "nli_verdict" in written.structured_content["result"]
    assert dropped.structured_content == {"result": None}


async def test_json_text_is_an_answer() -> None:
    result = await checked(agent_output=json.dumps(ANSWER))

    assert result.structured_content["findings"][0]["metadata"]["nli_verdict"] == "entails"


async def test_a_judge_that_is_down_is_a_warning_and_the_answer_is_not_lost() -> None:
    result = await checked(FakeJudge(NLIUnavailableError("the service is down")), mode="reject")

    assert not result.is_error
    assert result.structured_content["findings"] == [FINDING]
    assert result.structured_content["warnings"] == [
        f'NLI fidelity not judged (the service is down): finding 1 "{FINDING["summary"]}", {URL}'
    ]
    assert "1 not judged" in said(result)


async def test_no_usable_judge_is_a_warning() -> None:
    async with served(settings=Settings(nli_provider="oracle")) as client:
        result = await client.call_tool("check_fidelity", {"agent_output": ANSWER})

    assert result.structured_content is not None
    assert "unknown JW_NLI_PROVIDER" in result.structured_content["warnings"][0]
    assert result.structured_content["findings"] == [FINDING]


class SleepingJudge(FakeJudge):
    """A judge that never answers."""

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        await anyio.sleep_forever()
        raise AssertionError


async def test_what_is_not_judged_in_time_is_said_and_the_rest_comes_back() -> None:
    result = await checked(SleepingJudge(), settings=Settings(deadline=0.1))

    assert not result.is_error
    assert "did not answer in time" in result.structured_content["warnings"][0]


@each_row(
    ("arguments", "message"),
    [
        (
            {"agent_output": "no answer"},
            "invalid_input: The text is no JSON and holds no quotation that a link follows",
        ),
        ({"agent_output": '[{"summary": '}, "invalid_input: The input is not JSON: Expecting value at line 1"),
        ({"agent_output": {"findings": []}}, "invalid_input: The input holds no findings"),
        ({"agent_output": [FINDING] * 3}, "invalid_input: The input holds 3 findings; at most 2"),
        (
            {"agent_output": f'{{"findings": [{{"citation": {{"url": "x"}}}}], "n": {"[" * 150}{"]" * 150}}}'},
            "invalid_input: the answer cannot be sent back: it is nested more than 100 levels deep",
        ),
        (
            {"agent_output": '{"findings": [{"citation": {"url": "x"}}], "n": NaN}'},
            "invalid_input: the answer cannot be sent back: it is no JSON",
        ),
        ({"mode": "drop"}, "invalid_arguments: mode"),
        ({"min_score": 1.5}, "invalid_arguments: min_score"),
        ({"min_score": "NaN"}, "invalid_arguments: min_score"),
        ({"agent_output": f'The log says "{LONG}" ([log]({URL})).', "mode": "reject"}, "invalid_input: a finding"),
    ],
)
async def test_a_wrong_call_is_an_error_with_a_code(arguments: dict[str, Any], message: str) -> None:
    result = await checked(settings=Settings(max_citations=2), **arguments)

    assert result.is_error
    assert said(result).startswith(message)


async def test_more_warnings_than_a_model_reads_are_counted_and_all_in_the_answer() -> None:
    result = await checked(FakeJudge(NEUTRAL), agent_output={"findings": [FINDING] * 200})

    assert len(result.structured_content["warnings"]) == 200
    assert len(said(result)) < 6_200
    assert said(result).splitlines()[-1].endswith("more warnings")


async def test_a_lone_surrogate_comes_back_as_what_can_be_encoded() -> None:
    finding = '{"summary": "\\ud800", "excerpt": "' + LONG + '\\udfff", "citation": {"url": "\\ud801"}}'

    result = await checked(FakeJudge(NEUTRAL), agent_output=finding)

    json.dumps(result.structured_content, ensure_ascii=False).encode()
    assert result.structured_content["summary"] == "\ufffd"
