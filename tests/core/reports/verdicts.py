"""Verdicts that several tests of the reports look at."""

from pincite.core.models import PassageSpan, ProvenanceReport, ProvenanceVerdict, Reason, Status
from pincite.core.models.afterlife import ArchivedPassage, Successor

HASH, OTHER = "a" * 64, "b" * 64
STANDS = ProvenanceVerdict(
    url="https://a.test/stands", status=Status.MATCH, original_hash=HASH, current_hash=HASH, delta_chars=0, kind="exact"
)
RETRACTED = STANDS.model_copy(
    update={"url": "https://a.test/retracted", "superseded_by": [Successor(relation="retracted")]}
)
REPEALED = STANDS.model_copy(update={"url": "https://a.test/repealed", "flags": ["correction"]})
UPDATED = STANDS.model_copy(
    update={"flags": ["crosses_blocks"], "superseded_by": [Successor(relation="newer_edition", title="The third")]}
)
EDITED = ProvenanceVerdict(
    url="https://a.test/edited",
    status=Status.CHANGED,
    original_hash=HASH,
    current_hash=OTHER,
    delta_chars=0,
    accessed_at_original="2025-01-01T00:00:00Z",
    accessed_at_recheck="2025-02-01T00:00:00Z",
    notes=["sha256 mismatch", "page_notice"],
    nli_rerun={"changed": True, "from": "entails", "to": "contradicts", "score": 0.91, "provider": "fake-nli"},
    kind="edited",
    similarity=0.93,
    passage=PassageSpan(text="The dose is 40 mg.", start=0, end=18),
    diff=[
        {"op": "equal", "before": "The dose is", "after": "The dose is"},
        {"op": "replace", "before": "20", "after": "40"},
        {"op": "equal", "before": "mg.", "after": "mg."},
    ],
    change=["number"],
    critical=["number"],
    flags=["preceded_by: It is false that"],
)
REMOVED = ProvenanceVerdict(
    url="https://a.test/removed",
    status=Status.CHANGED,
    original_hash=HASH,
    current_hash=OTHER,
    delta_chars=18,
    notes=["sha256 mismatch"],
    kind="removed",
)
LOST = ProvenanceVerdict(
    url="https://b.test/lost",
    status=Status.UNREACHABLE,
    original_hash=HASH,
    notes=["HTTP status 200: titled Not found"],
    reason=Reason.SOFT_404,
)
KEPT = ArchivedPassage(
    url="https://kept.test/web/20250101000000/https://b.test/lost",
    captured_at="2025-01-01T00:00:00+00:00",
    stood=True,
    kind="exact",
    last_stood_at="2025-03-01T00:00:00+00:00",
    first_missing_at="2025-04-01T00:00:00+00:00",
    captures_read=5,
)
UNSTAMPED = ProvenanceVerdict(url="", status=Status.NO_RECORD)
SKIPPED = ProvenanceVerdict(url="https://c.test/", status=Status.SKIPPED, notes=["read since the given time"])
ALL = (STANDS, EDITED, REMOVED, LOST, UNSTAMPED, SKIPPED)


def report(*verdicts: ProvenanceVerdict, complete: bool = True, notes: tuple[str, ...] = ()) -> ProvenanceReport:
    """A report on ``verdicts`` between two fixed times."""
    return ProvenanceReport.of(
        verdicts,
        started_at="2025-02-01T00:00:00+00:00",
        finished_at="2025-02-01T00:00:02+00:00",
        complete=complete,
        notes=notes,
    )
