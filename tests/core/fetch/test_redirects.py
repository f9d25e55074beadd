"""A redirect leads to a URL that may be read, so often and with no cookie to another host."""

import httpx2
import pytest

from pincite.core.fetch.redirects import MAX_COOKIES, RedirectLoopError, Trail, redirect_target
from pincite.core.fetch.url import BadURL, SourceURL, parse_url
from tests.rows import each_row


def source(url: str) -> SourceURL:
    parsed = parse_url(url)
    assert isinstance(parsed, SourceURL)
    return parsed


@each_row(
    ("location", "target"),
    [
        ("https://b.test/x", "https://b.test/x"),
        ("//b.test/x", "https://b.test/x"),
        ("/x", "https://a.test/x"),
        ("x", "https://a.test/dir/x"),
        ("../x", "https://a.test/x"),
        ("?q=1", "https://a.test/dir/page?q=1"),
        ("", "https://a.test/dir/page"),
        ("#top", "https://a.test/dir/page"),
        (" /x ", "https://a.test/x"),
        ("/a b", "https://a.test/a%20b"),
        ("/\u00e9", "https://a.test/%C3%A9"),
        ("http://a.test:80/", "http://a.test/"),
        ("/\\evil.test/x", "https://a.test/\\evil.test/x"),
    ],
)
def test_a_location_is_read_against_the_url_that_sent_it(location: str, target: str) -> None:
    assert redirect_target(source("https://a.test/dir/page"), {"location": location}) == source(target)


@each_row(
    "location",
    [
        "file:///etc/passwd",
        "javascript:alert(1)",
        "https://user:secret@b.test/",
        "https://b.test:99999/",
        "https://127.1/",
        "https://[::1/",
        "/\x00",
        "/\x7f",
        "x" * 100_000,
        "https://b.test\\@c.test/",
    ],
)
def test_a_location_that_is_no_url_to_read_is_refused(location: str) -> None:
    assert isinstance(redirect_target(source("https://a.test/"), {"location": location}), BadURL)


def get(url: str) -> httpx2.Request:
    return httpx2.Request("GET", url)


def test_a_url_that_comes_again_is_a_circle() -> None:
    trail = Trail(max_redirects=5)
    trail.go(get("https://a.test/"))
    trail.go(get("https://a.test/b"))

    with pytest.raises(RedirectLoopError, match="circle"):
        trail.go(get("https://a.test/"))


def test_only_so_many_redirects_are_followed() -> None:
    trail = Trail(max_redirects=2)
    for n in range(3):
        trail.go(get(f"https://a.test/{n}"))

    with pytest.raises(RedirectLoopError, match="more than 2"):
        trail.go(get("https://a.test/3"))
    assert trail.urls == ("https://a.test/0", "https://a.test/1", "https://a.test/2")


def set_cookies(url: str, *cookies: str) -> httpx2.Response:
    return httpx2.Response(302, headers=[("set-cookie", cookie) for cookie in cookies], request=get(url))


def test_the_same_url_with_a_new_cookie_is_another_question() -> None:
    trail = Trail(max_redirects=5)
    trail.go(get("https://a.test/"))
    trail.keep_cookies(set_cookies("https://a.test/", "seen=1"))
    again = get("https://a.test/")

    trail.go(again)

    assert again.headers["cookie"] == "seen=1"


def test_a_cookie_goes_to_no_other_host() -> None:
    trail = Trail(max_redirects=5)
    trail.keep_cookies(set_cookies("https://a.test/", "seen=1", "wide=1; Domain=test", "foreign=1; Domain=b.test"))
    elsewhere = get("https://b.test/")

    trail.go(elsewhere)

    assert "cookie" not in elsewhere.headers


def test_cookies_without_measure_are_not_kept() -> None:
    trail = Trail(max_redirects=5)
    trail.keep_cookies(set_cookies("https://a.test/", "a=" + "1" * MAX_COOKIES))
    again = get("https://a.test/")

    trail.go(again)

    assert "cookie" not in again.headers


@each_row(
    ("statuses", "moved"),
    [
        ((), ""),
        ((301,), "https://a.test/1"),
        ((308, 301), "https://a.test/2"),
        ((302,), ""),
        ((302, 301), ""),
        ((301, 302), "https://a.test/1"),
        ((301, 307, 308), "https://a.test/1"),
        ((303, 308), ""),
    ],
)
def test_a_page_has_moved_as_far_as_the_first_redirect_that_is_not_for_good(
    statuses: tuple[int, ...], moved: str
) -> None:
    trail = Trail(max_redirects=5)
    trail.go(get("https://a.test/0"))
    for place, status in enumerate(statuses, 1):
        trail.leave(status)
        trail.go(get(f"https://a.test/{place}"))

    assert trail.moved == moved


def test_where_a_permanent_redirect_was_refused_the_page_has_not_moved() -> None:
    trail = Trail(max_redirects=5)
    trail.go(get("https://a.test/0"))
    trail.leave(301)
    with pytest.raises(RedirectLoopError):
        trail.go(get("https://a.test/0"))

    assert trail.moved == ""
