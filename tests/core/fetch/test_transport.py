"""What comes over a connection beyond an answer is no answer to the next question."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from pincite.core.fetch.client import GuardedFetcher
from pincite.core.fetch.limits import Limits
from pincite.core.ports import Fetched


def said(body: bytes) -> bytes:
    return b"HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: %d\r\n\r\n%b" % (len(body), body)


@asynccontextmanager
async def site(surplus: bytes) -> AsyncIterator[tuple[int, list[int]]]:
    """Its port, and how many requests came over each connection; after the answer for /first comes ``surplus``."""
    connections: list[int] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connections.append(0)
        this = len(connections) - 1
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                connections[this] += 1
                first = b" /first " in head
                writer.write(said(b"first") + surplus if first else said(b"second"))
                await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1], connections


async def read_both(port: int) -> bytes | str:
    async with GuardedFetcher(Limits(allow_hosts=("127.0.0.1",), host_interval=0, retries=0)) as fetcher:
        await fetcher.fetch(f"http://127.0.0.1:{port}/first")
        answer = await fetcher.fetch(f"http://127.0.0.1:{port}/second")
    assert isinstance(answer, Fetched)
    return answer.body


async def test_a_connection_is_used_again() -> None:
    async with site(b"") as (port, connections):
        assert await read_both(port) == b"second"
        assert connections == [2]


async def test_an_answer_that_nobody_asked_for_is_not_taken_for_the_next_ones() -> None:
    for surplus in (said(b"nobody asked"), b"HTTP/1.1 200 OK\r\ncontent-length: 90\r\n\r\nsmuggled", b"\xc3\xa9"):
        async with site(surplus) as (port, connections):
            assert await read_both(port) == b"second"
            assert connections == [1, 1]
