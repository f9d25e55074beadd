"""The files that a command reads and writes; ``-`` is standard input."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pincite.core.errors import InputError
from pincite.server.cli.console import Console


def _is_no_option(_: object, value: str) -> None:
    if value.startswith("-") and value != "-":
        raise ValueError(f"unknown option {value}")


#: A file's name, or ``-``. Cyclopts takes a lone hyphen only where any leading hyphen may stand.
File = Annotated[str, Parameter(allow_leading_hyphen=True, validator=_is_no_option)]


class CannotWriteError(Exception):
    """The file for the result cannot be written."""


def read(file: str, console: Console) -> bytes:
    """The bytes of ``file``; raises ``InputError`` when there are none to read."""
    try:
        data = console.stdin.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise InputError(f"cannot read {file}: {_cause(error)}") from None
    if not data.strip():
        raise InputError(f"{'standard input' if file == '-' else file} is empty")
    return data


def may_write(path: Path) -> None:
    """Refuse a place that cannot be written before the work for it is done; raises ``CannotWriteError``."""
    if path.is_dir() or not path.parent.is_dir():
        raise CannotWriteError(f"cannot write {path}: there is no such folder, or it is one itself")


def write(path: Path, text: str) -> None:
    """Write ``text`` to ``path`` as UTF-8; raises ``CannotWriteError``."""
    try:
        path.write_text(text if text.endswith("\n") else text + "\n", encoding="utf-8", errors="backslashreplace")
    except (OSError, ValueError) as error:
        raise CannotWriteError(f"cannot write {path}: {_cause(error)}") from None


def is_markdown(path: Path) -> bool:
    """Whether the name of ``path`` asks for Markdown."""
    return path.suffix.lower() in {".md", ".markdown"}


def _cause(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
