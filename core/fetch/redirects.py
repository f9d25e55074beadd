"""The trail of one URL: where it was sent on to, and when that goes in a circle."""

from collections.abc import Mapping

import httpx2

from pincite.core.fetch.status import PERMANENT
from pincite.core.fetch.url import BadURL, SourceURL, parse_url

#: Bytes of cookies that one answer may set.
MAX_COOKIES = 8_192


class RedirectLoopError(Exception):
    """The trail came back to where it had been, or is longer than allowed."""


class Trail:
    """Every URL asked on the way from one citation's URL.

    Cookies live as long as the trail: some publishers set one and send the reader back to the same URL. They
    are sent only where their own rules let them (RFC 6265), and forgotten at the end.
    """

    def __init__(self, *, max_redirects: int) -> None:
        self._max_redirects = max_redirects
        self._cookies: httpx2.Cookies | None = None
        self._asked: set[tuple[str, str]] = set()
        self._urls: list[str] = []
        #: Whether every redirect so far was permanent, and where those that were have led.
        self._permanent = True
        self._moved = ""

    @property
    def urls(self) -> tuple[str, ...]:
        """The URLs asked, in order; retries are not repeated."""
        return tuple(self._urls)

    @property
    def redirected(self) -> bool:
        """Whether any URL but the first was asked."""
        return len(self._urls) > 1

    @property
    def moved(self) -> str:
        """Where the permanent redirects that the trail begins with end; empty if it begins with none."""
        return self._moved

    def go(self, request: httpx2.Request) -> None:
        """Takes the next step: adds the cookies to ``request``; raises ``RedirectLoopError``."""
        if len(self._urls) > self._max_redirects:
            raise RedirectLoopError(f"The URL is redirected more than {self._max_redirects} times.")
        if self._cookies is not None:
            self._cookies.set_cookie_header(request)
        url = str(request.url)
        # The same URL with other cookies is another question.
        step = (url, request.headers.get("cookie", ""))
        if step in self._asked:
            raise RedirectLoopError("The URL is redirected in a circle.")
        self._asked.add(step)
        if self._urls and self._permanent:
            self._moved = url
        self._urls.append(url)

    def leave(self, status: int) -> None:
        """Takes note that a redirect of this status leads on from the last URL."""
        # What lies behind a temporary redirect is where the page is today, whatever is said further on.
        self._permanent = self._permanent and status in PERMANENT

    def keep_cookies(self, response: httpx2.Response) -> None:
        """Takes the cookies of a redirect, whose ``request`` is set."""
        cookies = response.headers.get_list("set-cookie")
        if cookies and sum(map(len, cookies)) <= MAX_COOKIES:
            self._cookies = self._cookies or httpx2.Cookies()
            self._cookies.extract_cookies(response)


def redirect_target(base: SourceURL, headers: Mapping[str, str]) -> SourceURL | BadURL:
    """Where a redirect with a Location header leads (RFC 9110, 10.2.2)."""
    location = headers["location"].strip()
    try:
        # Servers leave spaces in it, which browsers escape.
        joined = base.parsed.join(location.replace(" ", "%20"))
    except (httpx2.InvalidURL, ValueError):
        return BadURL("The URL cannot be read.")
    return parse_url(str(joined))
