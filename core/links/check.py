"""Links are checked in both layers: each URL asked once, each result in the caller's order (CONTRACT 8)."""

import logging
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import anyio
from anyio.lowlevel import checkpoint

from pincite.core.errors import ProvenanceError
from pincite.core.extract import extract as extract_by_format
from pincite.core.fetch.folders import Folders
from pincite.core.fetch.url import BadURL
from pincite.core.handed_in import must_be_count, must_be_many, must_be_seconds, must_offer
from pincite.core.links.address import Address
from pincite.core.links.forms import known_id
from pincite.core.links.link import Link
from pincite.core.links.placed import Unplaced
from pincite.core.links.resolve import Resolution, is_mistyped, of_form, resolution
from pincite.core.links.start import Asked, Start, read_starts
from pincite.core.models import Reason
from pincite.core.models.links import Catalog, LinkReport, LinkResult, Resolve, Unaskable
from pincite.core.ports import Catalogue, ConditionalFetcher, Fetcher, Listed
from pincite.core.verify.bodies import Admission
from pincite.core.verify.document import read
from pincite.core.verify.groups import across_hosts
from pincite.core.verify.injected import conditional
from pincite.core.verify.listing import look_up
from pincite.core.verify.progress import Progress, tell
from pincite.core.verify.reader import Reader, described

#: A catalogue is asked without a pause so many times, then others have their turn.
_BREATH = 200
#: Code points of a URL that a result repeats: a longer one cannot be asked anyway.
_SHOWN = 8_000
_LATE = Resolution(Resolve.SKIPPED, notes=("deadline: the time for this call ran out before this URL's turn",))
_UNLISTED = Listed(Catalog.SKIPPED, notes=("deadline: the catalogue was not read in time",))
_log = logging.getLogger(__name__)


async def check_links(
    links: Iterable[Link],
    *,
    fetcher: Fetcher | ConditionalFetcher | None = None,
    catalogue: Catalogue | None = None,
    concurrency: int = 16,
    deadline: float | None = None,
    progress: Progress | None = None,
    notes: tuple[str, ...] = (),
    roots: Sequence[Path] = (),
) -> LinkReport:
    """What layers 0 and 1 say of each link: one result a link, in order.

    ``fetcher`` is pincite's own or an async callable ``url -> FetcherResponse``, as for ``ProvenanceValidator``.
    Without one only the form of each URL is looked at, and ``resolve`` is ``skipped``; without a ``catalogue``,
    ``catalog`` is. A URL that stands there twice (fragments aside) is asked once. After ``deadline`` seconds what is
    left is ``skipped``, and the report is not complete. ``roots`` are the folders whose files are read, for a caller
    who may know them: a file beneath them has no note that says so, and a relative link is looked for there, before
    that beside its text (``Link.base``); without a ``fetcher`` too, though not read.

    Raises what the catalogue raises on purpose (a ``ProvenanceError``): without it the layer that was asked for says
    nothing at all. Raises TypeError for a link that is no ``Link``, and for what is no fetcher or no catalogue, and
    InputError for a ``concurrency`` below 1, a ``deadline`` that is no number, and one path or note in no list.
    """
    links = tuple(map(_link, links))
    must_be_count(concurrency, "concurrency")
    must_be_seconds(deadline, "deadline")
    must_be_many(notes, "notes")
    if catalogue is not None:
        must_offer(catalogue, "catalogue", "look_up")
    folders = Folders.of(roots)
    starts = await read_starts(links, folders)
    asking = _Asking(conditional(fetcher), progress) if fetcher is not None else None
    listing = _Listing(catalogue) if catalogue is not None else None
    with anyio.move_on_after(deadline) as scope:
        async with anyio.create_task_group() as tasks:
            # Side by side: neither layer waits for the other, nor fails with it.
            if listing is not None:
                tasks.start_soon(listing.run, links, tasks.cancel_scope)
            if asking is not None:
                tasks.start_soon(asking.run, starts, concurrency)
    if listing is not None and listing.failed is not None:
        raise listing.failed
    results = [_result(one, _resolution(one, asking, folders), _listed(one.link, listing)) for one in starts]
    return LinkReport(tuple(results), complete=not scope.cancelled_caught, notes=notes)


def _link(given: object) -> Link:
    if not isinstance(given, Link) or not isinstance(given.url, str) or not isinstance(given.title, str):
        raise TypeError(f"{given!r:.200} is no link: give pincite.Link(url, title), both strings")
    return given


