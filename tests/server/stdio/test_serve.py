"""One client on one wire: both eras in either order, an answer to every line, and an end when the input ends."""

import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, BinaryIO

import anyio
import anyio.to_thread
import pytest

from pincite.core.ports import ConditionalFetcher
from pincite.core.settings import Settings
from pincite.server.app import TOOLS, create_server
from pincite.server.stdio.serve import serve
from tests.fakes import FakeWeb, Hanging
from tests.rows import each_row
from tests.server.eras import HANDSHAKE, MODERN

NLI = {"name": "evaluate_nli", "arguments": {"claim": "one two three", "premise": "one"}}
#: CONTRACT 5.
NLI_ANSWER = {"verdict": "neutral", "score": 0.33, "provider": "fake-nli"}


@dataclass
class Wire:
    """The client's ends of the two pipes."""

    to_server: BinaryIO
    from_server: BinaryIO
    last_id: int = field(default=0)

    async def line(self, line: bytes) -> None:
        await anyio.to_thread.run_sync(self.to_server.write, line + b"\n")

    async def receive(self) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(await anyio.to_thread.run_sync(self.from_server.readline))
        return answer

    async def ask(self, method: str, params: dict[str, Any] | None = None) -> dict[str, Any]:
        self.last_id += 1
        request = {"jsonrpc": "2.0", "id": self.last_id, "method": method, "params": params or {}}
        await self.line(json.dumps(request).encode())
        answer = await self.receive()
        assert answer["id"] == self.last_id
        return answer

    async def shake_hands(self) -> dict[str, Any]:
        answer = await self.ask("initialize", HANDSHAKE)
        await self.line(b'{"jsonrpc": "2.0", "method": "notifications/initialized"}')
        return answer


@asynccontextmanager
async def connected(web: ConditionalFetcher | None = None) -> AsyncIterator[Wire]:
    """A server on two pipes; it must have ended by itself when the input has."""

    @asynccontextmanager
    async def open_fetcher(*_: object) -> AsyncIterator[ConditionalFetcher]:
        yield web or FakeWeb()

    server_in, client_out = os.pipe()
    client_in, server_out = os.pipe()
    server = create_server(Settings(nli_provider="fake-nli"), open_fetcher=open_fetcher)
    with os.fdopen(client_out, "wb", buffering=0) as to_server, os.fdopen(client_in, "rb") as from_server:
        with anyio.fail_after(20):
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(_serve, server, server_in, server_out)
                yield Wire(to_server, from_server)
                to_server.close()
        assert from_server.read() == b""
    os.close(server_in)


async def _serve(server: Any, stdin: int, stdout: int) -> None:
    try:
        await serve(server, stdin=stdin, stdout=stdout)
    finally:
        os.close(stdout)


async def test_a_client_of_the_handshake_era_is_served() -> None:
    async with connected() as wire:
        hello = await wire.shake_hands()
        answer = await wire.ask("tools/call", NLI)

    assert hello["result"]["serverInfo"]["name"] == "pincite"
    assert answer["result"]["structuredContent"] == NLI_ANSWER


async def test_a_client_of_the_modern_era_is_served() -> None:
    async with connected() as wire:
        discovered = await wire.ask("server/discover", {"_meta": MODERN})
        answer = await wire.ask("tools/call", {**NLI, "_meta": MODERN})

    assert discovered["result"]["supportedVersions"] == ["2026-07-28"]
    assert answer["result"]["structuredContent"] == NLI_ANSWER


async def test_a_client_that_discovers_and_then_shakes_hands_is_served() -> None:
    async with connected() as wire:
        await wire.ask("server/discover", {"_meta": MODERN})
        hello = await wire.shake_hands()
        tools = await wire.ask("tools/list")
        answer = await wire.ask("tools/call", NLI)

    assert hello["result"]["protocolVersion"] == "2025-06-18"
    assert len(tools["result"]["tools"]) == len(TOOLS)
    assert answer["result"]["structuredContent"] == NLI_ANSWER


