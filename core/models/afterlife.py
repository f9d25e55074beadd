"""What is known of a source beyond the page that answered: captures in archives, and what took its place."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from pincite.core.models.sendable import Moment, Text


class ArchivedPassage(BaseModel):
    """Whether the passage stood in captures of the page. It is never a match of the living page."""

    model_config = ConfigDict(extra="forbid")

    #: The capture nearest to when it was cited: of those in which it stood, or else of all that were read.
    url: Text
    captured_at: Moment
    stood: bool
    #: The rung by which it stood there, or what stood instead, as for a living page.
    kind: Text = ""
    #: The last capture known to hold the passage, and the first one after it known not to, where they were found.
    last_stood_at: Moment | None = None
    first_missing_at: Moment | None = None
    #: How many captures were read that tell.
    captures_read: int = 1


class Successor(BaseModel):
    """What a source says of itself: that it was replaced, corrected or withdrawn. It changes no status."""

    model_config = ConfigDict(extra="forbid")

    relation: Literal["obsoleted", "updated", "successor_version", "newer_edition", "corrected", "retracted"]
    #: Absolute; None where the source names no address.
    url: Text | None = None
    #: What the source calls it, for instance ``RFC 9110``.
    title: Text = ""
