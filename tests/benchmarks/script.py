"""A benchmark run as its line says, in this process: what it needs is imported here already."""

import io
import runpy
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@dataclass(frozen=True)
class Ran:
    """What a run left behind."""

    status: int
    out: str
    err: str


def run(name: str, *arguments: str) -> Ran:
    """``python benchmarks/NAME.py`` for the name of a file, ``python -m benchmarks.NAME`` for that of a folder."""
    file = BENCHMARKS / f"{name}.py"
    argv, path = sys.argv, sys.path
    out, err = io.StringIO(), io.StringIO()
    sys.argv, sys.path = [str(file), *arguments], [str(BENCHMARKS), *path]
    status = 0
    try:
        with redirect_stdout(out), redirect_stderr(err):
            if file.is_file():
                runpy.run_path(str(file), run_name="__main__")
            else:
                runpy.run_module(f"benchmarks.{name}", run_name="__main__")
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else int(end.code is not None)
        err.write(end.code if isinstance(end.code, str) else "")
    finally:
        sys.argv, sys.path = argv, path
    return Ran(status, out.getvalue(), err.getvalue())
