"""What the caller allows: stated, never assumed."""

from dataclasses import dataclass
from enum import StrEnum

from pincite.core.errors import InputError
from pincite.core.evidence.registry import Registry
from pincite.core.evidence.wording import listed, shown


class Coverage(StrEnum):
    """Which text the artifact holds."""

    #: The full text of every selected source, however short the evidence.
    ALL_SELECTED_SOURCES = "all_selected_sources"
    #: Only the excerpts of selected sources that were confirmed.
    SELECTED_EVIDENCE = "selected_evidence"


@dataclass(frozen=True)
class Policy:
    """``allowed_roles`` and ``coverage`` must be stated; raises ``InputError`` where no role is allowed."""

    coverage: Coverage
    allowed_roles: frozenset[str]
    #: The sources of the text, in its order. None: every source of an allowed role, in the order of the registry.
    selected_ids: tuple[str, ...] | None = None
    #: The order in which the sources were met; it is passed on, and decides nothing.
    source_order: tuple[str, ...] = ()
    include_unverified_annotations: bool = False

    def __post_init__(self) -> None:
        if not any(role.strip() for role in self.allowed_roles):
            raise InputError("policy.allowed_roles must name at least one role")

    def order(self, registry: Registry) -> tuple[str, ...]:
        """The ids of the selected sources. Raises ``InputError`` for an id that is unknown or given twice."""
        _must_be_known(self.source_order, "source_order", registry)
        if self.selected_ids is None:
            return tuple(source.source_id for source in registry if source.role in self.allowed_roles)
        _must_be_known(self.selected_ids, "selected_ids", registry)
        return self.selected_ids


def _must_be_known(ids: tuple[str, ...], name: str, registry: Registry) -> None:
    seen: set[str] = set()
    for source_id in ids:
        if source_id not in registry:
            known = listed([source.source_id for source in registry])
            raise InputError(f"policy.{name} has {shown(source_id)}, which no source has for its id; known: {known}")
        if source_id in seen:
            raise InputError(f"policy.{name} has {shown(source_id)} twice")
        seen.add(source_id)
