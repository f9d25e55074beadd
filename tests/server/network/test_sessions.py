"""No caller has all sessions, and to open one is to be counted."""

from typing import Any

import pytest

from pincite.core.settings import Settings
from pincite.server.limits import Limits
from pincite.server.network.opened import OpenedSessions
from pincite.server.network.sessions import LimitedSessions


async def _nothing() -> Any:
    raise NotImplementedError


@pytest.mark.parametrize("method", ["GET", "HEAD"])
async def test_a_session_is_counted_however_it_is_opened(method: str) -> None:
    served: list[int] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        served.extend([message["status"]] if "status" in message else [])

    limited = LimitedSessions(app, limits=Limits(Settings(caller_rate=1)))
    for _ in range(2):
        scope = {"type": "http", "path": "/sse", "method": method, "headers": [], "client": ("192.0.2.1", 1)}
        await limited(scope, _nothing, send)

    assert served == [200, 429]


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


async def test_a_session_whose_opening_was_refused_is_nobodys() -> None:
    sessions = OpenedSessions(most=1)
    statuses = iter([400, 405, 406, 200])

    async def app(scope: Any, receive: Any, send: Any) -> None:
        headers = [(b"mcp-session-id", b"a")]
        await send({"type": "http.response.start", "status": next(statuses), "headers": headers})

    async def send(message: Any) -> None:
        pass

    limited = LimitedSessions(app, limits=Limits(Settings()), sessions=sessions)
    full = []
    for method in ("POST", "PUT", "GET", "POST"):
        scope: Any = {"type": "http", "path": "/mcp", "method": method, "headers": [], "client": ("192.0.2.1", 1)}
        await limited(scope, _nothing, send)
        full.append(sessions.is_full("address 192.0.2.1"))

    assert full == [False, False, False, True]
