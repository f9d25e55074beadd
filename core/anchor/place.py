"""Which of several look-alike places is the cited one: its neighbours decide, then its position."""

from dataclasses import dataclass
from typing import Final

from pincite.core.models import Stamp
from pincite.core.text.canonical import hash_canonical
from pincite.core.text.page import Span, Stream

#: Code points of the canonical page on either side that the stamp hashes (DESIGN 4).
NEIGHBOURS: Final = 32


@dataclass(frozen=True, slots=True)
class Choice:
    """The place taken for the cited one; ``displaced`` is where the passage stood when other words stand there now."""

    place: Span
    ambiguous: bool = False
    displaced: Span | None = None


def neighbours(canonical: str, place: Span) -> tuple[str, str]:
    """The hashes of what stands directly before and after ``place``."""
    before = canonical[max(0, place.start - NEIGHBOURS) : place.start]
    after = canonical[place.end : place.end + NEIGHBOURS]
    return hash_canonical(before), hash_canonical(after)


def choose(places: tuple[Span, ...], stream: Stream, stamp: Stamp) -> Choice:
    """The best of ``places`` (at least one), ascending ranges of ``stream.canonical``."""
    known = stamp.before is not None and stamp.after is not None
    scores = [_kept(stream.canonical, place, stamp) for place in places] if known else [0] * len(places)
    best = max(scores)
    tied = [place for place, score in zip(places, scores, strict=True) if score == best]
    chosen = min(tied, key=lambda place: abs(place.start - (stamp.position or 0))) if stamp.position else tied[0]
    if known and best == 0 and (displaced := enclosed(stream, stamp)) and not displaced.overlaps(chosen):
        return Choice(chosen, displaced=displaced)
    return Choice(chosen, ambiguous=len(tied) > 1)


def _kept(canonical: str, place: Span, stamp: Stamp) -> int:
    before, after = neighbours(canonical, place)
    return (before == stamp.before) + (after == stamp.after)


def enclosed(stream: Stream, stamp: Stamp) -> Span | None:
    """What stands now between the stamped neighbours, or None when nothing of a like length does."""
    if stamp.before is None or stamp.after is None:
        return None
    canonical = stream.canonical
    longest = 3 * (stamp.length or 400) + 200
    lefts = [
        at for at in stream.edges.starts() if hash_canonical(canonical[max(0, at - NEIGHBOURS) : at]) == stamp.before
    ]
    if not lefts:
        return None
    rights = [at for at in stream.edges.ends() if hash_canonical(canonical[at : at + NEIGHBOURS]) == stamp.after]
    pairs = [Span(left, right) for left in lefts[:50] for right in rights[:50] if 0 < right - left <= longest]
    return min(pairs, key=lambda pair: pair.end - pair.start, default=None)
