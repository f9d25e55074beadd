"""Whole lines over a bare descriptor, which has no lock that a read that never returns could hold."""

import os
from collections.abc import Callable, Iterator
from typing import Final

#: Bytes of a line; more than this is no message of anybody's.
LONGEST: Final = 64_000_000
_CHUNK = 1 << 16
_BEGINNING: Final = 400


def lines(
    descriptor: int, *, longest: int = LONGEST, overlong: Callable[[bytes], None] | None = None
) -> Iterator[bytes]:
    """The lines that arrive, without their ends, the last one too where it has none.

    A line of more than ``longest`` bytes is left out, and ``overlong`` called with its beginning; without that it is a
    ``ValueError``. Raises ``OSError`` as well.
    """
    pending: list[bytes] = []
    size = 0
    left_out = False

    def take(piece: bytes) -> None:
        """One more piece of the open line, which may be too long with it, however it was cut in reading."""
        nonlocal size, left_out
        if left_out:
            return
        pending.append(piece)
        size += len(piece)
        if size > longest:
            if overlong is None:
                raise ValueError(f"a line of more than {longest} bytes")
            overlong(b"".join(pending[:_BEGINNING])[:_BEGINNING])
            pending.clear()
            left_out = True

    while chunk := os.read(descriptor, _CHUNK):
        *ended, rest = chunk.split(b"\n")
        for end in ended:
            take(end)
            if not left_out:
                yield b"".join(pending)
            pending.clear()
            size, left_out = 0, False
        take(rest)
    if last := b"".join(pending):
        yield last


def write(descriptor: int, data: bytes) -> None:
    """All of ``data``, however little is taken at a time. Raises ``OSError``."""
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]
