"""A connection that can tell at little cost whether its server has hung up."""

import select
import ssl
from collections.abc import Callable
from typing import Final, Protocol

import httpcore2

_READABLE: Final = "is_readable"


class _Socket(Protocol):
    def fileno(self) -> int: ...


class PolledStream(httpcore2.AsyncNetworkStream):
    """What ``stream`` is, which is asked for everything but that.

    httpcore2's pool asks each idle connection at the beginning and the end of every request whether there is anything
    to be read, which is how a connection ends. Its own streams look up the socket and make a poll anew each time: with
    32 connections a tenth of all that a busy server did.
    """

    def __init__(self, stream: httpcore2.AsyncNetworkStream) -> None:
        self._stream = stream
        self._ended = _poll(stream.get_extra_info("socket"))

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """At most ``max_bytes`` that have come, none at the end."""
        return await self._stream.read(max_bytes, timeout)

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """Sends all of ``buffer``."""
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        """Closes the connection."""
        await self._stream.aclose()

    async def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore2.AsyncNetworkStream:
        """The same connection, encrypted from now on."""
        return PolledStream(await self._stream.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> object:
        """What httpcore2 asks of a stream by name."""
        if info == _READABLE and self._ended is not None:
            return self._ended()
        return self._stream.get_extra_info(info)


def _poll(socket: _Socket | None) -> Callable[[], bool] | None:
    """Whether there is something to read, or nothing will come any more; None where the system has no poll."""
    if socket is None or not hasattr(select, "poll") or socket.fileno() < 0:
        return None
    poll = select.poll()
    poll.register(socket.fileno(), select.POLLIN)
    # Once it is closed its number may be another socket's.
    return lambda: socket.fileno() < 0 or bool(poll.poll(0))
