"""What becomes of a URL that answers with anything but a page, over real sockets."""

import asyncio
from dataclasses import replace

import pytest

from pincite.core.fetch import GuardedFetcher, Limits
from pincite.core.models import Reason
from pincite.core.ports import Conditions, Fetched, NotModified, Unreachable
from tests.core.fetch.network import PUBLIC, Dialled, Names, Time
from tests.core.fetch.reading import PAGE, SHORT, answer_of, limits_for, reading, saying
from tests.web import Asked, Reply, Route, serve, with_etag


class TestARefusal:
    @pytest.mark.parametrize(
        ("status", "reason"),
        [
            (400, Reason.FETCH_ERROR),
            (401, Reason.FORBIDDEN),
            (403, Reason.FORBIDDEN),
            (404, Reason.NOT_FOUND),
            (410, Reason.GONE),
            (451, Reason.LEGAL),
            (500, Reason.SERVER_ERROR),
            (302, Reason.FETCH_ERROR),
            (304, Reason.FETCH_ERROR),
            (300, Reason.FETCH_ERROR),
        ],
    )
    async def test_has_its_reason_its_status_and_a_sentence(self, status: int, reason: Reason) -> None:
        answer = await answer_of(Reply(status))

        assert isinstance(answer, Unreachable)
        assert (answer.reason, answer.status) == (reason, status)
        assert str(status) in answer.detail

    async def test_names_no_secret_of_the_url(self) -> None:
        async with serve({}) as web, reading(web) as fetcher:
            answer = await fetcher.fetch(web.url("/x?token=hunter2"))

        assert isinstance(answer, Unreachable)
        assert "hunter2" not in answer.detail

    async def test_leaves_its_connection_usable(self) -> None:
        async with serve({"/a": PAGE, "/gone": Reply(404, {}, b"x" * 5_000)}) as web, reading(web) as fetcher:
            for path in ("/gone", "/a", "/gone", "/a"):
                await fetcher.fetch(web.url(path))

        assert web.connections == 1

    async def test_is_given_for_what_is_no_url(self) -> None:
        async with GuardedFetcher() as fetcher:
            for url in (None, "", "page.html", "file:///etc/passwd", "https://a.test/\ud800"):
                answer = await fetcher.fetch(url)  # type: ignore[arg-type]  # callers' JSON may hold anything

                assert isinstance(answer, Unreachable)
                assert (answer.reason, answer.url) == (Reason.BAD_URL, url or "")

    async def test_is_given_where_nobody_answers(self) -> None:
        async with serve({}) as web:
            pass
        async with reading(web, time=Time()) as fetcher:
            answer = await fetcher.fetch(web.url("/"))

        assert isinstance(answer, Unreachable)
        assert answer.reason is Reason.CONNECT

    async def test_is_given_for_a_name_that_is_not_known(self) -> None:
        async with GuardedFetcher(resolve=Names(), connect=Dialled()) as fetcher:
            answer = await fetcher.fetch("https://nowhere.test/")

        assert isinstance(answer, Unreachable)
        assert (answer.reason, answer.detail) == (Reason.DNS, "The name nowhere.test could not be resolved.")

    async def test_is_given_for_a_server_that_speaks_no_tls(self) -> None:
        async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read(1)
            writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
            await writer.drain()
            writer.close()

        async with await asyncio.start_server(greet, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with GuardedFetcher(Limits(allow_hosts=("127.0.0.1",)), clock=Time().clock()) as fetcher:
                answer = await fetcher.fetch(f"https://127.0.0.1:{port}/")

        assert isinstance(answer, Unreachable)
        assert answer.reason is Reason.TLS

    async def test_is_given_for_a_server_that_does_not_answer_to_tls(self) -> None:
        async with serve({}) as web, reading(web, replace(limits_for(web), io_timeout=SHORT, retries=0)) as fetcher:
            answer = await fetcher.fetch(web.url("/").replace("http:", "https:"))

        assert isinstance(answer, Unreachable)
        assert answer.reason is Reason.TIMEOUT

    @pytest.mark.parametrize(
        "said",
        [
            b"",
            b"SSH-2.0-OpenSSH_9.6\r\n",
            b"HTTP/1.1 OK\r\n\r\n",
            b"HTTP/1.1 200 OK\r\nbroken header\r\n\r\n",
            b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
            b"HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
            b"HTTP/1.1 200 OK\r\nX: " + b"x" * 300_000 + b"\r\n\r\n",
            b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 50_000 + b"\r\n",
            b"HTTP/1.1 101 Switching Protocols\r\n\r\n",
        ],
    )
    async def test_is_given_for_an_answer_that_is_not_http(self, said: bytes) -> None:
        answer = await answer_of(saying(said))

        assert isinstance(answer, Unreachable)
        assert answer.reason in {Reason.FETCH_ERROR, Reason.CONNECT}


class TestARedirect:
    async def test_is_followed_and_every_hop_is_named(self) -> None:
        routes = {"/a": Reply.redirect("/b#x", 301), "/b": Reply.redirect("c", 308), "/c": PAGE}
        async with serve(routes) as web, reading(web) as fetcher:
            answer = await fetcher.fetch(web.url("/a"))

        assert isinstance(answer, Fetched)
        assert answer.url == web.url("/a")
        assert answer.redirects == (web.url("/a"), web.url("/b"), web.url("/c"))
        assert answer.moved == web.url("/c")
        assert answer.final_url == web.url("/c")

    async def test_in_a_circle_ends(self) -> None:
        async with serve({"/a": Reply.redirect("/b"), "/b": Reply.redirect("/a")}) as web, reading(web) as fetcher:
            answer = await fetcher.fetch(web.url("/a"))

        assert isinstance(answer, Unreachable)
        assert (answer.reason, answer.status) == (Reason.REDIRECT_LOOP, 302)
        assert web.paths() == ["/a", "/b"]

    async def test_to_ever_new_places_ends_after_five(self) -> None:
        def onward(asked: Asked) -> Reply:
            return Reply.redirect(f"/?{len(web.requests)}")

        async with serve({"/": onward}) as web, reading(web) as fetcher:
            answer = await fetcher.fetch(web.url("/"))

        assert isinstance(answer, Unreachable)
        assert answer.reason is Reason.REDIRECT_LOOP
        assert len(web.requests) == 6

    async def test_that_only_sets_a_cookie_is_followed_back(self) -> None:
        def article(asked: Asked) -> Reply:
            if asked.headers.get("cookie") == "seen=1":
                return PAGE
            return Reply(302, {"location": "/article", "set-cookie": "seen=1; Path=/"})

        async with serve({"/article": article}) as web, reading(web) as fetcher:
            first = await fetcher.fetch(web.url("/article"))
            await fetcher.fetch(web.url("/article"))

        assert isinstance(first, Fetched)
        assert [asked.headers.get("cookie") for asked in web.requests] == [None, "seen=1", None, "seen=1"]

    async def test_with_a_large_body_does_not_hold_the_page_up(self) -> None:
        moved = saying(b"HTTP/1.1 302 Found\r\nLocation: /b\r\n\r\n", b"x" * 65_536, times=100)
        async with serve({"/a": moved, "/b": PAGE}) as web, reading(web) as fetcher:
            answer = await fetcher.fetch(web.url("/a"))

        assert isinstance(answer, Fetched)

    async def test_to_a_page_that_is_gone_is_gone_there(self) -> None:
        async with serve({"/a": Reply.redirect("/b"), "/b": Reply(410)}) as web, reading(web) as fetcher:
            answer = await fetcher.fetch(web.url("/a"))

        assert isinstance(answer, Unreachable)
        assert (answer.reason, answer.final_url) == (Reason.GONE, web.url("/b"))

    async def test_to_what_is_no_url_names_no_secret(self) -> None:
        answer = await answer_of(Reply.redirect("https://user:hunter2@a.test/"))

        assert isinstance(answer, Unreachable)
        assert (answer.reason, answer.status) == (Reason.BAD_URL, 302)
        assert "hunter2" not in answer.detail


class TestAConditionalRequest:
    async def test_that_the_server_confirms_is_not_modified_and_has_no_body(self) -> None:
        async with serve({"/a": with_etag(PAGE, '"v1"')}) as web, reading(web) as fetcher:
            first = await fetcher.fetch(web.url("/a"))
            again = await fetcher.fetch(web.url("/a"), Conditions(etag='"v1"'))
            other = await fetcher.fetch(web.url("/a"), Conditions(etag='"v0"'))

        assert isinstance(first, Fetched)
        assert first.headers["etag"] == '"v1"'
        assert again == NotModified(web.url("/a"), web.url("/a"))
        assert isinstance(other, Fetched)
        assert other.body == PAGE.body
        assert web.connections == 1

    async def test_asks_a_redirects_target_without_conditions(self) -> None:
        async with serve({"/a": Reply.redirect("/b"), "/b": with_etag(PAGE, '"v1"')}) as web, reading(web) as fetcher:
            answer = await fetcher.fetch(web.url("/a"), Conditions(etag='"v1"', last_modified="yesterday"))

        assert isinstance(answer, Fetched)
        assert [asked.headers.get("if-none-match") for asked in web.requests] == ['"v1"', None]
        assert "if-modified-since" not in web.requests[0].headers

    async def test_confirmed_by_another_url_than_asked_is_no_confirmation(self) -> None:
        async with serve({"/a": Reply.redirect("/b"), "/b": Reply(304)}) as web, reading(web) as fetcher:
            answer = await fetcher.fetch(web.url("/a"), Conditions(etag='"v1"'))

        assert isinstance(answer, Unreachable)
        assert (answer.reason, answer.status) == (Reason.FETCH_ERROR, 304)

    async def test_with_a_forged_validator_adds_no_header(self) -> None:
        async with serve({"/a": PAGE}) as web, reading(web) as fetcher:
            answer = await fetcher.fetch(web.url("/a"), Conditions(etag='"v1"\r\nCookie: x=y', last_modified="\ud800"))

        assert isinstance(answer, Fetched)
        assert not {"cookie", "if-none-match"} & set(web.requests[0].headers)


def after(failures: int, failure: Reply) -> Route:
    """A route that fails so often before it answers."""
    left = [failure] * failures

    def answer(asked: Asked) -> Reply:
        return left.pop() if left else PAGE

    return answer


class TestAFailureThatMayPass:
    @pytest.mark.parametrize("status", [429, 502, 503, 504])
    async def test_is_tried_again_after_a_drawn_pause(self, status: int) -> None:
        time = Time()
        async with serve({"/": after(2, Reply(status))}) as web, reading(web, time=time) as fetcher:
            answer = await fetcher.fetch(web.url("/"))

        assert isinstance(answer, Fetched)
        assert time.slept == [0.25, 0.5]

    async def test_is_tried_no_more_than_twice_again(self) -> None:
        async with serve({"/": Reply(503)}) as web, reading(web, time=Time()) as fetcher:
            answer = await fetcher.fetch(web.url("/"))

        assert isinstance(answer, Unreachable)
        assert (answer.reason, answer.status) == (Reason.SERVER_ERROR, 503)
        assert len(web.requests) == 3

    @pytest.mark.parametrize("status", [400, 403, 404, 410, 500, 501])
    async def test_is_not_every_failure(self, status: int) -> None:
        async with serve({"/": Reply(status)}) as web, reading(web, time=Time()) as fetcher:
            await fetcher.fetch(web.url("/"))

        assert len(web.requests) == 1

    async def test_waits_as_long_as_the_server_asks(self) -> None:
        time = Time()
        route = after(1, Reply(429, {"retry-after": "7"}))
        async with serve({"/": route}) as web, reading(web, time=time) as fetcher:
            answer = await fetcher.fetch(web.url("/"))

        assert isinstance(answer, Fetched)
        assert time.slept == [7]

    async def test_is_given_up_at_once_where_the_server_asks_for_longer_than_there_is(self) -> None:
        time = Time()
        routes = {"/": Reply(503, {"retry-after": "3600"}), "/b": PAGE}
        async with serve(routes) as web, reading(web, time=time) as fetcher:
            answer = await fetcher.fetch(web.url("/"))
            neighbour = await fetcher.fetch(web.url("/b"))

        assert isinstance(answer, Unreachable)
        assert (answer.reason, answer.status, answer.retry_after) == (Reason.THROTTLED, 503, 3600)
        assert isinstance(neighbour, Unreachable)
        assert neighbour.reason is Reason.THROTTLED
        assert (web.paths(), time.slept) == (["/"], [])

    async def test_is_a_kept_connection_that_the_server_closed(self) -> None:
        async with serve({"/a": PAGE, "/close": saying(b"")}) as web, reading(web, time=Time()) as fetcher:
            await fetcher.fetch(web.url("/a"))
            closed = await fetcher.fetch(web.url("/close"))
            answer = await fetcher.fetch(web.url("/a"))

        assert isinstance(closed, Unreachable)
        assert web.paths() == ["/a", "/close", "/close", "/close", "/a"]
        assert isinstance(answer, Fetched)

    async def test_is_a_refused_connection(self) -> None:
        dialled = Dialled()
        clock = Time().clock()
        async with GuardedFetcher(resolve=Names({"a.test": [[PUBLIC]]}), connect=dialled, clock=clock) as fetcher:
            answer = await fetcher.fetch("https://a.test/")

        assert isinstance(answer, Unreachable)
        assert answer.reason is Reason.CONNECT
        assert dialled.addresses == [(PUBLIC, 443)] * 3


async def test_an_address_that_is_refused_unasked_keeps_no_distance_to_the_next() -> None:
    time = Time()
    async with GuardedFetcher(Limits(retries=0), resolve=Names(), connect=Dialled(), clock=time.clock()) as fetcher:
        refused = [await fetcher.fetch(f"http://127.0.0.1/{number}") for number in range(9)]
        assert {answer.reason for answer in refused if isinstance(answer, Unreachable)} == {Reason.BLOCKED_ADDRESS}
        assert time.slept == []

        for number in range(3):
            await fetcher.fetch(f"http://{PUBLIC}/{number}")
        assert time.slept == [Limits().host_interval] * 2
