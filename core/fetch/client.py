"""URLs are read by one long-lived client, through the guard, politely, and every outcome is a value."""

import asyncio
import ssl
from collections.abc import AsyncGenerator
from functools import cache
from types import TracebackType
from typing import Self
from weakref import WeakKeyDictionary

import httpx2

from pincite.core.fetch.clock import Clock
from pincite.core.fetch.guard import AllowedHosts, Connect, GuardedBackend, Resolve
from pincite.core.fetch.limits import Limits
from pincite.core.fetch.pace import Pace
from pincite.core.fetch.resolver import SystemResolver, TcpConnect
from pincite.core.fetch.transport import GuardedTransport
from pincite.core.fetch.url import BadURL, parse_url
from pincite.core.fetch.visit import Visit, Wire
from pincite.core.handed_in import must_be
from pincite.core.models import Reason
from pincite.core.ports import Answer, Conditions, Unreachable


class GuardedFetcher:
    """Reads public http and https URLs; a ``core.ports.ConditionalFetcher``.

    Use it as an async context manager or call ``aclose``. It may be called by many tasks at once, and from
    one event loop after another: each loop has its own connections, which are closed at the latest when
    ``asyncio.run`` ends.

    ``resolve``, ``connect`` and ``clock`` stand in for the name server, TCP and time. No proxy, netrc or
    certificate setting of the environment is read. An unreadable ``limits.allow_hosts`` raises
    ``SettingError``.
    """

    def __init__(
        self,
        limits: Limits | None = None,
        *,
        resolve: Resolve | None = None,
        connect: Connect | None = None,
        clock: Clock | None = None,
    ) -> None:
        if limits is not None:
            must_be(limits, Limits, "limits are Limits, as in Limits.of(Settings())")
        self._limits = limits or Limits()
        self._allowed = AllowedHosts.parse(self._limits.allow_hosts)
        self._resolve = resolve
        self._connect = connect
        self._clock = clock or Clock()
        self._wires: WeakKeyDictionary[asyncio.AbstractEventLoop, tuple[AsyncGenerator[Wire], Wire]] = (
            WeakKeyDictionary()
        )

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        """The answer of ``url``, whatever it is; nothing that a URL or a server can do raises an exception.

        With ``conditions`` the request for ``url`` itself, not for where it redirects, is conditional (RFC
        9110, 13).
        """
        start = parse_url(url)
        if isinstance(start, BadURL):
            return Unreachable(url if isinstance(url, str) else "", Reason.BAD_URL, start.detail)
        wire = await self._wire()
        async with wire.pace.seat(start.pace_key):
            return await Visit(wire, url, start, conditions).answer()

    async def aclose(self) -> None:
        """Closes this event loop's connections; a later ``fetch`` opens new ones."""
        lifetime, _ = self._wires.pop(asyncio.get_running_loop(), (None, None))
        if lifetime is not None:
            await lifetime.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.aclose()

    async def _wire(self) -> Wire:
        loop = asyncio.get_running_loop()
        open_here = self._wires.get(loop)
        if open_here is None:
            lifetime = self._lifetime(loop)
            open_here = self._wires[loop] = (lifetime, await anext(lifetime))
        return open_here[1]

    async def _lifetime(self, loop: asyncio.AbstractEventLoop) -> AsyncGenerator[Wire]:
        """One event loop's connections; being an async generator, it is closed when the loop shuts down."""
        backend = GuardedBackend(
            self._allowed, resolve=self._resolve or SystemResolver(), connect=self._connect or TcpConnect()
        )
        transport = GuardedTransport(backend, ssl_context=_ssl_context(), connections=self._limits.concurrency)
        pace = Pace(
            per_host=self._limits.per_host,
            interval=self._limits.host_interval,
            concurrency=self._limits.concurrency,
            clock=self._clock,
        )
        try:
            yield Wire(transport=transport, pace=pace, limits=self._limits, clock=self._clock)
        finally:
            self._wires.pop(loop, None)
            await transport.aclose()


@cache
def _ssl_context() -> ssl.SSLContext:
    # Reading the system's certificates takes 20 ms: once, and not before the first fetch.
    return httpx2.create_ssl_context(trust_env=False)
