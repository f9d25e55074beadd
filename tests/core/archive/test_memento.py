"""An archive is asked on its own host alone, and what it answers is a capture of the page or nothing."""

from datetime import UTC, datetime

import pytest

from pincite.core.archive import INTERNET_ARCHIVE, MementoArchive, archive_of
from pincite.core.errors import SettingError
from pincite.core.models import FetcherResponse, Reason
from pincite.core.ports import Answer, Capture, Captures, Fetched, NotModified, Unreachable
from pincite.core.settings import Settings
from pincite.core.verify import conditional
from tests.core.archive.wayback import entry, http_date, moment, timemap
from tests.fakes import FakeFetcher, FakeWeb, Page, page
from tests.rows import each_row

NOW = datetime(2026, 6, 1, tzinfo=UTC)
NEAR = moment("20240601")
BASE = "https://kept.test/web/timemap/link/"
PAGE = "https://a.test/tides"
LIST = f"{BASE}{PAGE}"
RAW = f"https://kept.test/web/20240101000000id_/{PAGE}"
CAPTURE = Capture(f"https://kept.test/web/20240101000000/{PAGE}", moment("20240101"))
OPAQUE = Capture("https://kept.test/abc", moment("20240101"))


def archive(pages: dict[str, Page]) -> tuple[MementoArchive, FakeWeb]:
    web = FakeWeb(pages)
    return MementoArchive(web, timemap=BASE, now=lambda: NOW), web


def listed(*digits: str) -> Fetched:
    return page(timemap(PAGE, "kept.test", digits), LIST)


async def known(pages: dict[str, Page], url: str = PAGE) -> list[str]:
    found = await archive(pages)[0].captures(url, NEAR)
    assert isinstance(found, Captures)
    return [f"{capture.at:%Y%m%d}" for capture in found.known]


async def test_the_captures_are_those_of_the_list() -> None:
    asked, web = archive({LIST: listed("20240101000000", "20250101000000")})

    found = await asked.captures(f"{PAGE}#part", NEAR)

    assert isinstance(found, Captures)
    assert (len(found.known), found.requests, found.cut) == (2, 1, False)
    assert web.asked == [LIST]


async def test_an_archive_that_knows_no_capture_has_none() -> None:
    gone = Unreachable(LIST, Reason.NOT_FOUND, "404", status=404)

    assert await known({LIST: gone}) == await known({LIST: page("", LIST)}) == await known({LIST: listed()}) == []


@each_row("reason", [Reason.THROTTLED, Reason.TIMEOUT, Reason.DNS, Reason.BLOCKED_ADDRESS])
async def test_an_archive_that_does_not_answer_is_no_archive_without_captures(reason: Reason) -> None:
    found = await archive({LIST: Unreachable(LIST, reason, "why")})[0].captures(PAGE, NEAR)

    assert isinstance(found, Unreachable)
    assert (found.reason, found.url) == (reason, PAGE)


async def test_nothing_is_asked_about_an_address_that_may_carry_a_secret() -> None:
    asked, web = archive({})

    found = await asked.captures(f"{PAGE}?token=hunter2", NEAR)

    assert isinstance(found, Unreachable)
    assert "secret" in found.detail
    assert "hunter2" not in found.detail
    assert web.asked == []


async def test_the_address_of_the_page_goes_out_escaped() -> None:
    asked, web = archive({})

    await asked.captures('https://a.test/x"<y>\u00e9', NEAR)

    assert web.asked == [f"{BASE}https://a.test/x%22%3Cy%3E%C3%A9"]


async def test_a_list_that_comes_from_another_host_is_no_list() -> None:
    elsewhere = page(timemap(PAGE, "evil.test", ["20240101000000"]), LIST, final_url="https://evil.test/list")

    found = await archive({LIST: elsewhere})[0].captures(PAGE, NEAR)

    assert isinstance(found, Unreachable)
    assert found.reason is Reason.REDIRECTED_ELSEWHERE


