"""Where a passage stands of which only the hash, and perhaps the length, is known."""

from functools import partial
from typing import Final

from pincite.core.anchor.ladder import Hit
from pincite.core.anchor.place import enclosed
from pincite.core.models import Stamp
from pincite.core.text.canonical import hash_canonical
from pincite.core.text.page import Span, Stream
from pincite.core.text.sizes import LARGE
from pincite.core.text.windows import find_hash, find_hash_of_any_length

#: Code points of a page that is searched for a hash of unknown length: about four seconds in a thread at most.
_LONGEST_BLIND: Final = 1_000_000


def find_hashed(content_hash: str, stamp: Stamp, stream: Stream) -> Hit | None:
    """The places whose canonical text has ``content_hash``, whose skeleton is the stamp's, or that marks alone part."""
    canonical = stream.canonical
    if not canonical:
        return None
    if stamp.length is None:
        if len(canonical) > _LONGEST_BLIND:
            return None
        place = find_hash_of_any_length(canonical, stream.edges, digest=content_hash)
        return Hit("exact", (place,)) if place and stream.has_edges(place) else None
    if hinted := _at_hint(content_hash, stamp, stream):
        return hinted
    places = find_hash(
        canonical, stream.edges, length=stamp.length, digest=content_hash, ends=stamp.ends, near=stamp.position or 0
    )
    if standing := tuple(place for place in places if stream.has_edges(place)):
        return Hit("exact", standing)
    more = stream.edges.has_more(stamp.length, stamp.ends)
    if more and (hit := _at_neighbours(content_hash, stamp, stream)):
        return hit
    if hit := _by_skeleton(stamp, stream):
        return hit
    search = partial(_windows_of, length=stamp.length, digest=content_hash, ends=stamp.ends)
    for unmarked in stream.unmarked:
        if backs := unmarked.look(stream, search, length=stamp.length):
            return Hit("markers", tuple(backs))
    return None


def _windows_of(stream: Stream, *, length: int, digest: str, ends: int | None) -> list[Span]:
    return find_hash(stream.canonical, stream.edges, length=length, digest=digest, ends=ends)


def _at_hint(content_hash: str, stamp: Stamp, stream: Stream) -> Hit | None:
    """The stamped place, when it alone held the passage and its neighbours are the same: nothing else to look for."""
    if stamp.position is None or stamp.length is None or stamp.occurrences != 1:
        return None
    place = Span(stamp.position, stamp.position + stamp.length)
    if place.end > len(stream.canonical):
        return None
    passage = stream.canonical[place.start : place.end]
    if hash_canonical(passage) != content_hash or not stream.has_edges(place):
        return None
    return Hit("exact", (place,))


def _at_neighbours(content_hash: str, stamp: Stamp, stream: Stream) -> Hit | None:
    """The place between the stamped neighbours, when it holds the passage: the page has too many others to try."""
    place = enclosed(stream, stamp)
    if place is None or hash_canonical(stream.canonical[place.start : place.end]) != content_hash:
        return None
    return Hit("exact", (place,)) if stream.has_edges(place) else None


def _by_skeleton(stamp: Stamp, stream: Stream) -> Hit | None:
    if stamp.skeleton is None or stamp.skeleton_length is None:
        return None
    places: set[Span] = set()
    length, left = stamp.skeleton_length, 0
    for reading, start, edges in stream.skeleton_parts(length):
        if len(stream.text) > LARGE:
            # All parts of a reading together cost no more than one search.
            left = (left if start else edges.most(length)) - edges.count(length, stamp.ends)
            if left < 0:
                continue
        found = find_hash(edges.text, edges, length=length, digest=stamp.skeleton, ends=stamp.ends)
        standing = (stream.place(reading, start + window.start, start + window.end) for window in found)
        places.update(place for place in standing if place)
    return Hit("typographic", tuple(sorted(places))) if places else None
