"""One byte about how a passage begins and ends: a search by hash need not look where it cannot stand.

Four bits of the first character and four of the last say next to nothing of the words (the length says more), and leave
one window in two hundred to hash.
"""

from functools import cache, lru_cache
from typing import Final, Literal

from pincite.core.text.characters import beyond_ascii, is_ignorable, one_shape

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


def may_begin(text: str, ends: int) -> bytes:
    """For each character of ``text`` a byte: 1 where a passage with these ``ends`` may begin."""
    return _mask(text, ends // _BUCKETS, "first")


def may_end(text: str, ends: int) -> bytes:
    """For each character of ``text`` a byte: 1 where it may be the last of a passage with these ``ends``."""
    return _mask(text, ends % _BUCKETS, "last")


def _mask(text: str, bucket: int, side: Side) -> bytes:
    # Every character beyond ASCII is encoded as "?": where one of them may stand, all may.
    beyond = any(_bucket(char, side) == bucket for char in beyond_ascii(text))
    return text.encode("ascii", "replace").translate(_in_bucket(bucket, beyond))


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
