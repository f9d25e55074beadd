"""A citation: ``url`` and ``metadata`` with the stamp in it (CONTRACT 1)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from pydantic import JsonValue

from pincite.core.anchor import Quotation
from pincite.core.models import ProvenanceRecord, Reason, Stamp
from pincite.core.shapes.fields import ABSENT, decoded_once, field, kind_of, mapping, named_fields, no_mapping, string
from pincite.core.shapes.passage import CitedPassage, Claim, NoRecord, Parsed
from pincite.core.text.canonical import content_sha256

#: The hash of no words at all: a stamp that would agree with every empty page.
EMPTY_HASH = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

#: The note on a hash that was accepted all the same (CONTRACT 4).
UPPER_CASE: Final = "content_hash was in upper case; read as lower case"

_HASH = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)
#: How much of a string that stands where a citation belongs is repeated in its verdict.
_SHOWN = 2_000


@dataclass(frozen=True, slots=True)
class Around:
    """What the finding around a citation adds to it; all empty for a citation that stands alone."""

    source: object
    excerpt: str = ""
    summary: str = ""
    metadata: Mapping[str, object] | None = None
    notes: tuple[str, ...] = ()
    #: A field that is no excerpt by its name, and what stands there, where there is no excerpt.
    misplaced: tuple[str, str] | None = None


def looks_like_citation(value: object) -> bool:
    """Whether ``value`` has a citation's one field that is always there."""
    return field(value, "url") is not ABSENT


def no_url(value: object) -> str:
    """What ``value``, which does not look like a citation, has or is instead."""
    if has := named_fields(value):
        return f"the citation has no url; it has: {has}"
    return f"the citation is {kind_of(value)}, not an object with a url"


def parse_citation(value: object, place: int, around: Around) -> Parsed:
    """The passage that a citation stamps, or why it stamps none."""
    citation = decoded_once(value)
    if not looks_like_citation(citation):
        note = no_url(citation)
        return NoRecord(place, bare_url(citation), Reason.MALFORMED_CITATION, (*around.notes, note), around.source)
    written = field(citation, "url")
    url, notes = written if isinstance(written, str) else "", list(around.notes)
    if not isinstance(written, str):
        notes.append(f"the url is {kind_of(written)}, not a string")

    said = decoded_once(field(citation, "metadata"))
    metadata = {} if said is ABSENT or said is None else mapping(said)
    if metadata is None:
        note = f"the citation's metadata {no_mapping(said)}"
        return NoRecord(place, url, Reason.MALFORMED_CITATION, (*notes, note), around.source)

    record = ProvenanceRecord.from_citation_metadata(metadata)
    if record is None:
        reason, note = _why_no_record(metadata, citation, around)
        return NoRecord(place, url, reason, (*notes, note), around.source)
    if not _HASH.fullmatch(record.content_hash):
        note = "content_hash is not 64 hexadecimal digits"
        return NoRecord(place, url, Reason.MALFORMED_HASH, (*notes, note), around.source)
    content_hash = record.content_hash.lower()
    if content_hash != record.content_hash:
        notes.append(UPPER_CASE)
    if content_hash == EMPTY_HASH:
        note = "content_hash is the hash of empty text, which proves nothing; stamp again"
        return NoRecord(place, url, Reason.EMPTY_HASH, (*notes, note), around.source)

    stamp, note_on_stamp = Stamp.from_metadata(cast("dict[str, JsonValue]", metadata))
    if note_on_stamp:
        notes.append(note_on_stamp)
    if around.misplaced and not {content_hash, stamp.given} & {content_sha256(around.misplaced[1])}:
        notes.append(f"there is no excerpt; the words under {around.misplaced[0]} were not compared")
    return CitedPassage(
        place=place,
        url=url,
        record=record.model_copy(update={"content_hash": content_hash}),
        quotation=Quotation(content_hash=content_hash, excerpt=around.excerpt, stamp=stamp),
        claim=_claim(metadata, around),
        notes=tuple(notes),
        source=around.source,
    )


def bare_url(value: object) -> str:
    """What a verdict shows as the URL of ``value``, which is no citation: a string there is most often one."""
    return value[:_SHOWN] if isinstance(value, str) else ""


def _why_no_record(metadata: Mapping[str, object], citation: object, around: Around) -> tuple[Reason | None, str]:
    """Why the anchors make no record: a reason where they are wrong, none where they were never written there."""
    content_hash, accessed_at = metadata.get("content_hash"), metadata.get("accessed_at")
    if content_hash is not None and not isinstance(content_hash, str):
        return Reason.MALFORMED_HASH, f"content_hash is {kind_of(content_hash)}, not a string"
    if content_hash and accessed_at is not None and not isinstance(accessed_at, str):
        return Reason.MALFORMED_CITATION, f"accessed_at is {kind_of(accessed_at)}, not a string"
    if content_hash:
        return None, "no provenance record: accessed_at is missing"
    if _HASH.fullmatch(string(citation, "content_hash")):
        return None, "no provenance record: the stamp stands beside the url, and belongs in the citation's metadata"
    if _HASH.fullmatch(string(around.metadata or {}, "content_hash")):
        return None, "no provenance record: the stamp stands in the finding's metadata, and belongs in the citation's"
    return None, "no provenance record"


def _claim(metadata: Mapping[str, object], around: Around) -> Claim | None:
    """The claim and its baseline: the citation's own keys first, then the finding's (CONTRACT 4)."""

    def earlier(name: str) -> str:
        return string(metadata, name) or string(around.metadata or {}, name)

    text = earlier("nli_claim")
    text = text if text.strip() else around.summary
    if not text.strip():
        return None
    verdict = earlier("nli_verdict")
    judged = string(around.metadata or {}, "nli_claim")
    if not string(metadata, "nli_verdict") and judged not in ("", text):
        verdict = ""  # The finding's verdict is on another claim.
    # "skipped" is a fidelity check's word for "not judged": no baseline.
    return Claim(text, None if verdict in ("", "skipped") else verdict, earlier("nli_provider") or None)
