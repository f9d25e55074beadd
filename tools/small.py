"""What is small is read at once: handing it to a thread and back takes longer than reading it."""

from collections.abc import Callable
from typing import Final, TypeVar

from anyio import to_thread

#: Values of every kind, and code points in texts and names, up to which an argument is small.
_VALUES: Final = 300
_LENGTH: Final = 20_000

_T = TypeVar("_T")


def is_small(value: object) -> bool:
    """Whether ``value``, decoded JSON or JSON text, holds little; no more of it than that is looked at."""
    waiting, values, length = [value], 0, 0
    while waiting:
        one = waiting.pop()
        values += 1
        if isinstance(one, str):
            length += len(one)
        elif isinstance(one, dict):
            if len(one) > _VALUES:
                return False
            length += sum(len(name) for name in one if isinstance(name, str))
            waiting.extend(one.values())
        elif isinstance(one, list):
            if len(one) > _VALUES:
                return False
            waiting.extend(one)
        if values + len(waiting) > _VALUES or length > _LENGTH:
            return False
    return True


async def done(function: Callable[[], _T], *, small: bool) -> _T:
    """What ``function`` returns; in a thread, where other calls would have to wait for it, unless it is ``small``."""
    return function() if small else await to_thread.run_sync(function)
