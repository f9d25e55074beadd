"""Whoever waits is told how far a check has come, and cannot disturb it."""

import inspect
import logging
from collections.abc import Awaitable, Callable

#: Called with how many are done, findings with their verdict or URLs that were asked, and how many there are.
Progress = Callable[[int, int], Awaitable[None] | None]

_log = logging.getLogger(__name__)


async def tell(progress: Progress, done: int, total: int) -> None:
    """Call ``progress``; what it raises is logged, and the check goes on."""
    try:
        told = progress(done, total)
        if inspect.isawaitable(told):
            await told
    except Exception:
        _log.warning("progress could not be told", exc_info=True)
