"""Two descriptors as streams of messages, served by threads that never hold up the end of the process."""

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from queue import SimpleQueue
from types import TracebackType
from typing import Self

import anyio
from anyio import from_thread
from anyio.lowlevel import EventLoopToken, current_token
from anyio.streams.memory import MemoryObjectReceiveStream, MemoryObjectSendStream
from mcp.shared.message import SessionMessage

from pincite.server.lines import LONGEST, lines, write
from pincite.server.stdio.frames import Refusal, parse, refuse_long, serialize

#: How long the last answers may take to leave when the server ends.
_FLUSH_SECONDS = 0.5


class Outgoing:
    """Messages for the wire, in order: the write stream of any number of connections, one after the other."""

    def __init__(self, descriptor: int, begun: threading.Event) -> None:
        self._descriptor = descriptor
        self._begun = begun
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        # A thread of its own: a client that has stopped reading stalls it, and nothing else.
        self._thread = threading.Thread(target=self._run, name="pincite-stdout", daemon=True)
        self._thread.start()

    def put(self, message: SessionMessage) -> None:
        """Queue one message; callable from any thread."""
        self._lines.put(serialize(message))

    async def send(self, item: SessionMessage, /) -> None:
        """Queue one message."""
        self.put(item)

    async def aclose(self) -> None:
        """End one connection; the wire stays for the next."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()

    def finish(self) -> None:
        """Let what is queued leave, as far as the other side still reads."""
        self._lines.put(None)
        self._thread.join(_FLUSH_SECONDS)

    def _run(self) -> None:
        # An OSError means that the other side is gone; the end of the input says so to the server.
        with suppress(OSError):
            while (line := self._lines.get()) is not None:
                write(self._descriptor, line)
                self._begun.set()


Incoming = MemoryObjectReceiveStream[SessionMessage]


@asynccontextmanager
async def open_wire(
    stdin: int, stdout: int, begun: threading.Event | None = None, *, longest: int = LONGEST
) -> AsyncIterator[tuple[Incoming, Outgoing]]:
    """Messages from ``stdin`` and to ``stdout``; the incoming stream ends with the input.

    ``begun`` is set once the first message has left. A line of more than ``longest`` bytes is refused, and not kept.
    """
    arrived, incoming = anyio.create_memory_object_stream[SessionMessage]()
    outgoing = Outgoing(stdout, begun or threading.Event())
    # A daemon thread on the bare descriptor: neither a read that never returns nor the lock of ``sys.stdin`` may
    # keep the process alive after a signal.
    threading.Thread(
        target=_read, args=(stdin, arrived, outgoing, current_token(), longest), name="pincite-stdin", daemon=True
    ).start()
    try:
        yield incoming, outgoing
    finally:
        arrived.close()
        incoming.close()
        outgoing.finish()


def _read(
    descriptor: int,
    arrived: MemoryObjectSendStream[SessionMessage],
    outgoing: Outgoing,
    token: EventLoopToken,
    longest: int,
) -> None:
    """Deliver line by line until the input or the server ends."""

    def refuse(beginning: bytes) -> None:
        outgoing.put(SessionMessage(refuse_long(beginning, longest).answer))

    # RunFinishedError, ClosedResourceError and BrokenResourceError all mean that the server has ended.
    with suppress(OSError, anyio.RunFinishedError, anyio.ClosedResourceError, anyio.BrokenResourceError):
        for line in lines(descriptor, longest=longest, overlong=refuse):
            _deliver(line, arrived, outgoing, token)
    with suppress(anyio.RunFinishedError):
        from_thread.run_sync(arrived.close, token=token)


def _deliver(
    line: bytes,
    arrived: MemoryObjectSendStream[SessionMessage],
    outgoing: Outgoing,
    token: EventLoopToken,
) -> None:
    if not line.strip():
        return
    message = parse(line)
    if isinstance(message, Refusal):
        outgoing.put(SessionMessage(message.answer))
    else:
        from_thread.run(arrived.send, SessionMessage(message), token=token)
