"""What every benchmark here shares: the same pages each time, CPU seconds, and one line a figure with its budget."""

import os
import platform
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

#: Every choice of pages and passages begins from this number.
SEED = 20_240_229
SUFFIXES = (".html", ".htm", ".xhtml")


def machine() -> str:
    """The processors and the interpreter, for whoever reads the figures elsewhere."""
    name = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{os.cpu_count()} processors, {platform.machine()}, {platform.system()}, {name}"


def html_files(folders: list[Path], *, least: int, most: int) -> list[Path]:
    """The HTML files below the folders with a size in bytes of ``least`` to ``most``, in a fixed order, each once."""
    found: dict[Path, None] = {}
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix.lower() in SUFFIXES and path.is_file() and least <= path.stat().st_size <= most:
                found[path.resolve()] = None
    return list(found)


def sample(paths: list[Path], count: int) -> list[Path]:
    """``count`` of the paths, always the same ones."""
    return paths if len(paths) <= count else sorted(random.Random(SEED).sample(paths, count))


def cpu(work: Callable[[], object]) -> float:
    """CPU seconds of this process for one run of ``work``."""
    started = time.process_time()
    work()
    return time.process_time() - started


def median_cpu(work: Callable[[], object], runs: int) -> float:
    """The median CPU seconds of several runs of ``work``."""
    return median(cpu(work) for _ in range(runs))


def percentile(values: list[float], share: float) -> float:
    """The value that ``share`` of the values do not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def windows(words: list[str], length: int) -> Iterator[str]:
    """Every run of ``length`` words."""
    return (" ".join(words[at : at + length]) for at in range(len(words) - length + 1))


def title(text: str) -> None:
    """A heading above figures."""
    print(f"\n{text}")


def row(name: str, figure: str, *, budget: str = "", kept: bool | None = None) -> None:
    """One figure; with a budget, whether it was kept."""
    verdict = "" if kept is None else "  kept" if kept else "  MISSED"
    print(f"  {name:<58} {figure:>22}" + (f"   budget {budget}{verdict}" if budget else ""))
