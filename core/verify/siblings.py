"""Where a page that is gone may stand now: addresses that its own site offers, read, and only suggested."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from heapq import nsmallest

from pincite.core.extract.walls.home import is_front
from pincite.core.extract.walls.wall import split
from pincite.core.fetch.url import SourceURL, parse_url, same_address
from pincite.core.ports import Fetched
from pincite.core.shapes import CitedPassage
from pincite.core.verify.addresses import without_fragment
from pincite.core.verify.alone import stands_alone
from pincite.core.verify.bodies import Admission
from pincite.core.verify.document import Document, read
from pincite.core.verify.reader import HEAVY, Reader
from pincite.core.verify.sitemap import addresses, is_index, name_of, named_in_robots, unpacked, words_of

#: Addresses that are tried for one page that is gone.
MAX_TRIED = 3
#: Sitemaps that are read of one site in one check, an index included.
MAX_SITEMAPS = 4
#: Addresses that are tried of one site in one check.
_MOST = 60
#: Pages that the sitemaps of an index are compared with.
_COMPARED = 20
#: Addresses of one name that are kept.
_KEPT = 100


@dataclass(frozen=True, slots=True)
class Gone:
    """A page that is gone, the passages cited from it, and where its answer itself pointed."""

    url: str
    passages: tuple[CitedPassage, ...]
    offered: tuple[str, ...] = ()


@dataclass(eq=False)
class Site:
    """One host and its pages that are gone; its lists are read once for all of them."""

    pages: Sequence[Gone]
    reader: Reader
    #: By the place of a passage, the addresses at which it stands.
    found: dict[int, list[str]] = field(default_factory=dict)
    _left: int = _MOST

    async def look(self) -> None:
        """Try what the site offers. Whatever fails is nothing found; whenever it is ended, ``found`` holds."""
        start = parse_url(self.pages[0].url)
        if not isinstance(start, SourceURL):
            return
        listed: Mapping[str, Sequence[str]] = {}
        if any(name_of(page.url) for page in self.pages):
            listed = await self._listed(start)
        for page in self.pages:
            for address in self._candidates(page, listed)[: self._left]:
                self._left -= 1
                await self._try(page, address)

    def _candidates(self, page: Gone, listed: Mapping[str, Sequence[str]]) -> list[str]:
        """At most three addresses of the page's own host: what its answer pointed at, then the nearest listed ones."""
        words = words_of(page.url)
        by_name = sorted(listed.get(name_of(page.url), ()), key=lambda address: -len(words & words_of(address)))
        chosen: list[str] = []
        for address in (*page.offered, *by_name):
            known = [page.url, *chosen]
            if self._is_ours(address, page.url) and not any(same_address(address, one) for one in known):
                chosen.append(address)
        return chosen[:MAX_TRIED]

    async def _try(self, page: Gone, address: str) -> None:
        with Admission() as admission:
            reader = replace(self.reader, admission=admission)
            document = await read(address, reader)
            if not isinstance(document, Document):
                return
            final_url = document.answer.final_url
            if not self._is_ours(final_url, page.url) or same_address(final_url, page.url):
                return
            for passage in page.passages:
                if await stands_alone(passage, document, reader):
                    places = self.found.setdefault(passage.place, [])
                    if without_fragment(final_url) not in places:
                        places.append(without_fragment(final_url))

    async def _listed(self, start: SourceURL) -> dict[str, list[str]]:
        """The site's own addresses of the names that are looked for, the first of each."""
        wanted = {name for page in self.pages if (name := name_of(page.url))}
        found: dict[str, list[str]] = {name: [] for name in wanted}
        robots = await self._text(f"{start.scheme}://{_authority(start)}/robots.txt", start)
        queue = named_in_robots(robots) or [f"{start.scheme}://{_authority(start)}/sitemap.xml"]
        read_already: set[str] = set()
        while queue and len(read_already) < MAX_SITEMAPS:
            address = queue.pop(0)
            if address in read_already or not _is_on(address, start):
                continue
            read_already.add(address)
            text = await self._text(address, start)
            heavy = len(text) > HEAVY
            if is_index(text):
                left = MAX_SITEMAPS - len(read_already)
                queue = [*await self.reader.run(self._nearest, text, left, heavy=heavy), *queue]
            else:
                await self.reader.run(_collect, text, found, heavy=heavy)
        return found

    def _nearest(self, text: str, left: int) -> list[str]:
        """The sitemaps of an index whose addresses have most in common with the pages that are gone."""
        pages = [words_of(page.url) for page in self.pages[:_COMPARED]]

        def apart(address: str) -> int:
            words = words_of(address)
            return -max(len(words & page) for page in pages)

        return nsmallest(left, addresses(text), key=apart)

    async def _text(self, url: str, start: SourceURL) -> str:
        """A list of the site, or nothing."""
        answer = await self.reader.fetch(url)
        if not isinstance(answer, Fetched) or not _is_on(answer.final_url, start):
            return ""
        return await self.reader.run(unpacked, answer.body, heavy=len(answer.body) > HEAVY)

    def _is_ours(self, address: str, url: str) -> bool:
        """Whether an address is another page of the host, and not its front page."""
        start = parse_url(url)
        return isinstance(start, SourceURL) and _is_on(address, start) and not is_front(split(address))


def _collect(text: str, found: dict[str, list[str]]) -> None:
    """Add the addresses of ``text`` that have one of the names in ``found``."""
    for address in addresses(text):
        kept = found.get(name_of(address))
        if kept is not None and len(kept) < _KEPT and address not in kept:
            kept.append(address)


def _is_on(address: str, start: SourceURL) -> bool:
    parsed = parse_url(address)
    return isinstance(parsed, SourceURL) and parsed.pace_key == start.pace_key


def _authority(url: SourceURL) -> str:
    return url.parsed.netloc.decode("ascii")


def by_host(pages: Iterable[Gone]) -> list[list[Gone]]:
    """The pages of each host together; those whose address is none of the web are left out."""
    hosts: dict[str, list[Gone]] = {}
    for page in pages:
        parsed = parse_url(page.url)
        if isinstance(parsed, SourceURL):
            hosts.setdefault(parsed.pace_key, []).append(page)
    return list(hosts.values())
