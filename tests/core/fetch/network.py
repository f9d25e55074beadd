"""A name server, TCP and time that answer as told, and write down what was asked of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import httpcore2

from pincite.core.fetch.clock import Clock
from pincite.core.fetch.guard import NameNotResolvedError
from pincite.core.fetch.resolver import TcpConnect

PUBLIC = "93.184.216.34"


@dataclass
class Names:
    """A name server. A name with several answers gives them in turn, and the last one for ever."""

    answers: Mapping[str, Sequence[Sequence[str]]] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked.append(host)
        if host not in self.answers:
            raise NameNotResolvedError(f"The name {host} could not be resolved.")
        turns = self.answers[host]
        return turns[min(self.asked.count(host), len(turns)) - 1]


class Stream(httpcore2.AsyncMockStream):
    """A connection that says what it was told to say, and notes the name that TLS was asked to prove."""

    def __init__(self, said: Sequence[bytes], proved: list[str | None]) -> None:
        super().__init__(list(said))
        self._proved = proved

    async def start_tls(
        self, ssl_context: object, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore2.AsyncNetworkStream:
        self._proved.append(server_hostname)
        return self


@dataclass
class Dialled:
    """TCP that reaches nothing: every dial is written down, and refused or answered with ``says``."""

    says: Sequence[bytes] = ()
    #: Addresses where nobody listens.
    deaf: frozenset[str] = frozenset()
    addresses: list[tuple[str, int]] = field(default_factory=list)
    proved: list[str | None] = field(default_factory=list)

    async def __call__(self, address: str, port: int, timeout: float | None, /) -> httpcore2.AsyncNetworkStream:
        self.addresses.append((address, port))
        if not self.says or address in self.deaf:
            raise httpcore2.ConnectError("refused")
        return Stream(self.says, self.proved)


@dataclass
class OnlyTo:
    """Real TCP to one port of 127.0.0.1, and a note of every dial; any other is refused undialled."""

    port: int
    addresses: list[tuple[str, int]] = field(default_factory=list)

    async def __call__(self, address: str, port: int, timeout: float | None, /) -> httpcore2.AsyncNetworkStream:
        self.addresses.append((address, port))
        if (address, port) != ("127.0.0.1", self.port):
            raise httpcore2.ConnectError("not in this test")
        return await TcpConnect()(address, port, timeout)


@dataclass
class Time:
    """A clock that moves only by sleeping."""

    now: float = 1_000.0
    slept: list[float] = field(default_factory=list)
    chance: float = 0.5

    def clock(self) -> Clock:
        """The clock to hand in."""
        return Clock(
            monotonic=lambda: self.now,
            wall=lambda: self.now,
            sleep=self._sleep,
            chance=lambda: self.chance,
        )

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds
