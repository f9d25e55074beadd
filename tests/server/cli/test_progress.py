"""Progress is drawn where a person looks, and a terminal that erases nothing is spared it."""

import io

import pytest

from pincite.server.cli.console import Console
from pincite.server.cli.progress import progress
from tests.rows import each_row
from tests.server.cli.command import Screen


@each_row(
    ("term", "terminal", "drawn"),
    [
        ("xterm", True, "\r\x1b[2K1 of 2\r\x1b[2K"),
        ("", True, "\r\x1b[2K1 of 2\r\x1b[2K"),
        ("xterm", False, ""),
        ("dumb", True, ""),
        ("unknown", True, ""),
    ],
)
async def test_only_a_terminal_that_erases_lines_sees_progress(term: str, terminal: bool, drawn: str) -> None:
    stderr = Screen(terminal)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TERM", term)
        with progress(Console(io.BytesIO(), io.StringIO(), stderr), "{} of {}".format) as advance:
            if advance is not None:
                await advance(1, 2)

    assert stderr.getvalue() == drawn
