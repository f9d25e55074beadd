"""Every citation of an output that has words and a url gets its stamp, in a copy of the caller's own value."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from pydantic import JsonValue

from pincite.core.anchor import Location
from pincite.core.anchor.place import NEIGHBOURS
from pincite.core.errors import InputError, ProvenanceError
from pincite.core.handed_in import kind, must_be_text
from pincite.core.models import Stamp
from pincite.core.shapes.citation import looks_like_citation, no_url
from pincite.core.shapes.cited import Cited, parsed
from pincite.core.shapes.fields import ABSENT, decoded_once, field, kind_of, mapping, no_mapping, string
from pincite.core.shapes.output import most_findings, within
from pincite.core.shapes.passage import CitedPassage
from pincite.core.shapes.recognised import Recognised, recognise
from pincite.core.shapes.rewritten import Rewritten, rewritten
from pincite.core.stamp import Now, moment_of, must_be_now, stamp_of, write_stamp
from pincite.core.text.canonical import canonicalize_text, content_sha256, hash_canonical
from pincite.core.text.characters import has_visible

Metadata = dict[str, JsonValue]


@dataclass(frozen=True, slots=True)
class Stampable:
    """The words of a citation, their source, and a copy of the metadata that the stamp is written into."""

    url: str
    words: str
    metadata: Metadata
    #: What the form says stands directly before and after the words.
    beside: tuple[str, str] = ("", "")


@dataclass(frozen=True, slots=True)
class StampedOutput:
    """The caller's value with stamps, and what became of each of its citations."""

    #: A copy; what came as JSON text is the value that the text writes down, and Markdown is text.
    output: object
    #: As in ``ParsedOutput``.
    form: str
    #: The places, from 0 and in the order of the verdicts, of the citations that have a stamp now.
    stamped: tuple[int, ...]
    #: Why each other citation has none, by its place.
    left_out: Mapping[int, str]
    notes: tuple[str, ...] = ()
    #: Of those that are left out because their words could not be stamped, the error that says so.
    errors: Mapping[int, ProvenanceError] = dataclasses.field(default_factory=dict)
    #: Where the words stand of those that were stamped from their pages, and what stands around them.
    locations: Mapping[int, Location] = dataclasses.field(default_factory=dict)


def stamp_output(
    output: object,
    *,
    texts: Mapping[int, str] | None = None,
    sketch: bool = True,
    keep_text: bool = False,
    now: Now = None,
) -> StampedOutput:
    """Stamp every citation of ``output`` with the words it quotes; ``output`` itself is not changed.

    ``output`` has any of the forms that verifying accepts. ``texts`` gives words by the citation's place, from 0,
    where the form quotes none, or others than it quotes. Nothing is read. ``sketch``, ``keep_text`` and ``now`` are
    those of ``stamp_citation``. Raises InputError when ``output`` has no form that holds citations, holds none, or
    holds more than ``PINCITE_MAX_CITATIONS``, and when ``texts`` is no mapping from places to words, and SettingError
    when the environment has a setting with a fault.
    """
    found = within(recognise(output), most_findings())
    texts = words_by_place(texts)
    must_be_now(now)
    written: dict[int, Metadata] = {}
    left_out: dict[int, str] = {}
    for place, cited in enumerate(found.cited):
        target = stampable(cited, texts.get(place, ""))
        if isinstance(target, str):
            left_out[place] = target
            continue
        stamp_words(target, sketch=sketch, keep_text=keep_text, now=now)
        written[place] = target.metadata
    return with_stamps(found, written, left_out)


def words_by_place(texts: object) -> Mapping[int, str]:
    """``texts``, or no words for None. Raises ``InputError`` for words that are no string, and for a key that is no
    place, such as "0" of JSON: nobody looks there, and the citation would be stamped with other words than were meant.
    """
    if texts is None:
        return {}
    if not isinstance(texts, Mapping):
        raise InputError(f"texts is a mapping from a citation's place to its words, not {kind(texts)}")
    for place, words in texts.items():
        if not isinstance(place, int) or place < 0:
            raise InputError(f"texts has words for {place!r:.80}; a place is a whole number from 0")
        must_be_text(words, f"texts[{place}]")
    return texts


