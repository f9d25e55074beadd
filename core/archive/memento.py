"""An archive that speaks Memento: which captures of a page it keeps, and what stands in one."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Final

from pincite.core.archive.banner import without_banner
from pincite.core.archive.capture import is_same_page, raw, stamped
from pincite.core.archive.disclosure import withheld
from pincite.core.archive.moments import rfc_1123_date
from pincite.core.archive.rows import is_rows, parse_rows
from pincite.core.archive.timemap import TimeMap
from pincite.core.errors import SettingError
from pincite.core.fetch.guard import AllowedHosts
from pincite.core.fetch.link_header import links
from pincite.core.fetch.url import BadURL, SourceURL, parse_url
from pincite.core.handed_in import must_offer
from pincite.core.models import Reason
from pincite.core.ports import Answer, Capture, Captures, ConditionalFetcher, Fetched, NotModified, Unreachable
from pincite.core.settings import Settings
from pincite.core.threads import shared_threads

#: The page's address follows it as it is.
INTERNET_ARCHIVE: Final = "https://web.archive.org/web/timemap/link/"

#: An archive that keeps no capture of a page may say so by its status.
_NONE_KEPT: Final = frozenset({Reason.NOT_FOUND, Reason.EMPTY})
#: Code points of a list that are read, and from which on it is read in a thread.
_LONGEST: Final = 20_000_000
_LONG: Final = 100_000
_MAX_HEADER: Final = 20_000


def _now() -> datetime:
    return datetime.now(UTC)


class MementoArchive:
    """A ``core.ports.Archive`` over a TimeMap in link format (RFC 7089) or the Internet Archive's rows of JSON.

    ``fetcher`` reads it. ``timemap`` is what the page's address is written behind; the archive is asked on that host
    and on no other. ``private_hosts`` are hosts that the archive is not told of (``host`` or ``host:port``). Raises
    ``SettingError`` for a ``timemap`` that is no address.
    """

    def __init__(
        self,
        fetcher: ConditionalFetcher,
        *,
        timemap: str = INTERNET_ARCHIVE,
        private_hosts: tuple[str, ...] = (),
        now: Callable[[], datetime] = _now,
    ) -> None:
        must_offer(fetcher, "fetcher of pincite's own kind", "fetch")
        base = parse_url(timemap)
        if isinstance(base, BadURL):
            raise SettingError(f"PINCITE_ARCHIVE_TIMEMAP: no address of the web: {base.detail}")
        self._fetcher = fetcher
        self._timemap = timemap if timemap.endswith(("/", "=")) else f"{timemap}/"
        self._base = base
        self._private = AllowedHosts.parse(private_hosts)
        self._now = now

    async def captures(self, url: str, near: datetime, /) -> Captures | Unreachable:
        """The captures of the page at ``url``; where the archive's list has several parts, the one around ``near``."""
        if why := withheld(url, archive=self._base, private=self._private):
            return Unreachable(url, Reason.BLOCKED_ADDRESS, f"it was not asked, because {why}")
        page = parse_url(url)
        shown = page.text if isinstance(page, SourceURL) else url
        listed, requests = await self._list(f"{self._timemap}{shown}", shown)
        if isinstance(listed, Unreachable):
            return Captures((), requests) if listed.reason in _NONE_KEPT else replace(listed, url=url)
        further = listed.page_for(near)
        if not listed.captures and further is not None:
            listed, more = await self._list(further.url, shown)
            requests += more
            if isinstance(listed, Unreachable):
                return replace(listed, url=url)
        return Captures(listed.captures, requests, cut=listed.cut)

    async def read(self, capture: Capture, url: str, /) -> Fetched | Unreachable:
        """The body of a capture, as if ``url`` itself had sent it then.

        What turns out to be of another page, of another time, or on another host is no capture of the page.
        """
        answer = await self._fetcher.fetch(raw(capture.url))
        if isinstance(answer, Unreachable):
            return answer
        if isinstance(answer, NotModified):
            return Unreachable(capture.url, Reason.FETCH_ERROR, "not modified, though no condition was set")
        if answer.rendered:
            # The scripts of a capture may have shown what the living site says today.
            return Unreachable(capture.url, Reason.JS_REQUIRED, "the capture has no text until its scripts run")
        if why := self._mistaken(answer, capture, url):
            return Unreachable(
                capture.url, Reason.REDIRECTED_ELSEWHERE, why, final_url=answer.final_url, redirects=answer.redirects
            )
        body = without_banner(answer.body) if isinstance(answer.body, bytes) else answer.body
        return replace(answer, url=url, final_url=url, body=body, moved=None, notes=())

    def _mistaken(self, answer: Fetched, capture: Capture, url: str) -> str:
        """Why the answer is not the capture that was asked for; empty when it is."""
        at = parse_url(answer.final_url)
        if not isinstance(at, SourceURL) or at.pace_key != self._base.pace_key:
            return "the archive led to another host"
        said = stamped(answer.final_url)
        header = answer.headers.get("memento-datetime", "")
        moment = rfc_1123_date(header) if header else None
        originals = [
            link.target for link in links(answer.headers.get("link", "")[:_MAX_HEADER]) if "original" in link.relations
        ]
        if said is None and (moment is None or not originals):
            return "the archive does not say of which page or time its answer is"
        if said is not None and (said.at != capture.at or not is_same_page(said.original, url)):
            return "the archive answered with another capture"
        if (moment is not None and moment != capture.at) or not all(is_same_page(one, url) for one in originals):
            return "the archive answered with another capture"
        return ""

    async def _list(self, address: str, page: str) -> tuple[TimeMap | Unreachable, int]:
        """One list of captures, and the requests that it took."""
        answer = await self._fetcher.fetch(address)
        requests = requests_of(answer)
        if isinstance(answer, Unreachable):
            return answer, requests
        at = parse_url(answer.final_url)
        if isinstance(answer, NotModified) or not isinstance(at, SourceURL) or at.pace_key != self._base.pace_key:
            detail = "the archive's list of captures led to another host"
            return Unreachable(address, Reason.REDIRECTED_ELSEWHERE, detail), requests
        body = answer.body
        text = body if isinstance(body, str) else body[:_LONGEST].decode("utf-8", "replace")
        parser = parse_rows if is_rows(text) else TimeMap.parse
        parse = partial(parser, text[:_LONGEST], page=page, at=at, now=self._now())
        found = parse() if len(text) < _LONG else await shared_threads().run(parse)
        if not found.is_list:
            return Unreachable(address, Reason.EXTRACT_ERROR, "its answer is no list of captures"), requests
        return replace(found, cut=found.cut or answer.cut is not None or len(text) > _LONGEST), requests


def requests_of(answer: Answer) -> int:
    """How many requests an answer took, as far as its fetcher tells: each redirect is one."""
    return 1 if isinstance(answer, NotModified) else max(1, len(answer.redirects))


def archive_of(settings: Settings, fetcher: ConditionalFetcher, *, wanted: bool = False) -> MementoArchive | None:
    """The archive to ask, where ``wanted`` or the settings ask for one; None where pages are faked."""
    if not (wanted or settings.archive) or settings.provenance_fetcher.startswith("fake"):
        return None
    return MementoArchive(fetcher, timemap=settings.archive_timemap, private_hosts=settings.allow_hosts)
