"""Commands and answers find each other, and whatever the other end does, nobody waits for ever."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest

from pincite.core.render.pipe import BrowserFailedError, Message, Pipe
from tests.rows import each_row


@dataclass
class Peer:
    """The other end of the pipe."""

    pipe: Pipe
    reading: int
    writing: int

    def write(self, data: bytes) -> None:
        os.write(self.writing, data)

    def say(self, **message: object) -> None:
        self.write(json.dumps(message).encode() + b"\0")


@asynccontextmanager
async def connected(max_message: int = 1_000) -> AsyncIterator[Peer]:
    reading, theirs = os.pipe()
    ours, writing = os.pipe()
    pipe = await Pipe.open(reading, writing, max_message=max_message)
    try:
        yield Peer(pipe, ours, theirs)
    finally:
        await pipe.aclose()
        for end in (ours, theirs):
            os.close(end)


async def test_each_command_gets_its_own_answer_in_any_order() -> None:
    async with connected() as peer:
        first = asyncio.ensure_future(peer.pipe.ask("A", {"x": 1}, session="s"))
        second = asyncio.ensure_future(peer.pipe.ask("B"))
        await asyncio.sleep(0)
        peer.say(id=2, result={"b": 1})
        peer.say(id=1, result={"a": 1})

        assert (await first, await second) == ({"a": 1}, {"b": 1})
        sent = [json.loads(part) for part in os.read(peer.reading, 1_000).split(b"\0")[:-1]]
    assert sent[0] == {"id": 1, "method": "A", "params": {"x": 1}, "sessionId": "s"}


async def test_an_event_is_heard_and_an_error_is_raised() -> None:
    heard: list[tuple[str, Message]] = []
    async with connected() as peer:
        peer.pipe.listen = lambda name, params: heard.append((name, params))
        asked = asyncio.ensure_future(peer.pipe.ask("A"))
        await asyncio.sleep(0)
        peer.say(method="Page.loaded", params={"x": 1})
        peer.say(id=1, error={"message": "no such tab"})
        with pytest.raises(BrowserFailedError, match="no such tab"):
            await asked

    assert heard == [("Page.loaded", {"x": 1})]


@each_row("data", [b"not json\0", b"[" * 500 + b"\0", b"x" * 5_000, b"\xff\0"])
async def test_nonsense_ends_the_waiting(data: bytes) -> None:
    async with connected() as peer:
        asked = asyncio.ensure_future(peer.pipe.ask("A"))
        await asyncio.sleep(0)
        peer.write(data)
        with pytest.raises(BrowserFailedError):
            await asked
        with pytest.raises(BrowserFailedError):
            await peer.pipe.ask("B")


async def test_messages_that_answer_nothing_are_passed_over() -> None:
    async with connected() as peer:
        asked = asyncio.ensure_future(peer.pipe.ask("A"))
        await asyncio.sleep(0)
        for odd in (b"7\0", b"null\0", b"[]\0", b'{"id": "1"}\0', b'{"id": 99, "result": {}}\0', b'{"method": 7}\0'):
            peer.write(odd)
        peer.say(id=1, result="odd")

        assert await asked == {}
