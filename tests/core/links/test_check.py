"""Each URL is asked once, each link has its result in its place, and no link's trouble is another's."""

import asyncio
from pathlib import Path

import anyio
import pytest
from anyio.lowlevel import checkpoint

from pincite.core.errors import InputError
from pincite.core.links import Link, check_links
from pincite.core.models import FetcherResponse
from pincite.core.models.links import Catalog, LinkReport, Resolve, Unaskable
from pincite.core.ports import Answer, Conditions, Fetched, Listed
from tests.fakes import FakeCatalogue, FakeWeb, html, page

A, B, GONE = "https://a.test/1", "https://b.test/2", "https://a.test/gone"
WEB = {A: html("<p>One</p>"), B: html("<p>Two</p>")}


async def check(*urls: str, web: FakeWeb | None = None, **more: object) -> LinkReport:
    links = [Link(url) for url in urls]
    return await check_links(links, fetcher=web, **more)  # type: ignore[arg-type]  # named by each test


def resolves(report: LinkReport) -> list[str]:
    return [result.resolve.value for result in report.results]


async def test_results_stand_in_the_order_of_the_links() -> None:
    report = await check(GONE, A, "nonsense", B, web=FakeWeb(WEB))

    assert [result.url for result in report.results] == [GONE, A, "nonsense", B]
    assert resolves(report) == ["not_found", "ok", "network_error", "ok"]
    assert report.complete


async def test_a_url_that_stands_there_twice_is_asked_once_and_reported_in_each_place() -> None:
    web = FakeWeb(WEB)

    report = await check(A, f"{A}#top", B, f" {A} ", "HTTPS://A.TEST:443/1", web=web)

    assert sorted(web.asked) == [A, B]
    assert resolves(report) == ["ok"] * 5
    assert [result.url for result in report.results] == [A, f"{A}#top", B, f" {A} ", "HTTPS://A.TEST:443/1"]


async def test_the_url_is_asked_as_its_first_link_wrote_it() -> None:
    web = FakeWeb({"https://A.test/1": "One"})

    await check("https://A.test/1#top", A, web=web)

    assert web.asked == ["https://A.test/1"]


async def test_without_a_fetcher_or_a_catalogue_every_layer_is_skipped() -> None:
    report = await check(A, "nonsense")

    assert [(one.resolve, one.catalog) for one in report.results] == [(Resolve.SKIPPED, Catalog.SKIPPED)] * 2
    assert report.results[1].notes[0].startswith("bad_url: ")


async def test_the_id_of_a_known_site_is_named_without_a_catalogue() -> None:
    [result] = (await check("https://wol.jw.org/en/wol/d/r1/lp-e/1102021811")).results

    assert (result.catalog, result.id) == (Catalog.SKIPPED, "1102021811")


async def test_a_title_is_compared_in_its_own_place() -> None:
    catalogue = FakeCatalogue({(A, "One"): Listed(Catalog.OK, "1", "One"), (A, "Two"): Listed(Catalog.MISMATCH, "1")})

    report = await check_links([Link(A, "One"), Link(A, "Two"), Link(A, "One")], catalogue=catalogue)

    assert [result.catalog for result in report.results] == [Catalog.OK, Catalog.MISMATCH, Catalog.OK]
    assert len(catalogue.asked) == 2


async def test_a_catalogue_that_fails_at_one_document_says_nothing_of_that_one_alone() -> None:
    catalogue = FakeCatalogue({(A, ""): Listed(Catalog.OK, "1"), (B, ""): RuntimeError("torn page")})

    report = await check(A, B, web=FakeWeb(WEB), catalogue=catalogue)

    assert [result.catalog for result in report.results] == [Catalog.OK, Catalog.SKIPPED]
    assert report.results[1].notes == ("the catalogue failed: RuntimeError: torn page",)
    assert resolves(report) == ["ok", "ok"]


async def test_a_catalogue_that_cannot_be_read_is_an_error_of_the_whole() -> None:
    with pytest.raises(InputError, match="no such file"):
        await check(A, catalogue=FakeCatalogue({(A, ""): InputError("no such file")}))


class SlowWeb(FakeWeb):
    """A web one page of which never comes."""

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        if url == GONE:
            await anyio.sleep_forever()
        return await super().fetch(url, conditions)


async def test_at_the_deadline_what_is_known_is_told_and_the_rest_is_skipped() -> None:
    report = await check(A, GONE, web=SlowWeb(WEB), deadline=0.2)

    assert resolves(report) == ["ok", "skipped"]
    assert report.results[1].notes[0].startswith("deadline: ")
    assert not report.complete


async def test_a_catalogue_that_is_not_read_in_time_is_skipped_and_said() -> None:
    class Slow:
        async def look_up(self, url: str, title: str = "", /) -> Listed:
            await anyio.sleep_forever()
            raise AssertionError("slept for ever and woke up")

    report = await check(A, catalogue=Slow(), deadline=0.05)

    assert (report.results[0].catalog, report.complete) == (Catalog.SKIPPED, False)
    assert report.results[0].notes[0].startswith("deadline: ")


