"""A command run in this process, on streams that the test holds."""

import io
from dataclasses import dataclass

from pincite.server.cli.console import Console
from pincite.server.cli.main import run


class Screen(io.StringIO):
    """A text stream that may be a terminal."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    status: int
    out: str
    err: str


def pincite(*arguments: str, stdin: str | bytes = b"", terminal: bool = False) -> Ran:
    """Run ``pincite arguments``; with ``terminal``, a person is looking at both outputs."""
    out, err = Screen(terminal), Screen(terminal)
    given = stdin.encode() if isinstance(stdin, str) else stdin
    status = run(arguments, Console(io.BytesIO(given), out, err))
    return Ran(int(status), out.getvalue(), err.getvalue())
