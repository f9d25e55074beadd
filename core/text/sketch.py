"""A few keyed hashes of a passage's word triples: enough to find it again after an edit, too few to read it by.

Bottom-k sampling of shingles (Broder 1997), keyed with the stamp's own content hash, so that two stamps of one passage
share nothing that a stranger could compare with other texts in bulk. Short passages can still be guessed.
"""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from heapq import nsmallest
from typing import Final

from pincite.core.text.similarity import WordIndex
from pincite.core.text.span import Span

SIZE: Final = 8
_SHINGLE: Final = 3
_MOST_SHINGLES: Final = 20_000
#: How many of the hashes must stand together before a place is called the passage's.
_LEAST_SHARE: Final = 0.3


@dataclass(frozen=True, slots=True)
class Traced:
    """Where most hashes of a sketch stand together, and the share of them that do."""

    span: Span
    share: float


def sketch(text: str, key: str) -> tuple[int, ...]:
    """Up to eight 32-bit hashes of the word triples of ``text``, keyed with the hex digest ``key``."""
    words = WordIndex(text).words
    # Of a very long text every n-th triple: eight of them find it as well.
    stride = 1 + len(words) // _MOST_SHINGLES
    return tuple(nsmallest(SIZE, {value for _, value in _shingles(words, key, stride)}))


def trace(hashes: tuple[int, ...], index: WordIndex, key: str, *, length: int) -> Traced | None:
    """The place of about ``length`` code points where most of ``hashes`` stand, or None when too few do."""
    wanted = frozenset(hashes)
    if not wanted:
        return None
    hits = [(place, value) for place, value in _shingles(index.words, key) if value in wanted]
    if not hits:
        return None
    best: tuple[int, int, int] = (0, 0, 0)
    reach = int(length * 1.6) + 40
    starts = [index.start(place) for place, _ in hits]
    for first in range(len(hits)):
        last = bisect_left(starts, starts[first] + reach, first)
        distinct = len({value for _, value in hits[first:last]})
        if distinct > best[0]:
            best = (distinct, first, last)
    distinct, first, last = best
    share = distinct / len(wanted)
    if share < _LEAST_SHARE or distinct < min(2, len(wanted)):
        return None
    span = index.span_of(hits[first][0], min(hits[last - 1][0] + _SHINGLE, len(index.words)))
    return Traced(span, share)


def _shingles(words: list[str], key: str, stride: int = 1) -> Iterator[tuple[int, int]]:
    """Each word triple's place and keyed hash; a text of fewer words is one shingle."""
    keyed = blake2b(key=bytes.fromhex(key), digest_size=4)
    for place in range(0, max(1, len(words) - _SHINGLE + 1), stride):
        shingle = keyed.copy()
        shingle.update(" ".join(words[place : place + _SHINGLE]).encode("utf-8", "surrogatepass"))
        yield place, int.from_bytes(shingle.digest(), "big")
