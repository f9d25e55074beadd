"""A fetcher over real sockets, and pages that a server says piece by piece."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from pincite.core.fetch import GuardedFetcher, Limits
from pincite.core.ports import Answer
from tests.core.fetch.network import Time
from tests.web import Asked, Raw, Reply, Route, Web, serve

WORDS = "The tide rose at dawn."
PAGE = Reply.html(f"<p>{WORDS}</p>")

#: Long enough for a busy machine, short enough for a test that spends it whole.
SHORT = 0.3


def limits_for(web: Web) -> Limits:
    return Limits(allow_hosts=(web.host,), host_interval=0, per_host=16)


@asynccontextmanager
async def reading(web: Web, limits: Limits | None = None, time: Time | None = None) -> AsyncIterator[GuardedFetcher]:
    clock = time.clock() if time else None
    async with GuardedFetcher(limits or limits_for(web), clock=clock) as fetcher:
        yield fetcher


async def answer_of(route: Route, **changes: float) -> Answer:
    """What one page with that route answers to a fetcher whose limits are changed so."""
    async with serve({"/": route}) as web:
        limits = replace(limits_for(web), **changes)  # type: ignore[arg-type]  # some limits are integers
        async with reading(web, limits, Time() if "timeout" not in changes else None) as fetcher:
            return await fetcher.fetch(web.url("/"))


def saying(*pieces: bytes, pause: float = 0.0, times: int = 1) -> Raw:
    """A connection that says its pieces, pausing after each, and is then closed."""

    async def write(asked: Asked, writer: asyncio.StreamWriter) -> None:
        for piece in pieces * times:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(pause)

    return Raw(write)


HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n"
