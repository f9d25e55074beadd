"""An archive's list of captures, of which nothing is believed that its own address or date does not bear out."""

from dataclasses import dataclass, field
from datetime import datetime
from itertools import islice
from typing import Final
from urllib.parse import urljoin

from pincite.core.archive.capture import is_same_page, stamped
from pincite.core.archive.moments import is_plausible, rfc_1123_date
from pincite.core.fetch.link_header import Link, links
from pincite.core.fetch.url import SourceURL
from pincite.core.ports import Capture

#: Captures of one page that are looked at: five a day for fifty years.
MAX_CAPTURES: Final = 100_000
#: Links of one list that are read, whatever they are.
_MOST_LINKS: Final = 2 * MAX_CAPTURES
#: What the links of a list are to its page (RFC 7089, 5).
_EMPTY: Final = ("", "[]")
_OF_A_LIST: Final = frozenset({"original", "self", "timegate", "timemap", "memento"})
#: Further lists that a list names.
_MOST_PAGES: Final = 1_000


@dataclass(frozen=True, slots=True)
class Page:
    """A further list of captures, and the span of time that it is said to hold."""

    url: str
    since: datetime
    until: datetime


@dataclass(frozen=True)
class TimeMap:
    """The captures of one page, oldest first, no two of one moment."""

    captures: tuple[Capture, ...] = ()
    pages: tuple[Page, ...] = ()
    #: Whether there were more captures than are looked at.
    cut: bool = False
    #: Whether it is a list at all; an archive that keeps nothing may answer an empty one.
    is_list: bool = True

    @staticmethod
    def parse(text: str, *, page: str, at: SourceURL, now: datetime) -> "TimeMap":
        """The captures of ``page`` in a list in link format that answered ``at``.

        A capture counts only if it is kept on the host of the list, is of this page, by its own address or by the
        list's word for its original, and has one date that can be true. Linear in the length of ``text``.
        """
        reading = _Reading(page, at, now)
        for link in islice(links(text), _MOST_LINKS):
            reading.take(link)
            if len(reading.found) > MAX_CAPTURES:
                break
        found = sorted(reading.found.items())
        return TimeMap(
            captures=tuple(Capture(url, moment) for moment, url in found[:MAX_CAPTURES]),
            pages=tuple(reading.pages),
            cut=len(found) > MAX_CAPTURES or reading.taken == _MOST_LINKS,
            is_list=reading.is_list or text.strip() in _EMPTY,
        )

    def page_for(self, near: datetime) -> Page | None:
        """The further list that holds ``near``, or the nearest to it."""
        return min(self.pages, key=lambda page: max(page.since - near, near - page.until), default=None)


@dataclass
class _Reading:
    page: str
    at: SourceURL
    now: datetime
    found: dict[datetime, str] = field(default_factory=dict)
    pages: list[Page] = field(default_factory=list)
    taken: int = 0
    is_list: bool = False
    #: Whether the list says of itself that it is of this page.
    _of_page: bool = False
    #: The pages that captures' addresses name, nearly always the same few.
    _same: dict[str, bool] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._at = self.at.text
        self._authority = self.at.parsed.netloc.decode("ascii").lower()

    def take(self, link: Link) -> None:
        self.taken += 1
        relations = link.relations
        self.is_list = self.is_list or not _OF_A_LIST.isdisjoint(relations)
        if "memento" in relations:
            self._take_capture(link)
        elif "original" in relations:
            self._of_page = self._of_page or is_same_page(link.target, self.page)
        elif "timemap" in relations and len(self.pages) < _MOST_PAGES:
            since, until = (rfc_1123_date(link.parameters.get(name, "")) for name in ("from", "until"))
            url = self._on_host(link.target)
            if since and until and url:
                self.pages.append(Page(url, since, until))

    def _take_capture(self, link: Link) -> None:
        moment = rfc_1123_date(link.parameters.get("datetime", ""))
        if moment is None or moment in self.found or not is_plausible(moment, now=self.now):
            return
        url = self._on_host(link.target)
        if url is None:
            return
        said = stamped(url)
        # An address that says nothing of its page is believed as far as the list's own word goes, until it is read.
        ours = self._of_page if said is None else said.at == moment and self._is_same(said.original)
        if ours:
            self.found[moment] = url

    def _on_host(self, target: str) -> str | None:
        """The address, if it leads to the archive's own host; by the scheme by which the archive was asked."""
        url = target
        if not target[:8].lower().startswith(("http://", "https://")):
            try:
                url = urljoin(self._at, target)
            except ValueError:  # Half an address in brackets.
                return None
        scheme, _, rest = url.partition("://")
        authority, slash, path = rest.partition("/")
        ours = authority.lower() == self._authority and slash and scheme.lower() in ("http", "https")
        return f"{self.at.scheme}://{authority}/{path}" if ours else None

    def _is_same(self, original: str) -> bool:
        known = self._same.get(original)
        if known is None:
            known = is_same_page(original, self.page)
            if len(self._same) < _MOST_PAGES:
                self._same[original] = known
        return known
