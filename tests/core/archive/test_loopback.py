"""Archives, moves and suggestions through real sockets, the guard and the whole road."""

import gzip
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from pincite.core.archive import MementoArchive
from pincite.core.fetch import GuardedFetcher, Limits
from pincite.core.models import ProvenanceVerdict
from pincite.core.shapes import parse_agent_output
from pincite.core.verify import verify
from tests.core.archive.wayback import TIMEMAP, Wayback, http_date, wayback
from tests.core.fetch.network import Time
from tests.core.verify.walk import OTHER, WORDS, article
from tests.fakes import cited, html
from tests.rows import each_row
from tests.web import Reply, Route, Web, serve

EDITED = WORDS.replace("dawn", "dusk")
HELD, LOST = article(WORDS), article(EDITED)


@asynccontextmanager
async def sites(routes: Mapping[str, Route]) -> AsyncIterator[tuple[Web, Wayback]]:
    async with serve(routes) as living, wayback() as archive:
        yield living, archive


async def verdict_on(
    living: Web, archive: Wayback, path: str = "/tides", retries: int = 0, **more: object
) -> ProvenanceVerdict:
    hosts = (living.host, archive.web.host)
    limits = Limits(allow_hosts=hosts, host_interval=0, retries=retries)
    async with GuardedFetcher(limits, clock=Time().clock()) as fetcher:
        report = await verify(
            parse_agent_output([cited(living.url(path), WORDS, **more)]),  # type: ignore[arg-type]  # named by each test
            fetcher=fetcher,
            archive=MementoArchive(fetcher, timemap=archive.timemap, private_hosts=hosts),
            siblings=True,
        )
    return report.verdicts[0]


def keep(archive: Wayback, url: str, *changes: tuple[str, str | Reply], until: str = "202605") -> None:
    """A capture a month from January 2026 on, each with the body that was the latest by then."""
    months = [f"2026{month:02}01000000" for month in range(1, 13)]
    bodies = {at: [body for since, body in changes if since <= at][-1] for at in months if at[:6] <= until}
    archive.keep(url, bodies)


async def test_an_edit_is_dated_to_the_captures_between_which_it_was_made() -> None:
    async with sites({"/tides": Reply.html(LOST)}) as (living, archive):
        url = living.url("/tides")
        keep(archive, url, ("202601", HELD), ("202604", LOST))

        verdict = await verdict_on(living, archive)

        assert (verdict.status, verdict.kind) == ("changed", "edited")
        found = verdict.archived
        assert found is not None
        assert (found.stood, found.kind, found.captured_at[:10]) == (True, "exact", "2026-01-01")
        assert ((found.last_stood_at or "")[:10], (found.first_missing_at or "")[:10]) == ("2026-03-01", "2026-04-01")
        assert archive.web.paths()[0] == f"{TIMEMAP}{url}"
        assert all("id_/" in path for path in archive.asked())
        assert len(archive.web.requests) <= 8


async def test_a_page_that_is_gone_stood_once_and_stays_unreachable() -> None:
    async with sites({}) as (living, archive):
        keep(archive, living.url("/tides"), ("202601", HELD), ("202603", Reply(status=404)))

        verdict = await verdict_on(living, archive)

    assert (verdict.status, verdict.reason) == ("unreachable", "not_found")
    assert verdict.archived is not None
    assert (verdict.archived.last_stood_at or "")[:10] == "2026-02-01"
    assert verdict.archived.first_missing_at is None


async def test_a_host_that_does_not_answer_at_all_has_its_archive_asked() -> None:
    async with sites({}) as (living, archive):
        nobody = "http://127.0.0.1:9/tides"
        keep(archive, nobody, ("202601", HELD))
        living = Web(port=9, routes={})

        verdict = await verdict_on(living, archive)

    assert (verdict.reason, verdict.archived is not None and verdict.archived.stood) == ("connect", True)


async def test_an_archive_that_redirects_to_the_living_page_proves_nothing() -> None:
    async with sites({"/tides": Reply.html(LOST), "/copy": Reply.html(HELD)}) as (living, archive):
        keep(archive, living.url("/tides"), ("202601", Reply.redirect(living.url("/copy"))))

        verdict = await verdict_on(living, archive)

    assert verdict.archived is None
    assert "archive: no capture that could be read tells" in verdict.notes


async def test_captures_that_redirect_in_circles_are_left_soon() -> None:
    async with sites({"/tides": Reply.html(LOST)}) as (living, archive):
        url = living.url("/tides")
        keep(archive, url, ("202601", Reply.redirect(f"/web/20260101000000id_/{url}")))

        verdict = await verdict_on(living, archive)

        assert verdict.archived is None
        assert len(archive.web.requests) <= 8


def forwarded(hops: int, last: Route) -> dict[str, Route]:
    """A way of redirects that begins at ``/0`` and ends in ``last``."""
    return {f"/{hop}": Reply.redirect(f"/{hop + 1}") for hop in range(hops)} | {f"/{hops}": last}


@each_row("hops", [0, 1, 2, 3, 4])
@each_row("retries", [0, 2])
@each_row("status", [200, 404, 503])
async def test_an_archive_is_never_sent_a_ninth_request_however_each_is_answered(
    hops: int, retries: int, status: int
) -> None:
    async with sites({"/tides": Reply.html(LOST)}) as (living, archive):
        keep(archive, living.url("/tides"), ("202601", Reply.redirect("/0")), until="202612")
        archive.web.routes.update(forwarded(hops, Reply(status, {"content-type": "text/html"}, HELD.encode())))

        verdict = await verdict_on(living, archive, retries=retries)

        assert (verdict.status, verdict.archived) == ("changed", None)
        assert 2 <= len(archive.web.requests) <= 8


