"""Progress is told to functions of either kind, and one that fails disturbs nothing."""

import asyncio
import logging

import pytest

from pincite.core.models import ProvenanceVerdict
from pincite.core.verify.progress import tell
from tests.core.verify.walk import URL, WORDS, article, check, statuses
from tests.fakes import cited


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


async def test_what_is_told_each_verdict_may_fail_or_cancel_and_the_check_goes_on() -> None:
    for fault in (RuntimeError("nobody listens"), asyncio.CancelledError()):
        told: list[str] = []

        def located(verdict: ProvenanceVerdict, _: int, fault: BaseException = fault, told: list[str] = told) -> None:
            told.append(verdict.status)
            raise fault

        report = await check([cited(URL, WORDS), cited(URL, WORDS)], {URL: article(WORDS)}, located=located)

        assert told == statuses(report) == ["match", "match"]
