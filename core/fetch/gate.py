"""Places that several askers share: each has its part, and whoever has least of them is next."""

from collections import Counter, deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import anyio

from pincite.core.fetch.asker import asker

#: Of the places, what one named asker leaves to the others, however many it could use.
_LEFT = 1 / 4


class Gate:
    """So many places at one time, for one event loop.

    An asker (``asked_by``) never holds more than three quarters of them, so that others find a place at once; one
    without a name, who shares with nobody, may hold all. A place that becomes free goes to the waiting asker that
    holds fewest, and among equals to the one that has waited longest.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._part = max(1, places - int(places * _LEFT))
        self._places = places
        self._held: Counter[str] = Counter()
        #: By asker, those that wait in their order.
        self._waiting: dict[str, deque[anyio.Event]] = {}

    @asynccontextmanager
    async def place(self) -> AsyncGenerator[None]:
        """For as long as one place is held."""
        holder = await self.enter()
        try:
            yield
        finally:
            self.leave(holder)

    async def enter(self) -> str:
        """Wait for a place, and hold it until ``leave`` is called with the name that this returns."""
        who = asker()
        if self._may_enter(who):
            # Whoever waits has its part already, or there would be no free place.
            self._take(who)
            return who
        called = anyio.Event()
        self._waiting.setdefault(who, deque()).append(called)
        try:
            await called.wait()
        except BaseException:
            if called.is_set():
                self.leave(who)
            else:
                self._give_up(who, called)
            raise
        return who

    def leave(self, holder: str) -> None:
        """Give the place of ``holder`` to who is next."""
        self._free += 1
        self._held[holder] -= 1
        if not self._held[holder]:
            del self._held[holder]
        while (who := self._next()) is not None:
            queue = self._waiting.pop(who)
            self._take(who)
            queue.popleft().set()
            if queue:
                # Behind the others.
                self._waiting[who] = queue

    def _next(self) -> str | None:
        able = (who for who in self._waiting if self._may_enter(who))
        return min(able, key=self._held.__getitem__, default=None)

    def _may_enter(self, who: str) -> bool:
        return self._free > 0 and self._held[who] < (self._part if who else self._places)

    def _take(self, who: str) -> None:
        self._free -= 1
        self._held[who] += 1

    def _give_up(self, who: str, called: anyio.Event) -> None:
        queue = self._waiting[who]
        queue.remove(called)
        if not queue:
            del self._waiting[who]
