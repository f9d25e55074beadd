"""No caller over the network takes more than its share, and all together no more than the server has."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from typing import Final, Literal

from fastmcp.server.dependencies import get_access_token, get_http_request
from fastmcp.server.middleware import CallNext, Middleware, MiddlewareContext
from fastmcp.tools import ToolResult
from mcp.server.auth.provider import AccessToken, principal_components
from mcp.types import CallToolRequestParams
from pydantic import JsonValue

from pincite.core.settings import Settings

#: Callers that are remembered; of those that have no call running, the one that has been quiet longest is forgotten.
_CALLERS: Final = 10_000
#: When a place will be free is not known; this is when to look again, in seconds.
_SOON: Final = 1
#: What one customer of a provider has (RFC 6177): its addresses are one caller's.
_IPV6_CUSTOMER: Final = 64

Limit = Literal["caller_calls", "total_calls", "caller_rate", "total_rate", "caller_streams", "caller_sessions"]


@dataclass(frozen=True, slots=True)
class Over:
    """Which limit a call would exceed, and after how many seconds it may be tried again."""

    limit: Limit
    sentence: str
    retry_after: int

    @property
    def message(self) -> str:
        """What the caller is told."""
        return f"over_limit: {self.sentence} ({self.limit}); retry_after: {self.retry_after} seconds"

    @property
    def data(self) -> dict[str, JsonValue]:
        """The same for a program."""
        return {"retry_after": self.retry_after, "limit": self.limit}


@dataclass(slots=True)
class _Usage:
    """A token bucket that a minute fills, and the calls that are running."""

    rate: int
    allowance: float
    seen: float
    running: int = 0

    def refill(self, now: float) -> None:
        self.allowance = min(float(self.rate), self.allowance + (now - self.seen) * self.rate / 60)
        self.seen = now

    def wait(self) -> int:
        """Seconds until one more call may begin; 0 for now."""
        return 0 if self.allowance >= 1 else max(1, math.ceil((1 - self.allowance) * 60 / self.rate))


@dataclass(eq=False)
class Limits:
    """The calls of one process, by caller and in all. They live in its memory, and another process has its own."""

    settings: Settings
    clock: Callable[[], float] = time.monotonic
    _callers: "OrderedDict[str, _Usage]" = field(default_factory=OrderedDict, init=False)
    _total: _Usage = field(init=False)

    def __post_init__(self) -> None:
        self._total = _full(self.settings.total_rate, self.clock())

    @property
    def running(self) -> int:
        """Calls that are running now."""
        return self._total.running

    def enter(self, caller: str) -> Over | None:
        """Begin a call, or say why not; one that has begun must ``leave``."""
        one = self._usage(caller)
        over = (
            _busy("caller_calls", one, self.settings.caller_calls, "of one caller at a time")
            or _busy("total_calls", self._total, self.settings.total_calls, "at a time")
            or self._take(one)
        )
        if over is None:
            one.running += 1
            self._total.running += 1
        return over

    def count(self, caller: str) -> Over | None:
        """Count something that is over at once like a call, or say why not."""
        return self._take(self._usage(caller))

    def leave(self, caller: str) -> None:
        """End a call that had begun."""
        self._total.running -= 1
        self._callers[caller].running -= 1

    def _take(self, one: _Usage) -> Over | None:
        over = _fast("caller_rate", one, "of one caller in a minute") or _fast("total_rate", self._total, "in a minute")
        if over is None:
            one.allowance -= 1
            self._total.allowance -= 1
        return over

    def _usage(self, caller: str) -> _Usage:
        """What ``caller`` has used, as of now; what all have is brought up to now as well."""
        now = self.clock()
        self._total.refill(now)
        usage = self._callers.get(caller)
        if usage is None:
            if len(self._callers) >= _CALLERS:
                # There are fewer running calls than callers, so that one is quiet.
                del self._callers[next(name for name, known in self._callers.items() if not known.running)]
            usage = self._callers[caller] = _full(self.settings.caller_rate, now)
        self._callers.move_to_end(caller)
        usage.refill(now)
        return usage


class LimitedCalls(Middleware):
    """A call over a limit is answered at once, with ``retry_after``; on stdio, with its one client, there is none."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits

    async def on_call_tool(
        self,
        context: MiddlewareContext[CallToolRequestParams],
        call_next: CallNext[CallToolRequestParams, ToolResult],
    ) -> ToolResult:
        """Run the call in its caller's share."""
        caller = current_caller()
        if caller is None:
            return await call_next(context)
        # Imported with the first call: what reads pages is not needed to say hello to a client.
        from pincite.core.fetch.asker import asked_by

        over = self.limits.enter(caller)
        if over is not None:
            return ToolResult(content=over.message, is_error=True, meta=over.data)
        try:
            with asked_by(caller):
                return await call_next(context)
        finally:
            # Also when the call is cancelled, or its client has vanished.
            self.limits.leave(caller)


def current_caller() -> str | None:
    """Who calls: the bearer of a token, or the address that the call came from; None where no network is between."""
    try:
        request = get_http_request()
    except RuntimeError:
        return None
    return caller_of(get_access_token(), request.client.host if request.client else "")


def caller_of(token: AccessToken | None, host: str) -> str:
    """The name under which the calls of ``token`` are counted, or those of the address ``host`` without one."""
    if token is None:
        return f"address {_customer(host)}"
    client_id, issuer, subject = principal_components(token)
    return f"token {client_id} {issuer or ''} {subject or ''}"


def _customer(host: str) -> str:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:100]
    if address.version == 4:
        return str(address)
    # On a socket of both families, the older addresses are written in the newer form.
    return str(address.ipv4_mapped or ip_network((address, _IPV6_CUSTOMER), strict=False))


def _full(rate: int, now: float) -> _Usage:
    return _Usage(rate, float(rate), now)


def _busy(limit: Limit, usage: _Usage, most: int, of_what: str) -> Over | None:
    if usage.running < most:
        return None
    return Over(limit, f"{most} calls {of_what} are answered here", _SOON)


def _fast(limit: Limit, usage: _Usage, of_what: str) -> Over | None:
    wait = usage.wait()
    return Over(limit, f"{usage.rate} calls {of_what} are answered here", wait) if wait else None
