"""What may be used downstream: the registry's own words, and where each excerpt stands in them."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import ClassVar

from pincite.core.evidence.policy import Coverage, Policy
from pincite.core.evidence.registry import Registry

#: What JSON can say.
Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


@dataclass(frozen=True)
class Confirmed:
    """An excerpt that stands in its source: ``text[start:end]``, its first occurrence, in code points."""

    source_id: str
    excerpt: str
    start: int
    end: int


@dataclass(frozen=True)
class SourceText:
    """Words of one source, whole or an excerpt of it, and whose they are."""

    source_id: str
    role: str
    text: str


@dataclass(frozen=True)
class Artifact:
    """Verified words; nothing in ``sources`` or ``evidence`` was written by a model."""

    kind: ClassVar[str] = "verified_artifact"

    purpose: str
    coverage: Coverage
    source_order: tuple[str, ...]
    #: The ids of the selected sources.
    order: tuple[str, ...]
    sources: tuple[SourceText, ...]
    evidence: tuple[Confirmed, ...]
    #: What the model said beside its evidence, where the policy asks for it. Nobody checked it.
    annotations_unverified: tuple[Json, ...] | None = None

    def to_dict(self) -> dict[str, Json]:
        """The artifact as JSON (CONTRACT 7)."""
        whole: dict[str, Json] = {
            "kind": self.kind,
            "purpose": self.purpose,
            "coverage": self.coverage.value,
            "source_order": list(self.source_order),
            "order": list(self.order),
            "sources": [asdict(source) for source in self.sources],
            "evidence": [asdict(confirmed) for confirmed in self.evidence],
        }
        if self.annotations_unverified is not None:
            whole["annotations_unverified"] = list(self.annotations_unverified)
        return whole


def compose(
    registry: Registry,
    policy: Policy,
    evidence: Sequence[Confirmed],
    *,
    purpose: str,
    annotations: Sequence[Json],
) -> Artifact:
    """The artifact of evidence that was confirmed, every bit of it."""
    order = policy.order(registry)
    return Artifact(
        purpose=purpose,
        coverage=policy.coverage,
        source_order=policy.source_order,
        order=order,
        sources=tuple(text for source_id in order for text in _texts(registry, policy, source_id, evidence)),
        evidence=tuple(evidence),
        annotations_unverified=tuple(annotations) if policy.include_unverified_annotations else None,
    )


def _texts(registry: Registry, policy: Policy, source_id: str, evidence: Sequence[Confirmed]) -> list[SourceText]:
    source = registry[source_id]
    if policy.coverage is Coverage.ALL_SELECTED_SOURCES:
        return [SourceText(source_id, source.role, source.text)]
    # One entry an excerpt, in the order of the source: joined to one text they would read as words that nobody said.
    spans = {(one.start, one.end) for one in evidence if one.source_id == source_id}
    return [SourceText(source_id, source.role, source.text[start:end]) for start, end in sorted(spans)]
