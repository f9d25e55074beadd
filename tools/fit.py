"""A report that fits a client: all verdicts and pinned keys always, further keys as far as they fit."""

import json
from typing import Literal

from pydantic import JsonValue

from pincite.core.models import ProvenanceReport
from pincite.core.models.links import LinkReport
from pincite.core.models.sendable import without_surrogates

Detail = Literal["summary", "full"]

#: Bytes of structured content. Clients cap results, and one event of a streaming transport ends at 1 MiB.
LIMIT = 200_000
#: Code points of page text that one verdict may show in a summary.
_SHOWN = 600

#: Optional keys, the first to be dropped first.
_DROPPED = (
    ("also_at",),
    ("diff",),
    ("passage",),
    ("layers", "extractor", "occurrences"),
    ("link", "final_url", "resolved"),
    ("similarity", "flags", "moved_to", "suggested"),
    ("archived", "superseded_by", "rendered"),
    ("change", "critical", "kind", "reason"),
)


def fit(report: ProvenanceReport, *, detail: Detail = "full", limit: int = LIMIT) -> dict[str, JsonValue]:
    """The report as JSON within ``limit`` bytes where dropping optional keys can do it; a note of it says what went."""
    whole: dict[str, JsonValue] = report.model_dump(mode="json")
    verdicts = _verdicts(whole)
    shortened = detail == "summary" and _summarize(verdicts)
    notes = ['long passages and diffs left out; detail="full" has them'] if shortened else []
    gone: list[str] = []
    for keys in _DROPPED:
        if _size(whole) <= limit - 400:  # Room for the notes themselves.
            break
        for verdict in verdicts:
            for key in keys:
                if verdict.pop(key, None) is not None and key not in gone:
                    gone.append(key)
    if gone:
        notes.append(
            f"left out to keep the result under {limit // 1000} kB: {', '.join(gone)}; ask with fewer findings"
        )
    if _size(whole) > limit:
        notes.append(f"over {limit // 1000} kB even so: the pinned keys alone are larger; ask with fewer findings")
    if notes:
        said = whole.get("notes")
        whole["notes"] = [*(said if isinstance(said, list) else []), *notes]
    return whole


def fit_links(report: LinkReport, *, limit: int = LIMIT) -> dict[str, JsonValue]:
    """A link report as JSON, its optional keys left out as far as ``limit`` bytes ask for it; a note says which."""
    whole = report.to_dict()
    results = whole["results"]
    gone: list[str] = []
    for key in ("title", "final_url", "id", "status"):
        if _size(whole) <= limit - 400:  # Room for the notes themselves.
            break
        for result in results if isinstance(results, list) else ():
            if isinstance(result, dict) and result.pop(key, None) is not None and key not in gone:
                gone.append(key)
    notes = list(report.notes)
    if gone:
        notes.append(f"left out to keep the result under {limit // 1000} kB: {', '.join(gone)}; ask with fewer links")
    if _size(whole) > limit:
        notes.append(f"over {limit // 1000} kB even so: ask with fewer links")
    return {**whole, "notes": list(map(without_surrogates, notes))} if notes else whole


def _verdicts(whole: dict[str, JsonValue]) -> list[dict[str, JsonValue]]:
    verdicts = whole["verdicts"]
    return [verdict for verdict in verdicts if isinstance(verdict, dict)] if isinstance(verdicts, list) else []


def _summarize(verdicts: list[dict[str, JsonValue]]) -> bool:
    """Drop the long texts of each verdict; whether there were any."""
    shortened = False
    for verdict in verdicts:
        for key in ("passage", "also_at", "diff"):
            if key in verdict and len(json.dumps(verdict[key], ensure_ascii=False)) > _SHOWN:
                del verdict[key]
                shortened = True
    return shortened


def _size(whole: dict[str, JsonValue]) -> int:
    return len(json.dumps(whole, ensure_ascii=False).encode("utf-8", "replace"))
