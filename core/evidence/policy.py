"""What the caller allows: stated, never assumed."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from pincite.core.errors import InputError
from pincite.core.evidence.registry import Registry
from pincite.core.evidence.wording import listed, must_be_text, shown


class Coverage(StrEnum):
    """Which text the artifact holds."""

    #: The full text of every selected source, however short the evidence.
    ALL_SELECTED_SOURCES = "all_selected_sources"
    #: Only the excerpts of selected sources that were confirmed.
    SELECTED_EVIDENCE = "selected_evidence"


@dataclass(frozen=True)
class Policy:
    """``allowed_roles`` and ``coverage`` must be stated.

    The word of a coverage does for it, and any collection of strings for one of another kind. Raises ``InputError``
    where no role is allowed, and for what is neither.
    """

    coverage: Coverage
    allowed_roles: frozenset[str]
    #: The sources of the text, in its order. None: every source of an allowed role, in the order of the registry.
    selected_ids: tuple[str, ...] | None = None
    #: The order in which the sources were met; it is passed on, and decides nothing.
    source_order: tuple[str, ...] = ()
    include_unverified_annotations: bool = False

    def __post_init__(self) -> None:
        if self.coverage not in [*Coverage]:
            raise InputError(f"policy.coverage must be {' or '.join(Coverage)}; it is {shown(str(self.coverage))}")
        object.__setattr__(self, "coverage", Coverage(self.coverage))
        object.__setattr__(self, "allowed_roles", frozenset(_names(self.allowed_roles, "allowed_roles")))
        if self.selected_ids is not None:
            object.__setattr__(self, "selected_ids", _names(self.selected_ids, "selected_ids"))
        object.__setattr__(self, "source_order", _names(self.source_order, "source_order"))
        if not isinstance(self.include_unverified_annotations, bool):
            raise InputError("policy.include_unverified_annotations must be true or false")
        if not any(role.strip() for role in self.allowed_roles):
            raise InputError("policy.allowed_roles must name at least one role")

    def order(self, registry: Registry) -> tuple[str, ...]:
        """The ids of the selected sources. Raises ``InputError`` for an id that is unknown or given twice."""
        _must_be_known(self.source_order, "source_order", registry)
        if self.selected_ids is None:
            return tuple(source.source_id for source in registry if source.role in self.allowed_roles)
        _must_be_known(self.selected_ids, "selected_ids", registry)
        return self.selected_ids


def _names(value: object, name: str) -> tuple[str, ...]:
    """The strings of a collection. One string is none: any part of it would be in it, so that "use" were "user"."""
    if isinstance(value, str) or not isinstance(value, Collection):
        raise InputError(f"policy.{name} must be a collection of strings; it is a {type(value).__name__}")
    for one in value:
        must_be_text(one, f"each of policy.{name}")
    return tuple(value)


def _must_be_known(ids: tuple[str, ...], name: str, registry: Registry) -> None:
    seen: set[str] = set()
    for source_id in ids:
        if source_id not in registry:
            known = listed([source.source_id for source in registry])
            raise InputError(f"policy.{name} has {shown(source_id)}, which no source has for its id; known: {known}")
        if source_id in seen:
            raise InputError(f"policy.{name} has {shown(source_id)} twice")
        seen.add(source_id)
