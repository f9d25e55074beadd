"""Requests are counted for a whole scope: redirects, further attempts and other URLs alike."""

import asyncio

import pytest

from pincite.core.fetch.allowance import Allowance, is_rationed, may_ask
from pincite.core.models import Reason
from pincite.core.ports import Fetched, Unreachable
from tests.core.fetch.network import Time
from tests.core.fetch.reading import PAGE, reading
from tests.web import Reply, serve


def test_without_an_allowance_there_is_no_end_of_requests() -> None:
    assert all(may_ask() for _ in range(100))
    assert not is_rationed()


def test_an_allowance_ends_and_is_gone_with_its_scope() -> None:
    with Allowance(2) as allowance:
        assert [may_ask(), may_ask(), may_ask()] == [True, True, False]
        assert (allowance.sent, allowance.left, is_rationed()) == (2, 0, True)
    assert may_ask()
    assert (allowance.sent, is_rationed()) == (2, False)


@pytest.mark.parametrize("requests", [0, -3])
def test_no_allowance_at_all_allows_nothing(requests: int) -> None:
    with Allowance(requests) as allowance:
        assert not may_ask()
    assert (allowance.sent, allowance.left) == (0, 0)


def test_of_two_scopes_the_inner_one_counts() -> None:
    with Allowance(1) as outer:
        with Allowance(2) as inner:
            assert (may_ask(), may_ask(), may_ask()) == (True, True, False)
        assert may_ask()
    assert (outer.sent, inner.sent) == (1, 2)


async def test_tasks_that_run_beside_it_are_not_counted() -> None:
    began = asyncio.Event()

    async def beside() -> bool:
        await began.wait()
        return may_ask() and may_ask()

    task = asyncio.create_task(beside())
    with Allowance(1) as allowance:
        began.set()
        assert await task
        assert allowance.left == 1


async def test_a_redirect_beyond_it_is_not_followed() -> None:
    routes = {"/a": Reply.redirect("/b"), "/b": Reply.redirect("/c"), "/c": PAGE}
    async with serve(routes) as web, reading(web) as fetcher:
        with Allowance(2) as allowance:
            answer = await fetcher.fetch(web.url("/a"))
        asked = web.paths()
        later = await fetcher.fetch(web.url("/a"))

    assert isinstance(answer, Unreachable)
    assert (answer.reason, answer.final_url, asked) == (Reason.REDIRECT_LOOP, web.url("/c"), ["/a", "/b"])
    assert "allowed are used up" in answer.detail
    assert allowance.left == 0
    assert isinstance(later, Fetched)


async def test_a_failure_is_not_tried_again_beyond_it_and_keeps_its_reason() -> None:
    async with serve({"/": Reply(503)}) as web, reading(web, time=Time()) as fetcher:
        with Allowance(2):
            answer = await fetcher.fetch(web.url("/"))

    assert isinstance(answer, Unreachable)
    assert (answer.reason, answer.status, web.paths()) == (Reason.SERVER_ERROR, 503, ["/", "/"])
