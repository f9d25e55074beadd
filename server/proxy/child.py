"""The server behind the proxy: a process that never outlives it."""

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import IO, Final, cast

from pincite.server.lines import LONGEST, lines, write

#: What a server gets to end, in seconds: once its input has ended, once it is told to, and once it is made to, which
#: takes no time but what the system needs.
_ENDED_INPUT: Final = 0.3
_TOLD: Final = 0.4
_MADE: Final = 1.0
_KILL: Final = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL


class Child:
    """A started command. It has this process's environment, folder and standard error."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start ``command``; raises ``OSError`` or ``ValueError`` when that cannot be done."""
        program = shutil.which(command[0]) or command[0]
        # A session of its own: what the command starts in its turn (npx, uvx) is ended together with it.
        self._process = subprocess.Popen(  # noqa: S603 - to run what it is given is what the proxy is for
            [program, *command[1:]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        self._stdin = cast("IO[bytes]", self._process.stdin)
        self._stdout = cast("IO[bytes]", self._process.stdout)
        self._writing = threading.Lock()

    def lines(self) -> Iterator[bytes]:
        """What it writes, line by line, until its output ends; raises ``ValueError`` for a line that has no end."""
        return lines(self._stdout.fileno(), longest=LONGEST)

    def write(self, line: bytes) -> None:
        """Send it one line; one that has ended hears nothing."""
        with self._writing, suppress(OSError, ValueError):
            write(self._stdin.fileno(), line + b"\n")

    def wait(self) -> int:
        """Its exit status, once it has ended."""
        return self._process.wait()

    def leave(self) -> None:
        """End its input, and it: now, if it does not end by itself in a moment."""
        with suppress(OSError):
            self._stdin.close()
        self._give(_ENDED_INPUT)
        self.end()

    def end(self) -> None:
        """End it and what it has started, by force if need be."""
        for number, seconds in ((signal.SIGTERM, _TOLD), (_KILL, _MADE)):
            if self._process.poll() is None:
                self._send(number)
                self._give(seconds)

    def end_descendants(self) -> None:
        """End what it has started and left behind; call it only while somebody still holds its output open."""
        self._send(_KILL)

    def _give(self, seconds: float) -> None:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)

    def _send(self, number: int) -> None:
        with suppress(OSError):
            if sys.platform == "win32":
                self._process.terminate()
            else:
                os.killpg(self._process.pid, number)
