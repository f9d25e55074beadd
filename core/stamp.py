"""Making a stamp from words: what is remembered of a passage so that it can be found again (CONTRACT 3)."""

from collections.abc import Callable, Mapping, MutableMapping
from datetime import UTC, datetime
from typing import Protocol, TypeVar, runtime_checkable

from pydantic import JsonValue

from pincite.core.errors import EmptyPassageError, InputError
from pincite.core.handed_in import kind, must_be_text
from pincite.core.models import Stamp
from pincite.core.text.canonical import canonicalize_text, hash_canonical
from pincite.core.text.characters import has_visible
from pincite.core.text.ends import ends_of
from pincite.core.text.skeleton import fold
from pincite.core.text.sketch import sketch as sketch_of

C = TypeVar("C")
#: When the words were read: a moment, or what tells it once they are; None is the time now.
Now = datetime | Callable[[], datetime] | None

#: A judge's word on the stamped words and the claim: gone with either.
_OF_THE_JUDGEMENT = ("nli_verdict", "nli_score", "nli_provider")
#: What speaks of the stamped words and not of the citation: gone when other words are stamped.
_OF_THE_TEXT = ("published_date", "revision", *_OF_THE_JUDGEMENT)


@runtime_checkable
class _HasMetadata(Protocol):
    metadata: dict[str, JsonValue]


def utc_now() -> datetime:
    """The time now, in UTC."""
    return datetime.now(UTC)


def as_utc(moment: datetime) -> datetime:
    """``moment`` in UTC; one without a zone is read as UTC (CONTRACT 4). Raises ``OverflowError`` at the edges."""
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)


def moment_of(now: Now) -> str:
    """``now`` in ISO 8601, in UTC. Raises ``InputError`` for what is no moment, or none that UTC has."""
    moment: object = utc_now() if now is None else now() if callable(now) else now
    if not isinstance(moment, datetime):
        raise InputError(f"now is a datetime, or a callable that answers one, not {kind(moment)}")
    try:
        return as_utc(moment).isoformat()
    except OverflowError:
        raise InputError(f"now is {moment}, which is no moment of UTC") from None


def must_be_now(now: Now) -> None:
    """Raises ``InputError`` for a ``now`` that is no moment; a callable is not asked yet."""
    if not callable(now):
        moment_of(now)


def stamp_of(text: str, *, sketch: bool = True, keep_text: bool = False) -> tuple[str, Stamp]:
    """The content hash of ``text`` and what a stamp made from the words alone remembers (DESIGN 4).

    Raises ``EmptyPassageError`` when nothing of ``text`` can be seen, for its hash would match every empty page, and
    ``InputError`` for what is no text.
    """
    must_be_text(text, "the text to stamp")
    if not has_visible(text):
        raise EmptyPassageError("the text to stamp is empty or invisible; give the words that the citation rests on")
    canonical = canonicalize_text(text)
    content_hash = hash_canonical(canonical)
    skeleton = fold(text)
    return content_hash, Stamp(
        length=len(canonical),
        skeleton=skeleton.hash,
        skeleton_length=len(skeleton.joined.text) or None,
        ends=ends_of(canonical, skeleton.joined.text),
        sketch=sketch_of(canonical, content_hash) if sketch else None,
        text=canonical if keep_text else None,
    )


def stamp_citation(
    citation: C,
    *,
    text: str,
    claim: str | None = None,
    published_date: str | None = None,
    revision: str | None = None,
    sketch: bool = True,
    keep_text: bool = False,
    now: Now = None,
) -> C:
    """Stamp ``citation`` with the words it rests on; changes its metadata in place and returns the same object.

    ``citation`` is an object with ``metadata``, or a dict. ``content_hash`` and ``accessed_at`` are always written,
    ``published_date`` and ``revision`` only when given, unrelated keys are kept. When other words were stamped
    before, what was said of those is dropped. ``claim`` is what the words are meant to support, written as
    ``nli_claim``, so that a later change can be judged again. ``sketch=False`` leaves out the hashes that find an
    edited passage again; ``keep_text`` keeps the words themselves in the stamp. ``now`` is when the words were
    read, or a callable that says so. Raises ``EmptyPassageError`` for text of which nothing can be seen,
    ``InputError`` for something that has no metadata and for an argument of another kind; nothing is written then.
    """
    content_hash, stamp = stamp_of(text, sketch=sketch, keep_text=keep_text)
    must_be_sayable(claim, published_date, revision)
    accessed_at = moment_of(now)
    metadata = metadata_of(citation)
    write_claim(metadata, claim)
    write_stamp(
        metadata, content_hash, stamp, published_date=published_date, revision=revision, accessed_at=accessed_at
    )
    return citation


