"""What stands in the place of a passage of which no words are known, only its hash and what its stamp remembers."""

from dataclasses import replace

from pincite.core.anchor.around import surrounding_flags
from pincite.core.anchor.gone import ONLY_ALIKE, gone, is_unsearched
from pincite.core.anchor.location import Location
from pincite.core.anchor.place import stood
from pincite.core.anchor.quotation import Quotation
from pincite.core.anchor.traced import likeliest
from pincite.core.text.canonical import hash_canonical
from pincite.core.text.page import PageText, Span, Stream
from pincite.core.text.rungs import choices
from pincite.core.text.sketch import trace


def by_hash(quotation: Quotation, page: PageText) -> Location | None:
    """What stands between the stamped neighbours, or where the sketch points; the old words are not known."""
    stamp, stream = quotation.stamp, page.visible
    if not stream.canonical:
        return None
    length = stamp.length or 0
    between, met = stood(stream, stamp)
    place, note = between, "located by what stands before and after"
    if between is None and stamp.sketch and length and not is_unsearched(quotation, stream):
        traced = trace(stamp.sketch, stream.words, quotation.content_hash, length=length)
        if traced is not None:
            # Neighbours that have met stand beside nothing.
            known = stamp.model_copy(update={"before": None, "after": None}) if met else stamp
            place, note = likeliest(traced, stream, known), f"located by its sketch ({traced.share:.0%} of the hashes)"
    if place is None:
        return None
    if between is None and met:
        return replace(gone(quotation, page), also_at=(place,), notes=(note, ONLY_ALIKE))
    passage = stream.canonical[place.start : place.end]
    if stamp.skeleton is not None and choices.has_hash(stamp.skeleton, place, stream):
        return _standing(place, stream, page.language)
    return Location(
        stands=False,
        kind="edited",
        current_hash=hash_canonical(passage),
        delta_chars=abs(len(passage) - length) if length else len(stream.canonical),
        stream=stream.name,
        span=place,
        passage=passage,
        notes=(note,),
        flags=surrounding_flags(stream, place, page.language),
    )


def _standing(place: Span, stream: Stream, language: str) -> Location:
    """A passage whose hash told that it stands, but for hyphens at line ends and spaces in numbers."""
    passage = stream.canonical[place.start : place.end]
    return Location(
        stands=True,
        kind="typographic",
        current_hash=hash_canonical(passage),
        stream=stream.name,
        span=place,
        passage=passage,
        flags=surrounding_flags(stream, place, language),
    )
