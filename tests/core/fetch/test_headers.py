"""The headers of an answer are read one way, and those of every request are the same."""

from pincite.core.fetch.headers import read_headers, request_headers


def test_names_are_lower_case_and_lists_are_joined() -> None:
    assert read_headers([(b"Vary", b"a"), (b"vary", b"b")]) == {"vary": "a, b"}


def test_of_a_header_that_is_no_list_the_first_counts() -> None:
    raw = [(b"Content-Type", b"text/html"), (b"content-type", b"image/png"), (b"Location", b"/a"), (b"Location", b"/b")]

    assert read_headers(raw) == {"content-type": "text/html", "location": "/a"}


def test_values_are_read_as_utf_8_and_else_as_latin_1() -> None:
    assert read_headers([(b"a", b"\xc3\xa9"), (b"b", b"\xe9")]) == {"a": "\u00e9", "b": "\u00e9"}


def test_cookies_are_not_passed_on() -> None:
    assert read_headers([(b"Set-Cookie", b"session=secret")]) == {}


def test_every_request_says_the_same_of_itself() -> None:
    headers = dict(request_headers())

    assert headers["User-Agent"].startswith("pincite/")
    assert headers["Accept-Encoding"] == "gzip, deflate"
    assert headers["Cache-Control"] == "no-cache"
