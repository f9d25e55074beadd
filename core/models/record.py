"""The four keys of ``citation.metadata`` that anchor a citation in time (CONTRACT 1)."""

from typing import Self

from pydantic import BaseModel, ConfigDict

from pincite.core.models.sendable import Text


class ProvenanceRecord(BaseModel):
    """What a citation was stamped with: the hash of its words and when they were read."""

    model_config = ConfigDict(extra="forbid")

    content_hash: Text
    accessed_at: Text
    published_date: Text | None = None
    revision: Text | None = None

    @classmethod
    def from_citation_metadata(cls, meta: object) -> Self | None:
        """The record in ``meta``; None when it is no dict or either anchor is missing, empty or no string."""
        if not isinstance(meta, dict):
            return None
        content_hash, accessed_at = meta.get("content_hash"), meta.get("accessed_at")
        if not (isinstance(content_hash, str) and content_hash):
            return None
        if not (isinstance(accessed_at, str) and accessed_at):
            return None
        published_date, revision = meta.get("published_date"), meta.get("revision")
        return cls(
            content_hash=content_hash,
            accessed_at=accessed_at,
            published_date=published_date if isinstance(published_date, str) else None,
            revision=revision if isinstance(revision, str) else None,
        )
