"""What one finding cites, parsed: a passage that can be checked, or the reason why there is none."""

from dataclasses import dataclass

from pincite.core.anchor import Quotation
from pincite.core.models import ProvenanceRecord, Reason


@dataclass(frozen=True, slots=True)
class Claim:
    """What the passage was said to support, and what a judge said of it then (CONTRACT 4)."""

    text: str
    #: ``nli_verdict`` of the earlier judging, or None where there was none.
    verdict: str | None = None
    #: ``nli_provider`` of the earlier judging, where it is known.
    provider: str | None = None


@dataclass(frozen=True, slots=True)
class CitedPassage:
    """A stamped citation. ``url`` is as the finding wrote it; a URL that is no string is empty."""

    #: The finding's place in the caller's own list, from 0.
    place: int
    url: str
    #: Its hash is 64 lower-case hex digits.
    record: ProvenanceRecord
    quotation: Quotation
    claim: Claim | None = None
    notes: tuple[str, ...] = ()
    #: The caller's own finding (or bare citation), never changed.
    source: object = None


@dataclass(frozen=True, slots=True)
class NoRecord:
    """A finding that nothing can be checked against; ``reason`` is None when it was simply never stamped."""

    place: int
    url: str
    reason: Reason | None = None
    notes: tuple[str, ...] = ()
    source: object = None


Parsed = CitedPassage | NoRecord
