"""Where the command itself is, for clients that are to start it."""

import shutil
import sys
from pathlib import Path


def command() -> str:
    """The absolute path of the command, which clients need because they start it in any folder with any PATH."""
    called = Path(sys.argv[0])
    if called.name.startswith("pincite") and called.is_file():
        return str(called.resolve())
    beside = Path(sys.executable).with_name("pincite")
    return str(beside) if beside.is_file() else shutil.which("pincite") or "pincite"
