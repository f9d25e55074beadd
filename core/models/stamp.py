"""What a stamp remembers of a passage without keeping its words (DESIGN 4)."""

from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

from pincite.core.models.sendable import Text

Sha256 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
#: Sixteen digits of one, of words that nobody looks for.
ShortHash = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
#: Shingle hashes of 32 bits. Not strict, because JSON has lists and no tuples.
Sketch = Annotated[tuple[Annotated[int, Field(ge=0, lt=2**32)], ...], Field(max_length=8, strict=False)]

#: Of each kind of words that the passage is read by, a hash of all of them and, where some are numbers, one without
#: these; of names, one of each.
Under = dict[str, Annotated[tuple[ShortHash, ...], Field(max_length=4, strict=False)]]


class Stamp(BaseModel):
    """``metadata["pincite"]``. Every key is optional to a reader: old stamps have none of them."""

    # Unknown keys are a newer version's: kept out, never an error. Strict: "12" is not a length.
    model_config = ConfigDict(extra="ignore", frozen=True, strict=True)

    v: int = Field(default=1, ge=1)
    length: int | None = Field(default=None, ge=1)
    skeleton: Sha256 | None = None
    skeleton_length: int | None = Field(default=None, ge=1)
    ends: int | None = Field(default=None, ge=0, le=255)
    before: Sha256 | None = None
    after: Sha256 | None = None
    under: Under | None = None
    position: int | None = Field(default=None, ge=0)
    occurrences: int | None = Field(default=None, ge=1)
    given: Sha256 | None = None
    sketch: Sketch | None = None
    page: Sha256 | None = None
    etag: Text | None = None
    #: For people and other programs, to whom it dates the words; no verdict rests on it.
    last_modified: Text | None = None
    final_url: Text | None = None
    canonical_url: Text | None = None
    stream: Text | None = None
    extractor: Text | None = None
    anchored: bool = False
    text: Text | None = None

    @classmethod
    def from_metadata(cls, meta: dict[str, JsonValue]) -> tuple[Self, str | None]:
        """The stamp under ``meta["pincite"]`` and a note when it was unreadable (then it is empty)."""
        raw = meta.get("pincite")
        if raw is None:
            return cls(), None
        try:
            return cls.model_validate(raw), None
        except ValidationError as error:
            places = ", ".join(
                str(place["loc"][0]) if place["loc"] else "pincite"
                for place in error.errors(include_url=False, include_input=False)[:3]
            )
            return cls(), f"stamp details unreadable ({places}); the hash alone was used"

    def to_metadata(self) -> dict[str, JsonValue]:
        """The stamp as JSON, absent keys left out."""
        return self.model_dump(mode="json", exclude_none=True, exclude_defaults=False)
