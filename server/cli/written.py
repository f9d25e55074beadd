"""A caller's value on standard output: as one line of JSON, or as the text that it came as."""

from pincite.core.errors import InputError
from pincite.core.reports.json_line import json_line
from pincite.server.cli.console import Console


def show(value: object, console: Console) -> None:
    """Write ``value``; Markdown comes back as Markdown."""
    if isinstance(value, str):
        console.write(value)
    else:
        console.write_json(as_json(value))


def as_json(value: object) -> str:
    """``value`` as one line of JSON; raises ``InputError`` where it cannot be written."""
    try:
        # What Python reads, such as NaN, it writes as it was.
        return json_line(value, allow_nan=True)
    except RecursionError:
        raise InputError("the input is nested too deeply to be written again") from None
