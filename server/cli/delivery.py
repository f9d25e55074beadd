"""What a command has made reaches its reader, and is not lost with the file that it was meant for."""

import io
from dataclasses import replace
from pathlib import Path

from pincite.server.cli import files
from pincite.server.cli.console import Console
from pincite.server.cli.exits import CannotWriteError
from pincite.server.cli.forms import JSON


def page(out: Path | None, console: Console) -> Console:
    """``console`` as the report is set for it: a file is no terminal, and has no width and no colours."""
    return console if out is None else replace(console, stdout=io.StringIO())


def deliver(text: str, form: str, out: Path | None, console: Console) -> None:
    """Write ``text`` to the file ``out``, or on standard output.

    Raises ``CannotWriteError`` once a text that the file did not take is on standard output.
    """
    if out is None:
        _show(text, form, console)
        return
    try:
        files.write(out, text)
    except CannotWriteError:
        _show(text, form, console)
        raise


def _show(text: str, form: str, console: Console) -> None:
    if form == JSON:
        console.write_json(text)
    else:
        console.write(text)