@each_row("hops", [3, 5, 9])
async def test_a_list_of_captures_that_is_redirected_is_no_more_than_eight_requests_either(hops: int) -> None:
    async with sites({}) as (living, archive):
        archive.web.routes[f"{TIMEMAP}{living.url('/tides')}"] = Reply.redirect("/0")
        archive.web.routes.update(forwarded(hops, Reply(503)))

        verdict = await verdict_on(living, archive, retries=2)

        assert any(note.startswith("archive not checked: ") for note in verdict.notes)
        assert len(archive.web.requests) <= 8


async def test_a_capture_that_says_it_is_of_another_page_or_time_is_no_capture() -> None:
    async with sites({"/tides": Reply.html(LOST)}) as (living, archive):
        url = living.url("/tides")
        other = {"content-type": "text/html", "link": '<https://b.test/>; rel="original"'}
        late = {"content-type": "text/html", "memento-datetime": http_date("20200101")}
        for headers in (other, late):
            keep(archive, url, ("202601", Reply(headers=headers, body=HELD.encode())))

            assert (await verdict_on(living, archive)).archived is None


async def test_an_archive_that_is_throttled_is_asked_once_and_named() -> None:
    async with sites({}) as (living, archive):
        archive.web.routes[f"{TIMEMAP}{living.url('/tides')}"] = Reply(status=429)

        verdict = await verdict_on(living, archive)

    assert verdict.archived is None
    assert any(note.startswith("archive not checked: ") and "429" in note for note in verdict.notes)
    assert len(archive.web.requests) == 1


async def test_an_address_with_a_secret_never_reaches_the_archive() -> None:
    async with sites({}) as (living, archive):
        verdict = await verdict_on(living, archive, "/tides?token=hunter2")

        assert archive.web.requests == []
    assert any("may carry a secret" in note for note in verdict.notes)


@each_row(("status", "moves"), [(301, True), (308, True), (302, False), (303, False), (307, False)])
async def test_a_redirect_tells_by_its_status_whether_the_page_has_moved(status: int, moves: bool) -> None:
    routes = {"/tides": Reply.redirect("/water/tides", status), "/water/tides": Reply.html(HELD)}
    async with sites(routes) as (living, archive):
        verdict = await verdict_on(living, archive)
        new = living.url("/water/tides")

        assert archive.web.requests == []
    assert (verdict.status, verdict.final_url, verdict.moved_to) == ("match", new, new if moves else None)


async def test_the_permanent_part_of_a_chain_is_the_new_address() -> None:
    routes = {
        "/tides": Reply.redirect("/b", 301),
        "/b": Reply.redirect("/c", 308),
        "/c": Reply.redirect("/d", 302),
        "/d": Reply.html(HELD),
    }
    async with sites(routes) as (living, archive):
        verdict = await verdict_on(living, archive)

        assert (verdict.moved_to, verdict.final_url) == (living.url("/c"), living.url("/d"))


async def test_a_page_found_by_the_sites_packed_sitemap_is_suggested_beside_the_archive() -> None:
    async with sites({"/water/tides.html": Reply.html(HELD)}) as (living, archive):
        listed = f"<urlset><url><loc>{living.url('/water/tides.html')}</loc></url></urlset>"
        index = f"<sitemapindex><sitemap><loc>{living.url('/maps/1.xml.gz')}</loc></sitemap></sitemapindex>"
        robots = Reply(headers={"content-type": "text/plain"}, body=f"Sitemap: {living.url('/maps.xml')}".encode())
        packed = {"content-type": "application/gzip"}
        living.routes["/robots.txt"] = robots
        living.routes["/maps.xml"] = Reply(headers={"content-type": "application/xml"}, body=index.encode())
        living.routes["/maps/1.xml.gz"] = Reply(headers=packed, body=gzip.compress(listed.encode()))
        keep(archive, living.url("/tides"), ("202601", HELD))

        verdict = await verdict_on(living, archive)

        assert verdict.suggested == [living.url("/water/tides.html")]
    assert (verdict.status, verdict.reason) == ("unreachable", "not_found")
    assert verdict.archived is not None


async def test_a_rewritten_capture_is_searched_without_the_archives_banner() -> None:
    banner = f"<!-- BEGIN WAYBACK TOOLBAR INSERT --><p>{WORDS}</p><!-- END WAYBACK TOOLBAR INSERT -->"
    async with sites({"/tides": Reply.html(LOST)}) as (living, archive):
        keep(archive, living.url("/tides"), ("202601", html(f"{banner}<p>{OTHER}</p>")))

        verdict = await verdict_on(living, archive)

    assert verdict.archived is not None
    assert verdict.archived.stood is False


async def test_a_refresh_in_the_markup_is_a_move_for_good() -> None:
    refresh = html("<p>Moved.</p>", head='<meta http-equiv="refresh" content="0; url=/water/tides">')
    routes = {"/tides": Reply.html(refresh), "/water/tides": Reply.html(HELD)}
    async with sites(routes) as (living, archive):
        verdict = await verdict_on(living, archive)

        assert (verdict.status, verdict.moved_to) == ("match", living.url("/water/tides"))
