"""No host is asked by more than a few requests at a time, nor more often than its interval allows.

Two gates. A *seat* lets a URL begin: so many a host and in all, kept until that URL is done, so that its
redirects and retries do not queue behind URLs that have not begun. A *turn* lets one request go out: so many
a host, at the interval, and so many in all. Who holds a turn never waits for a seat, and who holds the common
turn waits for nothing, so no two can wait for each other. What there is in all is shared by whoever asks (``Gate``).
"""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import anyio

from pincite.core.fetch.clock import Clock
from pincite.core.fetch.gate import Gate

#: Seconds: the longest that one Retry-After keeps further requests from a host.
MAX_SLOW = 300.0
#: Hosts remembered before those that nobody uses are forgotten for the first time.
MAX_HOSTS = 1_024
#: URLs in progress in all, as a multiple of the requests in flight: enough to keep those busy while some URLs
#: pause.
BEGUN_PER_REQUEST = 4


class HostBusyError(Exception):
    """The host asked for a pause longer than the caller would wait; ``seconds`` of it are left."""

    def __init__(self, seconds: float) -> None:
        # Without the seconds, which are others for each citation and in each run.
        super().__init__("The host had asked to be left alone for a while, and was not asked.")
        self.seconds = seconds


class _Host:
    def __init__(self, per_host: int) -> None:
        self.seats = anyio.Semaphore(per_host, fast_acquire=True)
        self.turns = anyio.Semaphore(per_host, fast_acquire=True)
        self.door = anyio.Lock(fast_acquire=True)
        self.users = 0
        #: When the next request may start: by the interval, and by the host's own wish.
        self.next_start = 0.0
        self.slow_until = 0.0


class Pace:
    """The gates of one event loop."""

    def __init__(self, *, per_host: int, interval: float, concurrency: int, clock: Clock) -> None:
        self._per_host = per_host
        self._interval = interval
        self._clock = clock
        self._everywhere = Gate(concurrency)
        self._begun = Gate(BEGUN_PER_REQUEST * concurrency)
        self._hosts: dict[str, _Host] = {}
        self._forget_at = MAX_HOSTS

    @asynccontextmanager
    async def seat(self, name: str) -> AsyncGenerator[None]:
        """For as long as one URL of the host is being read."""
        host = self._enter(name)
        try:
            async with host.seats, self._begun.place():
                yield
        finally:
            host.users -= 1

    @asynccontextmanager
    async def turn(self, name: str, *, patience: float) -> AsyncGenerator[None]:
        """For one request; raises ``HostBusyError`` if the host asked for more than ``patience`` seconds."""
        host = self._enter(name)
        try:
            async with host.turns:
                async with host.door:
                    await self._wait(host, patience)
                    holder = await self._everywhere.enter()
                    if self._interval:
                        host.next_start = self._clock.monotonic() + self._interval
                try:
                    yield
                finally:
                    self._everywhere.leave(holder)
        finally:
            host.users -= 1

    def __len__(self) -> int:
        """The hosts remembered."""
        return len(self._hosts)

    def slow(self, name: str, seconds: float) -> None:
        """Keeps every further request from the host for ``seconds``, at most ``MAX_SLOW``."""
        host = self._host(name)
        host.slow_until = max(host.slow_until, self._clock.monotonic() + min(seconds, MAX_SLOW))

    def undialled(self, name: str) -> None:
        """The last request of the host was refused before any connection: the next need not keep a distance to it."""
        self._host(name).next_start = 0.0

    async def _wait(self, host: _Host, patience: float) -> None:
        until = self._clock.monotonic() + patience
        while True:
            now = self._clock.monotonic()
            if host.slow_until > max(now, until):
                raise HostBusyError(host.slow_until - now)
            pause = max(host.next_start, host.slow_until) - now
            if pause <= 0:
                return
            await self._clock.sleep(pause)

    def _enter(self, name: str) -> _Host:
        host = self._host(name)
        host.users += 1
        return host

    def _host(self, name: str) -> _Host:
        host = self._hosts.get(name)
        if host is None:
            if len(self._hosts) >= self._forget_at:
                self._forget()
            host = self._hosts[name] = _Host(self._per_host)
        return host

    def _forget(self) -> None:
        now = self._clock.monotonic()
        self._hosts = {
            name: host
            for name, host in self._hosts.items()
            if host.users or max(host.next_start, host.slow_until) > now
        }
        # Twice what is left, so that remembering n hosts costs n steps however many are in use.
        self._forget_at = max(MAX_HOSTS, 2 * len(self._hosts))
