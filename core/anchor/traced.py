"""The likeliest passage where most hashes of a sketch stand: its words are not known, its length and its ends are.

Eight hashes of a passage seldom reach its first and last words. What its stamp says of it, and where passages mostly
begin and end, tells more: each says how much likelier a place is than any other (logarithms of the odds, in round
figures that no data were fitted to).
"""

import re
from bisect import bisect_left
from heapq import nlargest
from itertools import pairwise, product
from typing import Final

from pincite.core.anchor.place import neighbours
from pincite.core.models import Stamp
from pincite.core.text.characters import beyond_ascii
from pincite.core.text.ends import shown
from pincite.core.text.page import Span, Stream
from pincite.core.text.sentences import sentences
from pincite.core.text.sketch import Traced

#: How far the passage may reach beyond its hashes, in its own lengths and in code points.
_REACH: Final = 0.7
_MORE: Final = 60
_FURTHEST: Final = 20_000
#: Places looked at for either end.
_PLACES: Final = 12
#: The stamped neighbour stands there.
_NEIGHBOUR: Final = 20.0
#: A character that may be the first or the last of the passage, or may not: an edit seldom reaches the ends.
_ITS_END, _OTHER_END = 2.6, -1.8
#: Most passages begin with a sentence or a block, and end with one.
_WHOLE, _BROKEN = 2.3, -1.1
_HASH: Final = 3.0
_BLOCK: Final = -0.7
#: By what share of its length, and by how many code points more, an edit mostly makes a passage longer or shorter.
_EDITED, _LEAST_EDITED = 0.1, 3

_FIRST: Final = re.compile("(?<![^\\s\"'(\\[\u201c\u2018\u00ab])\\S")
_LAST: Final = re.compile("\\S(?![^\\s\"')\\].,;:!?\u201d\u2019\u00bb])")


def likeliest(traced: Traced, stream: Stream, stamp: Stamp) -> Span:
    """The range of ``stream.canonical`` that is most likely the passage of ``stamp``, of which the length is known."""
    length = stamp.length or 0
    reach = min(_FURTHEST, int(_REACH * length) + _MORE)
    low, high = max(0, traced.span.start - reach), min(len(stream.canonical), traced.span.end + reach)
    firsts, lasts = _whole(stream, low, high)
    window = stream.canonical[low:high]
    places = shown(window, beyond_ascii(window))
    ends = stamp.ends
    may_begin = None if ends is None else places.may_begin(ends)
    may_end = None if ends is None else places.may_end(ends)

    def beginning(at: int) -> float:
        known = stamp.before is not None and neighbours(stream.canonical, Span(at, at))[0] == stamp.before
        return _gain(at in firsts, None if may_begin is None else may_begin[at - low]) + known * _NEIGHBOUR

    def ending(at: int) -> float:
        known = stamp.after is not None and neighbours(stream.canonical, Span(at, at))[1] == stamp.after
        return _gain(at in lasts, None if may_end is None else may_end[at - low - 1]) + known * _NEIGHBOUR

    def likely(place: Span) -> float:
        hashes = sum(_stands_in(place, there) for there in hits.values())
        apart = abs(place.end - place.start - length) / (_EDITED * length + _LEAST_EDITED)
        inside = stream.text_span(place.start, place.end)
        blocks = len(stream.block_edges_between(inside.start + 1, inside.end - 1))
        return _HASH * hashes - apart + _BLOCK * blocks + starts[place.start] + stops[place.end]

    hits: dict[int, list[Span]] = {}
    for hit, value in traced.hits:
        hits.setdefault(value, []).append(hit)
    begin = {low + found.start() for found in _FIRST.finditer(window)} | firsts
    end = {low + found.end() for found in _LAST.finditer(window)} | lasts
    starts = _best({at: beginning(at) for at in begin if at < traced.hits[-1][0].end}, near=traced.span.start)
    stops = _best({at: ending(at) for at in end if at > traced.hits[0][0].start}, near=traced.span.end)
    pairs = [Span(first, last) for first, last in product(starts, stops) if first < last]
    return next(filter(stream.has_edges, sorted(pairs, key=likely, reverse=True)), traced.span)


def _stands_in(place: Span, hits: list[Span]) -> bool:
    """Whether one of ``hits``, ascending, stands in ``place``: the first that does not begin before it."""
    at = bisect_left(hits, (place.start,))
    return at < len(hits) and hits[at].end <= place.end


def _gain(is_whole: bool, may: int | None) -> float:
    its = 0.0 if may is None else _ITS_END if may else _OTHER_END
    return its + (_WHOLE if is_whole else _BROKEN)


def _best(gains: dict[int, float], *, near: int) -> dict[int, float]:
    kept = nlargest(_PLACES, gains, key=lambda at: (gains[at], -abs(at - near)))
    return {at: gains[at] for at in kept}


def _whole(stream: Stream, low: int, high: int) -> tuple[set[int], set[int]]:
    """Where sentences and blocks begin in a range of ``stream.canonical``, and where they end."""
    text = stream.text_span(low, high)
    firsts: set[int] = set()
    lasts: set[int] = set()
    bounds = (text.start, *stream.block_edges_between(text.start + 1, text.end - 1), text.end)
    for start, end in pairwise(bounds):
        for one in sentences(stream.text[start:end]):
            span = stream.canonical_span(start + one.start, start + one.end)
            firsts.add(span.start)
            lasts.add(span.end)
    # The range itself ends anywhere.
    return firsts - {low} if low else firsts, lasts - {high} if high < len(stream.canonical) else lasts