async def test_a_client_that_shakes_hands_and_then_discovers_is_served_in_both_eras() -> None:
    async with connected() as wire:
        await wire.shake_hands()
        discovered = await wire.ask("server/discover", {"_meta": MODERN})
        modern = await wire.ask("tools/call", {**NLI, "_meta": MODERN})
        older = await wire.ask("tools/call", NLI)

    assert discovered["result"]["supportedVersions"] == ["2026-07-28"]
    assert [answer["result"]["structuredContent"] for answer in (modern, older)] == [NLI_ANSWER] * 2


@each_row("number", ["NaN", "Infinity", "1e999"])
async def test_a_number_that_is_none_is_answered(number: str) -> None:
    arguments = {"agent_output": [{"citation": {"url": "https://a.test/"}}], "min_score": 12345}
    params = {"name": "check_fidelity", "arguments": arguments}
    line = json.dumps({"jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": params})
    async with connected() as wire:
        await wire.shake_hands()
        await wire.line(line.replace("12345", number).encode())
        answer = await wire.receive()

    assert answer["id"] == 5
    assert answer["result"]["content"][0]["text"].startswith("invalid_arguments: min_score")


@pytest.mark.parametrize("meta", [{}, {"_meta": MODERN}], ids=["handshake", "modern"])
async def test_a_call_that_is_cancelled_is_given_up_and_the_next_is_served(meta: dict[str, Any]) -> None:
    hanging = Hanging()
    call = {**meta, "name": "stamp_citation", "arguments": {"url": "https://a.test/", "text": "words", "verify": True}}
    notice = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 9}}
    async with connected(FakeWeb(before=hanging)) as wire:
        await wire.shake_hands()
        await wire.line(json.dumps({"jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": call}).encode())
        await hanging.reached.wait()
        await wire.line(json.dumps(notice).encode())
        await hanging.given_up.wait()
        # Whether a cancelled request is answered is the library's to decide; whether the next is, is not.
        await wire.line(json.dumps({"jsonrpc": "2.0", "id": 10, "method": "tools/call", "params": NLI}).encode())
        answer = await wire.receive()
        if answer["id"] == 9:
            answer = await wire.receive()

    assert answer["result"]["structuredContent"] == NLI_ANSWER


@each_row(("line", "code"), [(b"not json", -32700), (b"[]", -32600), (b'{"jsonrpc": "2.0", "id": 1}', -32600)])
async def test_a_line_that_is_no_message_is_answered_and_the_next_is_served(line: bytes, code: int) -> None:
    async with connected() as wire:
        await wire.shake_hands()
        await wire.line(line)
        refusal = await wire.receive()
        answer = await wire.ask("tools/call", NLI)

    assert refusal["error"]["code"] == code
    assert answer["result"]["structuredContent"] == NLI_ANSWER


async def test_a_lone_surrogate_in_an_argument_is_answered() -> None:
    call = {"name": "evaluate_nli", "arguments": {"claim": "a\ud800", "premise": ""}}
    async with connected() as wire:
        await wire.shake_hands()
        answer = await wire.ask("tools/call", call)

    assert answer["result"]["isError"] is True
    assert "invalid_arguments: claim" in answer["result"]["content"][0]["text"]


async def test_an_argument_of_three_megabytes_is_answered() -> None:
    call = {"name": "verify_provenance", "arguments": {"agent_output": "x" * 3_000_000}}
    async with connected() as wire:
        await wire.shake_hands()
        answer = await wire.ask("tools/call", call)

    assert answer["result"]["isError"] is True
    assert answer["result"]["content"][0]["text"].startswith("invalid_input: ")


async def test_blank_lines_and_a_last_line_without_its_end_are_no_trouble() -> None:
    async with connected() as wire:
        await wire.line(b"")
        await wire.line(b"  ")
        await wire.shake_hands()
        await anyio.to_thread.run_sync(wire.to_server.write, b'{"jsonrpc": "2.0", "method": "notifications/x"}')


async def test_the_end_of_the_input_ends_a_call_that_still_reads() -> None:
    hanging = Hanging()
    call = {"name": "stamp_citation", "arguments": {"url": "https://a.test/", "text": "words", "verify": True}}
    async with connected(FakeWeb(before=hanging)) as wire:
        await wire.shake_hands()
        await wire.line(json.dumps({"jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": call}).encode())
        await hanging.reached.wait()
        wire.to_server.close()
        await hanging.given_up.wait()
        # The client is told, as far as it still listens.
        assert (await wire.receive())["id"] == 9
