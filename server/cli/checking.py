"""The sources of one or several answers are read again, and what became of each passage is one report."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

import anyio

from pincite.core.archive import archive_of
from pincite.core.models import ProvenanceReport
from pincite.core.nli.registry import shared
from pincite.core.ports import Catalogue, NLIProvider
from pincite.core.settings import Settings
from pincite.core.sources import open_fetcher
from pincite.core.telemetry import telemetry
from pincite.core.verify import Progress, verify
from pincite.server.cli import together
from pincite.server.cli.console import Console
from pincite.server.cli.progress import after_others, progress
from pincite.tools.fakes import fake_notes
from pincite.tools.judging import judge_or_note


@dataclass(frozen=True)
class Checking:
    """How a check goes: with whom, since when, how long, and who is told of it meanwhile."""

    settings: Settings
    console: Console
    since: datetime | None
    with_nli: bool
    archive: bool
    #: Seconds for the whole.
    deadline: float | None
    catalogue: Catalogue | None

    async def report(self, citing: Sequence[together.CitingFile], notes: Sequence[str]) -> ProvenanceReport:
        """One report of all ``citing``, with ``notes``; the judge is let go at its end."""
        try:
            return together.joined(citing, await self._parts(citing), notes)
        finally:
            if self.with_nli:
                await shared().aclose()

    async def _parts(self, citing: Sequence[together.CitingFile]) -> list[tuple[together.Part, ProvenanceReport]]:
        judge, notes = (
            await judge_or_note(self._choose_judge, self.settings.nli_provider) if self.with_nli else (None, ())
        )
        for note in notes:
            self.console.warn(note)
        ends = None if self.deadline is None else anyio.current_time() + self.deadline
        total = sum(len(one.output.findings) for one in citing)

        def checked(done: int, _: int) -> str:
            return self.console.say("{done} of {total} citations checked", done=done, total=total)

        reports: list[tuple[together.Part, ProvenanceReport]] = []
        with progress(self.console, checked) as advance:
            for part in together.parts(citing, by_language=self.with_nli):
                told = after_others(advance, sum(len(one.places) for one, _ in reports))
                # What is said of all sources is said once.
                report = await self._part(part, judge, notes, told, ends, silent=bool(reports))
                reports.append((part, report))
        return reports

    async def _part(
        self,
        part: together.Part,
        judge: NLIProvider | None,
        notes: tuple[str, ...],
        told: Progress | None,
        ends: float | None,
        *,
        silent: bool,
    ) -> ProvenanceReport:
        settings, fakes = self.settings, fake_notes(self.settings)
        warn = (lambda _: None) if silent else self.console.warn
        async with open_fetcher(settings, part.output, base=part.base, warn=warn) as fetcher:
            return await verify(
                part.output,
                fetcher=fetcher,
                judge=judge,
                since=self.since,
                concurrency=settings.concurrency,
                progress=told,
                telemetry=telemetry(settings),
                catalogue=self.catalogue,
                archive=archive_of(settings, fetcher, wanted=self.archive),
                siblings=not fakes,
                deadline=None if ends is None else max(ends - anyio.current_time(), 0.0),
                notes=(*fakes, *notes),
            )

    async def _choose_judge(self) -> NLIProvider:
        return await shared().choose(self.settings.nli_provider, order=self.settings.provider_order)
