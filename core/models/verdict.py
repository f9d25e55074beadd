"""What became of one citation (CONTRACT 4)."""

from enum import StrEnum
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, JsonValue, PlainSerializer, WithJsonSchema

from pincite.core.models.afterlife import ArchivedPassage, Successor
from pincite.core.models.sendable import Moment, Object, Text

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
#: The keys that every ``nli_rerun`` may have; whose verdict it is, and what it compares with, is pincite's addition.
PINNED_RERUN = ("changed", "from", "to", "score", "error")


def unknown(value: object) -> bool:
    """Whether an optional key has nothing to say, and so is left out of the JSON."""
    return value is None


class Status(StrEnum):
    """The five answers, and no others."""

    MATCH = "match"
    CHANGED = "changed"
    UNREACHABLE = "unreachable"
    NO_RECORD = "no_record"
    SKIPPED = "skipped"


_WORD: Final = {"type": "string", "enum": [status.value for status in Status]}
#: A ``Status`` in the verdict and a plain string in every dump of it: writers such as YAML's know no enumeration.
_Status = Annotated[Status, PlainSerializer(str, return_type=str), WithJsonSchema(_WORD, mode="serialization")]


class PassageSpan(BaseModel):
    """A passage of the page: its words, and where they stand in the canonical page (code points)."""

    model_config = ConfigDict(extra="forbid")

    text: Text
    start: int
    end: int
    #: The page of a paginated document, from 1.
    page: int | None = None
    #: The chapter of a book, as its own table of contents calls it.
    chapter: Text | None = Field(default=None, exclude_if=unknown)


class SourceFile(BaseModel):
    """Which local file was read, told with no more of where it lies than needed."""

    model_config = ConfigDict(extra="forbid")

    #: With slashes, from the folder of the text that cites it; or, where ``root`` is known, from that.
    path: Text
    #: Which folder of ``PINCITE_ROOTS``, from 1.
    root: int | None = Field(default=None, exclude_if=unknown)


class CitedIn(BaseModel):
    """In which of the files that were checked a citation stands."""

    model_config = ConfigDict(extra="forbid")

    #: With slashes, as the file was named.
    path: Text
    #: Of a text, the line on which the citation ends, from 1.
    line: int | None = Field(default=None, exclude_if=unknown)


class ProvenanceVerdict(BaseModel):
    """Whether one cited passage still stands. Nine keys are always there; the rest only when known."""

    model_config = ConfigDict(extra="forbid")

    url: Text
    status: _Status
    original_hash: Text | None = None
    current_hash: Text | None = None
    #: Never negative; 0 for a match.
    delta_chars: int | None = None
    accessed_at_original: Moment | None = None
    accessed_at_recheck: Moment | None = None
    nli_rerun: Object | None = None
    notes: list[Text] = Field(default_factory=list)

    #: The rung that decided: ``exact``, ``typographic`` ... or ``edited``, ``removed`` ...
    kind: Text | None = Field(default=None, exclude_if=unknown)
    #: One of ``core.models.reasons`` where there was nothing to compare.
    reason: Text | None = Field(default=None, exclude_if=unknown)
    #: What each layer that was looked at found (DESIGN 1).
    layers: dict[str, Text] | None = Field(default=None, exclude_if=unknown)
    similarity: float | None = Field(default=None, ge=0, le=1, allow_inf_nan=False, exclude_if=unknown)
    passage: PassageSpan | None = Field(default=None, exclude_if=unknown)
    also_at: list[PassageSpan] | None = Field(default=None, exclude_if=unknown)
    occurrences: int | None = Field(default=None, exclude_if=unknown)
    #: Steps from the old words to the new, each ``{"op", "before", "after"}``.
    diff: list[dict[str, Text]] | None = Field(default=None, exclude_if=unknown)
    change: list[Text] | None = Field(default=None, exclude_if=unknown)
    critical: list[Text] | None = Field(default=None, exclude_if=unknown)
    flags: list[Text] | None = Field(default=None, exclude_if=unknown)
    final_url: Text | None = Field(default=None, exclude_if=unknown)
    moved_to: Text | None = Field(default=None, exclude_if=unknown)
    link: Text | None = Field(default=None, exclude_if=unknown)
    extractor: Text | None = Field(default=None, exclude_if=unknown)
    file: SourceFile | None = Field(default=None, exclude_if=unknown)
    #: Where the citation itself stands; known to the command alone, which was given files.
    cited_in: CitedIn | None = Field(default=None, exclude_if=unknown)
    #: The URL that an identifier such as ``doi:`` stands for.
    resolved: Text | None = Field(default=None, exclude_if=unknown)
    archived: ArchivedPassage | None = Field(default=None, exclude_if=unknown)
    #: Addresses that the site itself offers for a page that is gone, where the passage may stand now; not judged.
    suggested: list[Text] | None = Field(default=None, exclude_if=unknown)
    superseded_by: list[Successor] | None = Field(default=None, exclude_if=unknown)
    #: True where a browser had to run the page's scripts.
    rendered: bool | None = Field(default=None, exclude_if=unknown)
    #: True where an earlier report that was accepted says the same.
    accepted: bool | None = Field(default=None, exclude_if=unknown)

    def to_dict(self) -> dict[str, JsonValue]:
        """The verdict as JSON; keys that have nothing to say are left out, but for the nine."""
        return self.model_dump(mode="json")

    def plain(self) -> dict[str, JsonValue]:
        """The nine pinned keys alone, for readers that forbid unknown ones.

        What the keys left out warn of is a note: a passage that stands must not look safer for their want.
        """
        whole = self.to_dict()
        whole["notes"] = [*self.notes, *self._warnings()]
        rerun = whole["nli_rerun"]
        if isinstance(rerun, dict):
            whole["nli_rerun"] = {key: rerun[key] for key in PINNED_RERUN if key in rerun}
        return {key: whole[key] for key in PINNED}

    def _warnings(self) -> list[str]:
        notes = [f"flags: {', '.join(self.flags)}"] if self.flags else []
        notes += [f"superseded_by: {by.relation} {by.url or by.title}".rstrip() for by in self.superseded_by or ()]
        return notes
