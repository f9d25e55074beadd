"""Bodies without measure, without end and broken off, over real sockets."""

import asyncio
import gzip
import tracemalloc
import zlib
from dataclasses import replace

import pytest

from pincite.core.models import Reason
from pincite.core.ports import Fetched, Unreachable
from tests.core.fetch.reading import HEAD, SHORT, WORDS, answer_of, limits_for, reading, saying
from tests.web import Asked, Raw, Reply, serve


class TestABudget:
    async def test_of_bytes_cuts_a_page_that_is_larger(self) -> None:
        answer = await answer_of(Reply.html("x" * 2_000), max_bytes=1_000)

        assert isinstance(answer, Fetched)
        assert (answer.body, answer.cut) == (b"x" * 1_000, Reason.TOO_LARGE)

    async def test_of_bytes_lets_a_page_through_that_just_fits(self) -> None:
        answer = await answer_of(Reply.html("x" * 1_000), max_bytes=1_000)

        assert isinstance(answer, Fetched)
        assert (len(answer.body), answer.cut) == (1_000, None)

    async def test_of_bytes_ends_a_page_of_100_megabytes(self) -> None:
        sent: list[int] = []

        async def write(asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(HEAD + b"Content-Length: 100000000\r\n\r\n")
            for _ in range(1_000):
                writer.write(b"x" * 100_000)
                await writer.drain()
                sent.append(100_000)

        answer = await answer_of(Raw(write))

        assert isinstance(answer, Fetched)
        assert (len(answer.body), answer.cut) == (10_000_000, Reason.TOO_LARGE)
        assert sum(sent) < 30_000_000

    async def test_of_pieces_leaves_turns_to_others_however_small_they_are(self) -> None:
        turns: list[int] = []

        async def write(asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(
                b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 5_000 + b"0\r\n\r\n"
            )
            await writer.drain()

        async def others() -> None:
            while True:
                turns.append(1)
                await asyncio.sleep(0)

        waiting = asyncio.create_task(others())
        answer = await answer_of(Raw(write))
        waiting.cancel()

        assert isinstance(answer, Fetched)
        assert len(answer.body) == 5_000
        assert len(turns) > 2_500

    async def test_of_bytes_ends_a_bomb_of_a_gigabyte_in_little_memory(self) -> None:
        compress = zlib.compressobj(9, wbits=31)
        megabyte = b"\0" * 1_048_576
        start = compress.compress(megabyte) + compress.flush(zlib.Z_FULL_FLUSH)
        # After a full flush the same input gives the same output: 1 GiB without compressing it.
        block = compress.compress(megabyte) + compress.flush(zlib.Z_FULL_FLUSH)
        bomb = start + block * 1_023

        tracemalloc.start()
        try:
            answer = await answer_of(Reply(headers={"content-encoding": "gzip"}, body=bomb))
            peak = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

        assert isinstance(answer, Fetched)
        assert (len(answer.body), answer.cut) == (10_000_000, Reason.TOO_LARGE)
        assert peak < 100_000_000

    async def test_of_raw_bytes_ends_a_stream_that_decodes_to_nothing(self) -> None:
        nothing = gzip.compress(b"") * 9_000
        answer = await answer_of(Reply(headers={"content-encoding": "gzip"}, body=nothing), max_bytes=1_000)

        assert isinstance(answer, Unreachable)
        assert answer.reason is Reason.TOO_LARGE

    async def test_of_seconds_ends_a_drip_and_keeps_what_came(self) -> None:
        drip = saying(HEAD + b"Content-Length: 1000\r\n\r\n", *[b"x"] * 1_000, pause=0.02)
        answer = await answer_of(drip, timeout=SHORT)

        assert isinstance(answer, Fetched)
        assert answer.cut is Reason.TOO_SLOW
        assert set(answer.body) == {ord("x")}

    async def test_of_seconds_ends_a_body_that_never_begins(self) -> None:
        answer = await answer_of(saying(HEAD + b"Content-Length: 9\r\n\r\n", pause=30), timeout=SHORT)

        assert isinstance(answer, Unreachable)
        assert (answer.reason, answer.status) == (Reason.TOO_SLOW, 200)

    async def test_of_seconds_ends_headers_that_drip(self) -> None:
        answer = await answer_of(saying(HEAD, *[b"X: y\r\n"] * 1_000, pause=0.02), timeout=SHORT)

        assert isinstance(answer, Unreachable)
        assert answer.reason is Reason.TIMEOUT

    async def test_of_seconds_covers_all_redirects_together(self) -> None:
        routes = {f"/{n}": Reply(302, {"location": f"/{n + 1}"}, delay=SHORT / 2) for n in range(5)}
        async with serve(routes) as web, reading(web, replace(limits_for(web), timeout=SHORT)) as fetcher:
            answer = await fetcher.fetch(web.url("/0"))

        assert isinstance(answer, Unreachable)
        assert answer.reason is Reason.TIMEOUT

    async def test_of_one_read_ends_a_silence(self) -> None:
        slow_body = await answer_of(saying(HEAD + b"Content-Length: 9\r\n\r\nhel", pause=30), io_timeout=SHORT)
        no_answer = await answer_of(saying(b"", pause=30), io_timeout=SHORT)

        assert isinstance(slow_body, Fetched)
        assert (slow_body.body, slow_body.cut) == (b"hel", Reason.TOO_SLOW)
        assert isinstance(no_answer, Unreachable)
        assert no_answer.reason is Reason.TIMEOUT


class TestABrokenBody:
    async def test_shorter_than_its_length_is_kept_as_truncated(self) -> None:
        answer = await answer_of(saying(HEAD + b"Content-Length: 100\r\n\r\nhello"))

        assert isinstance(answer, Fetched)
        assert (answer.body, answer.cut) == (b"hello", Reason.TRUNCATED)

    async def test_longer_than_its_length_ends_at_its_length(self) -> None:
        answer = await answer_of(saying(HEAD + b"Content-Length: 5\r\n\r\nhello and more"))

        assert isinstance(answer, Fetched)
        assert (answer.body, answer.cut) == (b"hello", None)

    async def test_that_ends_inside_a_chunk_is_kept_as_truncated(self) -> None:
        answer = await answer_of(saying(HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n5\r\nwo"))

        assert isinstance(answer, Fetched)
        assert answer.cut is Reason.TRUNCATED
        assert answer.body == b"hellowo"

    async def test_with_a_bad_chunk_is_kept_as_truncated(self) -> None:
        answer = await answer_of(saying(HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nzz\r\n"))

        assert isinstance(answer, Fetched)
        assert (answer.body, answer.cut) == (b"hello", Reason.TRUNCATED)

    async def test_of_which_nothing_came_is_truncated(self) -> None:
        answer = await answer_of(saying(HEAD + b"Content-Length: 100\r\n\r\n"))

        assert isinstance(answer, Unreachable)
        assert (answer.reason, answer.status) == (Reason.TRUNCATED, 200)

    async def test_whose_connection_is_reset_is_kept_as_truncated(self) -> None:
        async def write(asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(HEAD + b"Content-Length: 100\r\n\r\nhello")
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.transport.abort()

        answer = await answer_of(Raw(write))

        assert isinstance(answer, Fetched)
        assert (answer.body, answer.cut) == (b"hello", Reason.TRUNCATED)

    async def test_in_half_a_gzip_stream_keeps_its_words(self) -> None:
        half = gzip.compress(bytes(range(256)) * 200)[:-100]
        answer = await answer_of(Reply(headers={"content-encoding": "gzip"}, body=half))

        assert isinstance(answer, Fetched)
        assert answer.cut is Reason.TRUNCATED
        assert isinstance(answer.body, bytes)
        assert answer.body.startswith(bytes(range(256)))

    @pytest.mark.parametrize("encoding", ["gzip", "x-gzip", "deflate", "gzip, deflate"])
    async def test_is_what_an_encoded_page_is_not(self, encoding: str) -> None:
        body = WORDS.encode()
        for coding in encoding.split(", "):
            body = gzip.compress(body) if "gzip" in coding else zlib.compress(body)
        answer = await answer_of(Reply(headers={"content-encoding": encoding}, body=body))

        assert isinstance(answer, Fetched)
        assert (answer.body, answer.cut) == (WORDS.encode(), None)

    async def test_in_an_encoding_not_asked_for_is_not_read(self) -> None:
        answer = await answer_of(Reply(headers={"content-encoding": "br"}, body=b"\x0b\x02\x80hello\x03"))

        assert isinstance(answer, Unreachable)
        assert (answer.reason, answer.status) == (Reason.UNSUPPORTED_ENCODING, 200)


class TestTheBudgetOfADocument:
    """A PDF, an EPUB or a DOCX file may be larger than a page."""

    @pytest.mark.parametrize(
        ("media_type", "start"),
        [
            ("application/pdf", b"%PDF-1.7"),
            ("application/pdf", b"rubbish before it"),
            ("application/octet-stream", b"%PDF-1.7"),
            ("text/html", b"PK\x03\x04"),
            ("application/epub+zip", b"PK\x03\x04"),
        ],
    )
    async def test_is_its_own_by_type_or_first_bytes(self, media_type: str, start: bytes) -> None:
        body = start.ljust(1_500, b"x")

        answer = await answer_of(
            Reply(headers={"content-type": media_type}, body=body), max_bytes=1_000, max_document_bytes=1_500
        )

        assert isinstance(answer, Fetched)
        assert (answer.body, answer.cut) == (body, None)

    async def test_cuts_what_is_larger(self) -> None:
        reply = Reply(headers={"content-type": "application/pdf"}, body=b"%PDF-1.7".ljust(1_501, b"x"))

        answer = await answer_of(reply, max_bytes=1_000, max_document_bytes=1_500)

        assert isinstance(answer, Fetched)
        assert (len(answer.body), answer.cut) == (1_500, Reason.TOO_LARGE)

    async def test_is_for_no_page(self) -> None:
        answer = await answer_of(Reply.html("x" * 1_400), max_bytes=1_000, max_document_bytes=1_500)

        assert isinstance(answer, Fetched)
        assert (len(answer.body), answer.cut) == (1_000, Reason.TOO_LARGE)

    async def test_never_makes_that_of_a_page_smaller(self) -> None:
        reply = Reply(headers={"content-type": "application/pdf"}, body=b"%PDF-1.7".ljust(1_400, b"x"))

        answer = await answer_of(reply, max_bytes=1_500, max_document_bytes=1_000)

        assert isinstance(answer, Fetched)
        assert (len(answer.body), answer.cut) == (1_400, None)

    async def test_holds_when_the_first_bytes_come_one_by_one(self) -> None:
        head = HEAD.replace(b"text/html", b"application/octet-stream") + b"Content-Length: 1400\r\n\r\n"

        answer = await answer_of(
            saying(head, *(bytes([byte]) for byte in b"%PDF-"), b"x" * 1_395), max_bytes=1_000, max_document_bytes=1_500
        )

        assert isinstance(answer, Fetched)
        assert (len(answer.body), answer.cut) == (1_400, None)

    async def test_bounds_what_a_small_body_swells_to(self) -> None:
        packed = gzip.compress(b"%PDF-1.7" + bytes(30_000_000))

        answer = await answer_of(
            Reply(headers={"content-type": "application/pdf", "content-encoding": "gzip"}, body=packed)
        )

        assert isinstance(answer, Fetched)
        assert (len(answer.body), answer.cut) == (20_000_000, Reason.TOO_LARGE)
