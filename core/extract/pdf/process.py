"""A worker process reads one document, and is ended when it takes too long, says too much or is not waited for."""

import json
import os
import subprocess
import sys
import threading
import time
from asyncio import CancelledError
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from typing import IO, Final

from anyio import from_thread

import pincite.core.extract as above
import pincite.core.extract.pdf as here
from pincite.core.extract.pdf.limits import MAX_ANSWER, WALL_SECONDS

#: How often it is looked whether anybody still waits.
_LOOK_SECONDS: Final = 0.05
_PIECE: Final = 65_536

# The rooms that the worker's modules lie in are entered without what stands in their doors: that loads all of pincite,
# which takes longer than most documents.
_START: Final = """
import json, sys, types
paths, rooms = json.loads(sys.argv.pop())
sys.path[:] = paths
for name, path in rooms:
    module = types.ModuleType(name)
    module.__path__ = path
    sys.modules[name] = module
from pincite.core.extract.pdf.worker import main
main()
"""


class Ending(Enum):
    """How a worker ended that gave no answer."""

    TIMED_OUT = auto()
    DIED = auto()
    TALKED_ON = auto()
    UNWANTED = auto()
    NOT_STARTED = auto()


@dataclass(frozen=True, slots=True)
class Command:
    """What is started, and what it may take. The tests start other programs."""

    arguments: tuple[str, ...]
    seconds: float = WALL_SECONDS
    most: int = MAX_ANSWER

    @staticmethod
    def reading(reader: str) -> "Command":
        """The worker, with pincite's own Python and search path."""
        paths = [path for path in sys.path if os.path.isabs(path)]
        rooms = [(room.__name__, list(room.__path__)) for room in (above, here)]
        # Isolated: no variable of the environment and no file in the working directory has a say.
        return Command((sys.executable, "-I", "-c", _START, reader, json.dumps([paths, rooms])))


def run(command: Command, data: bytes | memoryview) -> bytes | Ending:
    """What the worker answers to ``data``. Blocks; inside a thread of anyio's it heeds cancellation."""
    try:
        worker = subprocess.Popen(  # noqa: S603 - what is started is this very Python
            command.arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=_environment(),
        )
    except OSError:
        return Ending.NOT_STARTED
    try:
        return _converse(worker, command, data)
    finally:
        worker.kill()
        worker.wait()


def _environment() -> dict[str, str]:
    """Nothing but what Python needs to start at all: no secret is handed down."""
    folder = os.environ.get("SYSTEMROOT")  # Of Windows, which opens no socket without it.
    return {} if folder is None else {"SYSTEMROOT": folder}


def _converse(worker: subprocess.Popen[bytes], command: Command, data: bytes | memoryview) -> bytes | Ending:
    assert worker.stdin is not None
    assert worker.stdout is not None
    answer = _Answer(worker.stdout, command.most)
    threads = [
        threading.Thread(target=_feed, args=(worker.stdin, data), daemon=True),
        threading.Thread(target=answer.collect, daemon=True),
    ]
    for thread in threads:
        thread.start()
    ends = time.monotonic() + command.seconds
    ending: Ending | None = None
    while threads[1].is_alive() and ending is None:
        threads[1].join(_LOOK_SECONDS)
        if time.monotonic() > ends:
            ending = Ending.TIMED_OUT
        elif _is_unwanted():
            ending = Ending.UNWANTED
    if ending is not None or answer.over:
        worker.kill()
    for thread in threads:
        thread.join()
    if ending is not None:
        return ending
    if answer.over:
        return Ending.TALKED_ON
    left = max(0.0, ends - time.monotonic())
    with suppress(subprocess.TimeoutExpired):
        worker.wait(left)
    return bytes(answer.content) if worker.returncode == 0 else Ending.DIED


def _feed(pipe: IO[bytes], data: bytes | memoryview) -> None:
    # A worker that is gone reads no more.
    with suppress(OSError), pipe:
        pipe.write(data)


class _Answer:
    """What a worker says, up to a limit."""

    def __init__(self, pipe: IO[bytes], most: int) -> None:
        self._pipe = pipe
        self._most = most
        self.content = bytearray()
        self.over = False

    def collect(self) -> None:
        """Reads to the end, or until it is too much."""
        with suppress(OSError), self._pipe:
            while piece := self._pipe.read(_PIECE):
                self.content += piece
                if len(self.content) > self._most:
                    self.over = True
                    return


def _is_unwanted() -> bool:
    """Whether the task that waits for this thread has been cancelled; outside anyio's threads nobody can tell."""
    try:
        from_thread.check_cancelled()
    except CancelledError:
        return True
    except RuntimeError:
        return False
    return False
