"""When a passage that is gone last stood: captures around its citation are read, and those since then halved."""

import logging
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from pincite.core.anchor import Location
from pincite.core.fetch.allowance import Allowance
from pincite.core.handed_in import kind
from pincite.core.models import Reason
from pincite.core.models.afterlife import ArchivedPassage
from pincite.core.ports import Archive, Capture, Captures, Fetched, NotModified, Unreachable
from pincite.core.shapes import CitedPassage
from pincite.core.verify.alone import document_of, judged_alone
from pincite.core.verify.answered import answer_of
from pincite.core.verify.bodies import Admission
from pincite.core.verify.document import Document
from pincite.core.verify.reader import Reader
from pincite.core.verify.since import moment

#: Requests for one page that an archive is asked at most; the list, every redirect and every further attempt count.
MAX_REQUESTS = 8
#: Captures around the time of the citation that are read before it is given up there.
_TRIES = 4
#: The archive itself does not answer, so nothing more is asked of it for this page.
DOWN = frozenset({Reason.DNS, Reason.TLS, Reason.CONNECT, Reason.TIMEOUT, Reason.THROTTLED, Reason.SERVER_ERROR})

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Sought:
    """A passage that no longer stands, and whether the page it stood on answered at all."""

    passage: CitedPassage
    answered: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """What one capture says of one passage; ``stood`` is None where it does not tell."""

    stood: bool | None
    kind: str = ""


@dataclass(frozen=True, slots=True)
class _Reading:
    capture: Capture
    #: Of each passage, in the order of the history's own.
    standings: tuple[Standing, ...]


