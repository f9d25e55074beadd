"""Which of several look-alike places is the cited one: its neighbours decide, then its position."""

from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from typing import Final, NamedTuple

from pincite.core.models import Stamp
from pincite.core.text.canonical import hash_canonical
from pincite.core.text.page import Span, Stream
from pincite.core.text.similarity import WordIndex, least_similarity

#: Code points of the canonical page on either side that the stamp hashes (DESIGN 4).
NEIGHBOURS: Final = 32
#: Places of one neighbour that are looked at.
_MOST: Final = 50
#: Code points that may stand between a neighbour and an edit of the passage: a word that was put in first.
_FIRST: Final = 12
_NOTHING: Final = hash_canonical("")

#: The places after the neighbour before, and before the neighbour after.
_Sides = tuple[list[int], list[int]]


@dataclass(frozen=True, slots=True)
class Choice:
    """The place taken for the cited one, and what tells that the passage does not stand where it was cited from."""

    place: Span
    ambiguous: bool = False
    #: Where the passage stood, when other words stand there now.
    displaced: Span | None = None
    #: The stamped neighbours have met, and one place of several is gone: that of the citation.
    deleted: bool = False


def neighbours(canonical: str, place: Span) -> tuple[str, str]:
    """The hashes of what stands directly before and after ``place``."""
    before = canonical[max(0, place.start - NEIGHBOURS) : place.start]
    after = canonical[place.end : place.end + NEIGHBOURS]
    return hash_canonical(before), hash_canonical(after)


def neighbours_without(canonical: str, place: Span, other: Span) -> tuple[str, str]:
    """The same, had the words of ``other`` not been put in, which ends at ``place`` or begins behind it."""
    if other.end <= place.start:
        return hash_canonical(canonical[max(0, other.start - NEIGHBOURS) : other.start]), ""
    rest = canonical[place.end : other.start].rstrip() + canonical[other.end : other.end + NEIGHBOURS]
    return "", hash_canonical(rest[:NEIGHBOURS])


def beside(canonical: str, place: Span, other: Span) -> str:
    """What of ``other``, which ends at ``place`` or begins behind it, the stamp's neighbours are made of."""
    if other.start >= place.end:
        return canonical[other.start : min(other.end, place.end + NEIGHBOURS)]
    return canonical[max(other.start, place.start - NEIGHBOURS) : place.start]


def choose(places: tuple[Span, ...], stream: Stream, stamp: Stamp) -> Choice:
    """The best of ``places`` (at least one), ascending ranges of ``stream.canonical``."""
    known = stamp.before is not None and stamp.after is not None
    scores = [_kept(stream.canonical, place, stamp) for place in places] if known else [0] * len(places)
    best = max(scores)
    tied = [place for place, score in zip(places, scores, strict=True) if score == best]
    chosen = min(tied, key=lambda place: abs(place.start - (stamp.position or 0))) if stamp.position else tied[0]
    if known and best == 0:
        sides = _sides(stream, stamp)
        displaced = _between(sides, stamp) or _beside(sides, stream, chosen)
        if displaced is not None and len(places) == 1 and _has_only_moved(chosen, stream.canonical, stamp):
            return Choice(chosen)
        if displaced is not None and not any(map(displaced.overlaps, places)):
            return Choice(chosen, displaced=displaced)
        if displaced is None and (stamp.occurrences or 1) > len(places) and _met(sides):
            return Choice(chosen, deleted=True)
    return Choice(chosen, ambiguous=len(tied) > 1)


def _kept(canonical: str, place: Span, stamp: Stamp) -> int:
    before, after = neighbours(canonical, place)
    return (before == stamp.before) + (after == stamp.after)


class Stood(NamedTuple):
    """What the stamped neighbours tell of where the passage stood."""

    #: What stands now between them; None when nothing of a like length does.
    between: Span | None
    #: Whether they have met: then the passage may have been taken out.
    met: bool


def stood(stream: Stream, stamp: Stamp) -> Stood:
    """Where the passage of ``stamp`` stood, as far as its neighbours still tell."""
    sides = _sides(stream, stamp)
    return Stood(_between(sides, stamp), _met(sides))


def enclosed(stream: Stream, stamp: Stamp) -> Span | None:
    """What stands now between the stamped neighbours, or None when nothing of a like length does."""
    return stood(stream, stamp).between


def _between(sides: _Sides, stamp: Stamp) -> Span | None:
    """The shortest range between a neighbour before and one after, if it is of a like length."""
    lefts, rights = sides
    longest = 3 * (stamp.length or 400) + 200
    pairs = [Span(left, right) for left in lefts for right in rights if 0 < right - left <= longest]
    return min(pairs, key=lambda pair: pair.end - pair.start, default=None)


def _beside(sides: _Sides, stream: Stream, chosen: Span) -> Span | None:
    """What stands beside the one neighbour that is left and is like the passage at ``chosen``, an edit of it."""
    lefts, rights = sides
    if len(lefts) + len(rights) != 1:
        return None  # Neither is left, or which is the cited one cannot be told.
    passage = stream.canonical[chosen.start : chosen.end]
    reach = len(passage) + len(passage) // 2 + NEIGHBOURS
    region = Span(lefts[0], lefts[0] + reach) if lefts else Span(max(0, rights[0] - reach), rights[0])
    like = WordIndex(stream.canonical[region.start : region.end]).nearest(passage)
    if like is None or like.similarity < least_similarity(len(passage)):
        return None
    place = Span(region.start + like.span.start, region.start + like.span.end)
    near = place.start - lefts[0] if lefts else rights[0] - place.end
    return place if near <= _FIRST else None


def _has_only_moved(place: Span, canonical: str, stamp: Stamp) -> bool:
    """Whether nothing but the place of the passage is new: put back where it stood, it makes the stamped page again.

    A look-alike that it passed stands at the cited place then, between neighbours that are alike as well.
    """
    if stamp.page is None or stamp.position is None:
        return False
    rest = " ".join(filter(None, (canonical[: place.start].rstrip(), canonical[place.end :].lstrip())))
    before, after = rest[: stamp.position].rstrip(), rest[stamp.position :].lstrip()
    passage = canonical[place.start : place.end]
    return hash_canonical(" ".join(filter(None, (before, passage, after)))) == stamp.page


def _met(sides: _Sides) -> bool:
    """Whether nothing but the space between them stands between the stamped neighbours now."""
    lefts, rights = sides
    return any(left - 1 <= right <= left for left in lefts for right in rights)


def _sides(stream: Stream, stamp: Stamp) -> _Sides:
    """Where the stamped neighbours stand."""
    if stamp.before is None or stamp.after is None or stamp.before == stamp.after == _NOTHING:
        return [], []  # The edges of a page stand around everything.
    canonical, near = stream.canonical, stamp.position or 0
    before, after = bytes.fromhex(stamp.before), bytes.fromhex(stamp.after)
    lefts = (at for at in stream.edges.starts(near=near) if _digest(canonical[max(0, at - NEIGHBOURS) : at]) == before)
    rights = (at for at in stream.edges.ends(near=near) if _digest(canonical[at : at + NEIGHBOURS]) == after)
    return list(islice(lefts, _MOST)), list(islice(rights, _MOST))


def _digest(canonical: str) -> bytes:
    return sha256(canonical.encode("utf-8", "surrogatepass")).digest()
