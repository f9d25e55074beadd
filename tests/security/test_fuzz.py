"""A small part of what ``benchmarks/fuzz.py`` tries by the hundred thousand is tried each time."""

import subprocess
import sys

import pytest

from tests.benchmarks.script import BENCHMARKS, run


@pytest.mark.parametrize(("what", "inputs"), [("tools", 60), ("pages", 400)])
def test_no_input_ends_in_an_exception_or_an_untruth(what: str, inputs: int) -> None:
    ran = run("fuzz", what, "--inputs", str(inputs))

    assert ran.status == 0, ran.out[-6_000:] + ran.err[-2_000:]
    assert "0 faults" in ran.out


def test_an_input_can_be_made_again() -> None:
    one = run("fuzz", "pages", "--only", "7")
    # Another process has hashes of its own, and so an order of sets.
    script = [sys.executable, str(BENCHMARKS / "fuzz.py"), "pages", "--only", "7"]
    again = subprocess.run(script, capture_output=True, text=True, check=True, timeout=50)

    lines = [
        [line for line in out.splitlines() if "slowest" not in line and " s, " not in line]
        for out in (one.out, again.stdout)
    ]
    assert lines[0] == lines[1]
    assert one.status == 0
