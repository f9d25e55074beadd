"""Whatever arrives over the network is answered, and what nobody waits for any more is given up."""

import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from typing import Any, cast

import anyio
import httpx2
import pytest

from tests.fakes import FakeWeb
from tests.rows import each_row
from tests.server.eras import HANDSHAKE, MODERN
from tests.server.network.serving import NLI, NLI_ANSWER, PLAIN, ask, client, serving

HEADERS = {"accept": "application/json, text/event-stream", "content-type": "application/json"}
Json = dict[str, Any]


class Session:
    """Raw requests of one era over one transport: a call in, its answer out."""

    async def ask(self, body: bytes) -> Json:
        """The JSON-RPC answer, or that of the HTTP layer."""
        raise NotImplementedError

    #: What each request of the era carries.
    meta: Json

    async def call(self, tool: str, arguments: object) -> Json:
        params: Json = {"name": tool, "arguments": arguments, "_meta": self.meta}
        return await self.ask(
            json.dumps({"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": params}).encode()
        )


class Http(Session):
    """Streamable HTTP."""

    def __init__(self, address: str, headers: dict[str, str], meta: Json) -> None:
        self.address, self.headers, self.meta = address, headers, meta

    async def ask(self, body: bytes) -> Json:
        answer = await ask(self.address, "/mcp", method="POST", content=body, headers=self.headers)
        text = answer.text.partition("data: ")[2] if answer.text.startswith("event:") else answer.text
        return cast("Json", json.loads(text))


class Sse(Session):
    """SSE: what is posted is answered on the stream, unless the post itself was refused."""

    def __init__(self, address: str, path: str, events: AsyncIterator[str]) -> None:
        self.address, self.path, self.events, self.meta = address, path, events, {}

    async def ask(self, body: bytes) -> Json:
        posted = await ask(self.address, self.path, method="POST", content=body, headers=HEADERS)
        if posted.status_code != 202:
            return {"error": {"code": -posted.status_code, "message": posted.text}}
        return cast("Json", json.loads(await _data(self.events)))


async def _data(events: AsyncIterator[str]) -> str:
    async for line in events:
        if line.startswith("data:"):
            return line.removeprefix("data:").strip()
    raise EOFError


@asynccontextmanager
async def opened(address: str, way: str) -> AsyncIterator[Session]:
    hello = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": HANDSHAKE}).encode()
    ready = b'{"jsonrpc":"2.0","method":"notifications/initialized"}'
    if way == "modern":
        yield Http(address, {**HEADERS, "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call"}, MODERN)
    elif way == "legacy":
        answer = await ask(address, "/mcp", method="POST", content=hello, headers=HEADERS)
        session = {**HEADERS, "mcp-session-id": answer.headers["mcp-session-id"]}
        await ask(address, "/mcp", method="POST", content=ready, headers=session)
        yield Http(address, session, {})
    else:
        async with (
            httpx2.AsyncClient(trust_env=False, timeout=10, verify=PLAIN) as http,
            http.stream("GET", f"{address}/sse") as stream,
        ):
            events = stream.aiter_lines()
            session_path = await _data(events)
            sse = Sse(address, session_path, events)
            await sse.ask(hello)
            await ask(address, session_path, method="POST", content=ready, headers=HEADERS)
            yield sse


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A served application's address."""
    with serving() as served:
        yield served


async def _named(session: Session, tool: str, arguments: object) -> Json:
    if isinstance(session, Http):
        session.headers = {**session.headers, "mcp-name": tool}
    return await session.call(tool, arguments)


FINDING = {"citation": {"url": "https://a.test/"}}


