"""Work on a processor is done one piece at a time: more at once would only share the same core."""

import anyio
from anyio.lowlevel import RunVar


class Place:
    """One place for working, in each event loop that asks."""

    def __init__(self, name: str) -> None:
        self._limiter: RunVar[anyio.CapacityLimiter] = RunVar(name)

    def limiter(self) -> anyio.CapacityLimiter:
        """The running event loop's limiter of one."""
        try:
            return self._limiter.get()
        except LookupError:
            limiter = anyio.CapacityLimiter(1)
            self._limiter.set(limiter)
            return limiter
