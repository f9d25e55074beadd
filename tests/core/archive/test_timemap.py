"""Of an archive's list only those captures count that can be captures of the page."""

from datetime import UTC, datetime, timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from pincite.core.archive.timemap import MAX_CAPTURES, TimeMap
from pincite.core.fetch.url import SourceURL, parse_url
from tests.core.archive.wayback import entry, http_date, moment, timemap
from tests.rows import each_row

PAGE = "https://a.test/tides"
HOST = "kept.test"
NOW = datetime(2026, 6, 1, tzinfo=UTC)


def parsed(text: str, *, page: str = PAGE, at: str = "https://kept.test/web/timemap/link/x") -> TimeMap:
    base = parse_url(at)
    assert isinstance(base, SourceURL)
    return TimeMap.parse(text, page=page, at=base, now=NOW)


def urls(text: str) -> list[str]:
    return [capture.url for capture in parsed(text).captures]


def test_the_internet_archives_list_is_read_and_asked_by_the_scheme_that_it_was_asked_by() -> None:
    found = parsed(timemap("http://a.test:80/tides", HOST, ["20250101000000", "20240101000000"]))

    assert [(one.url, one.at) for one in found.captures] == [
        ("https://kept.test/web/20240101000000/http://a.test:80/tides", moment("20240101")),
        ("https://kept.test/web/20250101000000/http://a.test:80/tides", moment("20250101")),
    ]


@each_row(
    ("target", "digits"),
    [
        ("//[x", "20240101"),
        ("https://kept.test/web/20240101000000/https://a.test/other", "20240101"),
        ("https://kept.test/web/20240101000000/https://evil.test/tides", "20240101"),
        ("https://evil.test/web/20240101000000/https://a.test/tides", "20240101"),
        ("https://kept.test:8080/web/20240101000000/https://a.test/tides", "20240101"),
        ("https://kept.test@evil.test/web/20240101000000/https://a.test/tides", "20240101"),
        ("https://kept.test.evil.test/web/20240101000000/https://a.test/tides", "20240101"),
        ("//evil.test/web/20240101000000/https://a.test/tides", "20240101"),
        ("file:///web/20240101000000/https://a.test/tides", "20240101"),
        ("https://a.test/tides", "20240101"),
        ("https://kept.test/web/20240101000000/https://a.test/tides", "20240102"),
        ("https://kept.test/web/20990101000000/https://a.test/tides", "20990101"),
        ("https://kept.test/web/19700101000000/https://a.test/tides", "19700101"),
        ("https://[kept.test/web/20240101000000/https://a.test/tides", "20240101"),
    ],
)
def test_what_cannot_be_a_capture_of_the_page_is_none(target: str, digits: str) -> None:
    good = entry(f"https://kept.test/web/20230101000000/{PAGE}", "20230101")

    assert urls(f"{entry(target, digits)},\n{good}") == [f"https://kept.test/web/20230101000000/{PAGE}"]


@each_row("date", ["", "yesterday", "Mon, 32 Jan 2024 00:00:00 GMT"])
def test_a_capture_without_a_date_is_none(date: str) -> None:
    assert urls(f'<https://kept.test/web/20240101000000/{PAGE}>; rel="memento"; datetime="{date}"') == []


def test_an_address_that_names_no_page_counts_where_the_list_says_that_it_is_of_this_one() -> None:
    opaque = entry("https://kept.test/abc", "20240101")

    assert urls(f'<{PAGE}>; rel="original",\n{opaque}') == ["https://kept.test/abc"]
    assert urls(f'<https://a.test/other>; rel="original",\n{opaque}') == []
    assert urls(opaque) == []


def test_a_relative_address_is_one_on_the_archives_host() -> None:
    assert urls(entry(f"/web/20240101000000/{PAGE}", "20240101")) == [f"https://kept.test/web/20240101000000/{PAGE}"]


def test_two_captures_of_one_moment_are_one() -> None:
    twice = [entry(f"https://kept.test/web/20240101000000{shown}/{PAGE}", "20240101") for shown in ("", "id_")]

    assert len(urls(",".join(twice))) == 1


def test_a_link_that_a_page_smuggles_into_the_list_can_only_be_a_capture_of_that_page() -> None:
    smuggled = f'{PAGE}?x=>; rel="original",<https://evil.test/>; rel="memento"; datetime="{http_date("20240101")}",<y'

    assert urls(timemap(smuggled, HOST, ["20240101000000"])) == []


def test_captures_that_are_all_looked_at_are_not_said_to_be_cut_and_endless_nonsense_holds_none() -> None:
    first = moment("19960101")
    lines = [
        entry(f"https://kept.test/web/{when:%Y%m%d%H%M%S}/{PAGE}", f"{when:%Y%m%d%H%M%S}")
        for when in (first + timedelta(minutes=n) for n in range(2_000))
    ]
    few = parsed(",".join(lines))
    endless = f"<https://kept.test/web/20240101000000/{PAGE}>,".join(["<>"] * 20_000)

    assert (len(few.captures), few.cut) == (2_000, False)
    assert MAX_CAPTURES <= 100_000
    assert parsed(endless).captures == ()


def test_a_list_of_endless_links_is_read_so_far_and_that_is_said() -> None:
    assert parsed("<x>," * 250_000).cut
    assert not parsed("<x>," * 150_000).cut


def test_a_list_in_parts_names_the_one_that_holds_a_time() -> None:
    def part(name: str, since: str, until: str, host: str = "kept.test") -> str:
        dates = f'from="{http_date(since)}"; until="{http_date(until)}"'
        return f'<https://{host}/{name}>; rel="timemap"; type="application/link-format"; {dates}'

    found = parsed(
        ",".join(
            [
                part("old", "20100101", "20151231"),
                part("new", "20160101", "20251231"),
                part("elsewhere", "20200101", "20201231", "evil.test"),
                '<https://kept.test/undated>; rel="timemap"',
                part("itself", "20000101", "20261231").replace('rel="timemap"', 'rel="self"'),
            ]
        )
    )

    def chosen(digits: str) -> str:
        page = found.page_for(moment(digits))
        assert page is not None
        return page.url

    assert [chosen(digits) for digits in ("20010101", "20120101", "20200601", "20260101")] == [
        "https://kept.test/old",
        "https://kept.test/old",
        "https://kept.test/new",
        "https://kept.test/new",
    ]
    assert parsed("").page_for(NOW) is None


@settings(max_examples=50)
@given(st.text(), st.lists(st.sampled_from(['<a>; rel="memento"', "rel=timemap", "datetime", ";", ",", "\ud800"])))
def test_any_text_is_a_list(text: str, pieces: list[str]) -> None:
    assert parsed(text + "".join(pieces)).captures == ()
