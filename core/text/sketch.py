"""A few keyed hashes of a passage's word triples: enough to find it again after an edit, too few to read it by.

Bottom-k sampling of shingles (Broder 1997), keyed with the stamp's own content hash, so that two stamps of one passage
share nothing that a stranger could compare with other texts in bulk. Short passages can still be guessed.
"""

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from heapq import nsmallest
from itertools import islice
from typing import Final

from pincite.core.text.similarity import WordIndex
from pincite.core.text.span import Span

SIZE: Final = 8
_SHINGLE: Final = 3
_MOST_SHINGLES: Final = 20_000
#: Places of the hashes in a text that are looked at: what stands oftener tells nothing.
_MOST_HITS: Final = 50_000
#: How many of the hashes must stand together before a place is called the passage's.
_LEAST_SHARE: Final = 0.3


@dataclass(frozen=True, slots=True)
class Traced:
    """Where most hashes of a sketch stand together, and the share of them that do."""

    #: Where each of these hashes stands, and which it is, ascending.
    hits: tuple[tuple[Span, int], ...]
    share: float

    @property
    def span(self) -> Span:
        """From the first of them to the last."""
        return Span(self.hits[0][0].start, self.hits[-1][0].end)


def sketch(text: str, key: str) -> tuple[int, ...]:
    """Up to eight 32-bit hashes of the word triples of ``text``, keyed with the hex digest ``key``."""
    words = WordIndex(text).words
    # Of a very long text every n-th triple: eight of them find it as well.
    stride = 1 + len(words) // _MOST_SHINGLES
    keyed = _keyed(key)
    # A text of fewer words is one shingle.
    places = range(0, max(1, len(words) - _SHINGLE + 1), stride)
    return tuple(nsmallest(SIZE, {keyed(" ".join(words[place : place + _SHINGLE])) for place in places}))


def trace(hashes: tuple[int, ...], index: WordIndex, key: str, *, length: int) -> Traced | None:
    """The place of about ``length`` code points where most of ``hashes`` stand, or None when too few do."""
    wanted = frozenset(hashes)
    if not wanted:
        return None
    keyed = _keyed(key)
    runs = index.runs(_SHINGLE)
    each = ((start, end, value) for start, end, shingle in runs if (value := keyed(shingle)) in wanted)
    hits = list(islice(each, _MOST_HITS))
    if not hits:
        return None
    best: tuple[int, int, int] = (0, 0, 0)
    reach = int(length * 1.6) + 40
    starts = [start for start, _, _ in hits]
    for first in range(len(hits)):
        last = bisect_left(starts, starts[first] + reach, first)
        distinct = len({value for _, _, value in hits[first:last]})
        if distinct > best[0]:
            best = (distinct, first, last)
    distinct, first, last = best
    share = distinct / len(wanted)
    if share < _LEAST_SHARE or distinct < min(2, len(wanted)):
        return None
    return Traced(tuple((Span(start, end), value) for start, end, value in hits[first:last]), share)


def _keyed(key: str) -> Callable[[str], int]:
    """The hash of a word triple, keyed with the hex digest ``key``."""
    keyed = blake2b(key=bytes.fromhex(key), digest_size=4)

    def hashed(shingle: str) -> int:
        own = keyed.copy()
        own.update(shingle.encode("utf-8", "surrogatepass"))
        return int.from_bytes(own.digest(), "big")

    return hashed
