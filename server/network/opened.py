"""The sessions of the older protocol era that are open, by the callers that opened them."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

#: Sessions that one caller has open: half of those that the MCP library keeps.
MOST: Final = 5_000
#: How long that library keeps one after its last request.
_SECONDS: Final = 1_800.0


class OpenedSessions:
    """Which sessions are open, and whose; a session that nobody has used for half an hour is not."""

    def __init__(self, *, most: int = MOST, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self._clock = clock
        #: By id: who opened it, and when it was last used; the one that was used longest ago is the first.
        self._opened: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self._of_caller: Counter[str] = Counter()

    def is_full(self, caller: str) -> bool:
        """Whether ``caller`` has as many open as one may have."""
        self._close_unused()
        return self._of_caller[caller] >= self.most

    def opened(self, session: str, caller: str) -> None:
        """``caller`` has opened ``session``."""
        self.closed(session)
        self._opened[session] = caller, self._clock()
        self._of_caller[caller] += 1

    def used(self, session: str) -> None:
        """Somebody has asked something in ``session``."""
        if session in self._opened:
            self._opened[session] = self._opened[session][0], self._clock()
            self._opened.move_to_end(session)

    def closed(self, session: str) -> None:
        """``session`` is over."""
        if session in self._opened:
            caller, _ = self._opened.pop(session)
            self._of_caller[caller] -= 1
            if not self._of_caller[caller]:
                del self._of_caller[caller]

    def _close_unused(self) -> None:
        gone = self._clock() - _SECONDS
        while self._opened and (first := next(iter(self._opened.items())))[1][1] < gone:
            self.closed(first[0])
