"""Work on a processor is done one piece at a time: more at once would only share the same core."""

import anyio

from pincite.core.per_loop import PerLoop


class Place:
    """One place for working, in each event loop that asks."""

    def __init__(self, name: str) -> None:
        self._limiters = PerLoop(name, lambda: anyio.CapacityLimiter(1))

    def limiter(self) -> anyio.CapacityLimiter:
        """The running event loop's limiter of one."""
        return self._limiters.get()
