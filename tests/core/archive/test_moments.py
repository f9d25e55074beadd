"""A time is read as archives write it, and as nothing else."""

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.archive.moments import fourteen_digits, is_plausible, rfc_1123_date
from tests.rows import each_row

NOW = datetime(2026, 6, 1, tzinfo=UTC)


def test_a_date_of_http_is_read_in_utc() -> None:
    assert rfc_1123_date(" Tue, 20 Jan 2004 10:30:05 GMT ") == datetime(2004, 1, 20, 10, 30, 5, tzinfo=UTC)


@each_row(
    "text",
    [
        "",
        "2004-01-20T10:30:05Z",
        "Tue, 20 Jan 2004 10:30:05 CET",
        "Tue, 31 Feb 2004 10:30:05 GMT",
        "Tue, 20 Foo 2004 10:30:05 GMT",
        "Tue, 20 Jan 0000 10:30:05 GMT",
        "Tue, 20 Jan 2004 25:30:05 GMT",
        "Tue, \u0662\u0660 Jan 2004 10:30:05 GMT",
        "Tue, 20 Jan 2004 10:30:05 GMT" * 2,
    ],
)
def test_what_is_no_such_date_is_none(text: str) -> None:
    assert rfc_1123_date(text) is None


def test_fourteen_digits_are_a_time_or_none() -> None:
    assert fourteen_digits("20040120103005") == datetime(2004, 1, 20, 10, 30, 5, tzinfo=UTC)
    assert fourteen_digits("20041320103005") is None
    assert fourteen_digits("00000000000000") is None


@each_row(("year", "plausible"), [(1970, False), (1996, True), (2026, True), (2027, False), (9999, False)])
def test_no_page_was_captured_before_the_web_or_after_today(year: int, plausible: bool) -> None:
    assert is_plausible(datetime(year, 1, 2, tzinfo=UTC), now=NOW) is plausible


@given(st.text())
def test_any_text_is_read_or_none(text: str) -> None:
    assert rfc_1123_date(text) is None or text.strip().endswith("GMT")