@dataclass(eq=False)
class History:
    """The captures of one page, each read at most once and for all its passages; only what they say is kept."""

    url: str
    sought: Sequence[Sought]
    archive: Archive
    reader: Reader
    now: datetime
    #: Why there are no captures to read, for the verdicts' notes; empty where there are some.
    why_not: str = ""
    #: Why the archive did not answer, where it did not.
    down: Unreachable | None = None
    cut: bool = False
    #: Whether all was asked that was worth it.
    ended: bool = False
    _captures: tuple[Capture, ...] = ()
    _left: int = MAX_REQUESTS
    #: By a capture's place.
    _seen: dict[int, _Reading] = field(default_factory=dict)

    async def look(self) -> None:
        """Read what is worth reading, the captures around each citation first. Whenever it is ended, ``told`` holds."""
        try:
            if not await self._list():
                return
            for which in range(len(self.sought)):
                await self._around(which)
            for which in range(len(self.sought)):
                await self._since(which)
            self.ended = True
        finally:
            self._captures = ()  # They may be many, and are many histories.

    def told(self, which: int) -> ArchivedPassage | None:
        """What is known of one of the passages; None where no capture tells."""
        readings = [(seen.capture, seen.standings[which]) for _, seen in sorted(self._seen.items())]
        known = [(capture, standing) for capture, standing in readings if standing.stood is not None]
        if not known:
            return None
        stood = [(capture, standing) for capture, standing in known if standing.stood]
        cited_at = self._cited_at(which)
        shown, standing = min(stood or known, key=lambda one: abs(one[0].at - cited_at))
        last = stood[-1][0].at if stood else None
        missing = next((capture.at for capture, _ in known if last is not None and capture.at > last), None)
        return ArchivedPassage(
            url=shown.url,
            captured_at=shown.at.isoformat(),
            stood=bool(stood),
            kind=standing.kind,
            last_stood_at=None if last is None else last.isoformat(),
            first_missing_at=None if missing is None else missing.isoformat(),
            captures_read=len(known),
        )

    async def _list(self) -> bool:
        """Ask which captures there are; whether there are any."""
        with Allowance(self._left) as allowance:
            listed: object = await self.archive.captures(self.url, self._cited_at(0))
        self._left -= allowance.sent
        if isinstance(listed, Unreachable):
            self.why_not = f"archive not checked: {listed.detail or listed.reason.value}"
            self.down = listed if listed.reason in DOWN else None
            return False
        if not isinstance(listed, Captures):
            raise TypeError(f"it answered a {kind(listed)}, not Captures")
        self._captures, self.cut = listed.known, listed.cut
        # What its fetcher does not count, the archive tells.
        self._left -= max(0, listed.requests - allowance.sent)
        if not self._captures:
            self.why_not = "archive: no capture of the page is known"
        return bool(self._captures)

    async def _around(self, which: int) -> None:
        """Read the captures nearest to when the passage was cited, until it stands in one.

        Where it is missing, no capture that is further off on the same side is worth reading.
        """
        cited_at = self._cited_at(which)
        after = bisect_right(self._captures, cited_at, key=_time)
        before = after - 1
        for _ in range(_TRIES):
            if before < 0 and after >= len(self._captures):
                return
            at = before if after >= len(self._captures) else after
            if before >= 0 and after < len(self._captures):
                at = min(before, after, key=lambda one: abs(self._captures[one].at - cited_at))
            standing = await self._read(at, which)
            if standing is None or standing.stood:
                return
            unknown = standing.stood is None
            if at == before:
                before = before - 1 if unknown else -1
            else:
                after = after + 1 if unknown else len(self._captures)

    async def _since(self, which: int) -> None:
        """Halve the captures since the passage stood, down to the two between which it went."""
        stood = [at for at, seen in self._seen.items() if seen.standings[which].stood]
        if not stood:
            return
        low, last = max(stood), len(self._captures) - 1
        if low < last and not self.sought[which].answered and not any(at > low for at in self._seen):
            # The page may be as it was behind what keeps us from it: then its last capture settles the matter.
            standing = await self._read(last, which)
            if standing is None or standing.stood:
                return
        # A capture that does not tell is no evidence, but further on there will hardly be better.
        high = min((at for at in self._seen if at > low), default=last + 1)
        while high - low > 1:
            middle = (low + high) // 2
            standing = await self._read(middle, which)
            if standing is None:
                return
            low, high = (middle, high) if standing.stood else (low, middle)

    async def _read(self, at: int, which: int) -> Standing | None:
        """What the capture says of a passage; None where no request is left for it."""
        if at not in self._seen:
            if self._left < 1:
                return None
            self._seen[at] = _Reading(self._captures[at], await self._judged(self._captures[at]))
        return self._seen[at].standings[which]

    async def _judged(self, capture: Capture) -> tuple[Standing, ...]:
        unknown = (Standing(None),) * len(self.sought)
        try:
            with Allowance(self._left) as allowance:
                answer = answer_of(self.url, await self.archive.read(capture, self.url))
            self._left -= max(1, allowance.sent, 0 if isinstance(answer, NotModified) else len(answer.redirects))
            if not isinstance(answer, Fetched):
                if isinstance(answer, Unreachable) and answer.reason in DOWN:
                    self._left, self.down = 0, answer
                    self.why_not = f"archive not checked: {answer.detail or answer.reason.value}"
                return unknown
            with Admission() as admission:
                reader = replace(self.reader, admission=admission)
                document = await document_of(self.url, answer, reader)
                return tuple([await _standing(one.passage, document, reader) for one in self.sought])
        except (Exception, SystemExit):
            _log.warning("a capture could not be read", exc_info=True)
            return unknown

    def _cited_at(self, which: int) -> datetime:
        """When the passage was read; the present, where its record holds no time that can be read."""
        return moment(self.sought[which].passage.record.accessed_at) or self.now


async def _standing(passage: CitedPassage, document: Document, reader: Reader) -> Standing:
    """One passage in a capture, by the same ladder as in a living page."""
    location = (await judged_alone(passage, document, reader)).answer
    if not isinstance(location, Location) or location.kind == "unlocated":
        return Standing(None)
    return Standing(location.stands, location.kind)


def _time(capture: Capture) -> datetime:
    return capture.at
