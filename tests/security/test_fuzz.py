"""A small part of what ``benchmarks/fuzz.py`` tries by the hundred thousand is tried each time."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "fuzz.py"


def fuzz(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("what", "inputs"), [("tools", 60), ("pages", 400)])
def test_no_input_ends_in_an_exception_or_an_untruth(what: str, inputs: int) -> None:
    ran = fuzz(what, "--inputs", str(inputs))

    assert ran.returncode == 0, ran.stdout[-6_000:] + ran.stderr[-2_000:]
    assert "0 faults" in ran.stdout


def test_an_input_can_be_made_again() -> None:
    one, again = fuzz("pages", "--only", "7"), fuzz("pages", "--only", "7")

    lines = [
        [line for line in ran.stdout.splitlines() if "slowest" not in line and " s, " not in line]
        for ran in (one, again)
    ]
    assert lines[0] == lines[1]
    assert one.returncode == 0
