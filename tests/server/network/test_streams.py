"""No caller has all the connections that event streams keep open."""

import json
from typing import Any

import anyio

from pincite.server.network.shares import Shares
from pincite.server.network.streams import LimitedStreams


async def _nothing() -> Any:
    raise NotImplementedError


class Streams:
    """An application whose answers last until they are ended."""

    def __init__(self, *, most: int, known: bool = False) -> None:
        self.served: list[str] = []
        self._ends: list[anyio.Event] = []
        self._limited = LimitedStreams(self._serve, streams=Shares(caller=most, total=1_000), known=known)

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
    app = Streams(most=2)
    async with anyio.create_task_group() as tasks:
        for path, method in (("/sse", "GET"), ("/mcp", "POST")):
            tasks.start_soon(app.ask, path, method)
        await anyio.wait_all_tasks_blocked()
        refused = [await app.ask(path, method) for path in ("/sse", "/mcp") for method in ("GET", "HEAD")]
        refused.append(await app.ask("/mcp", "POST"))
        tasks.start_soon(app.ask, "/sse", "GET", "192.0.2.2")
        await anyio.wait_all_tasks_blocked()
        await app.end()
        tasks.start_soon(app.ask, "/sse")
        await anyio.wait_all_tasks_blocked()
        await app.end()

    assert refused == ["caller_streams"] * 5
    assert app.served == ["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.1"]


async def test_what_is_no_stream_of_the_protocol_and_whom_the_application_turns_away_are_not_counted() -> None:
    for path, method, known in (("/messages", "POST", False), ("/mcp", "DELETE", False), ("/mcp", "POST", True)):
        app = Streams(most=1, known=known)
        async with anyio.create_task_group() as tasks:
            for _ in range(3):
                tasks.start_soon(app.ask, path, method)
            await anyio.wait_all_tasks_blocked()
            await app.end()

        assert len(app.served) == 3, path