@each_row(
    ("body", "is_list"),
    [
        ("", True),
        (" []\n", True),
        (f'<{PAGE}>; rel="original"', True),
        ("<html><p>Down for maintenance.</p>", False),
        ("\0\1\2", False),
        ('{"error": "busy"}', False),
        ('<https://kept.test/style.css>; rel="stylesheet"', False),
    ],
)
async def test_an_answer_that_is_no_list_does_not_say_that_no_capture_is_kept(body: str, is_list: bool) -> None:
    found = await archive({LIST: page(body, LIST)})[0].captures(PAGE, NEAR)

    assert isinstance(found, Captures) is is_list
    assert isinstance(found, Captures) or found.detail == "its answer is no list of captures"


async def test_a_list_that_was_cut_says_so() -> None:
    cut = page(timemap(PAGE, "kept.test", ["20240101000000"]), LIST, cut=Reason.TOO_LARGE)

    found = await archive({LIST: cut})[0].captures(PAGE, NEAR)

    assert isinstance(found, Captures)
    assert (len(found.known), found.cut) == (1, True)


def parts(*names: str) -> Fetched:
    dates = f'from="{http_date("20200101")}"; until="{http_date("20251231")}"'
    return page(",".join(f'<https://kept.test/{name}>; rel="timemap"; {dates}' for name in names), LIST)


async def test_of_a_list_in_parts_one_part_is_read_and_no_part_of_a_part() -> None:
    one = page(timemap(PAGE, "kept.test", ["20240101000000"]), "https://kept.test/one")
    asked, web = archive({LIST: parts("one"), "https://kept.test/one": one})
    circle, around = archive({LIST: parts("one"), "https://kept.test/one": parts("one")})

    found, none = await asked.captures(PAGE, NEAR), await circle.captures(PAGE, NEAR)

    assert isinstance(found, Captures)
    assert isinstance(none, Captures)
    assert (len(found.known), found.requests, none.known) == (1, 2, ())
    assert len(web.asked) == len(around.asked) == 2


async def test_a_list_that_holds_captures_itself_is_enough() -> None:
    both = page(f"{parts('one').body!r}, {timemap(PAGE, 'kept.test', ['20240101000000'])}", LIST)
    asked, web = archive({LIST: both})

    await asked.captures(PAGE, NEAR)

    assert web.asked == [LIST]


async def test_every_redirect_of_a_list_is_a_request() -> None:
    redirected = page(timemap(PAGE, "kept.test", ["20240101000000"]), LIST, redirects=(LIST, f"{LIST}/"))

    found = await archive({LIST: redirected})[0].captures(PAGE, NEAR)

    assert isinstance(found, Captures)
    assert found.requests == 2


async def read(answer: Page, capture: Capture = CAPTURE, at: str = RAW) -> Answer:
    return await archive({at: answer})[0].read(capture, PAGE)


def memento(body: str = "<p>words</p>", *, at: str = RAW, final_url: str = "", **headers: str) -> Fetched:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return page(body, at, final_url=final_url, headers={"content-type": "text/html", **named})


async def test_a_capture_is_read_raw_and_comes_as_if_the_page_had_sent_it() -> None:
    answer = await read(memento(memento_datetime=http_date("20240101"), link=f'<{PAGE}>; rel="original"'))

    assert isinstance(answer, Fetched)
    assert (answer.final_url, answer.url, answer.body) == (PAGE, PAGE, b"<p>words</p>")


async def test_the_banner_of_an_archive_that_knows_no_raw_form_is_taken_out() -> None:
    banner = "<!-- BEGIN WAYBACK TOOLBAR INSERT -->Captured once.<!-- END WAYBACK TOOLBAR INSERT -->"
    answer = await read(memento(f"{banner}<p>words</p>"))

    assert isinstance(answer, Fetched)
    assert answer.body == b"<p>words</p>"


@each_row(
    "final_url",
    [
        "https://a.test/tides",
        "https://evil.test/web/20240101000000id_/https://a.test/tides",
        "https://kept.test/web/20240101000000id_/https://a.test/other",
        "https://kept.test/web/20250101000000id_/https://a.test/tides",
        "https://kept.test/search?q=tides",
        "https://kept.test:8443/web/20240101000000id_/https://a.test/tides",
        "javascript:alert(1)",
    ],
)
async def test_an_answer_from_elsewhere_is_no_capture(final_url: str) -> None:
    answer = await read(memento(final_url=final_url))

    assert isinstance(answer, Unreachable)
    assert answer.reason is Reason.REDIRECTED_ELSEWHERE