ODD: dict[str, tuple[str, object]] = {
    "surrogate": ("evaluate_nli", {"claim": "a\ud800", "premise": ""}),
    "nan": ("evaluate_nli", {"claim": float("nan"), "premise": ""}),
    "nan-score": ("check_fidelity", {"agent_output": [FINDING], "min_score": float("nan")}),
    "infinite": ("check_fidelity", {"agent_output": [FINDING], "min_score": float("inf")}),
    "3MB": ("evaluate_nli", {"claim": "a", "premise": "x" * 3_000_000}),
    "3MB-answer": ("verify_provenance", {"agent_output": "x" * 3_000_000}),
    "nan-answer": ("verify_provenance", {"agent_output": float("nan")}),
    "no-tool": ("no_such_tool", {}),
    "no-object": ("evaluate_nli", []),
}
BODIES = {
    "empty": b"",
    "cut": b"{",
    "batch": b"[]",
    "bytes": b"\xff\xfe",
    "deep": b"[" * 100_000,
    "deep-object": b'{"a":' * 50_000,
    "no-method": b'{"jsonrpc":"2.0","id":1}',
    "too-large": b"0" * 5_000_000,
}


@pytest.mark.parametrize("way", ["modern", "legacy", "sse"])
async def test_odd_arguments_and_bodies_are_answered_and_the_next_call_is_served(address: str, way: str) -> None:
    answers: dict[str, Json] = {}
    with anyio.fail_after(50):
        async with opened(address, way) as session:
            for name, (tool, arguments) in ODD.items():
                answers[name] = await _named(session, tool, arguments)
            for name, body in BODIES.items():
                answers[name] = await session.ask(body)
            good = await _named(session, "evaluate_nli", NLI)

    for name, answer in answers.items():
        assert "error" in answer or answer["result"]["isError"] is True, name
    assert good["result"]["structuredContent"] == NLI_ANSWER


class Watched:
    """A web whose one page never comes; whether it is still waited for."""

    def __init__(self) -> None:
        self.waiting = 0
        self.web = FakeWeb(before=self._never)

    async def _never(self, _: str) -> None:
        self.waiting += 1
        try:
            await anyio.sleep_forever()
        finally:
            self.waiting -= 1

    async def until(self, waiting: int) -> None:
        """It is looked at from another thread than the server's."""
        with anyio.fail_after(20):
            while self.waiting != waiting:  # noqa: ASYNC110 - no event reaches from one loop into another
                await anyio.sleep(0.01)


@each_row("way", ["modern", "legacy", "sse"])
async def test_a_call_whose_client_vanishes_is_given_up(way: str) -> None:
    watched = Watched()
    stamp = {"url": "https://a.test/", "text": "words", "verify": True}
    # Of the older era over HTTP a client may come back for its answer: there, the deadline ends the call.
    deadline = 1 if way == "legacy" else 50
    with serving(watched.web, deadline=deadline, caller_calls=1) as address:
        async with anyio.create_task_group() as tasks:

            async def call() -> None:
                async with opened(address, way) as session:
                    await _named(session, "stamp_citation", stamp)

            tasks.start_soon(call)
            await watched.until(1)
            tasks.cancel_scope.cancel()
        await watched.until(0)
        async with client(address) as connected:
            answered = await connected.call_tool("evaluate_nli", NLI)

    assert answered.structured_content == NLI_ANSWER


async def test_a_body_that_never_ends_is_not_waited_for_by_anybody_else(address: str) -> None:
    host, port = address.removeprefix("http://").split(":")
    with closing(socket.create_connection((host, int(port)))) as slow:
        slow.sendall(b"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{")
        async with client(address) as connected:
            answered = await connected.call_tool("evaluate_nli", NLI)

    assert answered.structured_content == NLI_ANSWER


async def test_what_is_no_request_of_ours_is_answered_and_writes_no_line(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    upgrade = {"connection": "upgrade", "upgrade": "websocket"}
    for path in ("/mcp", "/healthz"):
        assert (await ask(address, path, headers=upgrade)).status_code < 500
    with closing(socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), timeout=20)) as connection:
        connection.sendall(b"\x16\x03\x01\r\n\r\n")
        answered = connection.recv(1_000)

    async with opened(address, "legacy") as session:
        assert isinstance(session, Http)
        odd = b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1.5}}'
        await ask(address, "/mcp", method="POST", content=odd, headers=session.headers)
        await session.ask(b'{"jsonrpc":"2.0","id":1,"method":"ping"}')  # What was sent before is read by then.

    assert answered.startswith(b"HTTP/1.1 400")
    assert not [record for record in caplog.records if record.name.startswith(("uvicorn", "mcp"))]
