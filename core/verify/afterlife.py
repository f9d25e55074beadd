"""What is asked once every living page has its verdict: captures in an archive, and other addresses of a site.

It adds to verdicts and changes none of them: no status, no kind and no reason.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import TypeVar

import anyio
from anyio.lowlevel import checkpoint_if_cancelled
from pydantic import JsonValue

from pincite.core.cancellation import was_cancelled
from pincite.core.fetch.url import same_address
from pincite.core.models import ProvenanceVerdict, Reason, Status
from pincite.core.ports import Archive
from pincite.core.secrets import may_carry_secret, without_secrets
from pincite.core.shapes import CitedPassage, Parsed
from pincite.core.verify.addresses import is_web, without_fragment
from pincite.core.verify.archived import History, Sought
from pincite.core.verify.named import Named, named
from pincite.core.verify.reader import Reader, described
from pincite.core.verify.siblings import Gone, Site, by_host

#: An archive knows no more of these than the page's own server.
_NOT_ARCHIVED = frozenset({Reason.BAD_URL, Reason.BLOCKED_ADDRESS, Reason.DEADLINE})
#: Changes of a page that its captures can date. What only the stamp or the excerpt lacks, they lack as well.
_DATED = frozenset({"edited", "removed", "case", "spacing", "hidden_only", "correction"})
#: The page is not at its address any more.
GONE = frozenset({Reason.NOT_FOUND, Reason.GONE, Reason.SOFT_404, Reason.REDIRECTED_HOME, Reason.REDIRECTED_ELSEWHERE})
#: Pages that an archive is asked about at one time, and sites that are asked.
_HISTORIES = 2
_SITES = 2
#: Seconds for all sites: a suggestion is not worth waiting for.
SECONDS = 10.0
#: After so many pages in turn for which the archive did not answer, it is not asked again.
_PATIENCE = 3

#: Notes of the report.
_SILENT = "archive not asked any more, because it did not answer: "
_LATE = "archive not checked for every citation: the time ran out"
#: Notes of a verdict.
_SUGGESTED = "the words stand at an address that the site itself offers (suggested); it was not judged as the source"
_CUT = "archive: its list of captures was too long to be read whole"
_STAMPED = "archive: its captures are of the address that the stamp was made from, not of the cited one: "

_T = TypeVar("_T")
_log = logging.getLogger(__name__)


@dataclass(eq=False)
class Afterlife:
    """What became of the passages that do not stand; whenever ``look`` is ended, ``told`` says what is known by then.

    ``archive`` is None where none is to be asked; ``siblings`` is whether the other addresses are read that pages name
    as their own, or that sites offer for pages that are gone.
    """

    reader: Reader
    archive: Archive | None
    siblings: bool
    now: datetime
    #: For all sites together.
    seconds: float = SECONDS
    _histories: list[History] = field(default_factory=list, init=False)
    _sites: list[Site] = field(default_factory=list, init=False)
    _named: list[Named] = field(default_factory=list, init=False)
    _looked: int = field(default=0, init=False)
    _silent: int = field(default=0, init=False)
    _why: str = field(default="", init=False)

    async def look(
        self,
        findings: Sequence[Parsed],
        verdicts: Sequence[ProvenanceVerdict],
        offered: Mapping[int, tuple[str, ...]],
    ) -> None:
        """Ask about every passage that may call for it. ``offered`` is where the page that answered instead points.

        Nothing but cancellation ends it early, and nothing that fails is more than one page's note.
        """
        found = [
            (finding, verdict)
            for finding, verdict in zip(findings, verdicts, strict=True)
            if isinstance(finding, CitedPassage)
        ]
        if self.siblings:
            self._sites = [Site(pages, self.reader) for pages in by_host(_gone(found, offered))]
            self._named = [*named(found, self.reader)]
        if self.archive is not None:
            self._histories = [
                History(url, sought, self.archive, self.reader, self.now) for url, sought in _sought(found).items()
            ]
        around: list[Site | Named] = [*self._named, *self._sites]
        if not around and not self._histories:
            return
        async with anyio.create_task_group() as tasks:
            if around:
                tasks.start_soon(self._look_around, around)
            queue = iter(self._histories)
            for _ in range(min(_HISTORIES, len(self._histories))):
                tasks.start_soon(_work, queue, self._look_back)

    def told(self, verdicts: Iterable[ProvenanceVerdict]) -> list[ProvenanceVerdict]:
        """The verdicts, in the findings' order, with what is known beyond the living page."""
        told = list(verdicts)
        for history in self._histories:
            for which, sought in enumerate(history.sought):
                place = sought.passage.place
                told[place] = _with_history(told[place], history, which)
        for one in self._named:
            for passage in one.passages:
                told[passage.place] = one.told(told[passage.place], passage.place)
        for site in self._sites:
            for place, addresses in site.found.items():
                told[place] = _with(told[place], _SUGGESTED, suggested=[*addresses])
        return told

    def notes(self, *, ended: bool) -> tuple[str, ...]:
        """What the report has to say; ``ended`` is whether the time ran out."""
        if self._why:
            return (_SILENT + self._why,)
        if ended and self._looked < len(self._histories):
            return (_LATE,)
        return ()

    async def _look_around(self, around: Sequence[Site | Named]) -> None:
        queue = iter(around)
        with anyio.move_on_after(self.seconds):
            async with anyio.create_task_group() as tasks:
                for _ in range(min(_SITES, len(around))):
                    tasks.start_soon(_work, queue, _look_at)

    async def _look_back(self, history: History) -> None:
        if self._why:
            history.why_not = "archive not checked: it did not answer"
            return
        try:
            await history.look()
        except anyio.get_cancelled_exc_class():
            # Ours goes on up. One that the archive made itself must not end the check.
            if was_cancelled():
                raise
            await checkpoint_if_cancelled()
            history.why_not = "archive not checked: it cancelled the request"
        except (Exception, SystemExit) as error:
            _log.warning("an archive failed", exc_info=error)
            history.why_not = f"archive not checked: {described(error)}"
        self._looked += 1
        self._silent = self._silent + 1 if history.down is not None else 0
        if history.down is not None and self._silent >= _PATIENCE:
            self._why = history.down.detail or history.down.reason.value


