"""claude-nli asks the Messages API for JSON, lets it cache what repeats, and says why it cannot be used."""

import importlib.util
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace

import pytest

from pincite.core.errors import NLIProviderNotAvailableError, NLIUnavailableError
from pincite.core.nli.claude import Claude, ClaudeNLI, Client, Messages
from pincite.core.nli.llm.answer import SCHEMA
from pincite.core.settings import Settings
from tests.core.nli.llm.models import answer, fenced
from tests.rows import each_row

Asked = Mapping[str, object]


@dataclass
class Block:
    """A block of an answer."""

    text: str
    type: str = "text"


@dataclass
class FakeMessage:
    """An answer of the Messages API."""

    content: Sequence[object]
    stop_reason: str | None = "end_turn"


@dataclass
class FakeClient:
    """As ``anthropic.AsyncAnthropic``: it records the requests and answers with one message, or raises."""

    reply: FakeMessage | Exception = field(default_factory=lambda: FakeMessage([Block(answer())]))
    asked: list[Asked] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    closed: int = 0

    @property
    def messages(self) -> Messages:
        return self

    async def create(
        self,
        *,
        model: str,
        max_tokens: int,
        system: Sequence[Mapping[str, object]],
        messages: Sequence[Mapping[str, object]],
        output_config: Mapping[str, object],
    ) -> FakeMessage:
        self.asked.append(
            {
                "model": model,
                "max_tokens": max_tokens,
                "system": system,
                "messages": messages,
                "output_config": output_config,
            }
        )
        if isinstance(self.reply, Exception):
            raise self.reply
        return self.reply

    async def close(self) -> None:
        self.closed += 1

    def made(self, key: str) -> Client:
        """This client, for whoever asks for one with a key."""
        self.keys.append(key)
        return self


def judge(client: FakeClient, key: str | None = "sk-ant-hunter2", **settings: str) -> ClaudeNLI:
    return ClaudeNLI(Settings(anthropic_api_key=key, **settings), client=client.made)


async def test_contract_5_claude_nli_asks_the_model_of_the_contract_and_answers_its_verdict() -> None:
    client = FakeClient(FakeMessage([Block("The mill...", "thinking"), Block(answer("contradicts", 0.93))]))
    judging = judge(client)
    verdict = await judging.evaluate("The mill closed", "The mill is open.")
    await judging.aclose()

    assert (verdict.verdict, verdict.score, verdict.provider) == ("contradicts", 0.93, "claude-nli")
    assert verdict.raw["model"] == client.asked[0]["model"] == "claude-sonnet-4-5-20250929"
    assert judging.target == "api"
    assert (client.keys, client.closed) == (["sk-ant-hunter2"], 1)


async def test_the_answer_is_held_to_the_schema_and_what_repeats_may_be_cached() -> None:
    client = FakeClient()
    judging = judge(client)
    await judging.evaluate("The mill closed", "The mill is open.")
    await judging.aclose()

    (asked,) = client.asked
    assert asked["output_config"] == {"format": {"type": "json_schema", "schema": SCHEMA}}
    assert isinstance(asked["system"], list)
    assert isinstance(asked["messages"], list)
    (message,) = asked["messages"]
    premise, claim = message["content"]
    assert [block.get("cache_control") for block in (*asked["system"], premise, claim)] == [
        {"type": "ephemeral"},
        {"type": "ephemeral"},
        None,
    ]
    assert fenced(premise["text"], "premise")[0] == "The mill is open."
    assert fenced(claim["text"], "claim")[0] == "The mill closed"


async def test_nothing_is_sent_that_newer_models_refuse() -> None:
    client = FakeClient()
    await Claude(client, "m").complete(SimpleNamespace(system="s", premise="p", claim="c"))  # type: ignore[arg-type]  # as a prompt

    assert not {"temperature", "top_p", "top_k", "tools", "tool_choice", "thinking"} & set(client.asked[0])


@pytest.mark.parametrize("variable", ["JW_NLI_CLAUDE_MODEL", "PINCITE_NLI_CLAUDE_MODEL"])
async def test_contract_5_the_model_is_a_setting(monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    monkeypatch.setenv(variable, " another-model ")
    monkeypatch.setenv("ANTHROPIC_API_KEY", " sk-ant-hunter2\n")
    client = FakeClient()
    judging = ClaudeNLI(client=client.made)
    await judging.evaluate("c", "p")
    await judging.aclose()

    assert (client.asked[0]["model"], client.keys) == ("another-model", ["sk-ant-hunter2"])


@each_row("reason", ["refusal", "max_tokens", "model_context_window_exceeded", "pause_turn", None])
async def test_contract_5_a_refusal_or_a_cut_answer_is_unavailable(reason: str | None) -> None:
    client = FakeClient(FakeMessage([Block(answer())], reason))
    judging = judge(client)
    with pytest.raises(NLIUnavailableError, match=reason or "no reason given"):
        await judging.evaluate("c", "p")
    await judging.aclose()

    assert len(client.asked) == 1


@each_row("content", [[], [Block("entails")], [SimpleNamespace(type="text", text=7)], [object()]])
async def test_contract_5_an_answer_without_json_is_unavailable(content: Sequence[object]) -> None:
    judging = judge(FakeClient(FakeMessage(content)))
    with pytest.raises(NLIUnavailableError, match="malformed"):
        await judging.evaluate("c", "p")
    await judging.aclose()


async def test_the_key_is_in_no_message() -> None:
    judging = judge(FakeClient(RuntimeError("invalid x-api-key sk-ant-hunter2")))
    with pytest.raises(NLIUnavailableError) as caught:
        await judging.evaluate("c", "p")
    await judging.aclose()

    assert "hunter2" not in f"{caught.value}{caught.value!r}{judging!r}{vars(judging)['_key']}"


@each_row("key", [None, "", "  "])
async def test_contract_5_without_a_key_it_is_not_available_and_says_so(key: str | None) -> None:
    client = FakeClient()
    judging = judge(client, key)

    assert await judging.available() == "ANTHROPIC_API_KEY is not set"
    with pytest.raises(NLIProviderNotAvailableError, match="ANTHROPIC_API_KEY"):
        await judging.evaluate("c", "p")
    assert client.keys == []


async def test_contract_5_with_a_key_and_a_client_it_is_available_without_asking_anybody() -> None:
    client = FakeClient()

    assert await judge(client).available() is None
    assert (client.keys, client.asked) == ([], [])


@pytest.mark.skipif(importlib.util.find_spec("anthropic") is not None, reason="the package is installed here")
async def test_without_the_package_it_says_which_extra_brings_it() -> None:
    judging = ClaudeNLI(Settings(anthropic_api_key="k"))

    assert "[nli-anthropic]" in str(await judging.available())
    with pytest.raises(NLIUnavailableError, match="No module named 'anthropic'"):
        await judging.evaluate("c", "p")


async def test_an_answer_that_is_not_the_vendors_is_told_as_such() -> None:
    replies: list[object] = ["<h1>Hello</h1>", [], None, SimpleNamespace(content=None, stop_reason="end_turn")]
    for reply in replies:
        judging = judge(FakeClient(reply))  # type: ignore[arg-type]  # as the vendor's client hands it on
        with pytest.raises(NLIUnavailableError, match=r"does not speak the API.*ANTHROPIC_BASE_URL"):
            await judging.evaluate("c", "p")
        await judging.aclose()
