"""The system's own name server and TCP, as the guard's defaults."""

import socket
from collections.abc import Callable
from typing import Final

import httpcore2

from pincite.core.fetch.guard import NameNotResolvedError
from pincite.core.fetch.polled import PolledStream
from pincite.core.per_loop import PerLoop
from pincite.core.threads import Threads

#: Names of one event loop that are asked for at one time: the system's resolver blocks a thread for each.
MAX_LOOKUPS = 16

Lookup = Callable[[str, int], list[str]]


class SystemResolver:
    """Asks the system for every address of a name, a bounded number of names at a time.

    A lookup that hangs is left behind when the deadline comes, and keeps its place until it has ended. ``lookup``
    stands in for the system's.
    """

    def __init__(self, lookup: Lookup | None = None) -> None:
        self._lookup = lookup or _lookup

    async def __call__(self, host: str, port: int) -> list[str]:
        """Addresses in the system's order of preference; raises ``NameNotResolvedError``."""
        try:
            return await _lookups.get().run(self._lookup, host, port)
        except (OSError, UnicodeError) as exc:
            raise NameNotResolvedError(f"The name {host} could not be resolved.") from exc


def _lookup(host: str, port: int) -> list[str]:
    return [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


_lookups: Final = PerLoop("pincite_lookups", lambda: Threads(MAX_LOOKUPS))


class TcpConnect:
    """Opens TCP connections with httpcore2's own streams."""

    def __init__(self) -> None:
        self._backend = httpcore2.AnyIOBackend()

    async def __call__(self, address: str, port: int, timeout: float | None, /) -> httpcore2.AsyncNetworkStream:
        """A connection; raises ``httpcore2.ConnectError`` or ``ConnectTimeout``."""
        return PolledStream(await self._backend.connect_tcp(address, port, timeout))
