"""One process, one client, both protocol eras, whatever order it opens them in."""

import signal
import sys
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

import anyio
from fastmcp import FastMCP
from mcp.shared.message import SessionMessage
from mcp_types import PROTOCOL_VERSION_META_KEY, JSONRPCRequest

from pincite.server.stdio.wire import Incoming, Outgoing, open_wire

if TYPE_CHECKING:
    from mcp.server.lowlevel import Server

_NEEDED_NEXT = (
    # FastMCP's session visibility: 440 modules, looked up at the first ``tools/list`` of a handshake session.
    "key_value.aio.adapters.pydantic",
    "key_value.aio.stores.memory",
    "pincite.core.nli.registry",
    "pincite.core.ingest",
    "pincite.core.sources",
    "pincite.core.reports.summary",
)


def run(make_server: Callable[[], FastMCP], *, stdin: int, stdout: int) -> None:
    """Serve the client at the other end of two descriptors until it leaves or a signal asks the process to end."""
    greeted = threading.Event()
    threading.Thread(target=_preload, args=(greeted,), name="pincite-preload", daemon=True).start()
    anyio.run(_serve_until_signal, make_server(), stdin, stdout, greeted)


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
    # FastMCP's own stdio runner is one call of these two; it has no place for a second connection on one wire.
    async with server._lifespan_manager(), open_wire(stdin, stdout, greeted) as (incoming, outgoing):
        opening: SessionMessage | None = None
        while True:
            opening = await _serve_connection(server._mcp_server, incoming, outgoing, opening)
            if opening is None:
                return


async def _serve_connection(
    server: "Server[Any]", incoming: Incoming, outgoing: Outgoing, opening: SessionMessage | None
) -> SessionMessage | None:
    """Serve until the input ends (None) or the client opens anew: then the message that does.

    A connection of the SDK serves the protocol era of its first request for good. Some clients ask
    ``server/discover`` in the new era and then shake hands in the old one all the same.
    """
    send, receive = anyio.create_memory_object_stream[SessionMessage | Exception]()

    async def converse() -> None:
        await server.run(receive, outgoing, server.create_initialization_options())

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(converse)
        async with send:
            modern = False
            if opening is not None:
                await send.send(opening)
            async for message in incoming:
                request = message.message
                if isinstance(request, JSONRPCRequest):
                    if modern and request.method == "initialize":
                        return message
                    modern = modern or _has_envelope(request.params)
                await send.send(message)
    return None


def _has_envelope(params: Mapping[str, object] | None) -> bool:
    """Whether a request carries the version of the new era, as each of its requests does."""
    meta = params.get("_meta") if params else None
    return isinstance(meta, Mapping) and PROTOCOL_VERSION_META_KEY in meta


def _preload(greeted: threading.Event) -> None:
    """Import, once the client has its first answer, what its next questions need."""
    greeted.wait()
    for module in _NEEDED_NEXT:
        with suppress(ImportError):  # Whoever needs it will say so.
            import_module(module)
