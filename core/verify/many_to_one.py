"""Cited pages of one host that all end at one address are gone, though each alone looks edited."""

from collections import defaultdict
from collections.abc import Sequence

from pincite.core.fetch.url import same_address
from pincite.core.models import ProvenanceVerdict, Reason, Status
from pincite.core.secrets import without_secrets
from pincite.core.shapes import CitedPassage, Parsed
from pincite.core.verify.addresses import without_fragment
from pincite.core.verify.groups import host_of

#: Two pages may have been merged; three that were are a rubbish heap.
MANY = 3


def redirected_together(findings: Sequence[Parsed], verdicts: Sequence[ProvenanceVerdict]) -> list[ProvenanceVerdict]:
    """The verdicts of ``findings``, those ``removed`` from such an address read as ``unreachable``."""
    cited: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    lost = {place for place, finding in enumerate(findings) if _is_lost(finding, verdicts[place])}
    for place in lost:
        cited[_key(verdicts[place])].add(without_fragment(verdicts[place].url))
    crowded = {key for key, urls in cited.items() if len(urls) >= MANY}
    return [_unread(one) if place in lost and _key(one) in crowded else one for place, one in enumerate(verdicts)]


def _is_lost(finding: Parsed, verdict: ProvenanceVerdict) -> bool:
    lost = verdict.status == Status.CHANGED and verdict.kind in ("removed", "unlocated")
    if not lost or verdict.final_url is None or not isinstance(finding, CitedPassage):
        return False
    stamped = finding.quotation.stamp.final_url
    # Where it led when it was stamped as well, that is the document.
    return not (stamped and same_address(stamped, verdict.final_url))


def _key(verdict: ProvenanceVerdict) -> tuple[str, str]:
    return host_of(verdict.url), without_fragment(verdict.final_url or "")


def _unread(verdict: ProvenanceVerdict) -> ProvenanceVerdict:
    layers = dict(verdict.layers or {})
    return verdict.model_copy(
        update={
            "status": Status.UNREACHABLE,
            "reason": Reason.REDIRECTED_ELSEWHERE.value,
            "kind": None,
            "current_hash": None,
            "delta_chars": None,
            "nli_rerun": None,
            "superseded_by": None,
            "link": None,
            "layers": {**layers, "L2": "not checked", "L3": "not checked"},
            "notes": [
                f"several cited pages of this host now end at {without_secrets(verdict.final_url or '')}",
                *(note for note in verdict.notes if note != "sha256 mismatch"),
            ],
        }
    )
