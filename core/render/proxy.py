"""Whatever a page's scripts ask for passes through here, and reaches only what the guard lets pass.

A proxy (RFC 9110, 3.7 and 9.3.6) on a port of loopback, for the time of one page. The browser resolves no name itself.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

import httpcore2

from pincite.core.fetch.guard import AddressBlockedError, GuardedBackend, NameNotResolvedError
from pincite.core.fetch.url import BadURL, SourceURL, parse_url

#: Bytes of a request's head and of its body, and of one reading.
MAX_HEAD: Final = 65_536
MAX_BODY: Final = 1_000_000
_PIECE: Final = 65_536
#: Connections of one page at one time.
MAX_CONNECTIONS: Final = 64
#: Seconds for a connection, and in which nothing comes.
CONNECT_SECONDS: Final = 10.0
IDLE_SECONDS: Final = 30.0

#: Between this proxy and the browser alone.
_HOP: Final = frozenset({"connection", "keep-alive", "proxy-connection", "proxy-authorization", "te", "upgrade"})
_FAILURES: Final = (
    AddressBlockedError,
    NameNotResolvedError,
    httpcore2.NetworkError,
    httpcore2.TimeoutException,
    OSError,
    asyncio.IncompleteReadError,
    asyncio.LimitOverrunError,
    ValueError,
)
_log = logging.getLogger(__name__)


class BudgetSpentError(Exception):
    """The page has loaded as many bytes as it may."""


@dataclass(eq=False)
class GuardedProxy:
    """One page's way to the network, through ``backend``; at most ``max_bytes`` come back in all."""

    backend: GuardedBackend
    max_bytes: int
    #: Where it listens, while it runs.
    port: int = field(default=0, init=False)
    received: int = field(default=0, init=False)
    _tasks: set["asyncio.Task[None]"] = field(default_factory=set, init=False)

    @asynccontextmanager
    async def running(self) -> AsyncIterator["GuardedProxy"]:
        """The proxy, listening until the context is left; every connection is closed then."""
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0, limit=MAX_HEAD)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await server.wait_closed()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        if task is None or len(self._tasks) >= MAX_CONNECTIONS:
            writer.close()
            return
        self._tasks.add(task)
        try:
            await self._serve(reader, writer)
        except (*_FAILURES, BudgetSpentError, TimeoutError) as error:
            _log.debug("a connection of a page ended: %r", error)
        except asyncio.CancelledError:
            pass  # The page is done. This task is the server's own: nobody waits for it to say so.
        finally:
            self._tasks.discard(task)
            writer.close()
            with suppress(OSError, asyncio.CancelledError):
                await writer.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), IDLE_SECONDS)
        request_line, *lines = head[:-4].decode("latin-1").split("\r\n")
        method, target, _ = request_line.split(" ", 2)
        tunnel = method == "CONNECT"
        # What parses as the URL is what is dialled: the page's own spelling goes no further.
        source = parse_url(f"https://{target}/" if tunnel else target)
        if isinstance(source, BadURL) or (not tunnel and source.scheme != "http"):
            await _say(writer, "400 Bad Request")
            return
        length = 0 if tunnel else _body_length(lines)
        upstream = await self._connect(source, writer)
        if upstream is None:
            return
        try:
            if tunnel:
                writer.write(b"HTTP/1.1 200 Connection established\r\n\r\n")
                await _first_of(self._back(upstream, writer), _forth(reader, upstream))
            else:
                await upstream.write(_request(method, source, lines), IDLE_SECONDS)
                if length:
                    await upstream.write(await reader.readexactly(length), IDLE_SECONDS)
                # One request a connection: a second would go to a host that it does not name.
                await _first_of(self._answer(method, upstream, writer), _nothing_more(reader))
        finally:
            await upstream.aclose()

    async def _connect(self, source: SourceURL, writer: asyncio.StreamWriter) -> httpcore2.AsyncNetworkStream | None:
        try:
            return await self.backend.connect_tcp(source.host, source.port, CONNECT_SECONDS)
        except AddressBlockedError:
            await _say(writer, "403 Forbidden")
        except _FAILURES:
            await _say(writer, "502 Bad Gateway")
        return None

    async def _back(self, upstream: httpcore2.AsyncNetworkStream, writer: asyncio.StreamWriter) -> None:
        while piece := await self._piece(upstream):
            writer.write(piece)
            await writer.drain()

    async def _answer(self, method: str, upstream: httpcore2.AsyncNetworkStream, writer: asyncio.StreamWriter) -> None:
        """One response, up to the end that it states or else to the end of its connection."""
        start = b""
        while b"\r\n\r\n" not in start:
            piece = await self._piece(upstream)
            start += piece
            if not piece or len(start) > MAX_HEAD:
                return
        head, _, body = start.partition(b"\r\n\r\n")
        status_line, *lines = head.decode("latin-1").split("\r\n")
        kept = [line for line in lines if line.partition(":")[0].strip().lower() not in _HOP]
        writer.write("\r\n".join([status_line, *kept, "Connection: close", "", ""]).encode("latin-1") + body)
        await writer.drain()
        left = _stated_length(method, status_line, lines)
        left = None if left is None else left - len(body)
        while (left is None or left > 0) and (piece := await self._piece(upstream)):
            writer.write(piece)
            await writer.drain()
            left = None if left is None else left - len(piece)

    async def _piece(self, upstream: httpcore2.AsyncNetworkStream) -> bytes:
        piece = await upstream.read(_PIECE, IDLE_SECONDS)
        self.received += len(piece)
        if self.received > self.max_bytes:
            raise BudgetSpentError
        return piece