def stamp_finding_text(
    finding: C,
    *,
    text: str | None = None,
    claim: str | None = None,
    published_date: str | None = None,
    revision: str | None = None,
    sketch: bool = True,
    keep_text: bool = False,
    now: Now = None,
) -> C:
    """Stamp the citation of ``finding`` with ``text``, or with its excerpt; with neither, nothing is written.

    ``finding`` is an object or a dict; the same one is returned. All else is as for ``stamp_citation``.
    """
    excerpt, citation = _parts(finding)
    if text is not None:
        must_be_text(text, "the text to stamp")
    words = text if text is not None else excerpt
    if words:
        stamp_citation(
            citation,
            text=words,
            claim=claim,
            published_date=published_date,
            revision=revision,
            sketch=sketch,
            keep_text=keep_text,
            now=now,
        )
    return finding


def write_stamp(
    metadata: MutableMapping[str, JsonValue],
    content_hash: str,
    stamp: Stamp,
    *,
    accessed_at: str,
    published_date: str | None = None,
    revision: str | None = None,
) -> None:
    """Write the anchors and the stamp into a citation's metadata, dropping what was said of other words.

    ``accessed_at`` is made by ``moment_of``, before anything is written: half a stamp would hold the hash of one text
    and the time of another.
    """
    if is_of_other_words(metadata, content_hash, stamp.given):
        for key in _OF_THE_TEXT:
            metadata.pop(key, None)
    metadata["content_hash"] = content_hash
    metadata["accessed_at"] = accessed_at
    if published_date is not None:
        metadata["published_date"] = published_date
    if revision is not None:
        metadata["revision"] = revision
    metadata["pincite"] = stamp.to_metadata()


def must_be_sayable(claim: object, published_date: object, revision: object) -> None:
    """Raises ``InputError`` for what is given and no string: in a stamp it would be as good as absent."""
    said = {"the claim": claim, "published_date": published_date, "revision": revision}
    for what, value in said.items():
        if value is not None:
            must_be_text(value, what)


def is_of_other_words(metadata: Mapping[str, JsonValue], content_hash: str, given: str | None = None) -> bool:
    """Whether ``metadata`` has the stamp of other words than those whose hashes these are: the words that are stamped,
    and those that the caller gave for them. Without a stamp, nothing in it was said of other words.
    """
    earlier, details = metadata.get("content_hash"), metadata.get("pincite")
    if not earlier:
        return False
    hashes = (earlier, details.get("given") if isinstance(details, dict) else None)
    return {one.lower() for one in hashes if isinstance(one, str)}.isdisjoint({content_hash, given})


def write_claim(metadata: MutableMapping[str, JsonValue], claim: str | None) -> None:
    """Write what the words are meant to support, where given; a verdict on another claim is no baseline for it."""
    if not claim:
        return
    if metadata.get("nli_claim") != claim:
        for key in _OF_THE_JUDGEMENT:
            metadata.pop(key, None)
    metadata["nli_claim"] = claim


def metadata_of(citation: object) -> MutableMapping[str, JsonValue]:
    """The metadata of a citation, made if it has none yet; ``InputError`` when there is no place for it."""
    if isinstance(citation, MutableMapping):
        if citation.get("metadata") is None:
            citation["metadata"] = {}
        metadata: object = citation["metadata"]
    elif isinstance(citation, _HasMetadata):
        # A caller's object may hold None where a dict belongs.
        metadata = {} if citation.metadata is None else citation.metadata
        if metadata is not citation.metadata:
            try:
                citation.metadata = {}
            except Exception as error:  # A frozen object refuses in its own way.
                raise InputError(f"the {kind(citation)} takes no metadata: {type(error).__name__}") from error
            metadata = citation.metadata
    else:
        raise InputError(f"a citation is an object with metadata, or a dict, not {type(citation).__name__}")
    if not isinstance(metadata, MutableMapping):
        raise InputError(f"a citation's metadata is a dict, not {type(metadata).__name__}")
    return metadata


def _parts(finding: object) -> tuple[str | None, object]:
    """The excerpt and the citation of a finding."""
    if isinstance(finding, MutableMapping):
        excerpt, citation = finding.get("excerpt"), finding.get("citation")
    else:
        excerpt, citation = getattr(finding, "excerpt", None), getattr(finding, "citation", None)
    if citation is None:
        raise InputError("a finding has a citation; this one has none")
    return excerpt if isinstance(excerpt, str) else None, citation
