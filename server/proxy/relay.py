"""One client and one server, line by line in both directions, until either leaves or a signal asks for the end."""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from enum import Enum, auto
from functools import partial
from queue import SimpleQueue
from typing import Final

from pincite.server.cli.exits import Exit
from pincite.server.lines import LONGEST, lines, write
from pincite.server.proxy.child import Child
from pincite.server.proxy.traffic import Traffic, is_message
from pincite.server.stderr import show

#: How long an answer waits for the list of tools.
_LIST_SECONDS: Final = 5.0
#: How long the last lines of a server that has ended may take: before its output is closed by force, and then.
_DRAIN_SECONDS: Final = 0.2
_LAST_LINES_SECONDS: Final = 10.0


class _End(Enum):
    CLIENT_LEFT = auto()
    SIGNAL = auto()


class Relay:
    """A running proxy. Threads read both sides; the thread that calls ``serve`` waits for the end."""

    def __init__(
        self, command: Sequence[str], *, stdin: int, stdout: int, sketch: bool, warn: Callable[[str], None]
    ) -> None:
        self._command = command
        self._stdin, self._stdout = stdin, stdout
        self._warn = warn
        self._traffic = Traffic(sketch=sketch, warn=warn)
        self._writing = threading.Lock()
        self._events: SimpleQueue[_End | Child] = SimpleQueue()
        self._child: Child | None = None
        self._readers: dict[int, threading.Thread] = {}

    def serve(self, child: Child) -> Exit:
        """Relay between the client and ``child`` until the end; the exit status."""
        with _signals(lambda: self._events.put(_End.SIGNAL)):
            self._attach(child)
            _start(self._read_client)
            while True:
                event = self._events.get()
                current = self._current()
                if event is _End.CLIENT_LEFT:
                    current.leave()
                    self._drain(current)
                    return Exit.OK
                if event is _End.SIGNAL:
                    current.end()
                    return Exit.OK
                if event is current:
                    return self._ended(current)

    def _current(self) -> Child:
        if self._child is None:
            raise RuntimeError("the relay has no server yet")
        return self._child

    def _attach(self, child: Child) -> None:
        self._child = child
        self._readers[id(child)] = _start(partial(self._read_server, child))
        _start(partial(self._watch, child))

    def _ended(self, child: Child) -> Exit:
        """The server has ended although its client is still there, who would wait for its answers for ever."""
        child.end()
        self._drain(child)
        self._readers[id(child)].join(_LAST_LINES_SECONDS)
        status = child.wait()
        how = f"signal {-status}" if status < 0 else f"status {status}"
        self._to_client(self._traffic.close(f"Connection closed: the server behind the proxy ended with {how}"))
        if status == 0:
            return Exit.OK
        self._warn(f"{self._command[0]} ended with {how}")
        return Exit.UNAVAILABLE

    def _drain(self, child: Child) -> None:
        """Let what the server has still written leave; whoever else holds its output is ended."""
        reader = self._readers[id(child)]
        reader.join(_DRAIN_SECONDS)
        if reader.is_alive():
            child.end_descendants()

    def _watch(self, child: Child) -> None:
        child.wait()
        self._events.put(child)

    def _read_client(self) -> None:
        try:
            for line in lines(self._stdin, longest=LONGEST):
                if not line.strip():
                    continue
                if self._traffic.opens_anew(line):
                    self._start_again()
                for one in self._traffic.from_client(line):
                    self._current().write(one)
        except (OSError, ValueError) as error:
            self._warn(f"the client can be read no more: {error}")
        self._events.put(_End.CLIENT_LEFT)

    def _read_server(self, child: Child) -> None:
        try:
            for line in child.lines():
                if not is_message(line):
                    self._stray(line)
                    continue
                passed = self._traffic.from_server(line)
                for one in passed.to_server:
                    # Not from here: a server that waits for its output to be read reads no input.
                    _start(partial(child.write, one))
                self._to_client(passed.to_client)
                if passed.is_held:
                    timer = threading.Timer(_LIST_SECONDS, lambda: self._to_client(self._traffic.release()))
                    timer.daemon = True
                    timer.start()
        except (OSError, ValueError) as error:
            self._warn(f"the server can be read no more: {error}")
        self._events.put(child)

    def _start_again(self) -> None:
        """Serve the client by a new process, for the first speaks another era."""
        old = self._current()
        new = Child(self._command)
        self._to_client(self._traffic.close("Connection closed: the client opened another"))
        self._attach(new)
        _start(old.leave)

    def _to_client(self, written: Sequence[bytes]) -> None:
        with self._writing:
            try:
                for line in written:
                    write(self._stdout, line + b"\n")
            except OSError:
                self._events.put(_End.CLIENT_LEFT)

    def _stray(self, line: bytes) -> None:
        if line.strip():
            show(line.decode("utf-8", "backslashreplace") + "\n")


def _start(target: Callable[[], None]) -> threading.Thread:
    """Run ``target`` in a thread that keeps no process alive."""
    thread = threading.Thread(target=target, name="pincite-proxy", daemon=True)
    thread.start()
    return thread


@contextmanager
def _signals(tell: Callable[[], None]) -> Iterator[None]:
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, lambda *_: tell()) for number in numbers}
    try:
        yield
    finally:
        with suppress(TypeError):  # A handler that was not set from Python cannot be set again.
            for number, handler in before.items():
                signal.signal(number, handler)
