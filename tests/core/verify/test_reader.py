"""A body is read where it does not hold up the event loop."""

import threading
from typing import Any, cast

from pincite.core.models import Reason
from pincite.core.ports import Body, Fetched, Unreachable, Unreadable
from pincite.core.text.page import PageText
from pincite.core.verify.reader import Reader
from tests.fakes import FakeWeb, page
from tests.rows import each_row

URL = "https://a.test/paper"


def answered(body: bytes, media_type: str, cut: Reason | None = None) -> Fetched:
    return page(body, URL, headers={"content-type": media_type}, cut=cut)


@each_row(
    ("body", "media_type", "elsewhere"),
    [
        (b"%PDF-1.7", "application/pdf", True),
        (b"%PDF-1.7", "text/html", True),
        (b"PK\x03\x04", "application/octet-stream", True),
        (b"<p>words", "text/html", False),
        (b"<p>words" * 50_000, "text/html", True),
    ],
    ids=["a PDF", "a PDF by another name", "a file of files", "a small page", "a large page"],
)
async def test_what_takes_its_time_is_read_in_a_thread(body: bytes, media_type: str, elsewhere: bool) -> None:
    read_in: list[threading.Thread] = []

    def extract(body: Body) -> PageText:
        read_in.append(threading.current_thread())
        return PageText.of("words")

    await Reader(FakeWeb(), extract).page(answered(body, media_type))

    assert [thread is not threading.current_thread() for thread in read_in] == [elsewhere]


async def test_the_reason_why_nothing_was_read_keeps_its_sentence() -> None:
    reader = Reader(FakeWeb(), lambda body: Unreadable(Reason.UNSUPPORTED_ENCODING, "it opens only with a password"))

    refused = await reader.page(answered(b"%PDF-1.7", "application/pdf"))

    assert isinstance(refused, Unreachable)
    assert (refused.reason, refused.detail) == (Reason.UNSUPPORTED_ENCODING, "it opens only with a password")


async def test_what_is_wrong_with_a_part_says_nothing_of_the_whole() -> None:
    reader = Reader(FakeWeb(), lambda body: Reason.EXTRACT_ERROR)

    refused = await reader.page(answered(b"%PDF-1.7", "application/pdf", cut=Reason.TOO_LARGE))

    assert isinstance(refused, Unreachable)
    assert refused.reason is Reason.TOO_LARGE


async def test_a_second_reader_that_fails_adds_nothing() -> None:
    def extract_again(body: Body, read_by: str) -> PageText:
        raise RuntimeError("a fault of the reader")

    reader = Reader(FakeWeb(), lambda body: PageText.of("words"), extract_again=extract_again)

    assert await reader.page_again(answered(b"%PDF-1.7", "application/pdf"), "pdf/1") is None


async def test_a_reader_of_bodies_that_answers_something_else_has_read_nothing() -> None:
    refused = await Reader(FakeWeb(), cast("Any", lambda body: "words")).page(answered(b"<p>words", "text/html"))

    assert isinstance(refused, Unreachable)
    assert refused.reason is Reason.EXTRACT_ERROR
    assert "answers with a PageText or a Reason, not str" in refused.detail
