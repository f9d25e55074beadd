"""A web archive on loopback that speaks as the Internet Archive does: TimeMaps, captures raw and rewritten."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime

from tests.web import Asked, Reply, Web, serve

TIMEMAP = "/web/timemap/link/"


def moment(digits: str) -> datetime:
    """``20240131`` or more digits, as a time in UTC."""
    return datetime.strptime(digits.ljust(14, "0"), "%Y%m%d%H%M%S").replace(tzinfo=UTC)


def http_date(digits: str) -> str:
    return moment(digits).strftime("%a, %d %b %Y %H:%M:%S GMT")


def entry(target: str, digits: str, relation: str = "memento") -> str:
    """One capture in a TimeMap."""
    return f'<{target}>; rel="{relation}"; datetime="{http_date(digits)}"'


def timemap(url: str, host: str, moments: Sequence[str], *further: str) -> str:
    """The list of the captures of ``url``, as the Internet Archive writes it."""
    lines = [
        f'<{url}>; rel="original"',
        f'<http://{host}{TIMEMAP}{url}>; rel="self"; type="application/link-format"; from="{http_date("20040120")}"',
        f'<http://{host}>; rel="timegate"',
        *(
            entry(f"http://{host}/web/{digits}/{url}", digits, "memento" if place else "first memento")
            for place, digits in enumerate(moments)
        ),
        *further,
    ]
    return ",\n".join(lines) + ",\n"


@dataclass
class Wayback:
    """A running archive; ``web.requests`` is what it was asked."""

    web: Web

    @property
    def timemap(self) -> str:
        """What a page's address is written behind."""
        return self.web.url(TIMEMAP)

    def keep(self, url: str, captures: Mapping[str, str | Reply]) -> None:
        """Captures of ``url`` by their fourteen digits: the page's body, or whatever the archive is to answer."""
        host = self.web.host
        body = timemap(url, host, sorted(captures)).encode()
        self.web.routes[f"{TIMEMAP}{url}"] = Reply(headers={"content-type": "application/link-format"}, body=body)
        for digits, capture in captures.items():
            self.web.routes[f"/web/{digits}id_/{url}"] = self._raw(url, digits, capture)
            self.web.routes[f"/web/{digits}/{url}"] = self._rewritten(url, digits, capture)

    def asked(self) -> list[str]:
        """The paths of the captures that were read, in order."""
        return [path for path in self.web.paths() if not path.startswith(TIMEMAP)]

    def days(self) -> list[str]:
        """The days of the captures that were read, in order."""
        return [path.split("/")[2][:8] for path in self.asked()]

    def _raw(self, url: str, digits: str, capture: str | Reply) -> Reply:
        if isinstance(capture, Reply):
            return capture
        headers = {
            "content-type": "text/html; charset=utf-8",
            "memento-datetime": http_date(digits),
            "link": f'<{url}>; rel="original", <http://{self.web.host}{TIMEMAP}{url}>; rel="timemap"',
        }
        return Reply(headers=headers, body=capture.encode())

    def _rewritten(self, url: str, digits: str, capture: str | Reply) -> Callable[[Asked], Reply]:
        def answer(asked: Asked) -> Reply:
            raw = self._raw(url, digits, capture)
            banner = b"<!-- BEGIN WAYBACK TOOLBAR INSERT --><p>Captured.</p><!-- END WAYBACK TOOLBAR INSERT -->"
            return Reply(raw.status, raw.headers, banner + raw.body)

        return answer


@asynccontextmanager
async def wayback() -> AsyncIterator[Wayback]:
    async with serve({}) as web:
        yield Wayback(web)