@each_row(
    "headers",
    [
        {"memento_datetime": http_date("20250101")},
        {"link": '<https://a.test/other>; rel="original"'},
        {"link": f'<{PAGE}>; rel="original", <https://evil.test/>; rel="original"'},
    ],
)
async def test_a_capture_that_says_it_is_another_is_none(headers: dict[str, str]) -> None:
    assert isinstance(await read(memento(**headers)), Unreachable)


async def test_an_address_that_says_nothing_is_believed_only_with_both_headers() -> None:
    date, link = http_date("20240101"), f'<{PAGE}>; rel="original"'

    full = await read(memento(at=OPAQUE.url, memento_datetime=date, link=link), OPAQUE, OPAQUE.url)
    bare = await read(memento(at=OPAQUE.url), OPAQUE, OPAQUE.url)
    undated = await read(memento(at=OPAQUE.url, link=link), OPAQUE, OPAQUE.url)
    unnamed = await read(memento(at=OPAQUE.url, memento_datetime=date), OPAQUE, OPAQUE.url)

    assert isinstance(full, Fetched)
    assert all(isinstance(one, Unreachable) for one in (bare, undated, unnamed))


async def test_a_capture_whose_scripts_had_to_run_is_none() -> None:
    answer = await read(page("<p>words</p>", RAW, rendered=True))

    assert isinstance(answer, Unreachable)
    assert answer.reason is Reason.JS_REQUIRED


async def test_what_the_archive_refuses_stays_refused() -> None:
    refused = await read(Unreachable(RAW, Reason.THROTTLED, "429", status=429))
    assert isinstance(refused, Unreachable)
    assert refused.reason is Reason.THROTTLED


async def test_a_fetcher_that_claims_that_nothing_was_modified_is_not_believed() -> None:
    class Odd:
        async def fetch(self, url: str, conditions: object = None, /) -> Answer:
            return NotModified(url, url)

    odd = MementoArchive(Odd(), timemap=BASE)

    assert isinstance(await odd.read(CAPTURE, PAGE), Unreachable)
    assert isinstance(await odd.captures(PAGE, NEAR), Unreachable)


async def test_a_callers_own_fetcher_can_read_an_archive() -> None:
    pages = {LIST: FetcherResponse(LIST, 200, timemap(PAGE, "kept.test", ["20240101000000"])), RAW: "<p>words</p>"}
    asked = MementoArchive(conditional(FakeFetcher(pages)), timemap=BASE, now=lambda: NOW)

    found = await asked.captures(PAGE, NEAR)
    assert isinstance(found, Captures)
    answer = await asked.read(found.known[0], PAGE)

    assert isinstance(answer, Fetched)
    assert answer.body == "<p>words</p>"


@each_row("base", ["", "kept.test/", "ftp://kept.test/", "https://me:you@kept.test/"])
def test_a_timemap_that_is_no_address_is_a_bad_setting(base: str) -> None:
    with pytest.raises(SettingError, match="PINCITE_ARCHIVE_TIMEMAP"):
        MementoArchive(FakeWeb(), timemap=base)


def test_an_archive_is_asked_only_where_somebody_wants_it() -> None:
    web, silent = FakeWeb(), Settings(archive=False)

    assert archive_of(silent, web) is None
    assert archive_of(silent, web, wanted=True) is not None
    assert archive_of(Settings(archive=True), web) is not None
    assert archive_of(Settings(archive=True, provenance_fetcher="fake"), web, wanted=True) is None
    assert Settings().archive_timemap == INTERNET_ARCHIVE


async def test_the_longest_list_is_read_in_a_thread_and_to_its_end() -> None:
    junk = ",".join(entry("https://evil.test/x", "20240101") for _ in range(3_000))

    assert await known({LIST: page(f"{junk},{timemap(PAGE, 'kept.test', ['20240101000000'])}", LIST)}) == ["20240101"]


async def test_the_internet_archives_own_form_of_a_list_is_read_as_well() -> None:
    head = '[["urlkey","timestamp","original","mimetype","statuscode","digest"]'
    rows = [
        f'["k","{day}000000","{PAGE}","text/html","{status}","D"]'
        for day, status in (("20240101", 200), ("20250101", 404))
    ]

    assert await known({LIST: page(",\n".join([head, *rows]) + "]", LIST)}) == ["20240101"]
