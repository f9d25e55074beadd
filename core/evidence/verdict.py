"""Either an artifact or refusals, never both and never neither."""

from dataclasses import dataclass
from enum import StrEnum

from pincite.core.evidence.artifact import Artifact, Json


class RefusalCode(StrEnum):
    """Why something that a model sent is refused."""

    UNKNOWN_SOURCE = "unknown_source"
    EMPTY_EXCERPT = "empty_excerpt"
    WRONG_SOURCE = "wrong_source"
    ROLE_NOT_ALLOWED = "role_not_allowed"
    UNVERIFIED_EXCERPT = "unverified_excerpt"
    CANONICAL_OVERWRITE = "canonical_overwrite"


@dataclass(frozen=True)
class Refusal:
    """``index`` is the evidence's place from 0, or a source id where no evidence is at fault."""

    index: int | str
    code: RefusalCode
    message: str

    def to_dict(self) -> dict[str, Json]:
        """The refusal as JSON (CONTRACT 7)."""
        return {"index": self.index, "code": self.code.value, "message": self.message}


@dataclass(frozen=True)
class EvidenceVerdict:
    """The artifact, or every refusal that stands in its way."""

    artifact: Artifact | None = None
    refusals: tuple[Refusal, ...] = ()

    def __post_init__(self) -> None:
        if (self.artifact is None) is not bool(self.refusals):
            raise ValueError("a verdict has an artifact or refusals")

    @property
    def ok(self) -> bool:
        """Whether everything was confirmed."""
        return self.artifact is not None

    def to_dict(self) -> dict[str, Json]:
        """The verdict as JSON (CONTRACT 7)."""
        return {
            "ok": self.ok,
            "artifact": self.artifact.to_dict() if self.artifact else None,
            "refusals": [refusal.to_dict() for refusal in self.refusals],
        }
