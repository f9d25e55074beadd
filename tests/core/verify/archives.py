"""An archive in memory, for walking the road with one."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from pincite.core.models import Reason
from pincite.core.ports import Answer, Capture, Captures, Fetched, Unreachable
from tests.core.archive.wayback import moment
from tests.fakes import page

KEPT = "https://kept.test/web"


@dataclass
class FakeArchive:
    """Captures by their digits, of whatever page is asked about, or why there are none; ``read_at`` is what was."""

    kept: Mapping[str, str | Answer | Exception] | Unreachable | Exception = field(default_factory=dict)
    requests: int = 1
    cut: bool = False
    asked: list[str] = field(default_factory=list)
    read_at: list[str] = field(default_factory=list)
    #: Awaited before each answer.
    before: Callable[[], Awaitable[None]] | None = None

    async def captures(self, url: str, near: datetime, /) -> Captures | Unreachable:
        self.asked.append(url)
        if self.before is not None:
            await self.before()
        if isinstance(self.kept, Exception):
            raise self.kept
        if isinstance(self.kept, Unreachable):
            return self.kept
        known = tuple(Capture(f"{KEPT}/{digits}/{url}", moment(digits)) for digits in sorted(self.kept))
        return Captures(known, self.requests, cut=self.cut)

    async def read(self, capture: Capture, url: str, /) -> Fetched | Unreachable:
        digits = capture.url.split("/")[4]
        self.read_at.append(digits)
        if self.before is not None:
            await self.before()
        assert isinstance(self.kept, Mapping)
        found = self.kept[digits]
        if isinstance(found, Exception):
            raise found
        answer = page(found, url) if isinstance(found, str) else found
        assert isinstance(answer, Fetched | Unreachable)
        return answer


def unreadable(reason: Reason = Reason.NOT_FOUND) -> Unreachable:
    return Unreachable(KEPT, reason, f"the archive said {reason.value}")
