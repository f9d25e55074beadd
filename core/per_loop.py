"""Each event loop has its own: what belongs to one loop is made in it, when it is first asked for there."""

from collections.abc import Callable
from typing import Generic, TypeVar

from anyio.lowlevel import RunVar

_T = TypeVar("_T")


class PerLoop(Generic[_T]):
    """What ``make`` makes, once in each event loop that asks; it is gone with the loop."""

    def __init__(self, name: str, make: Callable[[], _T]) -> None:
        self._make = make
        self._made: RunVar[_T] = RunVar(name)

    def get(self) -> _T:
        """That of the running event loop."""
        try:
            return self._made.get()
        except LookupError:
            made = self._make()
            self._made.set(made)
            return made
