"""The Internet Archive's list of rows is read for the captures that hold a page."""

import json
from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.archive.rows import is_rows, parse_rows
from pincite.core.archive.timemap import TimeMap
from pincite.core.fetch.url import SourceURL, parse_url
from tests.rows import each_row

PAGE = "https://a.test/tides"
NOW = datetime(2026, 6, 1, tzinfo=UTC)
HEAD = ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "redirect", "robotflags", "length"]


def row(digits: str, original: str = PAGE, status: str = "200") -> list[str]:
    return ["test,a)/tides", digits, original, "text/html", status, "QWERTY", "-", "-", "1234"]


def written(*rows: list[str]) -> str:
    """As the Internet Archive writes it: one row a line."""
    return "[" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in (HEAD, *rows)) + "]"


def parsed(text: str, at: str = "https://kept.test/web/timemap/json/x") -> TimeMap:
    base = parse_url(at)
    assert isinstance(base, SourceURL)
    return parse_rows(text, page=PAGE, at=base, now=NOW)


def test_each_row_of_a_page_that_answered_is_a_capture_beside_the_list() -> None:
    found = parsed(written(row("20250101000000", "http://www.a.test:80/tides"), row("20240101000000", status="-")))

    assert [capture.url for capture in found.captures] == [
        "https://kept.test/web/20240101000000/https://a.test/tides",
        "https://kept.test/web/20250101000000/http://www.a.test:80/tides",
    ]


@each_row(
    "one",
    [
        row("20240101000000", status="404"),
        row("20240101000000", status="301"),
        row("20240101000000", status=""),
        row("20240101000000", "https://a.test/other"),
        row("20240101000000", "https://evil.test/tides"),
        row("20249901000000"),
        row("20990101000000"),
        row("2024"),
        row("20240101000000", 'https://a.test/tides"'),
        ["20240101000000"],
    ],
)
def test_what_is_no_capture_of_the_page_is_left_out(one: list[str]) -> None:
    assert [capture.at.year for capture in parsed(written(one, row("20230101000000"))).captures] == [2023]


def test_a_list_whose_captures_cannot_be_addressed_has_none() -> None:
    assert parsed(written(row("20240101000000")), "https://kept.test/list?x").captures == ()


def test_a_list_of_rows_is_told_from_one_of_links() -> None:
    assert is_rows(written())
    assert is_rows(f" \n{written(row('20240101000000'))}")
    assert not is_rows('<https://a.test/>; rel="original"')
    assert not is_rows("[]")
    assert not is_rows("[" * 1_000_000)


@each_row("text", ['["' * 300_000, '["a","20240101000000","' * 40_000, "[" * 1_000_000])
def test_a_megabyte_of_nonsense_ends(text: str) -> None:
    assert parsed(text).captures == ()


@given(st.text(alphabet='[]",0 2a\\'))
def test_any_text_is_a_list(text: str) -> None:
    assert parsed(text).captures == ()