def stampable(cited: Cited, text: str = "") -> Stampable | str:
    """What ``cited`` can be stamped with, or the reason why it cannot be; ``text`` goes before its own words."""
    if cited.refused is not None:
        return cited.refused.note
    citation = decoded_once(cited.citation)
    if not looks_like_citation(citation):
        return no_url(citation)
    url = field(citation, "url")
    if not isinstance(url, str) or not url.strip():
        return f"the url is {'empty' if isinstance(url, str) else kind_of(url)}"
    said = decoded_once(field(citation, "metadata"))
    metadata = {} if said is ABSENT or said is None else mapping(said)
    if metadata is None:
        return f"the citation's metadata {no_mapping(said)}"
    words = text or cited.around.excerpt
    if not has_visible(words):
        return "there are no words to stamp"
    beside = ("", "") if text else cited.beside
    return Stampable(url, words, cast("Metadata", dict(metadata)), beside)


def readable_stamp(cited: Cited) -> Metadata | None:
    """A copy of the metadata in which ``cited`` has a stamp that can be checked; None when it has none."""
    if not isinstance(parsed(cited, 0), CitedPassage):
        return None
    metadata = mapping(decoded_once(field(decoded_once(cited.citation), "metadata")))
    return cast("Metadata", dict(metadata)) if metadata is not None else None


def is_stamp_of(metadata: Metadata, words: str) -> bool:
    """Whether the metadata has a stamp of these very words, or one that was made of the page for them."""
    stamp = metadata.get("pincite")
    given = field(stamp, "given") if isinstance(stamp, dict) else ABSENT
    known = {one.lower() for one in (metadata.get("content_hash"), given) if isinstance(one, str)}
    return bool(string(metadata, "accessed_at") and known) and content_sha256(words) in known


def stamp_words(
    target: Stampable,
    *,
    published_date: str | None = None,
    revision: str | None = None,
    sketch: bool = True,
    keep_text: bool = False,
    now: Now = None,
) -> None:
    """Write the stamp of the target's words into its metadata, as ``stamp_citation`` does."""
    content_hash, stamp = stamp_of(target.words, sketch=sketch, keep_text=keep_text)
    known = _beside(stamp, target)
    accessed_at = moment_of(now)
    write_stamp(
        target.metadata, content_hash, known, published_date=published_date, revision=revision, accessed_at=accessed_at
    )


def with_stamps(found: Recognised, written: Mapping[int, Metadata], left_out: Mapping[int, str]) -> StampedOutput:
    """``found`` with ``written`` in the places of its citations; what has no place for it is left out as well."""
    copy = _copy(found, written)
    return StampedOutput(
        output=copy.value,
        form=found.form,
        stamped=tuple(place for place in written if place not in copy.refused),
        left_out={**left_out, **dict.fromkeys(sorted(copy.refused), "the object takes no stamp")},
        notes=found.notes,
    )


def _copy(found: Recognised, written: Mapping[int, Metadata]) -> Rewritten:
    new = [(place, at, metadata) for place, metadata in written.items() if (at := found.cited[place].at) is not None]
    return rewritten(found.value, new)


def _beside(stamp: Stamp, target: Stampable) -> Stamp:
    """The stamp with the hashes of what stands on either side, where the form quotes enough of both."""
    before, after = target.beside
    words = canonicalize_text(target.words)
    whole = canonicalize_text(f"{before}{target.words}{after}")
    # A joint may lose a space when it is made canonical, so that the words may begin a little further on.
    start = whole.find(words, len(canonicalize_text(before)))
    end = start + len(words)
    if start < NEIGHBOURS or len(whole) - end < NEIGHBOURS:
        return stamp
    sides = {
        "before": hash_canonical(whole[start - NEIGHBOURS : start]),
        "after": hash_canonical(whole[end : end + NEIGHBOURS]),
    }
    return stamp.model_copy(update=sides)
