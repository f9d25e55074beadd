"""The system's own name server and TCP, as the guard's defaults."""

import socket

import anyio.to_thread
import httpcore2

from pincite.core.fetch.guard import NameNotResolvedError
from pincite.core.fetch.polled import PolledStream

#: The system's resolver blocks a thread for each name; anyio's shared limit is not to be used up by slow
#: ones.
MAX_LOOKUPS = 16


class SystemResolver:
    """Asks the system for every address of a name, a bounded number of names at a time."""

    def __init__(self) -> None:
        self._limiter = anyio.CapacityLimiter(MAX_LOOKUPS)

    async def __call__(self, host: str, port: int) -> list[str]:
        """Addresses in the system's order of preference; raises ``NameNotResolvedError``."""
        try:
            # A lookup that hangs is left behind when the deadline comes.
            found = await anyio.to_thread.run_sync(_lookup, host, port, limiter=self._limiter, abandon_on_cancel=True)
        except (OSError, UnicodeError) as exc:
            raise NameNotResolvedError(f"The name {host} could not be resolved.") from exc
        return found


def _lookup(host: str, port: int) -> list[str]:
    return [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class TcpConnect:
    """Opens TCP connections with httpcore2's own streams."""

    def __init__(self) -> None:
        self._backend = httpcore2.AnyIOBackend()

    async def __call__(self, address: str, port: int, timeout: float | None, /) -> httpcore2.AsyncNetworkStream:
        """A connection; raises ``httpcore2.ConnectError`` or ``ConnectTimeout``."""
        return PolledStream(await self._backend.connect_tcp(address, port, timeout))