async def _forth(reader: asyncio.StreamReader, upstream: httpcore2.AsyncNetworkStream) -> None:
    while piece := await reader.read(_PIECE):
        await upstream.write(piece, IDLE_SECONDS)


async def _nothing_more(reader: asyncio.StreamReader) -> None:
    await reader.read(1)


async def _first_of(*ways: Awaitable[None]) -> None:
    """Both ways at once until one of them ends; the other is given up then."""
    tasks = [asyncio.ensure_future(way) for way in ways]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _say(writer: asyncio.StreamWriter, status: str) -> None:
    writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode("ascii"))
    await writer.drain()


def _request(method: str, source: SourceURL, lines: list[str]) -> bytes:
    """The request as the host is to have it: its own target, and no connection kept."""
    headers = [line for line in lines if line.partition(":")[0].strip().lower() not in _HOP | {"host"}]
    host = source.parsed.netloc.decode("ascii")
    target = source.parsed.raw_path.decode("ascii")
    head = [f"{method} {target} HTTP/1.1", f"Host: {host}", *headers, "Connection: close", "", ""]
    return "\r\n".join(head).encode("latin-1")


def _stated_length(method: str, status_line: str, lines: list[str]) -> int | None:
    """The bytes of a response's body, where its head says (RFC 9112, 6.3); None where only its end does."""
    status = status_line.split(" ", 2)[1:2]
    if method == "HEAD" or status in (["204"], ["304"]):
        return 0
    headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    length = headers.get("content-length", "")
    chunked = "transfer-encoding" in headers
    return int(length[:18]) if not chunked and length.isascii() and length.isdigit() else None


def _body_length(lines: list[str]) -> int:
    for line in lines:
        name, _, value = line.partition(":")
        if name.strip().lower() == "transfer-encoding":
            raise ValueError("a body of unknown length")
        if name.strip().lower() == "content-length":
            value = value.strip()
            # A number of a thousand digits takes its time to be read.
            if not (value.isascii() and value.isdigit() and len(value) <= 12) or int(value) > MAX_BODY:
                raise ValueError("a body that is too long")
            return int(value)
    return 0
