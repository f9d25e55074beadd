"""The whole fetcher, over real sockets."""

import asyncio
from dataclasses import replace

import pytest

from pincite.core.errors import SettingError
from pincite.core.fetch import GuardedFetcher, Limits
from pincite.core.models import Reason
from pincite.core.ports import Answer, ConditionalFetcher, Fetched, Unreachable
from pincite.core.settings import Settings
from tests.core.fetch.reading import HEAD, PAGE, WORDS, answer_of, limits_for, reading, saying
from tests.web import Asked, Raw, Reply, serve


class TestAPage:
    async def test_is_read_whole_with_its_status_and_headers(self) -> None:
        async with serve({"/a": PAGE}) as web, reading(web) as fetcher:
            answer = await fetcher.fetch(web.url("/a#part"))

        assert isinstance(answer, Fetched)
        assert (answer.url, answer.final_url) == (web.url("/a#part"), web.url("/a"))
        assert (answer.status, answer.body, answer.cut) == (200, f"<p>{WORDS}</p>".encode(), None)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.redirects == (web.url("/a"),)

    async def test_is_asked_for_with_fixed_headers_and_no_fragment(self) -> None:
        async with serve({"/a": PAGE}) as web, reading(web) as fetcher:
            await fetcher.fetch(web.url("/a#part"))

        asked = web.requests[0]
        assert (asked.method, asked.path) == ("GET", "/a")
        assert asked.headers == {
            "host": web.host,
            "user-agent": asked.headers["user-agent"],
            "accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
            "accept-language": "en, *;q=0.5",
            "accept-encoding": "gzip, deflate",
            "cache-control": "no-cache",
        }

    async def test_that_comes_byte_by_byte_is_put_together(self) -> None:
        chunked = saying(HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 20_000, b"0\r\n\r\n")
        answer = await answer_of(chunked)

        assert isinstance(answer, Fetched)
        assert answer.body == b"x" * 20_000

    async def test_without_a_length_ends_with_its_connection(self) -> None:
        answer = await answer_of(saying(HEAD + b"\r\n", b"hello"))

        assert isinstance(answer, Fetched)
        assert (answer.body, answer.cut) == (b"hello", None)

    async def test_in_chunks_is_put_together(self) -> None:
        body = b"3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n"
        answer = await answer_of(saying(HEAD + b"Transfer-Encoding: chunked\r\n\r\n", body))

        assert isinstance(answer, Fetched)
        assert (answer.body, answer.cut) == (b"hello", None)

    async def test_may_be_empty(self) -> None:
        answer = await answer_of(Reply())

        assert isinstance(answer, Fetched)
        assert answer.body == b""

    async def test_of_any_kind_of_words_is_read(self) -> None:
        for media_type in ("text/plain", "application/json", "application/pdf", "application/octet-stream", "odd"):
            answer = await answer_of(Reply(headers={"content-type": media_type}, body=b"words"))

            assert isinstance(answer, Fetched)

    async def test_that_can_hold_no_words_is_not_downloaded(self) -> None:
        answer = await answer_of(
            saying(b"HTTP/1.1 200 OK\r\nContent-Type: Video/MP4\r\n\r\n", b"x" * 65_536, times=1_000)
        )

        assert isinstance(answer, Unreachable)
        assert (answer.reason, answer.status) == (Reason.UNSUPPORTED_TYPE, 200)

    async def test_in_part_counts_as_cut(self) -> None:
        answer = await answer_of(Reply(206, {"content-range": "bytes 0-4/10"}, b"hello"))

        assert isinstance(answer, Fetched)
        assert (answer.status, answer.cut) == (206, Reason.TRUNCATED)

    @pytest.mark.parametrize("status", [204, 205])
    async def test_with_no_content_by_its_status_is_empty(self, status: int) -> None:
        answer = await answer_of(Reply(status))

        assert isinstance(answer, Unreachable)
        assert (answer.reason, answer.status) == (Reason.EMPTY, status)

    async def test_after_informational_answers_is_read(self) -> None:
        hint = b"HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n"
        answer = await answer_of(saying(hint, hint, HEAD + b"Content-Length: 2\r\n\r\nhi"))

        assert isinstance(answer, Fetched)
        assert answer.body == b"hi"


