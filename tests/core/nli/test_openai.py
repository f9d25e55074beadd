"""openai-nli asks the Chat Completions API for JSON, and says why it cannot be used."""

import importlib.util
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pytest

from pincite.core.errors import NLIProviderNotAvailableError, NLIUnavailableError
from pincite.core.nli.llm.answer import SCHEMA
from pincite.core.nli.openai import Chat, Client, Completions, OpenAINLI
from pincite.core.settings import Settings
from tests.core.nli.llm.models import answer, fenced
from tests.rows import each_row


@dataclass
class FakeMessage:
    """What the model said, or its refusal."""

    content: str | None
    refusal: str | None = None


@dataclass
class FakeChoice:
    """One answer."""

    message: FakeMessage
    finish_reason: str = "stop"


@dataclass
class FakeCompletion:
    """The answers to one request."""

    choices: Sequence[FakeChoice]


@dataclass
class FakeClient:
    """As ``openai.AsyncOpenAI``: it records the requests and answers with one completion, or raises."""

    reply: FakeCompletion | Exception = field(
        default_factory=lambda: FakeCompletion([FakeChoice(FakeMessage(answer()))])
    )
    asked: list[Mapping[str, object]] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    closed: int = 0

    @property
    def chat(self) -> Chat:
        return self

    @property
    def completions(self) -> Completions:
        return self

    async def create(
        self,
        *,
        model: str,
        messages: Sequence[Mapping[str, object]],
        response_format: Mapping[str, object],
        max_completion_tokens: int,
        **options: float,
    ) -> FakeCompletion:
        self.asked.append({"model": model, "messages": messages, "response_format": response_format, **options})
        assert max_completion_tokens > 1_000
        if isinstance(self.reply, Exception):
            raise self.reply
        return self.reply

    async def close(self) -> None:
        self.closed += 1

    def made(self, key: str) -> Client:
        """This client, for whoever asks for one with a key."""
        self.keys.append(key)
        return self


def judge(client: FakeClient, key: str | None = "sk-hunter2", **settings: str) -> OpenAINLI:
    return OpenAINLI(Settings(openai_api_key=key, **settings), client=client.made)


def replying(content: str | None, reason: str = "stop", refusal: str | None = None) -> FakeClient:
    return FakeClient(FakeCompletion([FakeChoice(FakeMessage(content, refusal), reason)]))


async def test_contract_5_openai_nli_asks_the_model_of_the_contract_and_answers_its_verdict() -> None:
    client = replying(answer("contradicts", 0.93))
    judging = judge(client)
    verdict = await judging.evaluate("The mill closed", "The mill is open.")
    await judging.aclose()

    assert (verdict.verdict, verdict.score, verdict.provider) == ("contradicts", 0.93, "openai-nli")
    assert verdict.raw["model"] == client.asked[0]["model"] == "gpt-4o-mini"
    assert judging.target == "api"
    assert (client.keys, client.closed) == (["sk-hunter2"], 1)


async def test_the_answer_is_held_to_the_schema_and_the_texts_are_fenced() -> None:
    client = FakeClient()
    judging = judge(client)
    await judging.evaluate("The mill closed", "The mill is open.")
    await judging.aclose()

    (asked,) = client.asked
    assert asked["response_format"] == {
        "type": "json_schema",
        "json_schema": {"name": "entailment", "strict": True, "schema": SCHEMA},
    }
    assert isinstance(asked["messages"], list)
    system, user = asked["messages"]
    assert (system["role"], user["role"]) == ("system", "user")
    premise, _, claim = user["content"].partition("\n\n")
    assert fenced(premise, "premise")[0] == "The mill is open."
    assert fenced(claim, "claim")[0] == "The mill closed"


@each_row(("model", "sent"), [("gpt-4o-mini", True), ("gpt-4.1", True), ("gpt-6-luna", False), ("o3", False)])
async def test_a_temperature_is_sent_only_to_models_that_take_one(model: str, sent: bool) -> None:
    client = FakeClient()
    judging = judge(client, nli_openai_model=model)
    await judging.evaluate("c", "p")
    await judging.aclose()

    assert ("temperature" in client.asked[0]) == sent


@pytest.mark.parametrize("variable", ["JW_NLI_OPENAI_MODEL", "PINCITE_NLI_OPENAI_MODEL"])
async def test_contract_5_the_model_is_a_setting(monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    monkeypatch.setenv(variable, " another-model ")
    monkeypatch.setenv("OPENAI_API_KEY", " sk-hunter2\n")
    client = FakeClient()
    judging = OpenAINLI(client=client.made)
    await judging.evaluate("c", "p")
    await judging.aclose()

    assert (client.asked[0]["model"], client.keys) == ("another-model", ["sk-hunter2"])


@each_row(
    ("client", "cause"),
    [
        (replying(None, refusal="I cannot help with that."), "refused"),
        (replying(answer(), "length"), "'length'"),
        (replying("", "content_filter"), "'content_filter'"),
        (FakeClient(FakeCompletion([])), "no answer"),
        (replying(None), "malformed"),
        (replying("entails"), "malformed"),
        (replying(answer("supported")), "'supported', which is none of"),
        (FakeClient(RuntimeError("Incorrect API key provided: sk-hunt***er2")), r"provided: \[key\]$"),
    ],
)
async def test_contract_5_a_refusal_a_cut_or_a_bad_answer_is_unavailable(client: FakeClient, cause: str) -> None:
    judging = judge(client)
    with pytest.raises(NLIUnavailableError, match=cause):
        await judging.evaluate("c", "p")
    await judging.aclose()


@each_row("key", [None, "", "  "])
async def test_contract_5_without_a_key_it_is_not_available_and_says_so(key: str | None) -> None:
    client = FakeClient()
    judging = judge(client, key)

    assert await judging.available() == "OPENAI_API_KEY is not set"
    with pytest.raises(NLIProviderNotAvailableError, match="OPENAI_API_KEY"):
        await judging.evaluate("c", "p")
    assert client.keys == []


async def test_contract_5_with_a_key_and_a_client_it_is_available_without_asking_anybody() -> None:
    client = FakeClient()

    assert await judge(client).available() is None
    assert (client.keys, client.asked) == ([], [])


@pytest.mark.skipif(importlib.util.find_spec("openai") is not None, reason="the package is installed here")
async def test_without_the_package_it_says_which_extra_brings_it() -> None:
    judging = OpenAINLI(Settings(openai_api_key="k"))

    assert "[nli-openai]" in str(await judging.available())
    with pytest.raises(NLIUnavailableError, match="No module named 'openai'"):
        await judging.evaluate("c", "p")


async def test_an_answer_that_is_not_the_vendors_is_told_as_such() -> None:
    replies: list[object] = ["<h1>Hello</h1>", [], None]
    for reply in replies:
        judging = judge(FakeClient(reply))  # type: ignore[arg-type]  # as the vendor's client hands it on
        with pytest.raises(NLIUnavailableError, match=r"does not speak the API.*OPENAI_BASE_URL"):
            await judging.evaluate("c", "p")
        await judging.aclose()
