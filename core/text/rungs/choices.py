"""Where a passage stands when each hyphen at a line end, and each space in a number, is left out or kept by itself."""

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from pincite.core.text.canonical import hash_canonical
from pincite.core.text.occurrences import occurrences
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs.exact import MOST_PLACES
from pincite.core.text.skeleton import Skeleton, fold

#: What may be such a hyphen or space, and what is none: without them a text may locate, and never decides.
_LIKE_THEM: Final = re.compile(r"-(?<=[^\W\d_]-)(?=[^\W\d_])| (?<=\d )(?=\d)")
#: In one passage of which only the hash is known: each doubles the hashes that are compared.
_MOST_CHOICES: Final = 6


def find(passage: Passage, stream: Stream) -> list[Span]:
    """Every place where the skeletons are equal by some such choice, ascending; ranges are of ``stream.canonical``.

    The two readings of a skeleton leave out all of them, or none: "well-" and "known" in two lines are one word with
    its hyphen, and "exer-" and "cising" beside them are one without.
    """
    if len(passage.skeleton.readings) == 1 and len(stream.skeleton.readings) == 1:
        return []
    wanted, page = passage.skeleton, stream.skeleton.kept
    bare = _LIKE_THEM.sub("", wanted.kept.text)
    if not bare:
        return []
    places: set[Span] = set()
    for first, part in page.overlapping(2 * len(bare)):
        for start, end in _located(bare, part):
            place = stream.place(page, first + start, first + end)
            if place is not None and place not in places and _is_chosen(wanted, _folded(stream, place)):
                places.add(place)
            if len(places) == MOST_PLACES:
                return sorted(places)
    return sorted(places)


def has_hash(digest: str, place: Span, stream: Stream) -> bool:
    """Whether the skeleton of what stands at ``place`` of ``stream.canonical`` has this hash by some such choice."""
    skeleton = _folded(stream, place)
    kept, may_go = skeleton.kept.text, sorted(_choices(skeleton))
    if len(may_go) > _MOST_CHOICES:
        return False
    chosen = (set(some) for count in range(len(may_go) + 1) for some in combinations(may_go, count))
    return any(hash_canonical("".join(c for at, c in enumerate(kept) if at not in gone)) == digest for gone in chosen)


def _located(bare: str, part: str) -> Iterator[tuple[int, int]]:
    """Ranges of ``part`` that are ``bare`` without what ``_LIKE_THEM`` finds."""
    left_out = array("I", (found.start() - at for at, found in enumerate(_LIKE_THEM.finditer(part))))
    for at in occurrences(bare, _LIKE_THEM.sub("", part)):
        end = at + len(bare)
        yield at + bisect_right(left_out, at), end + bisect_left(left_out, end)


def _folded(stream: Stream, place: Span) -> Skeleton:
    inside = stream.text_span(place.start, place.end)
    return fold(stream.text[inside.start : inside.end])


def _is_chosen(one: Skeleton, other: Skeleton) -> bool:
    """Whether two skeletons are equal by leaving out some of what each leaves out in its joined reading."""
    left, right = one.kept.text, other.kept.text
    may_go, may_go_there = _choices(one), _choices(other)
    at = there = 0
    while at < len(left) or there < len(right):
        if at < len(left) and there < len(right) and left[at] == right[there]:
            at, there = at + 1, there + 1
        elif at in may_go:
            at += 1
        elif there in may_go_there:
            there += 1
        else:
            return False
    return True


def _choices(skeleton: Skeleton) -> frozenset[int]:
    """Places of the kept reading that the joined one leaves out; none where they differ in more than that."""
    kept, joined = skeleton.kept.text, skeleton.joined.text
    places: set[int] = set()
    at = 0
    for place, char in enumerate(kept):
        if joined[at : at + 1] == char:
            at += 1
        else:
            places.add(place)
    return frozenset(places) if at == len(joined) else frozenset()