@dataclass(eq=False)
class _Asking:
    """Layer 0 of one check: what is known so far, by the one spelling of the URL."""

    fetcher: ConditionalFetcher
    progress: Progress | None
    known: dict[str, Resolution] = field(default_factory=dict)

    async def run(self, starts: Sequence[Start], concurrency: int) -> None:
        """Ask each URL once, so many at a time."""
        asked: dict[str, Asked] = {}
        for one in starts:
            if (wanted := one.asked) is not None:
                asked.setdefault(wanted.key, wanted)
        queue = iter(across_hosts(list(asked.values())))
        reader = Reader(self.fetcher, extract_by_format)
        async with anyio.create_task_group() as tasks:
            for _ in range(max(1, min(concurrency, len(asked))) if asked else 0):
                tasks.start_soon(self._work, queue, reader, len(asked))

    async def _work(self, queue: Iterator[Asked], reader: Reader, total: int) -> None:
        for asked in queue:
            self.known[asked.key] = await self._ask(asked, reader)
            if self.progress is not None:
                await tell(self.progress, len(self.known), total)

    async def _ask(self, asked: Asked, reader: Reader) -> Resolution:
        try:
            with Admission() as admission:
                return resolution(asked.source, await read(asked.url, replace(reader, admission=admission)))
        except Exception as error:
            _log.warning("a link could not be asked", exc_info=error)
            return Resolution(Resolve.NETWORK_ERROR, notes=(described(error),))


def _resolution(one: Start, asking: _Asking | None, folders: Folders) -> Resolution:
    start = one.start
    if isinstance(start, Unplaced):
        return _unplaced(start, asking)
    # A mistyped identifier names nothing that a network could be asked for, today or later.
    if asking is None or is_mistyped(one.link.url):
        return Resolution(Resolve.SKIPPED, notes=of_form(start, folders))
    asked = one.asked
    if asked is None:  # Asked for live, it is a link that cannot be followed.
        return Resolution(Resolve.NETWORK_ERROR, notes=of_form(start))
    return asking.known.get(asked.key, _LATE)


def _unplaced(start: Unplaced, asking: _Asking | None) -> Resolution:
    notes = (f"{start.reason.value}: {start.detail}",)
    if asking is None:
        return Resolution(Resolve.SKIPPED, notes=notes)
    return Resolution(Resolve.NOT_FOUND if start.reason is Reason.NOT_FOUND else Resolve.NETWORK_ERROR, notes=notes)


@dataclass(eq=False)
class _Listing:
    """Layer 1 of one check: what the catalogue said so far, by the link's URL and title."""

    catalogue: Catalogue
    known: dict[tuple[str, str], Listed] = field(default_factory=dict)
    #: What the catalogue raised on purpose.
    failed: ProvenanceError | None = None
    _silent: Listed | None = None

    async def run(self, links: Sequence[Link], check: anyio.CancelScope) -> None:
        """Look up each link; one that fails says nothing of that one. What cannot be read at all ends the ``check``."""
        for number, link in enumerate(links):
            if number % _BREATH == 0:
                await checkpoint()
            key = (link.url, link.title)
            if key in self.known:
                continue
            try:
                self.known[key] = await self._look_up(link)
            except ProvenanceError as error:
                self.failed = error
                check.cancel()
                return

    async def _look_up(self, link: Link) -> Listed:
        if self._silent is not None:
            return self._silent
        found = await look_up(self.catalogue, link.url, link.title)
        if isinstance(found, Listed):
            return found
        failed = Listed(Catalog.SKIPPED, notes=(f"the catalogue failed: {found.why}",))
        self._silent = failed if found.silent else None
        return failed


def _listed(link: Link, listing: _Listing | None) -> Listed:
    if listing is None:
        return Listed(Catalog.SKIPPED, _id_in(link.url))
    return listing.known.get((link.url, link.title), _UNLISTED)


def _id_in(url: str) -> str:
    """The id that a URL of a known site names, whether or not a catalogue knows it."""
    address = Address.of(url)
    return known_id(address) if address is not None else ""


def _result(one: Start, found: Resolution, listed: Listed) -> LinkResult:
    link = one.link
    url, cut = (link.url, ()) if len(link.url) <= _SHOWN else (f"{link.url[:_SHOWN]}\u2026", ("the url is cut here",))
    return LinkResult(
        url=url,
        resolve=found.resolve,
        catalog=listed.catalog,
        final_url=found.final_url,
        status=found.status,
        id=listed.id,
        title=listed.title,
        notes=tuple(dict.fromkeys((*link.notes, *cut, *found.notes, *listed.notes))),
        cited_in=link.cited_in,
        unaskable=_unaskable(one),
    )


def _unaskable(one: Start) -> Unaskable | None:
    if is_mistyped(one.link.url):
        return Unaskable.MISTYPED
    if isinstance(one.start, Unplaced):
        return Unaskable.UNPLACED
    return Unaskable.MALFORMED if isinstance(one.start, BadURL) else None
