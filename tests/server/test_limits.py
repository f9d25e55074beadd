"""A caller over its share is told when to come back; nobody waits, and what was taken is given back."""

from typing import Any

import anyio
from fastmcp import Client
from fastmcp.client.transports import SSETransport, StreamableHttpTransport

from pincite.core.fetch.asker import asker
from pincite.core.settings import Settings
from pincite.server.limits import Limits, _customer
from tests.fakes import FakeWeb, Hanging
from tests.rows import each_row
from tests.server.network.serving import NLI, WAYS, ask, client, serving
from tests.tools.served import said

STAMP = {"url": "https://a.test/", "text": "words of a page", "verify": True}


class Clock:
    """Time as the test tells it."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def limits(**settings: Any) -> tuple[Limits, Clock]:
    clock = Clock()
    return Limits(Settings(**settings), clock), clock


def codes(*found: Any) -> list[str | None]:
    return [over.limit if over else None for over in found]


def test_calls_at_a_time_are_counted_by_caller_and_in_all() -> None:
    bound, _ = limits(caller_calls=2, total_calls=3)

    assert codes(*(bound.enter("a") for _ in range(3))) == [None, None, "caller_calls"]
    assert codes(bound.enter("b"), bound.enter("b"), bound.enter("c")) == [None, "total_calls", "total_calls"]
    bound.leave("a")
    assert codes(bound.enter("b"), bound.enter("a")) == [None, "total_calls"]
    assert bound.running == 3


def test_calls_in_a_minute_are_counted_and_the_wait_is_told() -> None:
    bound, clock = limits(caller_rate=3, total_rate=4)

    def call(caller: str) -> Any:
        over = bound.enter(caller)
        if over is None:
            bound.leave(caller)
        return over

    assert codes(*(call("a") for _ in range(4))) == [None, None, None, "caller_rate"]
    assert call("a").retry_after == 20
    assert codes(call("b"), call("b")) == [None, "total_rate"]
    clock.now += 19.9
    assert codes(call("a")) == ["caller_rate"]
    assert call("a").retry_after == 1
    clock.now += 0.2
    assert codes(call("a"), call("a")) == [None, "caller_rate"]
    clock.now += 3_600
    assert codes(*(call("a") for _ in range(4))) == [None, None, None, "caller_rate"]


def test_what_is_over_at_once_counts_in_the_minute_alone() -> None:
    bound, _ = limits(caller_calls=1, caller_rate=3)

    assert codes(bound.enter("a"), bound.count("a"), bound.count("a"), bound.count("a")) == [None] * 3 + ["caller_rate"]
    assert bound.running == 1


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bound, clock = limits(caller_rate=1)
    bound.enter("a")
    clock.now -= 500

    assert codes(bound.enter("a")) == ["caller_rate"]


def test_callers_are_forgotten_and_none_that_has_a_call_running() -> None:
    bound, _ = limits(total_rate=1_000_000, total_calls=100)
    bound.enter("first")
    for number in range(20_000):
        bound.enter(str(number))
        bound.leave(str(number))

    assert len(bound._callers) == 10_000
    bound.leave("first")
    assert bound.running == 0


@each_row(
    ("host", "same"),
    [("2001:db8::1", "2001:db8::ffff:1"), ("fe80::1%eth0", "fe80::2"), ("192.0.2.1", "192.0.2.1"), ("odd", "odd")],
)
def test_the_addresses_of_one_customer_are_one_caller(host: str, same: str) -> None:
    assert _customer(host) == _customer(same)
    assert _customer("192.0.2.1") == _customer("::ffff:192.0.2.1")
    assert _customer("192.0.2.1") != _customer("192.0.2.2")
    assert _customer("::ffff:192.0.2.1") != _customer("::ffff:192.0.2.2")
    assert _customer("2001:db8:0:1::1") != _customer("2001:db8:0:2::1")


@each_row("way", WAYS)
async def test_a_call_over_the_limit_is_a_tool_error_with_retry_after(way: tuple[str, str]) -> None:
    with serving(caller_rate=2) as address:
        async with client(address, way) as connected:
            answers = [await connected.call_tool("evaluate_nli", NLI, raise_on_error=False) for _ in range(3)]

    # The opening of a session counts as well; the newer era has none.
    assert [answer.is_error for answer in answers] == [False, way[1] == "legacy", True]
    assert said(answers[2]).startswith("over_limit: 2 calls of one caller in a minute are answered here")
    assert "retry_after: 30 seconds" in said(answers[2])
    assert (answers[2].meta or {})["retry_after"] == 30


@each_row(("proxies", "told_apart"), [("", False), ("127.0.0.1", True), ("192.0.2.9", False)])
async def test_only_a_proxy_of_the_settings_says_where_a_call_comes_from(proxies: str, told_apart: bool) -> None:
    errors = []
    with serving(caller_rate=1, http_proxies=proxies) as address:
        for host in ("192.0.2.1", "192.0.2.2"):
            transport = StreamableHttpTransport(f"{address}/mcp", headers={"x-forwarded-for": host})
            async with Client(transport) as connected:
                errors.append((await connected.call_tool("evaluate_nli", NLI, raise_on_error=False)).is_error)

    assert errors == [False, not told_apart]


@each_row("token", ["", "t0ken" * 8])
@each_row(("path", "method"), [("/mcp", "POST"), ("/sse", "GET")])
async def test_sessions_beyond_a_callers_share_are_not_opened(path: str, method: str, token: str) -> None:
    with serving(caller_rate=1, token=token or None) as address:
        async with client(address, ("/mcp", "legacy"), token):
            headers = {"authorization": f"Bearer {token}"} if token else {}
            refused = await ask(address, path, method=method, headers=headers)
            # Where callers are known, a stranger has no share to use up.
            strangers = [await ask(address, path, method=method, headers={"authorization": "Bearer x"}) for _ in "12"]

    assert (refused.status_code, refused.headers["retry-after"]) == (429, "60")
    assert refused.json()["error"]["data"] == {"retry_after": 60, "limit": "caller_rate"}
    assert {stranger.status_code for stranger in strangers} == {401 if token else 429}


@each_row("way", WAYS)
async def test_what_a_call_reads_is_asked_in_its_callers_name(way: tuple[str, str]) -> None:
    askers: list[str] = []

    async def note(_: str) -> None:
        askers.append(asker())

    with serving(FakeWeb(before=note), http_proxies="127.0.0.1") as address:
        for host in ("192.0.2.1", "192.0.2.2"):
            path, mode = way
            kind: Any = SSETransport if path == "/sse" else StreamableHttpTransport
            async with Client(kind(address + path, headers={"x-forwarded-for": host}), mode=mode) as connected:
                await connected.call_tool("stamp_citation", STAMP, raise_on_error=False)

    assert askers == ["address 192.0.2.1", "address 192.0.2.2"]


@each_row("way", WAYS)
async def test_a_place_is_free_again_after_a_call_that_was_given_up(way: tuple[str, str]) -> None:
    hanging = Hanging()
    web = FakeWeb(before=hanging)
    with serving(web, caller_calls=1, deadline=50) as address:
        async with client(address, way) as busy, client(address, way) as other, anyio.create_task_group() as tasks:

            async def call() -> None:
                await busy.call_tool("stamp_citation", STAMP)

            tasks.start_soon(call)
            await _until(hanging.reached)
            refused = await other.call_tool("evaluate_nli", NLI, raise_on_error=False)
            tasks.cancel_scope.cancel()
        await _until(hanging.given_up)
        async with client(address, way) as again:
            answered = await again.call_tool("evaluate_nli", NLI)

    assert "retry_after: 1 seconds" in said(refused)
    assert not answered.is_error


async def _until(event: anyio.Event) -> None:
    """The event is set in the server's own event loop, in another thread."""
    with anyio.fail_after(20):
        while not event.is_set():  # noqa: ASYNC110 - no event reaches from one loop into another
            await anyio.sleep(0.01)
