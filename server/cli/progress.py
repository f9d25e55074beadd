"""How far a check has come, on standard error, and only where a person is looking."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from pincite.server.cli.console import Console

Advance = Callable[[int, int], Awaitable[None]]

#: ECMA-48: back to the first column, and erase the line.
_AGAIN = "\r\x1b[2K"


@contextmanager
def progress(console: Console) -> Iterator[Advance | None]:
    """What to call with the number of citations done and their total; None where nobody is looking."""
    if not console.stderr.isatty():
        yield None
        return

    async def advance(done: int, total: int) -> None:
        console.stderr.write(_AGAIN + console.say("{done} of {total} citations checked", done=done, total=total))
        console.stderr.flush()

    try:
        yield advance
    finally:
        console.stderr.write(_AGAIN)
        console.stderr.flush()
