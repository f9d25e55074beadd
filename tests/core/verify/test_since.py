"""``since`` leaves out what was read at or after it, and nothing whose time cannot be read."""

from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from pincite.core.errors import InputError
from pincite.core.verify.since import is_recent, moment, parse_since
from tests.rows import each_row

NOW = datetime(2026, 6, 1, tzinfo=UTC)


@each_row(
    ("value", "expected"),
    [
        ("2026-01-31", datetime(2026, 1, 31, tzinfo=UTC)),
        (" 2026-01-31 ", datetime(2026, 1, 31, tzinfo=UTC)),
        ("2026-01-31T12:00:00", datetime(2026, 1, 31, 12, tzinfo=UTC)),
        ("2026-01-31T12:00:00Z", datetime(2026, 1, 31, 12, tzinfo=UTC)),
        ("2026-01-31t12:00:00z", datetime(2026, 1, 31, 12, tzinfo=UTC)),
        ("2026-01-31T12:00:00+02:00", datetime(2026, 1, 31, 10, tzinfo=UTC)),
        (date(2026, 1, 31), datetime(2026, 1, 31, tzinfo=UTC)),
        (datetime(2026, 1, 31, 12), datetime(2026, 1, 31, 12, tzinfo=UTC)),
        (datetime(2026, 1, 31, 12, tzinfo=timezone(timedelta(hours=2))), datetime(2026, 1, 31, 10, tzinfo=UTC)),
        ("2099-01-01", datetime(2099, 1, 1, tzinfo=UTC)),
        (None, None),
        ("", None),
        ("  ", None),
    ],
)
def test_a_time_is_read_as_utc_and_a_date_as_its_midnight(value: str | date | None, expected: datetime | None) -> None:
    assert parse_since(value) == expected


@each_row(
    "value",
    ["yesterday", "2026-13-01", "31.01.2026", "\ud800", "0001-01-01T00:00:00+23:59", "9" * 10_000],
)
def test_a_since_that_is_no_date_is_an_error(value: str) -> None:
    with pytest.raises(InputError, match="since"):
        parse_since(value)


@each_row("value", [5, 0, 1.5, True, False, b"2026-01-31", [], {}, ["2026-01-31"]])
def test_a_since_of_another_kind_is_an_error_and_never_no_since(value: object) -> None:
    with pytest.raises(InputError, match="since"):
        parse_since(value)


@each_row(
    ("accessed_at", "recent"),
    [
        ("2026-05-01T00:00:00Z", True),
        ("2026-05-01", True),
        ("2026-04-30T23:59:59Z", False),
        ("2026-05-01T01:00:00+02:00", False),
        ("2026-06-01T23:00:00Z", True),
        ("2026-06-02T00:00:01Z", False),
        ("2099-01-01T00:00:00Z", False),
        ("soon", False),
        ("", False),
    ],
)
def test_recent_is_at_or_after_since_and_not_in_the_future(accessed_at: str, recent: bool) -> None:
    assert is_recent(accessed_at, since=datetime(2026, 5, 1, tzinfo=UTC), now=NOW) is recent


def test_a_moment_beyond_the_calendar_is_none() -> None:
    assert moment("9999-12-31T23:59:59-23:59") is None


def test_a_since_beyond_the_calendar_is_an_error() -> None:
    with pytest.raises(InputError, match="no moment of UTC"):
        parse_since(datetime.max.replace(tzinfo=timezone(timedelta(hours=-5))))
