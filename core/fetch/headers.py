"""What every request says of itself, and how a response's headers are read."""

from collections.abc import Iterable
from functools import cache
from importlib.metadata import version

#: Fixed, so that a server's choice of language does not read as a change of the page.
ACCEPT_LANGUAGE = "en, *;q=0.5"

#: Where a server sends one of these twice, the first counts; others are lists and are joined (RFC 9110, 5.3).
_SINGLE = frozenset({"content-type", "content-length", "location", "etag", "last-modified", "retry-after", "date"})
#: Secrets between the server and this connection; nobody further in has a use for them.
_DROPPED = frozenset({"set-cookie", "set-cookie2"})


@cache
def user_agent() -> str:
    """How pincite names itself to servers."""
    return f"pincite/{version('pincite')} (citation check)"


@cache
def request_headers() -> tuple[tuple[str, str], ...]:
    """The headers of every request, always the same."""
    return (
        ("User-Agent", user_agent()),
        ("Accept", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"),
        ("Accept-Language", ACCEPT_LANGUAGE),
        ("Accept-Encoding", "gzip, deflate"),
        ("Cache-Control", "no-cache"),
    )


def read_headers(raw: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """Response headers by lower-case name; values are UTF-8 where they can be, else Latin-1."""
    headers: dict[str, str] = {}
    for raw_name, raw_value in raw:
        name = raw_name.decode("latin-1").lower()
        if name in _DROPPED:
            continue
        try:
            value = raw_value.decode("utf-8")
        except UnicodeDecodeError:
            value = raw_value.decode("latin-1")
        if name not in headers:
            headers[name] = value
        elif name not in _SINGLE:
            headers[name] += f", {value}"
    return headers
