"""A server that has read large pages does not hold their memory for ever."""

import subprocess
import sys
from pathlib import Path

import pytest

from pincite.server.memory import SECONDS, FreedMemory

#: In eight threads, one after the other: ten megabytes, of which a little is kept behind each, as a verdict is.
PROGRAM = """
import sys, threading
from pathlib import Path
from pincite.server.memory import FreedMemory

kept = []

def held():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

def read():
    text = "x" * 10_000_000
    kept.append(text[:5_000] + "y")
    ready.wait()

memory = FreedMemory(clock=lambda: float(len(kept)))
if sys.argv[1] == "return":
    memory.begin()
bytearray(20_000_000)  # What makes glibc raise its bound.
before = held()
for _ in range(3):
    ready = threading.Barrier(8)
    threads = [threading.Thread(target=read) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    many = [bytes(700) for _ in range(100_000)]
    kept.append(many[::1_000])
    del many
    memory.give_back()
print(held() - before)
"""


def held_after(how: str) -> int:
    ran = subprocess.run([sys.executable, "-c", PROGRAM, how], capture_output=True, text=True, check=True)
    return int(ran.stdout)


@pytest.mark.skipif(
    not Path("/proc/self/statm").exists() or not FreedMemory().begin(), reason="the C library is not glibc"
)
def test_what_large_pages_took_is_given_back() -> None:
    # The neighbour: without the call, glibc keeps most of it.
    assert held_after("return") < min(8_000_000, held_after("keep") / 4)


def test_it_is_given_back_at_most_every_few_seconds() -> None:
    now, trimmed = [0.0], list[float]()
    memory = FreedMemory(clock=lambda: now[0], trim=lambda _: trimmed.append(now[0]))

    for now[0] in (1.0, SECONDS, SECONDS + 1, 2 * SECONDS + 1):
        memory.give_back()

    assert trimmed == [SECONDS, 2 * SECONDS + 1]


def test_nothing_is_given_back_before_it_was_begun() -> None:
    FreedMemory(clock=iter(range(0, 1_000, 100)).__next__).give_back()
