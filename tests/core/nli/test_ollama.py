"""ollama-nli speaks Ollama's HTTP API to a real server on loopback."""

import json
import threading
from base64 import b64encode
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import anyio
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.errors import NLIProviderNotAvailableError, NLIUnavailableError
from pincite.core.nli.llm.answer import SCHEMA
from pincite.core.nli.ollama import Host, OllamaNLI, host
from pincite.core.nli.registry import Registry
from pincite.core.settings import Settings
from tests.core.nli.llm.models import answer, fenced
from tests.rows import each_row
from tests.web import Asked, Reply, Route, Web, serve

MODEL = "llama3.1:8b-instruct"


def replied(content: str, **more: object) -> Reply:
    """A reply of ``/api/chat``."""
    body = {"model": MODEL, "message": {"role": "assistant", "content": content}, "done": True, **more}
    return Reply(headers={"content-type": "application/json"}, body=json.dumps(body).encode())


def listing(*names: str) -> Reply:
    """A reply of ``/api/tags``."""
    return Reply(body=json.dumps({"models": [{"name": name, "size": 1} for name in names]}).encode())


def ollama(chat: Route | None = None, *names: str) -> Mapping[str, Route]:
    """The routes of a server that lists ``names``, by default the model of the contract."""
    return {"/api/chat": chat or replied(answer()), "/api/tags": listing(*(names or (MODEL,)))}


def judge(web: Web, **settings: str) -> OllamaNLI:
    return OllamaNLI(Settings(ollama_host=web.host, **settings), patience=20, quick=20)


def said(asked: Asked) -> dict[str, object]:
    value = json.loads(asked.body)
    assert isinstance(value, dict)
    return value


async def test_contract_5_ollama_nli_asks_the_model_of_the_contract_and_answers_its_verdict() -> None:
    async with serve(ollama(replied(answer("contradicts", 0.93, "The mill is open.")))) as web:
        judging = judge(web)
        assert await judging.available() is None
        verdict = await judging.evaluate("The mill closed", "The mill is open.", language="en")
        await judging.aclose()

    assert (verdict.verdict, verdict.score, verdict.provider) == ("contradicts", 0.93, "ollama-nli")
    assert verdict.raw["evidence"] == {"text": "The mill is open.", "start": 0, "end": 17}
    assert judging.target == "cpu"
    assert web.paths() == ["/api/tags", "/api/chat"]


async def test_the_answer_is_held_to_the_schema_and_the_texts_are_fenced_in_one_message() -> None:
    async with serve(ollama()) as web:
        judging = judge(web)
        await judging.evaluate("The mill closed", "The mill is open.")
        await judging.aclose()

    body = said(web.requests[0])
    assert (body["model"], body["stream"], body["truncate"], body["format"]) == (MODEL, False, False, SCHEMA)
    messages = body["messages"]
    assert isinstance(messages, list)
    assert [message["role"] for message in messages] == ["system", "user"]
    premise, _, claim = messages[1]["content"].partition("\n\n")
    assert fenced(premise, "premise")[0] == "The mill is open."
    assert fenced(claim, "claim")[0] == "The mill closed"


async def test_contract_5_a_long_premise_is_windowed_to_fit_and_a_cut_is_reported() -> None:
    async with serve(ollama(replied(answer("neutral")))) as web:
        judging = judge(web)
        long = await judging.evaluate("It rests", "The old mill stands on the river. " * 300)
        longer = await judging.evaluate("It rests", "The old mill stands on the river. " * 3_000)
        await judging.aclose()

    assert long.raw["windows"] == 3
    assert "cut" not in long.raw
    assert "12 of" in str(longer.raw["cut"])
    assert max(len(asked.body) for asked in web.requests) < 12_000


