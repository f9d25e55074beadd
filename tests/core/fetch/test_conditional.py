"""What a stamp knows of a page becomes the headers of a conditional request, and malformed values do not."""

from pincite.core.fetch.conditional import condition_headers
from pincite.core.ports import Conditions
from tests.rows import each_row

DATE = "Wed, 21 Oct 2015 07:28:00 GMT"


def test_validators_become_the_two_headers() -> None:
    assert condition_headers(Conditions('"v1"', DATE)) == [("If-None-Match", '"v1"'), ("If-Modified-Since", DATE)]


@each_row("etag", ['"v1"', 'W/"v1"', '""', '"a,b"', '"\'!#"'])
def test_an_entity_tag_is_sent_as_it_was_stamped(etag: str) -> None:
    assert condition_headers(Conditions(etag=etag)) == [("If-None-Match", etag)]


@each_row(
    "etag",
    [
        "",
        "v1",
        '"v1',
        'w/"v1"',
        '"a"b"',
        '"a b"',
        "*",
        '"v1"\r\nHost: b.test',
        '"\ud800"',
        '"\u00e9"',
        '"' + "a" * 2_000 + '"',
    ],
)
def test_a_malformed_entity_tag_is_not_sent(etag: str) -> None:
    assert condition_headers(Conditions(etag=etag)) == []


@each_row("date", ["", "yesterday", "2015-10-21", DATE + "\r\nX: y", "\ud800", "1" * 100])
def test_a_malformed_date_is_not_sent(date: str) -> None:
    assert condition_headers(Conditions(last_modified=date)) == []


def test_without_conditions_there_are_no_headers() -> None:
    assert condition_headers(None) == condition_headers(Conditions()) == []
