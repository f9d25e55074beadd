"""What a command has made reaches its reader, and is not lost with the file that it was meant for."""

import io
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from pincite.server.cli import files
from pincite.server.cli.console import Console
from pincite.server.cli.exits import CannotWriteError
from pincite.server.cli.forms import JSON, MARKDOWN
from pincite.server.cli.mistakes import shown


def page(out: Path | None, console: Console) -> Console:
    """``console`` as the report is set for it: a file is no terminal, and has no width and no colours."""
    return console if out is None else replace(console, stdout=io.StringIO())


def deliver(text: str, form: str, out: Path | None, console: Console, *, totals: str = "") -> None:
    """Write ``text`` to the file ``out``, or on standard output.

    Of a file, a person who is looking at standard error is told its name and the ``totals`` of what it holds, where
    there are any. Raises ``CannotWriteError`` once a text that the file did not take is on standard output.
    """
    if out is None:
        _show(text, form, console)
        return
    # A Markdown text that was stamped ends as its writer ended it.
    ended = form == MARKDOWN or text.endswith("\n")
    try:
        files.write(out, text if ended else f"{text}\n", marked=form == MARKDOWN)
    except CannotWriteError:
        _show(text, form, console)
        raise
    if totals and console.stderr.isatty():
        console.warn(console.say("{file} is written: {totals}", file=shown(str(out)), totals=totals))


def deliver_each(
    texts: Mapping[Path | None, str], forms: Mapping[Path | None, str], console: Console, *, totals: str = ""
) -> None:
    """``deliver`` each of ``texts`` where it belongs; a file that takes none costs no other its own."""
    failed: CannotWriteError | None = None
    for out, text in texts.items():
        try:
            deliver(text, forms[out], out, console, totals=totals)
        except CannotWriteError as error:
            failed = failed or error
    if failed is not None:
        raise failed


def _show(text: str, form: str, console: Console) -> None:
    if form == JSON:
        console.write_json(text)
    else:
        console.write(text)