class TestManyAtOnce:
    async def test_share_few_connections_and_all_are_answered(self) -> None:
        routes = {f"/{n}": Reply.html(str(n)) for n in range(100)}
        async with serve(routes) as web:
            limits = replace(limits_for(web), per_host=8, concurrency=4)
            async with reading(web, limits) as fetcher:
                answers = await asyncio.gather(*(fetcher.fetch(web.url(path)) for path in routes))

        assert [answer.body for answer in answers if isinstance(answer, Fetched)] == [
            str(n).encode() for n in range(100)
        ]
        assert web.connections <= 4

    async def test_to_one_host_are_two_at_a_time_by_default(self) -> None:
        inside = most = 0

        async def write(asked: Asked, writer: asyncio.StreamWriter) -> None:
            nonlocal inside, most
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0.01)
            inside -= 1
            writer.write(HEAD + b"Content-Length: 2\r\n\r\nhi")

        limits = Limits(allow_hosts=("127.0.0.1",), host_interval=0)
        async with serve({"/": Raw(write)}) as web, GuardedFetcher(limits) as fetcher:
            await asyncio.gather(*(fetcher.fetch(web.url(f"/?{n}")) for n in range(10)))

        assert most == 2

    async def test_one_that_is_cancelled_leaves_the_others_alone(self) -> None:
        arrived = asyncio.Event()

        def slow_route(asked: Asked) -> Reply:
            arrived.set()
            return Reply(delay=30)

        limits = Limits(allow_hosts=("127.0.0.1",), host_interval=0, per_host=1, concurrency=1)
        async with serve({"/slow": slow_route, "/a": PAGE}) as web, GuardedFetcher(limits) as fetcher:
            slow = asyncio.create_task(fetcher.fetch(web.url("/slow")))
            await arrived.wait()
            waiting = asyncio.create_task(fetcher.fetch(web.url("/a")))
            await asyncio.sleep(0)
            slow.cancel()

            assert isinstance(await waiting, Fetched)
            with pytest.raises(asyncio.CancelledError):
                await slow


class TestTheFetcher:
    def test_reads_from_two_event_loops_in_turn(self) -> None:
        fetchers: list[GuardedFetcher] = []

        async def read(port_of: list[str]) -> Answer:
            async with serve({"/": PAGE}) as web:
                if not fetchers:
                    fetchers.append(GuardedFetcher(Limits(allow_hosts=("127.0.0.1",), host_interval=0)))
                return await fetchers[0].fetch(web.url("/"))

        # Not closed by hand: what the first loop left open would fail the test as a ResourceWarning.
        assert isinstance(asyncio.run(read([])), Fetched)
        assert isinstance(asyncio.run(read([])), Fetched)

    async def test_reads_again_after_it_was_closed(self) -> None:
        async with serve({"/": PAGE}) as web:
            fetcher = GuardedFetcher(limits_for(web))
            for _ in range(2):
                async with fetcher:
                    assert isinstance(await fetcher.fetch(web.url("/")), Fetched)
            await fetcher.aclose()

    async def test_is_a_conditional_fetcher(self) -> None:
        assert isinstance(GuardedFetcher(), ConditionalFetcher)

    def test_takes_its_limits_from_the_settings(self) -> None:
        settings = Settings(allow_hosts="Localhost, 10.0.0.1:8000", max_bytes=5_000, host_interval=0)

        limits = Limits.of(settings)

        assert limits.allow_hosts == ("localhost", "10.0.0.1:8000")
        assert (limits.max_bytes, limits.host_interval, limits.timeout) == (5_000, 0, settings.timeout)

    def test_says_which_allowed_host_it_cannot_read(self) -> None:
        with pytest.raises(SettingError, match=r"http://wiki\.test"):
            GuardedFetcher(Limits(allow_hosts=("http://wiki.test",)))
