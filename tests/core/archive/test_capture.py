"""A capture's address says when it was made and of what, and can ask for what the source sent."""

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.archive.capture import Stamped, is_same_page, raw, stamped
from tests.rows import each_row

AT = datetime(2004, 1, 20, 10, 30, tzinfo=UTC)


@each_row(
    ("url", "original"),
    [
        ("https://web.archive.org/web/20040120103000/http://a.test/x", "http://a.test/x"),
        ("https://web.archive.org/web/20040120103000id_/https://a.test/x?y=1", "https://a.test/x?y=1"),
        ("https://web.archive.org/web/20040120103000if_/http:/a.test/x", "http://a.test/x"),
        ("https://kept.test/20040120103000/http://a.test/", "http://a.test/"),
        ("https://kept.test/all/20040120103000/https://b.test/20050101000000/http://a.test", None),
    ],
)
def test_time_and_page_stand_in_the_address(url: str, original: str | None) -> None:
    expected = original or "https://b.test/20050101000000/http://a.test"
    assert stamped(url) == Stamped(AT, expected)


@each_row(
    "url",
    [
        "https://kept.test/abc",
        "https://kept.test/web/2004/http://a.test/",
        "https://kept.test/web/20041399999999/http://a.test/",
        "https://kept.test/web/20040120103000/a.test",
        "https://kept.test/web/20040120103000/http:///",
    ],
)
def test_an_address_without_them_says_nothing(url: str) -> None:
    assert stamped(url) is None


@each_row("shown", ["", "id_", "if_", "mp_"])
def test_the_raw_form_is_asked_for_however_the_capture_was_to_be_shown(shown: str) -> None:
    url = f"https://kept.test/web/20040120103000{shown}/http://a.test/x?y=http://b.test"

    assert raw(url) == "https://kept.test/web/20040120103000id_/http://a.test/x?y=http://b.test"
    assert raw(raw(url)) == raw(url)


def test_an_address_without_a_time_has_no_raw_form() -> None:
    assert raw("https://kept.test/abc") == "https://kept.test/abc"


@each_row(
    ("other", "same"),
    [
        ("http://a.test/x", True),
        ("https://www.a.test/x/", True),
        ("http://A.test:80/x#part", True),
        ("https://a.test:443/x", True),
        ("https://a.test:8443/x", False),
        ("https://a.test/X", False),
        ("https://a.test/x?y=1", False),
        ("https://b.test/x", False),
        ("https://a.test.evil.test/x", False),
        ("ftp://a.test/x", False),
        ("https://[", False),
        ("", False),
    ],
)
def test_one_page_is_one_to_an_archive_in_few_spellings_only(other: str, same: bool) -> None:
    assert is_same_page("https://a.test/x", other) is same


@given(st.text())
def test_any_text_is_some_address(text: str) -> None:
    assert raw(text) == text or stamped(text) is not None or "id_" in raw(text)
    assert is_same_page(text, text)