@pytest.mark.parametrize("variable", ["JW_NLI_OLLAMA_MODEL", "PINCITE_NLI_OLLAMA_MODEL"])
async def test_contract_5_the_server_and_the_model_are_settings(monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    async with serve(ollama(None, "other:latest")) as web:
        monkeypatch.setenv("OLLAMA_HOST", web.url("/"))
        monkeypatch.setenv(variable, " other ")
        judging = OllamaNLI()
        assert await judging.available() is None
        await judging.evaluate("c", "p")
        await judging.aclose()

    assert said(web.requests[-1])["model"] == "other"


def test_contract_5_the_default_server_is_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OLLAMA_HOST")

    assert Settings().ollama_host == "http://localhost:11434"


@each_row(
    ("setting", "url"),
    [
        ("http://localhost:11434", "http://localhost:11434"),
        ("localhost", "http://localhost:11434"),
        ("localhost:8080", "http://localhost:8080"),
        ("  gpu.lan/ ", "http://gpu.lan:11434"),
        ("0.0.0.0", "http://127.0.0.1:11434"),
        ("0.0.0.0:1234", "http://127.0.0.1:1234"),
        (":1234", "http://127.0.0.1:1234"),
        ("[::]:1234", "http://[::1]:1234"),
        ("::1", "http://[::1]:11434"),
        ("HTTPS://gpu.lan", "https://gpu.lan"),
        ("http://gpu.lan", "http://gpu.lan"),
        ("https://gpu.lan/ollama/", "https://gpu.lan/ollama"),
    ],
)
def test_contract_5_a_host_with_or_without_scheme_is_accepted(setting: str, url: str) -> None:
    assert host(setting) == Host(url)


async def test_a_password_in_the_address_is_used_and_not_shown(caplog: pytest.LogCaptureFixture) -> None:
    async with serve(ollama(Reply(status=500))) as web:
        judging = OllamaNLI(Settings(ollama_host=f"http://me:hunter%322@{web.host}"))
        with caplog.at_level(0), pytest.raises(NLIUnavailableError) as caught:
            await judging.evaluate("c", "p")
        await judging.aclose()

    assert web.requests[0].headers["authorization"] == f"Basic {b64encode(b'me:hunter22').decode()}"
    assert "hunter" not in f"{caught.value}{caplog.text}"


async def test_contract_5_it_is_chosen_unasked_where_no_vendor_has_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve(ollama()) as web:
        monkeypatch.setenv("OLLAMA_HOST", web.host)
        registry = Registry(list)
        chosen = await registry.choose("")
        available = await registry.available()
        await registry.aclose()

    assert isinstance(chosen, OllamaNLI)
    assert "ollama-nli" in available


@each_row("setting", ["", "ftp://a", "http://", "a:port", "a b", "http://[::1", "a\x00b", ":"])
async def test_what_is_no_address_is_said_to_be_none(setting: str) -> None:
    judging = OllamaNLI(Settings(ollama_host=setting))

    assert host(setting) is None
    assert await judging.available() == "OLLAMA_HOST is not an address"
    with pytest.raises(NLIProviderNotAvailableError, match="OLLAMA_HOST"):
        await judging.evaluate("c", "p")


@given(st.text())
def test_no_setting_is_more_than_not_an_address(setting: str) -> None:
    found = host(setting)

    assert found is None or found.url.startswith(("http://", "https://"))


async def test_contract_5_a_server_that_does_not_list_the_model_is_not_usable() -> None:
    async with serve(ollama(None, "llama3.1:8b", f"{MODEL}-q4_K_M")) as web:
        reason = await judge(web).available()

    assert reason is not None
    assert f"does not list the model '{MODEL}'" in reason
    assert "PINCITE_NLI_OLLAMA_MODEL" in reason


@each_row(
    ("tags", "reason"),
    [
        (Reply(status=500), "500"),
        (Reply(status=302, headers={"location": "/"}), "302"),
        (Reply(body=b"<html>"), "not Ollama"),
        (Reply(body=b'{"models": 7}'), "not Ollama"),
        (Reply(body=b"{}"), "does not list"),
    ],
)
async def test_contract_5_what_answers_otherwise_is_not_usable(tags: Reply, reason: str) -> None:
    async with serve({"/api/tags": tags}) as web:
        told = await judge(web).available()

    assert told is not None
    assert reason in told


async def test_contract_5_a_server_that_is_too_slow_to_list_its_models_is_not_usable() -> None:
    async with serve({"/api/tags": Reply(delay=30)}) as web:
        told = await OllamaNLI(Settings(ollama_host=web.host), quick=0.05).available()

    assert told == f"no Ollama server answers at {web.url('')} within a second"


async def test_contract_5_without_a_server_it_is_not_usable_and_cannot_answer() -> None:
    async with serve({}) as web:
        pass
    judging = judge(web)

    assert "no Ollama server answers at http://127.0.0.1" in str(await judging.available())
    with pytest.raises(NLIUnavailableError, match="ollama-nli: ConnectError"):
        await judging.evaluate("c", "p")
    await judging.aclose()


@each_row(
    ("chat", "cause"),
    [
        (Reply(status=404, body=b'{"error": "model not found"}'), "PINCITE_NLI_OLLAMA_MODEL"),
        (Reply(status=500, body=b'{"error": "out of memory"}'), "HTTP 500: .*out of memory"),
        (Reply(status=400, body=b'{"error": "the input is too long"}'), "HTTP 400: .*too long"),
        (Reply(body=b"<html>"), "does not answer as Ollama does"),
        (Reply(body=b'{"message": {}}'), "does not answer as Ollama does"),
        (replied(""), "malformed"),
        (replied("It is entailed."), "malformed"),
        (replied(answer("true")), "'true', which is none of"),
        (replied(answer(), done_reason="length"), "cut after 512 tokens"),
        (replied(answer(), done_reason="stop", prompt_eval_count=8_192), "may have been cut"),
    ],
)
async def test_contract_5_an_outage_or_a_bad_answer_is_unavailable(chat: Reply, cause: str) -> None:
    async with serve(ollama(chat)) as web:
        judging = judge(web)
        with pytest.raises(NLIUnavailableError, match=f"^ollama-nli: .*{cause}"):
            await judging.evaluate("c", "p")
        await judging.aclose()


async def test_a_malformed_answer_is_asked_for_once_more() -> None:
    answers = iter([replied("?"), replied(answer("neutral", 0.8))])
    async with serve(ollama(lambda _: next(answers))) as web:
        judging = judge(web)
        verdict = await judging.evaluate("c", "p")
        await judging.aclose()

    assert (verdict.verdict, verdict.raw["retries"]) == ("neutral", 1)


async def test_a_server_that_hangs_is_given_up() -> None:
    async with serve(ollama(Reply(delay=30))) as web:
        judging = OllamaNLI(Settings(ollama_host=web.host), patience=0.05)
        with pytest.raises(NLIUnavailableError, match=r"in time|within"):
            await judging.evaluate("c", "p")
        await judging.aclose()


async def test_a_batch_is_answered_in_its_order_over_few_connections() -> None:
    async with serve(ollama(replied(answer("entails", 0.5)))) as web:
        judging = judge(web)
        verdicts = await judging.evaluate_batch([(f"claim {n}", "p") for n in range(12)])
        await judging.aclose()

    assert [verdict.score for verdict in verdicts] == [0.5] * 12
    assert web.connections <= 2


def test_one_judge_serves_two_event_loops_in_turn_and_uses_no_connection_of_the_first() -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), _KeepingAlive) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            judging = OllamaNLI(Settings(ollama_host=f"127.0.0.1:{server.server_port}"), patience=5)
            verdicts = [anyio.run(judging.evaluate, "c", "p").verdict for _ in range(2)]
        finally:
            server.shutdown()
            thread.join()

    assert verdicts == ["entails", "entails"]


