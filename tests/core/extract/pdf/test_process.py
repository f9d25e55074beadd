"""A worker is ended when it takes too long, says too much, dies or is not waited for, and inherits nothing."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import anyio
import pytest

from pincite.core.extract.pdf.process import Command, Ending, run
from pincite.core.threads import Threads

SLEEP = "import time; time.sleep(60)"


def saying(program: str, *, seconds: float = 20.0, most: int = 1_000) -> Command:
    return Command((sys.executable, "-I", "-c", program), seconds=seconds, most=most)


def test_what_a_worker_answers_is_handed_back() -> None:
    program = "import sys; data = sys.stdin.buffer.read(); sys.stdout.write(str(len(data)))"

    assert run(saying(program), b"x" * 5_000_000) == b"5000000"


def test_a_worker_that_takes_too_long_is_ended() -> None:
    assert run(saying(SLEEP, seconds=0.2), b"") is Ending.TIMED_OUT


def test_a_worker_that_does_not_listen_is_ended_too() -> None:
    assert run(saying(SLEEP, seconds=0.2), b"x" * 5_000_000) is Ending.TIMED_OUT


def test_a_worker_that_talks_on_is_ended() -> None:
    assert run(saying("while True: print('x' * 1_000)"), b"") is Ending.TALKED_ON


@pytest.mark.parametrize(
    "program",
    ["import os; os.abort()", "raise SystemExit(3)", "import os, signal; os.kill(os.getpid(), signal.SIGSEGV)"],
)
def test_a_worker_that_dies_has_no_answer(program: str) -> None:
    assert run(saying(f"print('half an answer', flush=True); {program}"), b"") is Ending.DIED


def test_a_worker_that_cannot_be_started_is_a_value() -> None:
    assert run(Command(("/no/such/python",)), b"") is Ending.NOT_STARTED


def test_a_worker_knows_nothing_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_TOKEN", "a secret")

    said = run(saying("import os; print(sorted(os.environ))"), b"")

    assert isinstance(said, bytes)
    assert b"PINCITE" not in said
    assert b"PATH" not in said


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="this system does not list a process's open files")
def test_a_worker_inherits_no_open_file(tmp_path: Path) -> None:
    with (tmp_path / "secret").open("w") as secret:
        os.set_inheritable(secret.fileno(), True)
        said = run(saying("import os; print([os.readlink(f'/proc/self/fd/{n}') for n in os.listdir('/proc/self/fd')"
                          " if os.path.exists(f'/proc/self/fd/{n}')])"), b"")  # fmt: skip

    assert isinstance(said, bytes)
    assert b"secret" not in said


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know fewer limits")
def test_a_worker_that_has_confined_itself_can_do_no_more_than_reckon() -> None:
    program = f"""
import os, socket, sys
sys.path[:] = {[path for path in sys.path if path]!r}
from pincite.core.extract.pdf.worker import confine
confine()
sys.stdin.buffer.read()
for deed in (lambda: open("/dev/null"), socket.socket, os.pipe, lambda: bytearray(2_000_000_000)):
    try:
        deed()
    except (OSError, MemoryError):
        print("refused")
"""

    assert run(saying(program), b"") == b"refused\n" * 4


async def test_a_worker_that_nobody_waits_for_any_more_is_ended() -> None:
    ended: list[object] = []

    def work() -> None:
        ended.append(run(saying(SLEEP), b""))

    with anyio.move_on_after(0.3):
        await Threads().run(work)
    for _ in _moments():
        await anyio.sleep(0.02)
        if ended:
            break

    assert ended == [Ending.UNWANTED]


def _moments(seconds: float = 10.0) -> Iterator[None]:
    """Turns of waiting, until it has taken too long."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        yield
