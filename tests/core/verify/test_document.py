"""Where a page leads: redirects, refreshes, the next page, another document."""

import pytest

from pincite.core.models import Status
from tests.core.verify.walk import OTHER, URL, WORDS, article, check, one, statuses
from tests.fakes import FakeWeb, Page, cited, html, page


async def test_a_passage_on_the_next_page_is_found_there_once_for_all() -> None:
    web = FakeWeb({URL: article(OTHER, head='<link rel="next" href="/tides/2">'), f"{URL}/2": article(WORDS)})

    report = await check([cited(URL, WORDS), cited(URL, OTHER), cited(URL, WORDS)], web)

    assert statuses(report) == ["match", "match", "match"]
    assert "found_on_next_page" in report.verdicts[0].notes
    assert report.verdicts[0].moved_to is None
    assert web.asked == [URL, f"{URL}/2"]


async def test_only_one_next_page_is_read_and_a_few_words_there_prove_nothing() -> None:
    head = '<link rel="next" href="/tides/2">'
    web = FakeWeb(
        {
            URL: article(OTHER, head=head),
            f"{URL}/2": article("A rare word: xylograph."),
            f"{URL}/3": article(WORDS),
        }
    )

    report = await check([cited(URL, WORDS), cited(URL, "rare word")], web)

    assert statuses(report) == ["changed", "changed"]
    assert len(web.asked) == 2


async def test_a_refresh_in_the_markup_is_followed_like_a_redirect() -> None:
    moved = html("<p>This page has moved.</p>", head='<meta http-equiv="refresh" content="0; url=/new">')
    web = FakeWeb({URL: moved, "https://a.test/new": article(WORDS)})

    verdict = await one(cited(URL, WORDS), web)

    assert (verdict.status, verdict.final_url, verdict.moved_to) == (
        "match",
        "https://a.test/new",
        "https://a.test/new",
    )


async def test_a_refresh_that_comes_late_or_reloads_the_page_is_not_followed() -> None:
    for content in ("30; url=/new", "0; url=/tides", "0"):
        moved = html(f"<p>{OTHER}</p>", head=f'<meta http-equiv="refresh" content="{content}">')
        web = FakeWeb({URL: moved, "https://a.test/new": article(WORDS)})

        assert (await one(cited(URL, WORDS), web)).status == "changed"
        assert web.asked == [URL]


async def test_refreshes_in_a_circle_or_without_end_are_a_redirect_loop() -> None:
    def refresh(target: str) -> str:
        return html("<p>Moved.</p>", head=f'<meta http-equiv="refresh" content="0; url={target}">')

    circle = {URL: refresh("/b"), "https://a.test/b": refresh("/tides")}
    endless = {URL: refresh("/1"), **{f"https://a.test/{n}": refresh(f"/{n + 1}") for n in range(1, 30)}}

    for pages in (circle, endless):
        web = FakeWeb(pages)
        verdict = await one(cited(URL, WORDS), web)
        assert (verdict.status, verdict.reason) == ("unreachable", "redirect_loop")
        assert len(web.asked) <= 6


async def test_a_page_cannot_lead_to_a_scheme_that_only_the_callers_fetcher_serves() -> None:
    lured = html("<p>Moved.</p>", head='<meta http-equiv="refresh" content="0; url=file:///etc/passwd">')
    web = FakeWeb({URL: lured, "file:///etc/passwd": article(WORDS)})

    assert (await one(cited(URL, WORDS), web)).status != "match"
    assert web.asked == [URL]


async def test_a_passage_that_moved_with_its_page_says_where_to() -> None:
    new = "https://b.test/tides"

    verdict = await one(cited(URL, WORDS), {URL: page(article(WORDS), URL, final_url=new)})

    assert (verdict.status, verdict.moved_to, verdict.final_url) == ("match", new, new)


@pytest.mark.parametrize("final_url", ["http://a.test/tides", "https://a.test/tides/"])
async def test_scheme_and_slash_alone_are_no_move(final_url: str) -> None:
    verdict = await one(cited(URL, WORDS), {URL: page(article(WORDS), URL, final_url=final_url)})

    assert (verdict.status, verdict.moved_to, verdict.final_url) == ("match", None, None)


async def test_an_address_that_always_redirected_has_not_moved() -> None:
    new = "https://b.test/tides"
    finding = cited(URL, WORDS, stamp={"final_url": new})

    verdict = await one(finding, {URL: page(article(WORDS), URL, final_url=new)})

    assert (verdict.moved_to, verdict.final_url) == (None, new)


async def test_another_document_in_the_place_of_the_stamped_one_is_unreachable() -> None:
    answer = page(article("Welcome to our new catalogue of garden chairs."), URL, final_url="https://a.test/chairs")
    stamped = cited(URL, WORDS, stamp={"final_url": URL})

    report = await check([stamped, cited(URL, WORDS)], {URL: answer})

    assert statuses(report) == ["unreachable", "changed"]
    assert report.verdicts[0].reason == "redirected_elsewhere"
    assert any("does not say which document" in note for note in report.verdicts[1].notes)


async def test_a_few_words_on_another_document_are_no_match() -> None:
    words = "garden chairs"
    answer = page(article("Welcome to our new catalogue of garden chairs."), URL, final_url="https://a.test/chairs")

    report = await check([cited(URL, words, stamp={"final_url": URL}), cited(URL, words)], {URL: answer})

    assert statuses(report) == ["unreachable", "match"]


async def test_three_pages_of_a_host_that_end_at_one_address_are_gone_and_two_are_not() -> None:
    def sink(count: int) -> dict[str, Page]:
        body = article("Our archive was reorganised; thank you for your patience.")
        return {f"https://a.test/{n}": page(body, "", final_url="https://a.test/news") for n in range(count)}

    three = await check([cited(url, WORDS) for url in sink(3)], sink(3))
    two = await check([cited(url, WORDS) for url in sink(2)], sink(2))

    assert {verdict.reason for verdict in three.verdicts} == {"redirected_elsewhere"}
    assert all(verdict.status is Status.UNREACHABLE for verdict in three.verdicts)
    assert three.summary == {"unreachable": 3}
    assert all(verdict.current_hash is None for verdict in three.verdicts)
    assert two.summary == {"changed": 2}


async def test_pages_that_led_to_one_address_when_they_were_stamped_have_lost_the_passage_there() -> None:
    news = "https://a.test/news"
    body = article("Our archive was reorganised; thank you for your patience.")
    urls = [f"https://a.test/{n}" for n in range(3)]

    report = await check(
        [cited(url, WORDS, stamp={"final_url": news}) for url in urls],
        {url: page(body, "", final_url=news) for url in urls},
    )

    assert report.summary == {"changed": 3}
    assert {verdict.kind for verdict in report.verdicts} == {"removed"}
