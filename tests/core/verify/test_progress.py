"""Progress is told to functions of either kind, and one that fails disturbs nothing."""

import logging

import pytest

from pincite.core.verify.progress import tell


async def test_a_plain_function_and_an_async_one_are_both_told() -> None:
    heard: list[tuple[str, int, int]] = []

    def plain(done: int, total: int) -> None:
        heard.append(("plain", done, total))

    async def waited(done: int, total: int) -> None:
        heard.append(("waited", done, total))

    await tell(plain, 1, 3)
    await tell(waited, 2, 3)

    assert heard == [("plain", 1, 3), ("waited", 2, 3)]


async def test_what_it_raises_is_logged_and_goes_no_further(caplog: pytest.LogCaptureFixture) -> None:
    def fails(done: int, total: int) -> None:
        raise RuntimeError("nobody listens")

    with caplog.at_level(logging.WARNING):
        await tell(fails, 1, 1)

    assert "progress could not be told" in caplog.text
