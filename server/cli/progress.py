"""How far a check has come, on standard error, and only where a person is looking."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from rich.console import Console as Terminal

from pincite.server.cli.console import Console

Advance = Callable[[int, int], Awaitable[None]]

#: ECMA-48: back to the first column, and erase the line.
_AGAIN = "\r\x1b[2K"


@contextmanager
def progress(console: Console, say: Callable[[int, int], str]) -> Iterator[Advance | None]:
    """What to call with how many are done and how many there are; None where nobody looks. ``say`` words it."""
    if not console.stderr.isatty() or Terminal(file=console.stderr).is_dumb_terminal:
        yield None
        return

    async def advance(done: int, total: int) -> None:
        console.show(_AGAIN + say(done, total))

    try:
        yield advance
    finally:
        console.show(_AGAIN)


def after_others(advance: Advance | None, before: int) -> Advance | None:
    """``advance`` for what is done after ``before`` others."""
    if advance is None or not before:
        return advance

    async def further(done: int, total: int) -> None:
        await advance(before + done, before + total)

    return further
