"""For a page that is gone the site's own offers are tried, few of them, and only suggested."""

import gzip

from pincite.core.models import FetcherResponse, ProvenanceVerdict, Reason
from pincite.core.ports import Unreachable
from pincite.core.verify import ProvenanceValidator
from pincite.core.verify.siblings import MAX_SITEMAPS, MAX_TRIED
from tests.core.verify.walk import OTHER, URL, WORDS, article, check, one
from tests.fakes import FakeFetcher, FakeWeb, Page, cited, html, page
from tests.rows import each_row

HELD = article(WORDS)
ROBOTS, SITEMAP = "https://a.test/robots.txt", "https://a.test/sitemap.xml"
NEW = "https://a.test/water/tides"
NOTE = "the words stand at an address that the site itself offers (suggested); it was not judged as the source"


def listing(*urls: str, index: bool = False) -> str:
    tag = "sitemapindex" if index else "urlset"
    return f'<?xml version="1.0"?><{tag}>' + "".join(f"<url><loc>{url}</loc></url>" for url in urls) + f"</{tag}>"


async def suggested(pages: dict[str, Page], words: str = WORDS, **more: object) -> tuple[ProvenanceVerdict, list[str]]:
    """The verdict on a citation of ``URL``, and what was asked beyond it."""
    web = FakeWeb(pages)
    verdict = await one(cited(URL, words, **more), web, siblings=True)  # type: ignore[arg-type]
    return verdict, web.asked[1:]


async def test_an_address_of_the_same_name_in_the_sitemap_is_suggested_where_the_passage_stands() -> None:
    verdict, asked = await suggested({SITEMAP: listing("https://a.test/other", NEW), NEW: HELD})

    assert (verdict.status, verdict.reason, verdict.kind, verdict.moved_to) == ("unreachable", "not_found", None, None)
    assert verdict.suggested == [NEW]
    assert NOTE in verdict.notes
    assert asked == [ROBOTS, SITEMAP, NEW]


@each_row(
    ("reason", "asks"),
    [
        (Reason.NOT_FOUND, True),
        (Reason.GONE, True),
        (Reason.SERVER_ERROR, False),
        (Reason.FORBIDDEN, False),
        (Reason.TIMEOUT, False),
        (Reason.BLOCKED_ADDRESS, False),
    ],
)
async def test_only_a_page_that_is_gone_is_looked_for(reason: Reason, asks: bool) -> None:
    pages: dict[str, Page] = {URL: Unreachable(URL, reason, "why"), SITEMAP: listing(NEW), NEW: HELD}

    verdict, asked = await suggested(pages)

    assert (verdict.suggested == [NEW], asked != []) == (asks, asks)


async def test_a_page_that_says_it_is_missing_is_gone_and_its_own_offers_come_first() -> None:
    head = '<meta http-equiv="refresh" content="30; url=/moved/here"><link rel="canonical" href="/water/x">'
    missing = html("<h1>Page not found</h1><p>Sorry.</p>", title="Page not found", head=head)
    pages: dict[str, Page] = {URL: missing, "https://a.test/moved/here": HELD, SITEMAP: listing(NEW), NEW: HELD}

    verdict, asked = await suggested(pages)

    assert verdict.reason == "soft_404"
    assert verdict.suggested == ["https://a.test/moved/here", NEW]
    assert asked == [ROBOTS, SITEMAP, "https://a.test/moved/here", "https://a.test/water/x", NEW]


async def test_a_page_sent_to_the_front_page_is_gone() -> None:
    home = page(article(OTHER), URL, final_url="https://a.test/")

    verdict, _ = await suggested({URL: home, SITEMAP: listing(NEW), NEW: HELD, "https://a.test/": HELD})

    assert (verdict.reason, verdict.suggested) == ("redirected_home", [NEW])


async def test_where_the_passage_does_not_stand_nothing_is_suggested() -> None:
    verdict, asked = await suggested({SITEMAP: listing(NEW), NEW: article(WORDS.replace("dawn", "dusk"))})

    assert NEW in asked
    assert (verdict.suggested, NOTE in verdict.notes) == (None, False)


@each_row(
    "body",
    [
        html(f"<nav>{WORDS}</nav><p>{OTHER}</p>"),
        html(f'<p hidden="">{WORDS}</p><p>{OTHER}</p>'),
        html(f"<p>{OTHER}</p>", title=WORDS),
    ],
)
async def test_words_of_a_menu_or_out_of_sight_are_no_suggestion(body: str) -> None:
    assert (await suggested({SITEMAP: listing(NEW), NEW: body}))[0].suggested is None


async def test_words_that_were_stamped_out_of_sight_are_no_suggestion_either() -> None:
    hidden = html(f'<p hidden="">{WORDS}</p><p>{OTHER}</p>')

    verdict, _ = await suggested({SITEMAP: listing(NEW), NEW: hidden}, stamp={"stream": "hidden"})

    assert verdict.suggested is None


async def test_a_few_words_are_no_suggestion() -> None:
    assert (await suggested({SITEMAP: listing(NEW), NEW: article("High tide.")}, "High tide."))[0].suggested is None


