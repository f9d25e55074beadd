"""A network of our own: no cable leads out of it, and every address in it is ours to give to whom we like.

Linux only, and only where the kernel lets this user have one (root, or user namespaces).
"""

import fcntl
import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

_ROOT = Path(__file__).parents[2]
#: Its own network and its own file system table; root inside, whoever started it.
_INTO = ("unshare", "--net", "--mount", "--map-root-user")
_SECONDS = 50


@cache
def why_not() -> str:
    """Why this machine has no network namespace for us; empty when it has."""
    if sys.platform != "linux":
        return "network namespaces are Linux's"
    if missing := [program for program in ("unshare", "ip", "mount") if shutil.which(program) is None]:
        return f"not installed: {', '.join(missing)}"
    tried = subprocess.run(
        [
            *_INTO,
            "sh",
            "-c",
            "ip link set lo up && ip addr add 10.0.0.1/32 dev lo && mount --bind /dev/null /etc/hosts",
        ],
        capture_output=True,
        timeout=_SECONDS,
    )
    return "" if tried.returncode == 0 else f"this user may have no network namespace: {tried.stderr.decode().strip()}"


def once(module: str, folders: pytest.TempPathFactory) -> Any:
    """What ``python -m module`` prints as JSON inside a namespace: run once, however many workers ask for it.

    Any: the caller knows the form of what its own module prints.
    """
    mine = folders.getbasetemp()
    # A worker's folder lies in that of the whole run; without workers, this is the folder of the run.
    shared = mine.parent if "PYTEST_XDIST_WORKER" in os.environ else mine
    kept = shared / f"{module}.json"
    with (shared / f"{module}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.exists():
            run = subprocess.run(
                [*_INTO, sys.executable, "-m", module], cwd=_ROOT, capture_output=True, timeout=_SECONDS
            )
            assert run.returncode == 0, run.stderr.decode()[-4_000:]
            kept.write_bytes(run.stdout)
    return json.loads(kept.read_text())
