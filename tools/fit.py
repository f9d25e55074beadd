"""A report that fits a client: pages of whole verdicts, and in them the optional keys as far as they fit."""

import json
from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Final, Literal

from pydantic import JsonValue

from pincite.core.models import ProvenanceReport, ProvenanceVerdict
from pincite.core.models.links import LinkReport
from pincite.core.models.verdict import PINNED

Detail = Literal["summary", "full"]
Json = dict[str, JsonValue]

#: Bytes of structured content. Clients cap results, and one event of a streaming transport ends at 1 MiB.
LIMIT: Final = 200_000
#: Code points of page text that one verdict may show in a summary.
_SHOWN: Final = 600
#: Bytes kept free for what is added to a report at the end, and for its own keys.
_NOTES: Final = 3_000
#: Bytes that the result of a link is taken to need beside its words.
_LINK: Final = 200
#: A verdict that is too large alone: code points of each of its texts that stay, as many as fit, and how many notes.
_TEXT: Final = (2_000, 300, 60)
#: The same of a note of the report itself.
_NOTE: Final = 500
_TEXTS: Final = 8

#: Optional keys, the first to be dropped first.
_FIRST: Final = (
    ("also_at",),
    ("diff",),
    ("passage",),
    ("suggested", "archived"),
    ("layers", "extractor", "occurrences", "resolved", "rendered"),
    ("link", "final_url"),
    ("similarity", "flags", "moved_to", "superseded_by"),
)
#: All of them: those that no step above names go last.
_DROPPED: Final = (
    *_FIRST,
    tuple(key for key in ProvenanceVerdict.model_fields if key not in PINNED and key not in chain(*_FIRST)),
)


def room(limit: int) -> int:
    """Bytes that the verdicts of one page may take."""
    return limit - _NOTES


def expected_link_size(url: str, title: str) -> int:
    """Bytes that the result of a link is taken to need, before it is known."""
    return 2 * length(url) + length(title) + _LINK


def fit(
    report: ProvenanceReport, *, detail: Detail = "full", plain: bool = False, limit: int = LIMIT
) -> tuple[Json, int]:
    """The report as JSON within ``limit`` bytes, and how many of its verdicts that holds.

    In a summary optional keys go first, and a note says which. A verdict that does not fit, and all after it, are for
    the next page. There is one verdict at least, its texts cut where it alone is too large.
    """
    whole: Json = report.plain() if plain else report.to_dict()
    _shorten_notes(whole)
    verdicts = _objects(whole["verdicts"])
    notes: list[str] = []
    if not plain and detail == "summary" and _summarize(verdicts):
        notes.append('long passages and diffs left out; detail="full" has them')
    # Who asks for everything gets fewer verdicts rather than less of each.
    dropped = _DROPPED if detail == "summary" and not plain else ()
    if gone := _drop(whole, verdicts, dropped, limit):
        names = ", ".join(gone)
        notes.append(f"left out to keep the result under {limit // 1000} kB: {names}; ask with fewer findings")
    held = _cut(whole, "verdicts", limit)
    if held < len(verdicts):
        whole["summary"] = dict(Counter(str(verdict["status"]) for verdict in verdicts[:held]))
    if notes and not plain:
        whole["notes"] = [*_list(whole.get("notes")), *notes]
    return whole, held


def fit_links(report: LinkReport, *, limit: int = LIMIT) -> tuple[Json, int]:
    """A link report as JSON within ``limit`` bytes, and how many of its links that holds; see ``fit``."""
    whole = report.to_dict()
    _shorten_notes(whole)
    results = _objects(whole["results"])
    gone = _drop(whole, results, [(key,) for key in ("title", "final_url", "id", "status")], limit)
    held = _cut(whole, "results", limit)
    if held < len(results):
        kept = LinkReport(report.results[:held])
        whole["summary"] = {"resolve": {**kept.resolved}, "catalog": {**kept.catalogued}}
    if gone:
        note = f"left out to keep the result under {limit // 1000} kB: {', '.join(gone)}; ask with fewer links"
        whole["notes"] = [*_list(whole.get("notes")), note]
    return whole, held


def size(value: JsonValue) -> int:
    """Bytes of ``value`` as it goes over the wire."""
    return len(json.dumps(value, ensure_ascii=False).encode("utf-8", "replace"))


def _drop(whole: Json, items: Sequence[Json], steps: Sequence[tuple[str, ...]], limit: int) -> list[str]:
    """Drop keys step by step, as long as ``whole`` is too large; those that some item had."""
    gone: list[str] = []
    for keys in steps:
        if size(whole) <= limit - _NOTES // 2:
            break
        for item in items:
            for key in keys:
                if item.pop(key, None) is not None and key not in gone:
                    gone.append(key)
    return gone


def _cut(whole: Json, key: str, limit: int) -> int:
    """Keep as many items under ``key`` as fit, and one in any case; how many that is."""
    items = _list(whole[key])
    if size(whole) <= limit - _NOTES // 2:
        return len(items)
    left = limit - _NOTES // 2 - size({**whole, key: []})
    held = 0
    for item in items:
        left -= size(item) + 2
        if left < 0:
            break
        held += 1
    if not held and items:
        held = 1
        for most in _TEXT:
            items[0] = _shortened(items[0], most)
            if size({**whole, key: items[:1]}) <= limit - _NOTES // 2:
                break
    whole[key] = items[:held]
    return held


def _shorten_notes(whole: Json) -> None:
    """Bound the notes of the report itself; what they say may come from its input."""
    if notes := _list(whole.get("notes")):
        whole["notes"] = [note[:_NOTE] if isinstance(note, str) else note for note in notes[:_TEXTS]]


def _shortened(value: JsonValue, most: int) -> JsonValue:
    """A verdict that is larger than a whole page: its texts cut, each ending in an ellipsis that says so."""
    if isinstance(value, str):
        return value if len(value) <= most else value[:most] + "\u2026"
    if isinstance(value, list):
        return [_shortened(item, most) for item in value[:_TEXTS]]
    return {key: _shortened(item, most) for key, item in value.items()} if isinstance(value, dict) else value


def _summarize(verdicts: Sequence[Json]) -> bool:
    """Drop the long texts of each verdict; whether there were any."""
    shortened = False
    for verdict in verdicts:
        for key in ("passage", "also_at", "diff"):
            if key in verdict and len(json.dumps(verdict[key], ensure_ascii=False)) > _SHOWN:
                del verdict[key]
                shortened = True
    return shortened


def length(text: str) -> int:
    """Bytes of ``text`` in JSON, or a few more."""
    if text.isascii():
        return len(text) + 2 * text.count("\\") + 2 * text.count('"')
    return 4 * len(text)


def _objects(value: JsonValue) -> list[Json]:
    return [item for item in _list(value) if isinstance(item, dict)]


def _list(value: JsonValue) -> list[JsonValue]:
    return value if isinstance(value, list) else []
