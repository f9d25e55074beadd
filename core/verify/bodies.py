"""The pages that are in work at one time are bounded by their size, not by their number alone."""

from types import TracebackType
from typing import Final, Self

import anyio

from pincite.core.per_loop import PerLoop

#: Bytes of bodies in work in one event loop. The text of a page and its indexes take many times its own size.
_MOST: Final = 12_000_000


class Bodies:
    """Bytes of bodies in work; whoever brings more than fit waits, and one of any size always fits alone."""

    def __init__(self, most: int = _MOST) -> None:
        self._most = most
        self._held = 0
        self._turn = anyio.Lock(fast_acquire=True)
        self._freed = anyio.Event()

    async def take(self, size: int) -> None:
        """Wait until ``size`` bytes fit; first come, first served."""
        async with self._turn:
            while self._held and self._held + size > self._most:
                self._freed = anyio.Event()
                await self._freed.wait()
            self._held += size

    def give_back(self, size: int) -> None:
        """Let those who wait in."""
        self._held -= size
        self._freed.set()


class Admission:
    """What one group of citations holds: its own page, and free of charge those that the page leads to."""

    def __init__(self) -> None:
        self._bodies = _shared.get()
        self._size = 0

    async def take(self, size: int) -> None:
        """Make room for the group's page. Its further pages never wait: they could wait for each other."""
        if self._size == 0 < size:
            await self._bodies.take(size)
            self._size = size

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._size:
            self._bodies.give_back(self._size)


_shared: Final = PerLoop("pincite_bodies", Bodies)
