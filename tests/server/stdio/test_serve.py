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
from tests.fakes import FakeWeb

MODERN = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
    "io.modelcontextprotocol/clientCapabilities": {},
}
HANDSHAKE = {
    "protocolVersion": "2025-06-18",
    "capabilities": {},
    "clientInfo": {"name": "test", "version": "1"},
}
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


@pytest.mark.parametrize(
    ("line", "code"), [(b"not json", -32700), (b"[]", -32600), (b'{"jsonrpc": "2.0", "id": 1}', -32600)]
)
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
    reached, cancelled = anyio.Event(), anyio.Event()

    async def never(_: str) -> None:
        reached.set()
        try:
            await anyio.sleep_forever()
        finally:
            cancelled.set()

    call = {"name": "stamp_citation", "arguments": {"url": "https://a.test/", "text": "words", "verify": True}}
    async with connected(FakeWeb(before=never)) as wire:
        await wire.shake_hands()
        await wire.line(json.dumps({"jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": call}).encode())
        await reached.wait()
        wire.to_server.close()
        await cancelled.wait()
        # The client is told, as far as it still listens.
        assert (await wire.receive())["id"] == 9
