"""What became of one citation (CONTRACT 4)."""

from enum import StrEnum
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, JsonValue, SerializerFunctionWrapHandler, model_serializer

#: The nine keys that every verdict has, whatever else pincite adds.
PINNED = (
    "url",
    "status",
    "original_hash",
    "current_hash",
    "delta_chars",
    "accessed_at_original",
    "accessed_at_recheck",
    "nli_rerun",
    "notes",
)


class Status(StrEnum):
    """The five answers, and no others."""

    MATCH = "match"
    CHANGED = "changed"
    UNREACHABLE = "unreachable"
    NO_RECORD = "no_record"
    SKIPPED = "skipped"


class PassageSpan(BaseModel):
    """A passage of the page: its words, and where they stand in the canonical page (code points)."""

    text: str
    start: int
    end: int
    page: int | None = None


class ProvenanceVerdict(BaseModel):
    """Whether one cited passage still stands. The nine pinned keys are always there; the rest only when known."""

    model_config = ConfigDict(use_enum_values=True, extra="forbid")

    url: str
    status: Status
    original_hash: str | None = None
    current_hash: str | None = None
    delta_chars: int | None = None
    accessed_at_original: str | None = None
    accessed_at_recheck: str | None = None
    nli_rerun: dict[str, JsonValue] | None = None
    notes: list[str] = Field(default_factory=list)

    kind: str | None = None
    reason: str | None = None
    layers: dict[str, str] | None = None
    similarity: float | None = Field(default=None, ge=0, le=1, allow_inf_nan=False)
    passage: PassageSpan | None = None
    also_at: list[PassageSpan] | None = None
    occurrences: int | None = None
    diff: list[dict[str, str]] | None = None
    change: list[str] | None = None
    critical: list[str] | None = None
    flags: list[str] | None = None
    final_url: str | None = None
    moved_to: str | None = None
    link: str | None = None
    extractor: str | None = None

    @model_serializer(mode="wrap")
    def _only_what_is_known(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        whole: dict[str, Any] = handler(self)
        return {key: value for key, value in whole.items() if key in PINNED or value is not None}

    def plain(self) -> dict[str, JsonValue]:
        """The nine pinned keys alone, for readers that forbid unknown ones."""
        whole: dict[str, JsonValue] = self.model_dump(mode="json")
        return {key: whole[key] for key in PINNED}
