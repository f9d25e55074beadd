"""Cited pages of one host that all end at one address are gone, though each alone looks edited."""

from collections import defaultdict
from collections.abc import Sequence

from pincite.core.models import ProvenanceVerdict, Reason, Status
from pincite.core.telemetry import without_secrets
from pincite.core.verify.addresses import without_fragment
from pincite.core.verify.groups import host_of

#: Two pages may have been merged; three that were are a rubbish heap.
MANY = 3


def redirected_together(verdicts: Sequence[ProvenanceVerdict]) -> list[ProvenanceVerdict]:
    """The verdicts, those ``removed`` from such an address read as ``unreachable``."""
    cited: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for verdict in verdicts:
        if _is_lost(verdict):
            cited[_key(verdict)].add(without_fragment(verdict.url))
    crowded = {key for key, urls in cited.items() if len(urls) >= MANY}
    if not crowded:
        return list(verdicts)
    return [_unread(one) if _is_lost(one) and _key(one) in crowded else one for one in verdicts]


def _is_lost(verdict: ProvenanceVerdict) -> bool:
    lost = verdict.kind in ("removed", "unlocated")
    return verdict.status == Status.CHANGED and lost and verdict.final_url is not None


def _key(verdict: ProvenanceVerdict) -> tuple[str, str]:
    return host_of(verdict.url), without_fragment(verdict.final_url or "")


def _unread(verdict: ProvenanceVerdict) -> ProvenanceVerdict:
    layers = dict(verdict.layers or {})
    return verdict.model_copy(
        update={
            "status": Status.UNREACHABLE.value,
            "reason": Reason.REDIRECTED_ELSEWHERE.value,
            "kind": None,
            "current_hash": None,
            "delta_chars": None,
            "nli_rerun": None,
            "link": None,
            "layers": {**layers, "L2": "not checked", "L3": "not checked"},
            "notes": [
                f"several cited pages of this host now end at {without_secrets(verdict.final_url or '')}",
                *(note for note in verdict.notes if note != "sha256 mismatch"),
            ],
        }
    )
