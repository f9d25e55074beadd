"""One byte about how a passage begins and ends: a search by hash need not look where it cannot stand.

Four bits of the first character and four of the last say next to nothing of the words (the length says more), and leave
one window in two hundred to hash.
"""

from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple

from pincite.core.text.characters import is_ignorable, one_shape

Side = Literal["first", "last"]

_BUCKETS: Final = 16


def ends_of(canonical: str, skeleton: str) -> int | None:
    """The byte of a passage, or None where its canonical form and its skeleton do not begin and end alike."""
    if not canonical or not skeleton or is_ignorable(canonical[0]) or is_ignorable(canonical[-1]):
        return None
    first, last = _bucket(canonical[0], "first"), _bucket(canonical[-1], "last")
    if (first, last) != (_bucket(skeleton[0], "first"), _bucket(skeleton[-1], "last")):
        return None
    return first * _BUCKETS + last


class Shown(NamedTuple):
    """A text as far as its characters tell what may begin or end at them."""

    #: One byte a code point; every character beyond ASCII is "?".
    octets: bytes
    beyond: frozenset[str]

    def may_begin(self, ends: int) -> bytes:
        """For each character a byte: 1 where a passage with these ``ends`` may begin."""
        return self._mask(ends // _BUCKETS, "first")

    def may_end(self, ends: int) -> bytes:
        """For each character a byte: 1 where it may be the last of a passage with these ``ends``."""
        return self._mask(ends % _BUCKETS, "last")

    def part(self, start: int, end: int) -> "Shown":
        """A range of the text."""
        return Shown(self.octets[start:end], self.beyond)

    def _mask(self, bucket: int, side: Side) -> bytes:
        # Where one of the characters beyond ASCII may stand, all may.
        beyond = any(_bucket(char, side) == bucket for char in self.beyond)
        return self.octets.translate(_in_bucket(bucket, beyond))


def shown(text: str, beyond: frozenset[str]) -> Shown:
    """How ``text`` shows itself, whose characters beyond ASCII, or those of a longer text, are ``beyond``."""
    return Shown(text.encode("ascii", "replace"), beyond)


@cache
def _in_bucket(bucket: int, beyond: bool) -> bytes:
    """For each ASCII character whether it is in ``bucket``; of "?" also whether one ``beyond`` ASCII is."""
    table = bytearray(code < 128 and _bucket(chr(code), "first") == bucket for code in range(256))
    table[ord("?")] |= beyond
    return bytes(table)


@lru_cache(maxsize=4096)
def _bucket(char: str, side: Side) -> int:
    shape = one_shape(char)
    return ord(shape[0] if side == "first" else shape[-1]) % _BUCKETS