async def test_no_url_waits_for_a_catalogue_and_one_that_cancels_loses_its_own_layer() -> None:
    class Cancelling:
        async def look_up(self, url: str, title: str = "", /) -> Listed:
            if url == A:
                raise asyncio.CancelledError
            await anyio.sleep_forever()
            raise AssertionError("slept for ever and woke up")

    report = await check(A, B, web=FakeWeb(WEB), catalogue=Cancelling(), deadline=0.2)

    assert resolves(report) == ["ok", "ok"]
    assert report.results[0].notes == ("the catalogue failed: it cancelled the request",)
    assert report.results[1].notes[0].startswith("deadline: ")


async def test_progress_counts_each_url_once_and_may_fail() -> None:
    told: list[tuple[int, int]] = []

    def tell(done: int, total: int) -> None:
        told.append((done, total))
        raise RuntimeError("nobody listens")

    await check(A, A, B, web=FakeWeb(WEB), progress=tell)

    assert told == [(1, 2), (2, 2)]


async def test_no_more_urls_are_in_work_than_asked_for() -> None:
    now, most = 0, 0

    async def count(url: str) -> None:
        nonlocal now, most
        now += 1
        most = max(most, now)
        await checkpoint()
        now -= 1

    urls = [f"https://h{number}.test/" for number in range(20)]
    report = await check(*urls, web=FakeWeb(dict.fromkeys(urls, "x"), before=count), concurrency=3)

    assert (most, resolves(report)) == (3, ["ok"] * 20)


async def test_a_url_of_ten_thousand_characters_is_answered_by_its_form_and_shown_cut() -> None:
    [result] = (await check("https://a.test/" + "x" * 10_000, web=FakeWeb())).results

    assert result.resolve == Resolve.NETWORK_ERROR
    assert len(result.url) < 8_100
    assert result.notes[0] == "the url is cut here"
    assert result.notes[1].startswith("bad_url: The URL has 10015 characters")


async def test_thousands_of_links_are_checked() -> None:
    report = await check(*(f"https://a.test/{number % 1_000}" for number in range(4_000)))

    assert report.resolved == {"skipped": 4_000}


async def test_odd_urls_harm_nothing() -> None:
    odd = [
        "",
        " ",
        "\ud800",
        "https://a.test/\ud800",
        "https://[::1",
        "javascript:alert(1)",
        "\x00",
        "https://\u202ea.test/",
    ]

    report = await check(*odd, A, web=FakeWeb(WEB), catalogue=FakeCatalogue({}))

    assert resolves(report) == ["network_error"] * len(odd) + ["ok"]
    assert report.to_dict()["results"]


async def test_a_picture_answers_though_it_holds_no_words() -> None:
    picture = Fetched(A, A, 200, {"content-type": "application/pdf"}, b"%PDF-1.7 \x00")

    assert resolves(await check(A, web=FakeWeb({A: picture}))) == ["ok"]


async def test_a_page_that_cannot_be_searched_for_walls_answers_all_the_same() -> None:
    assert resolves(await check(A, web=FakeWeb({A: page(b"\xff\xfe\x00", A)}))) == ["ok"]


async def test_a_relative_link_is_asked_as_the_file_that_it_leads_to_from_its_own_text(tmp_path: Path) -> None:
    for folder in ("1", "2 \u00fc"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a.txt").write_text("words")
    files = [tmp_path / "1" / "a.txt", tmp_path / "2 \u00fc" / "a.txt"]
    links = [*(Link("a.txt", base=file.parent) for file in files), Link("none.txt", base=tmp_path / "1")]
    web = FakeWeb({file.as_uri(): page(html("Words"), file.as_uri()) for file in files})

    live = await check_links(links, fetcher=web, roots=[tmp_path])
    structural = await check_links(links, roots=[tmp_path])

    assert sorted(web.asked) == sorted(file.as_uri() for file in files)
    assert resolves(live) == ["ok", "ok", "not_found"]
    assert [result.final_url for result in live.results] == [""] * 3
    assert resolves(structural) == ["skipped"] * 3
    assert [len(result.notes) for result in structural.results] == [0, 0, 1]
    assert str(tmp_path) not in str(live.to_dict())


async def test_a_relative_link_of_which_no_file_is_known_is_not_malformed() -> None:
    relative, malformed, anchor = (await check("../a b.html", "https://a b/", "#top")).results

    assert relative.unaskable is Unaskable.UNPLACED
    assert "white space" not in relative.notes[0]
    assert malformed.unaskable is Unaskable.MALFORMED
    assert "within the text itself" in anchor.notes[0]


async def test_a_fetcher_may_be_a_function_as_for_a_validator_and_the_links_any_iterable() -> None:
    async def fetch(url: str) -> FetcherResponse:
        return FetcherResponse(url, 404 if url == GONE else 200, "words")

    report = await check_links((Link(url) for url in (A, GONE)), fetcher=fetch)

    assert resolves(report) == ["ok", "not_found"]
