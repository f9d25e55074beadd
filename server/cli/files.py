"""The files that a command reads and writes; ``-`` is standard input."""

import errno
import os
from codecs import BOM_UTF8
from collections.abc import Iterable
from pathlib import Path

from pincite.core.errors import InputError
from pincite.core.models import CitedIn
from pincite.server.cli.addresses import is_address, looks_like_host
from pincite.server.cli.console import Console
from pincite.server.cli.exits import CannotWriteError, CitesNothingError, UsageError
from pincite.server.cli.mistakes import shown
from pincite.server.replaced import replaced


def called(file: str) -> str:
    """What a person calls ``file``."""
    return "standard input" if file == "-" else shown(file) or "''"


def read(file: str, console: Console, *, if_address: str = "") -> bytes:
    """The bytes of ``file``; raises ``InputError`` when there are none to read.

    ``if_address`` is what else to do with the address of a source.
    """
    if is_address(file):
        advice = f"; {if_address}" if if_address else ""
        raise InputError(f"{shown(file)} is an address, where a file is wanted, or - for standard input{advice}")
    try:
        data = console.stdin.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        advice = "; an address begins with https://" if looks_like_host(file) else ""
        if isinstance(error, IsADirectoryError):
            advice = "; name the files in it (check and links take several, such as notes/*.md)"
        raise InputError(f"cannot read {called(file)}: {_cause(error)}{advice}") from None
    if not data.strip():
        raise CitesNothingError(f"{called(file)} is empty")
    return data


def folder_of(file: str) -> Path | None:
    """The absolute folder of ``file``; None of standard input and of an address."""
    return None if file == "-" or is_address(file) else Path(file).absolute().parent


def cited_in(file: str, line: int | None) -> CitedIn | None:
    """The place of a citation in ``file``; None on standard input."""
    return None if file == "-" else CitedIn(path=file.replace(os.sep, "/"), line=line)


def may_write(path: Path, *, read: Iterable[str | Path | None] = ()) -> None:
    """Refuse a place that cannot be written before the work for it is done; raises ``CannotWriteError``.

    Raises ``UsageError`` for one of the files that are ``read``, which a report in its place would destroy.
    """
    try:
        fault = _fault(path)
        # An address is no file, however long it is.
        files = [one for one in read if one is not None and one != "-" and os.path.isfile(one)]
        lost = path.exists() and any(map(path.samefile, files))
    except (OSError, ValueError) as error:
        fault, lost = _cause(error), False
    if fault:
        raise CannotWriteError(f"cannot write {shown(str(path))}: {fault}")
    if lost:
        raise UsageError(f"--out {shown(str(path))} is a file that is read, and would be lost: name another")


def write(path: Path, text: str, *, marked: bool = False) -> None:
    """Write ``text`` to ``path`` as UTF-8, its line ends as they are; raises ``CannotWriteError``.

    A file that holds something is replaced whole or not at all: it may be the only copy of a text that was stamped. Of
    a text (``marked``) that began with a byte order mark, the new one does.
    """
    data = text.encode("utf-8", "backslashreplace")
    try:
        if marked and path.is_file() and path.read_bytes()[: len(BOM_UTF8)] == BOM_UTF8:
            data = BOM_UTF8 + data
        if not _replaced(path, data):
            path.write_bytes(data)
    except (OSError, ValueError) as error:
        raise CannotWriteError(f"cannot write {shown(str(path))}: {_cause(error)}") from None


def _replaced(path: Path, data: bytes) -> bool:
    """Whether ``data`` took the place of a file at ``path``; raises ``OSError``, and then the file is as it was."""
    if not (path.is_file() and path.stat().st_size):
        return False
    try:
        replaced(path, data)
    except OSError as error:
        # No file can be made beside it, or it is mounted: it can be written to all the same.
        if error.errno not in (errno.EACCES, errno.EPERM, errno.EBUSY):
            raise
        return False
    return True


def _fault(path: Path) -> str:
    """Why ``path`` cannot be written, as far as can be told without writing; empty where nothing speaks against it."""
    if path.is_dir():
        return "it is a folder"
    if not path.parent.is_dir():
        return f"there is no folder {shown(str(path.parent))}"
    touched, wanted = (path, os.W_OK) if path.exists() else (path.parent, os.W_OK | os.X_OK)
    return "" if os.access(touched, wanted) else os.strerror(errno.EACCES)


def _cause(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
