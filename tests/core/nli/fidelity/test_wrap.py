"""The wrapped function gives back what the function gave, in the same form."""

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from pincite.core.errors import InputError, SettingError
from pincite.core.models import AgentResult
from pincite.core.nli.fidelity.wrap import fidelity_wrap
from pincite.core.ports import NLIVerdict
from tests.fakes import FakeJudge
from tests.rows import each_row

URL = "https://a.test/tides"
LONG = "The tide rose at dawn and the boats left the harbour."
NEUTRAL = NLIVerdict("neutral", 0.9, "fake-judge")


async def wrapped(result: Any) -> Any:
    @fidelity_wrap(provider=FakeJudge(NEUTRAL))
    async def agent() -> Any:
        return result

    return await agent()


async def test_json_text_comes_back_as_json_text() -> None:
    text = json.dumps({"findings": [{"summary": "c", "excerpt": LONG, "citation": {"url": URL}}]})

    result = await wrapped(text)

    assert isinstance(result, str)
    assert json.loads(result)["findings"][0]["metadata"]["nli_verdict"] == "neutral"


async def test_warnings_without_a_place_in_the_answer_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    block = {"type": "text", "text": "It rose.", "citations": [{"url": URL, "cited_text": LONG}]}

    with caplog.at_level(logging.WARNING, "pincite.nli"):
        await wrapped(block)

    assert [record.message for record in caplog.records] == [
        f'Low NLI fidelity (neutral 0.9 by fake-judge, entails 0.7 needed): finding 1 "It rose.", {URL}'
    ]


@each_row("odd", [None, 5, {"answer": 1}, "text"])
async def test_a_result_that_is_no_answer_is_an_error_and_never_passes_unjudged(odd: object) -> None:
    with pytest.raises(InputError):
        await wrapped(odd)


async def test_a_function_that_is_not_async_is_an_error() -> None:
    def agent() -> Any:
        return {"findings": []}

    with pytest.raises(TypeError, match="async"):
        await fidelity_wrap(provider=FakeJudge())(agent)()


def test_a_bound_that_is_no_number_or_a_judge_that_nobody_knows_is_an_error_at_once() -> None:
    options: list[dict[str, Any]] = [
        {"min_score": "0.5"},
        {"min_score": None},
        {"min_score": True},
        {"min_excerpt_chars": "3"},
        {"min_excerpt_chars": float("nan")},
        {"min_excerpt_chars": -1},
    ]
    for option in options:
        with pytest.raises(InputError, match=f"^{next(iter(option))} is "):
            fidelity_wrap(**option)
    with pytest.raises(SettingError, match="unknown JW_NLI_PROVIDER 'oracle'"):
        fidelity_wrap(provider="oracle")


def test_what_is_wrapped_is_still_a_coroutine_function_to_a_type_checker() -> None:
    @fidelity_wrap(provider="fake-nli")
    async def agent(query: str) -> AgentResult:
        return AgentResult(query, "a")

    wrapped: Callable[[str], Coroutine[object, object, AgentResult]] = agent

    assert asyncio.run(wrapped("q")).query == "q"