class _KeepingAlive(BaseHTTPRequestHandler):
    """A server that outlives an event loop, and keeps its connections open as Ollama does."""

    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        body = replied(answer()).body
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name in http.server
        pass


async def test_a_password_of_the_server_is_in_no_message() -> None:
    def echoing(asked: Asked) -> Reply:
        return Reply(500, body=f"no: {asked.headers['authorization']} (bob:hunter2pass)".encode())

    async with serve(ollama(echoing)) as web:
        judging = OllamaNLI(Settings(ollama_host=f"http://bob:hunter2pass@{web.host}"), patience=20)
        with pytest.raises(NLIUnavailableError) as caught:
            await judging.evaluate("c", "p")
        await judging.aclose()

    assert str(caught.value) == "ollama-nli: HTTP 500: no: Basic [key] (bob:[key])"


async def test_a_server_that_refuses_its_list_is_told_by_what_to_do() -> None:
    where = "no Ollama server answers at http://{}"
    for status, auth, told in (
        (401, "bob:hunter2pass@", f"{where} (the name with its password in OLLAMA_HOST was refused (HTTP 401))"),
        (401, "", f"{where} (it asks for the name with its password that OLLAMA_HOST does not hold (HTTP 401))"),
        (404, "", "what answers at http://{} is not Ollama"),
        (500, "", f"{where} (HTTP 500: bob, [key])"),
    ):
        async with serve({"/api/tags": Reply(status, body=b"bob, sk-hunter2")}) as web:
            reason = await OllamaNLI(Settings(ollama_host=f"http://{auth}{web.host}"), quick=20).available()

        assert reason == told.format(web.host), status
