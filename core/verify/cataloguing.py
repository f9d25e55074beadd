"""Layer 1 beside the others: what an offline catalogue says of each cited document, in its verdict (CONTRACT 8)."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import anyio
from anyio.lowlevel import checkpoint

from pincite.core.errors import ProvenanceError
from pincite.core.models import ProvenanceVerdict
from pincite.core.ports import Catalogue, Listed
from pincite.core.shapes import Parsed
from pincite.core.shapes.title import title_of
from pincite.core.verify.listing import PATIENCE, look_up

#: Findings after which others have their turn.
_BREATH = 200
#: Different failures of a catalogue that a report repeats.
_REPEATED = 3
_NOT_CHECKED = "catalogue not checked: "


@dataclass(eq=False)
class Cataloguing:
    """What a catalogue says of each finding. It changes no status: a known document may have lost the passage."""

    catalogue: Catalogue
    #: For one document.
    seconds: float = PATIENCE
    #: By the finding's place; one that was not looked up is absent.
    known: dict[int, Listed] = field(default_factory=dict)
    _failures: dict[str, None] = field(default_factory=dict)

    @asynccontextmanager
    async def beside(self, findings: Sequence[Parsed], ends: float) -> AsyncIterator[None]:
        """Look up ``findings`` while the block runs, and until ``ends`` after it: no page waits for a catalogue."""
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(self.look_up, findings, ends)
            yield

    async def look_up(self, findings: Sequence[Parsed], ends: float) -> None:
        """Ask about every finding; a catalogue that fails is a note of the report, and no verdict's loss."""
        with anyio.CancelScope(deadline=ends) as scope:
            await self._ask(findings)
        if scope.cancelled_caught:
            self._fail("the time for this call ran out")

    async def _ask(self, findings: Sequence[Parsed]) -> None:
        for finding in findings:
            if finding.place % _BREATH == 0:
                await checkpoint()
            try:
                found = await look_up(self.catalogue, finding.url, title_of(finding), seconds=self.seconds)
            except ProvenanceError as error:  # It cannot be read at all.
                self._fail(str(error))
                return
            if isinstance(found, Listed):
                self.known[finding.place] = found
                continue
            self._fail(found.why)
            if found.silent:
                return

    def _fail(self, why: str) -> None:
        self._failures[_NOT_CHECKED + why] = None

    def told(self, verdicts: Sequence[ProvenanceVerdict]) -> list[ProvenanceVerdict]:
        """The verdicts, in the findings' order, with what the catalogue says."""
        return [_with(verdict, self.known.get(place)) for place, verdict in enumerate(verdicts)]

    @property
    def report_notes(self) -> tuple[str, ...]:
        """Why some findings were not looked up."""
        return tuple(self._failures)[:_REPEATED]


def _with(verdict: ProvenanceVerdict, listed: Listed | None) -> ProvenanceVerdict:
    if listed is None:
        return verdict
    layers = {**(verdict.layers or {}), "L1": listed.catalog.value}
    notes = [*verdict.notes, *(f"catalogue: {note}" for note in listed.notes)]
    # Validated, not copied: a catalogue's words may hold anything.
    return ProvenanceVerdict.model_validate({**verdict.model_dump(), "layers": layers, "notes": notes})