async def _work(queue: Iterator[_T], look: Callable[[_T], Awaitable[None]]) -> None:
    for one in queue:
        await look(one)


async def _look_at(one: Site | Named) -> None:
    try:
        await one.look()
    except Exception:
        _log.warning("a site could not be asked for other addresses", exc_info=True)


def _gone(
    found: Iterable[tuple[CitedPassage, ProvenanceVerdict]], offered: Mapping[int, tuple[str, ...]]
) -> Iterator[Gone]:
    """The pages that are gone, each with its passages."""
    pages: dict[str, list[CitedPassage]] = {}
    for passage, verdict in found:
        if verdict.status == Status.UNREACHABLE and verdict.reason in GONE:
            pages.setdefault(without_fragment(passage.url), []).append(passage)
    for url, passages in pages.items():
        pointed = dict.fromkeys(address for one in passages for address in offered.get(one.place, ()))
        yield Gone(url, tuple(passages), tuple(pointed))


def _sought(found: Iterable[tuple[CitedPassage, ProvenanceVerdict]]) -> dict[str, list[Sought]]:
    """The passages that an archive is asked about, by the address under which it is."""
    pages: dict[str, list[Sought]] = {}
    for passage, verdict in found:
        if verdict.status == Status.CHANGED:
            asked = verdict.kind in _DATED
        else:
            asked = verdict.status == Status.UNREACHABLE and verdict.reason not in _NOT_ARCHIVED
        # The address that the words were read from, where it is known, and not one that led there.
        known = (passage.quotation.stamp.final_url, passage.url, verdict.resolved)
        urls = [address for address in known if address and is_web(address)]
        # An archive is never told of one with a secret; another may do.
        url = next((address for address in urls if not may_carry_secret(address)), urls[0] if urls else None)
        if asked and url is not None:
            answered = verdict.status == Status.CHANGED
            pages.setdefault(without_fragment(url), []).append(Sought(passage, answered))
    return pages


def _with_history(verdict: ProvenanceVerdict, history: History, which: int) -> ProvenanceVerdict:
    archived = history.told(which)
    if archived is None:
        untold = "archive: no capture that could be read tells" if history.ended else ""
        return _with(verdict, history.why_not or untold)
    # A stamp may say anything of where it was made.
    stamped = (
        "" if same_address(history.url, verdict.resolved or verdict.url) else _STAMPED + without_secrets(history.url)
    )
    return _with(verdict, stamped, _CUT if history.cut else "", archived=archived.model_dump(mode="json"))


def _with(verdict: ProvenanceVerdict, *notes: str, **keys: JsonValue) -> ProvenanceVerdict:
    # Validated, not copied: an archive's or a site's words may hold anything.
    said = [*verdict.notes, *filter(None, notes)]
    return ProvenanceVerdict.model_validate({**verdict.model_dump(), **keys, "notes": said})
