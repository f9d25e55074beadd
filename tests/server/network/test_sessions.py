"""No caller has all sessions, nor all the connections that event streams keep open."""

import json
from typing import Any

import anyio
import pytest

from pincite.core.settings import Settings
from pincite.server.limits import Limits
from pincite.server.network.opened import OpenedSessions
from pincite.server.network.sessions import LimitedSessions


async def _nothing() -> Any:
    raise NotImplementedError


class Streams:
    """An application whose answers last until they are ended."""

    def __init__(self, *, streams: int = 2, rate: int = 600) -> None:
        self.served: list[str] = []
        self._ends: list[anyio.Event] = []
        self._limited = LimitedSessions(self._serve, limits=Limits(Settings(caller_rate=rate), streams=streams))

    async def ask(self, path: str, method: str = "GET", host: str = "192.0.2.1") -> str:
        """The limit that a request is over; "" where it was served to its end."""
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "path": path, "method": method, "headers": [], "client": (host, 1)}
        await self._limited(scope, _nothing, send)
        return json.loads(sent[1]["body"])["error"]["data"]["limit"] if sent else ""

    async def end(self) -> None:
        """End those that last."""
        for end in self._ends:
            end.set()
        await anyio.wait_all_tasks_blocked()

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        self.served.append(scope["client"][0])
        self._ends.append(end := anyio.Event())
        await end.wait()


async def test_event_streams_beyond_a_callers_share_are_refused_until_one_of_them_ends() -> None:
    app = Streams(streams=2)
    async with anyio.create_task_group() as tasks:
        for path in ("/sse", "/mcp"):
            tasks.start_soon(app.ask, path)
        await anyio.wait_all_tasks_blocked()
        refused = [await app.ask(path, method) for path in ("/sse", "/mcp") for method in ("GET", "HEAD")]
        tasks.start_soon(app.ask, "/sse", "GET", "192.0.2.2")
        await anyio.wait_all_tasks_blocked()
        await app.end()
        tasks.start_soon(app.ask, "/sse")
        await anyio.wait_all_tasks_blocked()
        await app.end()

    assert refused == ["caller_streams"] * 4
    assert app.served == ["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.1"]


@pytest.mark.parametrize("method", ["GET", "HEAD"])
async def test_a_session_is_counted_however_it_is_opened(method: str) -> None:
    app = Streams(rate=1)
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(app.ask, "/sse", method)
        await anyio.wait_all_tasks_blocked()
        refused = await app.ask("/sse", method)
        await app.end()

    assert refused == "caller_rate"


async def test_sessions_beyond_a_callers_share_are_refused_until_one_of_them_is_over() -> None:
    statuses: list[int] = []
    now = 0.0
    ids = iter("abcdef")

    async def app(scope: Any, receive: Any, send: Any) -> None:
        opened = [] if scope["headers"] else [(b"mcp-session-id", next(ids).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": opened})

    async def send(message: Any) -> None:
        statuses.extend([message["status"]] if "status" in message else [])

    sessions = OpenedSessions(most=2, clock=lambda: now)
    limited = LimitedSessions(app, limits=Limits(Settings()), sessions=sessions)

    async def ask(method: str = "POST", session: str = "", host: str = "192.0.2.1") -> None:
        headers = [(b"mcp-session-id", session.encode())] if session else []
        scope = {"type": "http", "path": "/mcp", "method": method, "headers": headers, "client": (host, 1)}
        await limited(scope, _nothing, send)

    for host in ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"):
        await ask(host=host)
    await ask("DELETE", "a")
    await ask()  # d
    now = 1_000.0
    await ask("POST", "b")
    await ask()
    now = 2_000.0  # Since its last request, d is open no more, and b still is.
    await ask()
    await ask()

    assert statuses == [200, 200, 429, 200, 200, 200, 200, 429, 200, 429]