@each_row(
    "address",
    [
        "https://b.test/tides",
        "https://a.test.evil.test/tides",
        "https://a.test:8443/tides",
        "https://a.test@evil.test/tides",
        "http://127.0.0.1/tides",
        "file:///etc/tides",
        "//evil.test/tides",
        "/tides",
        "http://a.test/tides/",
        "https://a.test/tides#part",
    ],
)
async def test_nothing_is_tried_but_another_page_of_the_very_host(address: str) -> None:
    verdict, asked = await suggested({SITEMAP: listing(address), address: HELD})

    assert (verdict.suggested, asked) == (None, [ROBOTS, SITEMAP])


@each_row("final_url", ["https://b.test/tides", "https://a.test/", URL])
async def test_an_offer_that_leads_off_the_host_or_nowhere_is_none(final_url: str) -> None:
    verdict, _ = await suggested({SITEMAP: listing(NEW), NEW: page(HELD, NEW, final_url=final_url)})

    assert verdict.suggested is None


async def test_no_more_than_three_addresses_are_tried_the_nearest_first() -> None:
    many = [f"https://a.test/{n}/tides" for n in range(50)]
    near = "https://a.test/news/2019/x/tides"
    url = "https://a.test/news/2019/tides"
    web = FakeWeb({SITEMAP: listing(*many, near), near: HELD})

    verdict = await one(cited(url, WORDS), web, siblings=True)

    tried = [asked for asked in web.asked[1:] if asked not in (ROBOTS, SITEMAP)]
    assert (len(tried), MAX_TRIED) == (3, 3)
    assert (tried[0], verdict.suggested) == (near, [near])


async def test_robots_txt_says_where_the_sitemap_is() -> None:
    other = "https://a.test/maps/all.xml"
    robots = page(f"Sitemap: https://b.test/s.xml\nSitemap: {other}\n", ROBOTS)

    verdict, asked = await suggested({ROBOTS: robots, other: listing(NEW), NEW: HELD, SITEMAP: listing()})

    assert verdict.suggested == [NEW]
    assert asked == [ROBOTS, other, NEW]


async def test_of_an_index_the_sitemaps_nearest_to_the_page_are_read_and_no_more_than_four_in_all() -> None:
    parts = [f"https://a.test/maps/{year}.xml" for year in range(1990, 2020)]
    packed = page(gzip.compress(listing("https://a.test/x/2004/tides").encode()), parts[14])
    web = FakeWeb({SITEMAP: listing(*parts, index=True), parts[14]: packed, "https://a.test/x/2004/tides": HELD})

    verdict = await one(cited("https://a.test/2004/tides", WORDS), web, siblings=True)

    assert verdict.suggested == ["https://a.test/x/2004/tides"]
    assert web.asked[1:4] == [ROBOTS, SITEMAP, parts[14]]
    assert sum(address.endswith(".xml") for address in web.asked) == MAX_SITEMAPS == 4


async def test_an_index_that_lists_itself_ends() -> None:
    verdict, asked = await suggested({SITEMAP: listing(SITEMAP, index=True)})

    assert (verdict.suggested, asked) == (None, [ROBOTS, SITEMAP])


async def test_a_sitemap_that_comes_from_another_host_is_not_read() -> None:
    foreign = page(listing(NEW), SITEMAP, final_url="https://evil.test/sitemap.xml")

    assert (await suggested({SITEMAP: foreign, NEW: HELD}))[0].suggested is None


async def test_the_lists_of_a_site_are_read_once_for_all_its_pages() -> None:
    urls = [f"https://a.test/old/page-{n}" for n in range(5)]
    news = [f"https://a.test/new/page-{n}" for n in range(5)]
    web = FakeWeb({SITEMAP: listing(*news), **dict.fromkeys(news, HELD)})

    report = await check([cited(url, WORDS) for url in (*urls, *urls)], web, siblings=True)

    assert [verdict.suggested for verdict in report.verdicts] == [[new] for new in (*news, *news)]
    assert web.asked.count(SITEMAP) == web.asked.count(ROBOTS) == 1
    assert len(web.asked) == 5 + 2 + 5


async def test_an_address_that_names_nothing_costs_the_site_no_request() -> None:
    web = FakeWeb({})

    await check([cited("https://a.test/article?id=7", WORDS), cited("doi:10.1/x", WORDS)], web, siblings=True)

    assert len(web.asked) == 2


@each_row("answer", [RuntimeError("boom"), page(b"\x1f\x8b\x00", SITEMAP), html("not a sitemap"), ""])
async def test_a_site_whose_lists_are_broken_offers_nothing(answer: Page) -> None:
    verdict, _ = await suggested({SITEMAP: answer, ROBOTS: answer})

    assert (verdict.status, verdict.suggested) == ("unreachable", None)


async def test_what_stands_on_the_page_after_an_offer_is_not_suggested() -> None:
    leading = article(OTHER, head='<link rel="next" href="/water/more">')
    web = FakeWeb({SITEMAP: listing(NEW), NEW: leading, "https://a.test/water/more": HELD})

    verdict = await one(cited(URL, WORDS), web, siblings=True)

    assert verdict.suggested is None
    assert "https://a.test/water/more" not in web.asked


async def test_a_callers_own_fetcher_is_asked_when_its_caller_wants_that() -> None:
    fetcher = FakeFetcher({SITEMAP: FetcherResponse(SITEMAP, 200, listing(NEW)), NEW: HELD})
    verdict = await ProvenanceValidator(fetcher=fetcher, siblings=True).check(cited(URL, WORDS))

    assert verdict.suggested == [NEW]
