"""One process, one client, both protocol eras, whatever order it opens them in."""

import signal
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import anyio
import fastmcp
from anyio.abc import TaskGroup
from anyio.streams.memory import MemoryObjectSendStream
from fastmcp import FastMCP
from mcp.shared.message import SessionMessage
from mcp_types import PROTOCOL_VERSION_META_KEY, JSONRPCRequest

from pincite.server.garbage import leave_imports_alone
from pincite.server.preload import Preloading
from pincite.server.stdio.inside import inside
from pincite.server.stdio.wire import Outgoing, open_wire

if TYPE_CHECKING:
    from mcp.server.lowlevel import Server


def run(make_server: Callable[[], FastMCP], *, stdin: int, stdout: int) -> None:
    """Serve the client at the other end of two descriptors until it leaves or a signal asks the process to end.

    Raises ``UnknownFastMCPError`` before anything is read.
    """
    server, preloading = make_server(), Preloading(ready=leave_imports_alone)
    inside(server, version=fastmcp.__version__)
    server.add_middleware(preloading)
    preloading.start()
    anyio.run(_serve_until_signal, server, stdin, stdout, preloading.greeted)


async def _serve_until_signal(server: FastMCP, stdin: int, stdout: int, greeted: threading.Event) -> None:
    async with anyio.create_task_group() as tasks:
        if sys.platform != "win32":  # There, asyncio knows no signal handlers; Ctrl-C interrupts, the rest kills.
            tasks.start_soon(_cancel_on_signal, tasks.cancel_scope)
        await serve(server, stdin=stdin, stdout=stdout, greeted=greeted)
        tasks.cancel_scope.cancel()


async def _cancel_on_signal(scope: anyio.CancelScope) -> None:
    with anyio.open_signal_receiver(signal.SIGINT, signal.SIGTERM) as signals:
        async for _ in signals:
            scope.cancel()


async def serve(server: FastMCP, *, stdin: int, stdout: int, greeted: threading.Event | None = None) -> None:
    """Serve one client until its input ends, the server's lifespan around it; its first answer sets ``greeted``."""
    # FastMCP's own stdio runner is one call of the first two; it has no place for a second connection on one wire.
    within = inside(server, version=fastmcp.__version__)
    async with (
        within.lifespan(),
        open_wire(stdin, stdout, greeted) as (incoming, outgoing),
        anyio.create_task_group() as tasks,
        AsyncExitStack() as ends,
    ):
        eras = _Eras(within.protocol, outgoing, tasks, ends)
        async for message in incoming:
            for connection in await eras.of(message):
                await connection.send(message)


class _Eras:
    """The connections of one wire: one for each era that its client speaks, whatever the order.

    A connection of the SDK serves the protocol era of its first request for good. Some clients ask ``server/discover``
    in the new era and then shake hands in the old one all the same, and others the other way round.
    """

    def __init__(self, server: "Server[Any]", outgoing: Outgoing, tasks: TaskGroup, ends: AsyncExitStack) -> None:
        self._server = server
        self._outgoing = outgoing
        self._tasks = tasks
        self._ends = ends
        self._open: dict[bool, MemoryObjectSendStream[SessionMessage | Exception]] = {}

    async def of(self, message: SessionMessage) -> Sequence[MemoryObjectSendStream[SessionMessage | Exception]]:
        """Where ``message`` belongs. What is no request may belong to either, and each knows its own."""
        request = message.message
        if isinstance(request, JSONRPCRequest):
            return [await self._connection(modern=_has_envelope(request.params))]
        return list(self._open.values()) or [await self._connection(modern=False)]

    async def _connection(self, *, modern: bool) -> MemoryObjectSendStream[SessionMessage | Exception]:
        if modern not in self._open:
            send, receive = anyio.create_memory_object_stream[SessionMessage | Exception]()

            async def converse() -> None:
                with receive:
                    await self._server.run(receive, self._outgoing, self._server.create_initialization_options())

            self._tasks.start_soon(converse)
            self._open[modern] = await self._ends.enter_async_context(send)
        return self._open[modern]


def _has_envelope(params: Mapping[str, object] | None) -> bool:
    """Whether a request carries the version of the new era, as each of its requests does."""
    meta = params.get("_meta") if params else None
    return isinstance(meta, Mapping) and PROTOCOL_VERSION_META_KEY in meta
