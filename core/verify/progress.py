"""Whoever waits is told how far a check has come, and cannot disturb it."""

import inspect
import logging
from collections.abc import Awaitable, Callable

from anyio import get_cancelled_exc_class
from anyio.lowlevel import checkpoint_if_cancelled

from pincite.core.cancellation import was_cancelled
from pincite.core.models import ProvenanceVerdict

#: Called with how many are done, findings with their verdict or URLs that were asked, and how many there are.
Progress = Callable[[int, int], Awaitable[None] | None]
#: Called for each passage that was looked for in its page, with its verdict and when that began (``time.time_ns``).
Located = Callable[[ProvenanceVerdict, int], None]

_log = logging.getLogger(__name__)


async def tell(progress: Progress, done: int, total: int) -> None:
    """Call ``progress``; what it raises is logged, and the check goes on."""
    try:
        told = progress(done, total)
        if inspect.isawaitable(told):
            await told
    except get_cancelled_exc_class():
        if was_cancelled():
            raise
        await checkpoint_if_cancelled()
        _log.warning("progress was cancelled by itself", exc_info=True)
    except Exception:
        _log.warning("progress could not be told", exc_info=True)


def tell_located(located: Located, verdict: ProvenanceVerdict, began: int) -> None:
    """Call ``located``; what it raises is logged, and the check goes on."""
    try:
        located(verdict, began)
    # It awaits nothing: a cancellation that it raises is its own.
    except (Exception, get_cancelled_exc_class()):
        _log.warning("a verdict could not be told", exc_info=True)
