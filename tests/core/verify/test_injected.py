"""A caller's fetcher and extractor may answer or raise anything; it comes back as a value."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from pincite.core.models import FetcherResponse, Reason
from pincite.core.ports import Body, Fetched, Unreachable
from pincite.core.text.page import PageText
from pincite.core.verify import ProvenanceValidator
from pincite.core.verify.injected import InjectedFetcher, conditional, reading_with
from tests.fakes import FakeFetcher, FakeWeb, cited
from tests.rows import each_row

URL = "https://a.test/x"


async def answer(response: object) -> Fetched | Unreachable:
    got = await InjectedFetcher(FakeFetcher({URL: response})).fetch(URL)
    assert isinstance(got, (Fetched, Unreachable))
    return got


@each_row(
    "response",
    [
        FetcherResponse("https://a.test/y", 200, "words"),
        {"final_url": "https://a.test/y", "status": 200, "body": "words"},
        SimpleNamespace(final_url="https://a.test/y", status=200, body="words"),
    ],
)
async def test_a_response_may_be_ours_a_dict_or_an_object(response: object) -> None:
    got = await answer(response)

    assert isinstance(got, Fetched)
    assert (got.final_url, got.body) == ("https://a.test/y", "words")


@each_row("body", ["<!DOCTYPE html><p>x", "<html>", b"\xef\xbb\xbf<html><p>x", "\n <p>x</p>"])
async def test_a_body_that_begins_like_html_is_html(body: str | bytes) -> None:
    got = await answer(FetcherResponse(URL, 200, body))

    assert isinstance(got, Fetched)
    assert got.headers["content-type"] == "text/html"


@each_row("body", ["a < b", "words <p>", b"# heading", '{"a": 1}'])
async def test_any_other_body_is_text(body: str | bytes) -> None:
    got = await answer(FetcherResponse(URL, 200, body))

    assert isinstance(got, Fetched)
    assert got.headers["content-type"] == "text/plain"


@each_row(
    ("status", "reason"),
    [
        (404, Reason.NOT_FOUND),
        (410, Reason.GONE),
        (403, Reason.FORBIDDEN),
        (429, Reason.THROTTLED),
        (451, Reason.LEGAL),
        (500, Reason.SERVER_ERROR),
        (304, Reason.FETCH_ERROR),
        (199, Reason.FETCH_ERROR),
        (0, Reason.FETCH_ERROR),
    ],
)
async def test_a_status_outside_the_two_hundreds_is_unreachable_and_named(status: int, reason: Reason) -> None:
    got = await answer(FetcherResponse(URL, status, "words"))

    assert isinstance(got, Unreachable)
    assert (got.reason, got.status) == (reason, status)
    assert str(status) in got.detail


@each_row(
    "response",
    [
        {},
        FetcherResponse(URL, None),  # type: ignore[arg-type]  # what a careless caller sends
        {"status": "200"},
        {"status": True},
        {"status": 200, "body": 7},
        7,
    ],
)
async def test_a_response_of_another_shape_is_unreachable(response: object) -> None:
    got = await answer(response)

    assert isinstance(got, Unreachable)
    assert got.reason is Reason.FETCH_ERROR


async def test_what_the_fetcher_raises_is_told_in_its_own_words() -> None:
    got = await answer(ConnectionError("the cable was cut"))

    assert isinstance(got, Unreachable)
    assert "the cable was cut" in got.detail


@each_row("said", ["u", "", "about:blank", "javascript:alert(1)", "/elsewhere"])
async def test_a_web_page_is_never_redirected_to_what_is_no_web_address(said: str) -> None:
    got = await answer(FetcherResponse(said, 200, "words"))

    assert isinstance(got, Fetched)
    assert got.final_url == URL


@each_row(("url", "said"), [("urn:x:1", "urn:x:2"), ("urn:x:1", "https://a.test/"), (URL, "http://b/")])
async def test_any_other_final_url_is_believed(url: str, said: str) -> None:
    got = await InjectedFetcher(FakeFetcher({url: FetcherResponse(said, 200, "words")})).fetch(url)

    assert isinstance(got, Fetched)
    assert got.final_url == said


async def test_a_missing_final_url_is_the_url_itself_and_a_missing_body_is_empty() -> None:
    got = await answer({"status": 204, "body": None, "final_url": None, "redirect_chain": [None, URL]})

    assert isinstance(got, Fetched)
    assert (got.final_url, got.body, got.redirects) == (URL, "", (URL,))


def test_a_fetcher_of_our_own_kind_is_taken_as_it_is_and_nonsense_refused() -> None:
    web = FakeWeb()

    assert conditional(web) is web
    assert isinstance(conditional(FakeFetcher()), InjectedFetcher)
    with pytest.raises(TypeError, match="no fetcher"):
        conditional("https://a.test/")


async def test_a_class_and_a_function_that_is_not_async_are_told_what_to_give_instead() -> None:
    def synchronous(url: str) -> object:
        return FetcherResponse(url, 200, "words")

    with pytest.raises(TypeError, match=r"FakeWeb is a class and no fetcher: give an object of it"):
        conditional(FakeWeb)
    got = await conditional(synchronous).fetch(URL)
    assert isinstance(got, Unreachable)
    assert got.reason is Reason.FETCH_ERROR
    assert "async def" in got.detail


def test_an_extractor_reads_text_from_strings_and_bytes() -> None:
    extract = reading_with(lambda body: body.removeprefix("HEAD"))

    for content in ("HEADcaf\u00e9", "HEADcaf\u00e9".encode(), "HEADcaf\u00e9".encode("cp1252")):
        read = extract(Body(content, URL))
        assert isinstance(read, PageText)
        assert read.visible.text == "caf\u00e9"


def test_an_extractor_that_finds_no_words_says_empty_and_one_that_answers_no_string_raises() -> None:
    assert reading_with(lambda body: " ")(Body("x", URL)) is Reason.EMPTY
    with pytest.raises(TypeError, match="not a string"):
        reading_with(lambda body: 7)(Body("x", URL))  # type: ignore[arg-type,return-value]


async def test_an_extractor_that_answers_a_coroutine_or_ends_the_program_is_a_page_that_could_not_be_read() -> None:
    async def late(body: str) -> str:
        return body

    def ends(body: str) -> str:
        raise SystemExit(1)

    for extractor, why in ((lambda body: late(body), "answered a coroutine"), (ends, "SystemExit: 1")):
        validator = ProvenanceValidator(fetcher=FakeFetcher({URL: "words"}), extractor=cast("Any", extractor))
        verdict = await validator.check(cited(URL, "other words"))

        assert verdict.reason == Reason.EXTRACT_ERROR
        assert why in verdict.notes[0]
