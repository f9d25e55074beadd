"""How many requests may still be sent on behalf of one caller, whatever the fetcher between makes of them."""

from contextvars import ContextVar, Token
from types import TracebackType
from typing import Self


class Allowance:
    """A number of requests that nothing fetched within ``with`` goes beyond, redirects and further attempts included.

    It holds for the task that entered it and for those started in it; where two are nested, the inner one counts. A
    fetcher that sends requests of its own asks ``may_ask`` before each.
    """

    def __init__(self, requests: int) -> None:
        self._requests = requests
        self._token: Token[Allowance | None] | None = None
        #: The requests sent so far.
        self.sent = 0

    @property
    def left(self) -> int:
        """The requests that may still be sent."""
        return max(0, self._requests - self.sent)

    def __enter__(self) -> Self:
        self._token = _CURRENT.set(self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._token is not None:
            _CURRENT.reset(self._token)


_CURRENT: ContextVar[Allowance | None] = ContextVar("pincite_allowance", default=None)


def may_ask() -> bool:
    """Whether one more request may be sent; it is counted with that."""
    allowance = _CURRENT.get()
    if allowance is None:
        return True
    if not allowance.left:
        return False
    allowance.sent += 1
    return True


def is_rationed() -> bool:
    """Whether requests are counted here."""
    return _CURRENT.get() is not None
