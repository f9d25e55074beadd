"""A table of rows behind one claim: one test that goes through them all, and names every row that does not hold."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial, wraps
from inspect import Signature, iscoroutinefunction
from typing import Any

import pytest

# Any: a row is whatever its test takes, and a test that is a coroutine function gives a coroutine.
Test = Callable[..., Any]
#: Of the name of a row that has no other.
LONGEST_NAME = 500
#: In what pytest-timeout says of a test that took too long.
OUT_OF_TIME = "from pytest-timeout"


def each_row(
    names: str | Sequence[str], rows: Iterable[Any], *, ids: Iterable[str] | Callable[..., str] | None = None
) -> Callable[[Test], Test]:
    """As ``pytest.mark.parametrize``, for cheap rows of plain data: the runner has one test of them all.

    What a row raises is kept with the row, and the rows after it are gone through all the same, unless it was the time
    of the test that ran out.
    """
    keys = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    table = [row.values if isinstance(row, type(pytest.param())) else row if len(keys) > 1 else (row,) for row in rows]
    called: list[str | None] = [None] * len(table) if ids is None or callable(ids) else [*ids]

    def called_by(name: str | None, row: Sequence[Any]) -> str:
        return name or (ids(*row) if callable(ids) else repr(row)[:LONGEST_NAME])

    def through(test: Test) -> Test:
        def tried(failed: list[BaseException]) -> Iterator[tuple[dict[str, Any], AbstractContextManager[None]]]:
            for name, row in zip(called, table, strict=True):
                yield dict(zip(keys, row, strict=True)), kept(failed, partial(called_by, name, row))
                if failed and OUT_OF_TIME in str(failed[-1]):
                    break  # The one timer of the test has gone off: nothing would end a later row that hangs.
            if failed:
                raise BaseExceptionGroup(f"{len(failed)} of {len(table)} rows", failed)

        whole: Test
        if iscoroutinefunction(test):

            @wraps(test)
            async def whole(**others: Any) -> None:
                for row, keeping in tried([]):
                    with keeping:
                        await test(**row, **others)

        else:

            @wraps(test)
            def whole(**others: Any) -> None:
                for row, keeping in tried([]):
                    with keeping:
                        test(**row, **others)

        # To pytest, it asks for nothing.
        whole.__signature__ = Signature()  # type: ignore[attr-defined]  # pytest reads it
        return whole

    return through


@contextmanager
def kept(failed: list[BaseException], label: Callable[[], str]) -> Iterator[None]:
    """What is raised goes to ``failed``, with the name of the row."""
    try:
        yield
    except (Exception, pytest.fail.Exception) as error:
        error.add_note(f"row: {label()}")
        failed.append(error)
