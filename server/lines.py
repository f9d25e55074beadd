"""Whole lines over a bare descriptor, which has no lock that a read that never returns could hold."""

import os
from collections.abc import Iterator

_CHUNK = 1 << 16


def lines(descriptor: int, *, longest: int | None = None) -> Iterator[bytes]:
    """The lines that arrive, without their ends, the last one too where it has none.

    Raises ``ValueError`` for a line of more than ``longest`` bytes, and ``OSError``.
    """
    pending: list[bytes] = []
    size = 0
    while chunk := os.read(descriptor, _CHUNK):
        *ended, rest = chunk.split(b"\n")
        for end in ended:
            yield b"".join([*pending, end])
            pending.clear()
            size = 0
        pending.append(rest)
        size += len(rest)
        if longest is not None and size > longest:
            raise ValueError(f"a line of more than {longest} bytes")
    if last := b"".join(pending):
        yield last


def write(descriptor: int, data: bytes) -> None:
    """All of ``data``, however little is taken at a time. Raises ``OSError``."""
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]
