"""A caller's value on standard output or in a file: as one line of JSON, or as the text that it came as."""

from pathlib import Path

from pincite.core.errors import InputError
from pincite.core.reports.json_line import json_line
from pincite.server.cli.console import Console
from pincite.server.cli.delivery import deliver
from pincite.server.cli.forms import JSON, MARKDOWN


def show(value: object, console: Console, out: Path | None = None) -> None:
    """Write ``value``; Markdown comes back as Markdown."""
    if isinstance(value, str):
        deliver(value, MARKDOWN, out, console)
    else:
        deliver(as_json(value), JSON, out, console)


def as_json(value: object) -> str:
    """``value`` as one line of JSON; raises ``InputError`` where it cannot be written."""
    try:
        # What Python reads, such as NaN, it writes as it was.
        return json_line(value, allow_nan=True)
    except RecursionError:
        raise InputError("the input is nested too deeply to be written again") from None
