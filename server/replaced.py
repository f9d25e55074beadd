"""A file is replaced whole or not at all: its new text is on the disk before the old one gives way."""

import contextlib
import os
import stat
import tempfile
from pathlib import Path


def replaced(path: Path, data: bytes) -> None:
    """Put ``data`` in the place of the file at ``path``, a link followed; raises ``OSError``, and nothing is lost."""
    path = path.resolve()
    written = beside(path, data)
    try:
        take_over(path, written)
        os.replace(written, path)
    except BaseException:
        with contextlib.suppress(OSError):
            written.unlink()
        raise


def beside(path: Path, data: bytes) -> Path:
    """A new file in the folder of ``path``, which nobody else can read yet, with ``data`` on the disk.

    Raises ``OSError``, and then leaves none.
    """
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    return Path(name)


def take_over(path: Path, written: Path) -> None:
    """Give ``written`` the permissions of ``path``, and its owner where we may; raises ``OSError``."""
    was = path.stat()
    if hasattr(os, "chown") and (was.st_uid, was.st_gid) != (os.getuid(), os.getgid()):
        with contextlib.suppress(OSError):
            os.chown(written, was.st_uid, was.st_gid)
    os.chmod(written, stat.S_IMODE(was.st_mode))
