"""Layer 1 beside the others: what an offline catalogue says of each cited document, in its verdict (CONTRACT 8)."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field

from anyio.lowlevel import checkpoint

from pincite.core.errors import ProvenanceError
from pincite.core.models import ProvenanceVerdict
from pincite.core.ports import Catalogue, Listed
from pincite.core.shapes import Parsed
from pincite.core.shapes.title import title_of
from pincite.core.verify.reader import described

#: Findings after which others have their turn.
_BREATH = 200
#: Different failures of a catalogue that a report repeats.
_REPEATED = 3
_log = logging.getLogger(__name__)


@dataclass(eq=False)
class Cataloguing:
    """What a catalogue says of each finding. It changes no status: a known document may have lost the passage."""

    catalogue: Catalogue
    #: By the finding's place; one that was not looked up is absent.
    known: dict[int, Listed] = field(default_factory=dict)
    _failures: dict[str, None] = field(default_factory=dict)

    async def look_up(self, findings: Sequence[Parsed]) -> None:
        """Ask about every finding; a catalogue that fails is a note of the report, and no verdict's loss."""
        for finding in findings:
            if finding.place % _BREATH == 0:
                await checkpoint()
            try:
                self.known[finding.place] = await self.catalogue.look_up(finding.url, title_of(finding))
            except ProvenanceError as error:  # It cannot be read at all.
                self._failures[f"catalogue not checked: {error}"] = None
                return
            except Exception as error:
                _log.warning("the catalogue failed", exc_info=error)
                self._failures[f"catalogue not checked: {described(error)}"] = None

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
