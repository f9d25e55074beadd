"""On whose behalf something is fetched, where several callers share one fetcher."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_CURRENT: ContextVar[str] = ContextVar("pincite_asker", default="")


@contextmanager
def asked_by(name: str) -> Iterator[None]:
    """Everything fetched within, by this task and by those started in it, is for ``name``."""
    token = _CURRENT.set(name)
    try:
        yield
    finally:
        _CURRENT.reset(token)


def asker() -> str:
    """The name of whoever asks; empty where there is nobody to share with."""
    return _CURRENT.get()
