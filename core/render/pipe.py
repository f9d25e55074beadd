"""A browser is spoken to over two pipes that only it and this process hold (Chrome DevTools Protocol).

A debugging port would let every program of the machine drive it.
"""

import asyncio
import json
import os
from collections.abc import Callable
from typing import Final, Self

from pydantic import JsonValue

Message = dict[str, JsonValue]
#: Called with the name and the parameters of each event.
Listen = Callable[[str, Message], None]

_END: Final = b"\0"


class BrowserFailedError(Exception):
    """The browser answered with an error, or not at all; the text is for a person."""


class Pipe:
    """Commands go out, and events and results come in, until the browser closes its end."""

    def __init__(self, reader: asyncio.StreamReader, reading: asyncio.ReadTransport, writing: int) -> None:
        self._reader = reader
        self._reading = reading
        self._writing = writing
        self._last = 0
        self._waiting: dict[int, asyncio.Future[Message]] = {}
        self.listen: Listen = lambda name, params: None
        self._task = asyncio.ensure_future(self._run())

    @classmethod
    async def open(cls, reading: int, writing: int, *, max_message: int) -> Self:
        """Over two descriptors, which are closed with it; a message of more bytes ends it."""
        loop = asyncio.get_running_loop()
        reader = asyncio.StreamReader(limit=max_message)
        transport, _ = await loop.connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(reading, "rb", buffering=0)
        )
        os.set_blocking(writing, False)
        return cls(reader, transport, writing)

    async def ask(self, method: str, params: Message | None = None, *, session: str = "") -> Message:
        """The result of one command; raises ``BrowserFailedError``."""
        self._last += 1
        command: Message = {"id": self._last, "method": method, "params": params or {}}
        if session:
            command["sessionId"] = session
        if self._task.done():
            raise BrowserFailedError("the browser has gone")
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[self._last] = answer
        try:
            # Commands are a few hundred bytes, one after the other: a pipe that does not take them is stuck.
            message = json.dumps(command).encode("ascii") + _END
            if os.write(self._writing, message) != len(message):
                raise BrowserFailedError("the browser takes no commands")
        except OSError as error:
            raise BrowserFailedError("the browser takes no commands") from error
        return await answer

    async def aclose(self) -> None:
        """Closes both ends."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._reading.close()
        os.close(self._writing)

    async def _run(self) -> None:
        reason = "the browser has gone"
        try:
            while True:
                self._take(json.loads((await self._reader.readuntil(_END))[:-1]))
        except asyncio.LimitOverrunError:
            reason = "the page is too large"
        except (asyncio.IncompleteReadError, OSError, ValueError, RecursionError):
            pass
        finally:
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(BrowserFailedError(reason))
                    future.exception()  # Nobody may wait for it any more.

    def _take(self, message: JsonValue) -> None:
        if not isinstance(message, dict):
            return
        number, name = message.get("id"), message.get("method")
        if isinstance(name, str):
            self.listen(name, _object(message, "params"))
        elif isinstance(number, int) and (future := self._waiting.pop(number, None)) and not future.done():
            if error := _object(message, "error"):
                future.set_exception(BrowserFailedError(str(error.get("message"))[:200]))
            else:
                future.set_result(_object(message, "result"))


def _object(message: Message, name: str) -> Message:
    found = message.get(name)
    return found if isinstance(found, dict) else {}
