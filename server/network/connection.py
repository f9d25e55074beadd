"""A connection that asks for nothing, or reads nothing, is closed: uvicorn waits for both for ever."""

import asyncio
from ipaddress import IPv6Address
from typing import Any, TypeVar

from uvicorn.protocols.http.h11_impl import H11Protocol

#: Connections at a time; beyond them, uvicorn answers 503.
CONNECTIONS = 1_000
#: What the head of a request may take to arrive, in seconds.
SECONDS = 15.0
#: What a client may take to read, once more waits for it than the system keeps: behind it stand all its other answers.
READING_SECONDS = 30.0
_T = TypeVar("_T", int, int | None)


def as_written(address: tuple[str, _T] | None) -> tuple[str, _T] | None:
    """An address as a client writes it: on a socket of both families, 192.0.2.1 reads ::ffff:192.0.2.1 (RFC 4291)."""
    if address is None or not address[0].startswith("::ffff:"):
        return address
    try:
        mapped = IPv6Address(address[0]).ipv4_mapped
    except ValueError:
        return address
    return (str(mapped), address[1]) if mapped is not None else address


class ImpatientProtocol(H11Protocol):
    """uvicorn's own protocol, which gives every request that long to begin, and its answer to be read."""

    seconds = SECONDS
    reading_seconds = READING_SECONDS

    # Any: uvicorn's own signature.
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._waiting_since = self.loop.time()
        self._look_again: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        # Host is compared with the address of the server, and no client writes it in that form.
        self.server, self.client = as_written(self.server), as_written(self.client)
        self._waiting_since = self.loop.time()
        self._look_again = self.loop.call_later(self.seconds, self._look)

    def on_response_complete(self) -> None:
        self._waiting_since = self.loop.time()
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        # Not close(), which would wait until all of it was read.
        self._unread = self.loop.call_later(self.reading_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop_waiting_for_a_reader()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._look_again is not None:
            self._look_again.cancel()
        self._stop_waiting_for_a_reader()
        super().connection_lost(exc)

    def _stop_waiting_for_a_reader(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _look(self) -> None:
        if self.transport.is_closing():
            return
        # uvicorn's type does not say that there is none before the first request.
        cycle: object = self.cycle
        left = self._waiting_since + self.seconds - self.loop.time()
        if (cycle is None or self.cycle.response_complete) and left <= 0:
            self.transport.close()
            return
        self._look_again = self.loop.call_later(left if left > 0 else self.seconds, self._look)
