"""How long to wait before a request is tried again: as the server says, else a bounded draw."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.fetch.retry import BASE, backoff, http_date, retry_after
from tests.rows import each_row

NOW = 1_445_412_480.0  # Wed, 21 Oct 2015 07:28:00 GMT


@each_row(
    ("value", "seconds"),
    [
        ("0", 0.0),
        ("120", 120.0),
        (" 7 ", 7.0),
        ("99999999999999999999", 1e9),
        ("Wed, 21 Oct 2015 07:29:00 GMT", 60.0),
        ("Wednesday, 21-Oct-15 07:29:00 GMT", 60.0),
        ("Wed Oct 21 07:29:00 2015", 60.0),
        ("Wed, 21 Oct 2015 07:00:00 GMT", 0.0),
        ("-1", None),
        ("1.5", None),
        ("soon", None),
        ("", None),
        ("\u0661", None),
        ("Wed, 99 Oct 2015 07:29:00 GMT", None),
        ("x" * 10_000, None),
    ],
)
def test_a_pause_is_read_as_seconds_or_as_a_date(value: str, seconds: float | None) -> None:
    assert retry_after({"retry-after": value}, now=NOW) == seconds


def test_without_the_header_there_is_no_pause() -> None:
    assert retry_after({}, now=NOW) is None


def test_a_date_is_read_by_the_servers_own_clock() -> None:
    headers = {"retry-after": "Wed, 21 Oct 2015 07:29:00 GMT", "date": "Wed, 21 Oct 2015 07:28:50 GMT"}

    assert retry_after(headers, now=0.0) == 10.0


def test_the_pause_is_drawn_between_nothing_and_a_bound_that_doubles() -> None:
    assert [backoff(attempt, 0.0) for attempt in range(3)] == [0.0, 0.0, 0.0]
    assert [backoff(attempt, 0.5) for attempt in range(3)] == [BASE / 2, BASE, BASE * 2]


@given(st.text(max_size=80))
def test_any_text_is_a_date_or_none(text: str) -> None:
    assert http_date(text) is None or isinstance(http_date(text), float)
