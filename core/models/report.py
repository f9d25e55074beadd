"""The verdicts on a whole answer, in its own order (CONTRACT 4)."""

from collections import Counter
from collections.abc import Sequence
from typing import Self

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from pincite.core.models.sendable import Moment, Text
from pincite.core.models.verdict import ProvenanceVerdict, unknown

#: The keys that every report has.
PINNED = ("started_at", "finished_at", "verdicts", "summary")


class ProvenanceReport(BaseModel):
    """When the check ran, one verdict a finding, and how many of each status occurred."""

    model_config = ConfigDict(extra="forbid")

    started_at: Moment
    finished_at: Moment
    verdicts: list[ProvenanceVerdict] = Field(default_factory=list)
    #: Only statuses that occurred.
    summary: dict[str, int] = Field(default_factory=dict)

    #: False when a deadline left some citations unchecked.
    complete: bool | None = Field(default=None, exclude_if=unknown)
    notes: list[Text] | None = Field(default=None, exclude_if=unknown)

    @staticmethod
    def summarize(verdicts: Sequence[ProvenanceVerdict]) -> dict[str, int]:
        """How often each status occurred; statuses that did not occur are absent."""
        return dict(Counter(str(verdict.status) for verdict in verdicts))

    @classmethod
    def of(
        cls,
        verdicts: Sequence[ProvenanceVerdict],
        *,
        started_at: str,
        finished_at: str,
        complete: bool = True,
        notes: Sequence[str] = (),
    ) -> Self:
        """A report on ``verdicts``; ``complete`` is false when a deadline left some unchecked."""
        return cls(
            started_at=started_at,
            finished_at=finished_at,
            verdicts=list(verdicts),
            summary=cls.summarize(verdicts),
            complete=complete,
            notes=list(notes) or None,
        )

    def to_dict(self) -> dict[str, JsonValue]:
        """The report as JSON."""
        return self.model_dump(mode="json")

    def plain(self) -> dict[str, JsonValue]:
        """The report with the pinned keys alone, for readers that forbid unknown ones."""
        return {
            "started_at": self.started_at,
            "finished_at": self.finished_at,
            "verdicts": [verdict.plain() for verdict in self.verdicts],
            "summary": dict(self.summary),
        }
