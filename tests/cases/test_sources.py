"""Every kind of source, and every way to it, is read for the same words."""

import pytest

from pincite import FetcherResponse, ProvenanceValidator
from pincite.core.stamp import stamp_citation
from tests.cases.trial import PROSE, URL, WORDS, anchored, by_hash, by_words, p, source
from tests.fakes import FakeFetcher, FakeWeb, html
from tests.rows import each_row

SOURCES = {
    "JSON": ("application/json", f'{{"title": "x", "body": "{WORDS}", "n": 10.50}}'),
    "JSON lines": ("application/x-ndjson", f'{{"body": "{WORDS}"}}\n{{"body": "other"}}'),
    "XML": (
        "application/xml",
        f'<?xml version="1.0"?><article><title>T</title><p>{WORDS.replace("rose", "<i>rose</i>")}</p></article>',
    ),
    "a feed": (
        "application/rss+xml",
        f'<?xml version="1.0"?><rss><item><description><![CDATA[<p>{WORDS}</p>]]></description></item></rss>',
    ),
    "XHTML": (
        "application/xhtml+xml",
        f'<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body><p>{WORDS}</p></body></html>',
    ),
    "plain text": ("text/plain", f"Intro\n\n{WORDS}\n"),
    "hard-wrapped text": ("text/plain", "Intro\n\nThe tide rose at\ndawn and the boats\nleft the harbour.\n"),
    "Markdown": ("text/markdown", f"# Title\n\n{WORDS}\n"),
    "no stated type": ("", f"<html><body><p>{WORDS}</p></body></html>"),
}


@pytest.mark.parametrize(("media_type", "body"), SOURCES.values(), ids=SOURCES)
async def test_each_kind_of_source_holds_the_words(media_type: str, body: str) -> None:
    held, other = source(body, media_type), source(body.replace("dawn", "dusk"), media_type)

    for verdict in (await by_words(WORDS, held), await by_hash(WORDS, held), await anchored(WORDS, held, held)):
        assert (verdict.status, verdict.kind) == ("match", "exact")
    for verdict in (
        await by_words(WORDS, other),
        await by_hash(WORDS, other),
        await anchored(WORDS, held, other),
        await anchored(WORDS, held, other, excerpt=False),
    ):
        assert (verdict.status, verdict.kind) == ("changed", "edited")


async def test_the_source_of_json_may_be_quoted_as_it_is_written() -> None:
    held = source('{"name": "harbour", "open": true, "depth": 10.50}', "application/json")

    for words in (
        '"open": true, "depth": 10.50',
        '{"name":"harbour","open":true',
        '{\n  "name": "harbour",\n  "open": true',
    ):
        verdict = await by_words(words, held)
        assert verdict.status == "match"
        assert "in_source_text" in verdict.notes
    for words in ('"open": false, "depth": 10.50', '"open": true, "depth": 10.5', '"closed": true, "depth": 10.50'):
        assert (await by_words(words, held)).status == "changed"


async def test_a_comment_of_xml_is_hidden() -> None:
    held = source(f'<?xml version="1.0"?><a><!-- {WORDS} --><p>Other words stand here.</p></a>', "application/xml")

    assert (await by_words(WORDS, held)).kind == "hidden_only"


@each_row(
    ("body", "media_type", "reason"),
    [
        (b"\x89PNG\r\n\x1a\n x", "image/png", "unsupported_type"),
        (b"", "text/html", "empty"),
        (b"<html><body></body></html>", "text/html", "empty"),
        (b"   \n ", "text/plain", "empty"),
    ],
)
async def test_a_body_without_text_is_unreachable(body: bytes, media_type: str, reason: str) -> None:
    for verdict in (await by_words(WORDS, source(body, media_type)), await by_hash(WORDS, source(body, media_type))):
        assert (verdict.status, verdict.reason) == ("unreachable", reason)


@each_row(
    ("status", "reason"),
    [
        (404, "not_found"),
        (410, "gone"),
        (401, "forbidden"),
        (403, "forbidden"),
        (451, "legal"),
        (429, "throttled"),
        (500, "server_error"),
    ],
)
async def test_a_refusal_is_unreachable_though_its_body_holds_the_words(status: int, reason: str) -> None:
    fetcher = FakeFetcher({URL: FetcherResponse(URL, status, p(WORDS))})
    finding = {"excerpt": WORDS, "citation": stamp_citation({"url": URL}, text=WORDS)}
    [verdict] = (await ProvenanceValidator(fetcher=fetcher).check_agent_output([finding])).verdicts

    assert (verdict.status, verdict.reason) == ("unreachable", reason)
    assert any(str(status) in note for note in verdict.notes)


async def test_a_document_that_moved_is_followed_and_told() -> None:
    moved = source(html(p(WORDS) + PROSE), "text/html", final_url="https://b.test/new/place")
    verdict = await by_words(WORDS, moved)

    assert (verdict.status, verdict.moved_to) == ("match", "https://b.test/new/place")
    slash = source(html(p(WORDS) + PROSE), "text/html", final_url="http://a.test/deep/harbour/")
    assert (await by_words(WORDS, slash)).moved_to is None


@each_row(
    ("final_url", "status", "reason"),
    [
        ("https://a.test/", "unreachable", "redirected_home"),
        ("https://a.test/en/", "unreachable", "redirected_home"),
        ("https://a.test/login?next=x", "unreachable", "login"),
        ("https://consent.a.test/x", "unreachable", "consent_wall"),
        ("https://b.test/other", "unreachable", "redirected_elsewhere"),
    ],
)
async def test_another_document_that_answers_is_no_change(final_url: str, status: str, reason: str) -> None:
    before, now = source(html(p(WORDS) + PROSE), "text/html"), source(html(PROSE), "text/html", final_url=final_url)
    verdicts = [await anchored(WORDS, before, now, excerpt=excerpt) for excerpt in (True, False)]

    assert {(verdict.status, verdict.reason) for verdict in verdicts} == {(status, reason)}


async def test_a_twin_of_the_document_by_its_canonical_address_may_have_changed() -> None:
    link = f"<link rel=canonical href='{URL}'>"
    before = source(html(p(WORDS) + PROSE, head=link), "text/html")
    twin = source(html(PROSE, head=link), "text/html", final_url="https://a.test/amp/harbour")

    assert (await anchored(WORDS, before, twin)).kind == "removed"


async def test_a_refresh_is_followed_once_around() -> None:
    there = "https://a.test/deep/there"
    away = html(p("Moved."), head=f"<meta http-equiv=refresh content='0; url={there}'>")
    back = html(p("Moved."), head=f"<meta http-equiv=refresh content='0; url={URL}'>")
    found = FakeWeb({URL: away, there: html(p(WORDS) + PROSE)})

    assert (await by_words(WORDS, found)).status == "match"
    assert (await by_words(WORDS, FakeWeb({URL: away, there: back}))).reason == "redirect_loop"


async def test_a_fragment_is_left_out_of_the_request_and_kept_in_the_link() -> None:
    pages = FakeWeb({URL: html(p(WORDS) + PROSE)})
    verdict = await by_words(WORDS, pages, url=f"{URL}#tide:~:text=The%20tide")

    assert (verdict.status, len(pages.asked)) == ("match", 1)
    assert verdict.link is not None
    assert verdict.link.startswith(f"{URL}#tide:~:text=The%20tide%20rose")
