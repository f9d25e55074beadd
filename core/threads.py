"""Work that would hold up the event loop has a few threads, and its place among them until it has really ended."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar

import anyio
from anyio import to_thread

from pincite.core.per_loop import PerLoop

#: Threads of one event loop, whoever asks: the work is bound by the processor, and each more slows the loop's own.
_THREADS: Final = 2
_T = TypeVar("_T")


class Threads:
    """Runs functions in threads, at most so many at one time.

    A thread cannot be stopped. Work that is given up, because its caller's deadline came, goes on to its end: until
    then it keeps its place, so that however many calls give up, no more threads than these are ever busy.
    """

    def __init__(self, most: int = _THREADS) -> None:
        self._places = anyio.CapacityLimiter(most)

    async def run(self, function: Callable[..., _T], *arguments: object) -> _T:
        """``function(*arguments)``; cancellation is not kept waiting by it."""
        place = _Place(self._places)
        await self._places.acquire_on_behalf_of(place)
        try:
            # The limiter here admits everybody: the place counts, and is not given back with the waiting.
            unlimited = anyio.CapacityLimiter(1)
            return await to_thread.run_sync(place.work, function, arguments, abandon_on_cancel=True, limiter=unlimited)
        finally:
            place.leave_unused()


def shared_threads() -> Threads:
    """The threads of the running event loop."""
    return _shared.get()


_shared: Final = PerLoop("pincite_threads", Threads)


class NobodyWaitsError(Exception):
    """Whoever asked for this work has given it up."""


def stop_if_given_up() -> None:
    """Raise ``NobodyWaitsError`` in work of ``Threads`` that its caller has given up; long work asks now and then."""
    place = getattr(_here, "place", None)
    if isinstance(place, _Place):
        place.stop_if_given_up()


#: The place of the work that this thread does.
_here: Final = threading.local()


class _Place:
    """One place, given back once: by the work when it ends, or by the waiting when it never began."""

    def __init__(self, places: anyio.CapacityLimiter) -> None:
        self._places = places
        self._loop = asyncio.get_running_loop()
        self._lock = threading.Lock()
        self._begun = False
        self._given_up = False

    def work(self, function: Callable[..., _T], arguments: tuple[object, ...]) -> _T:
        with self._lock:
            self.stop_if_given_up()
            self._begun = True
        _here.place = self
        try:
            return function(*arguments)
        finally:
            _here.place = None
            with suppress(RuntimeError):  # The loop has closed, and its limiter with it.
                self._loop.call_soon_threadsafe(self._leave)

    def stop_if_given_up(self) -> None:
        if self._given_up:
            raise NobodyWaitsError

    def leave_unused(self) -> None:
        with self._lock:
            self._given_up = True
            if self._begun:
                return
        self._leave()

    def _leave(self) -> None:
        self._places.release_on_behalf_of(self)
