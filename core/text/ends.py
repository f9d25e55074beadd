"""One byte about how a passage begins and ends: a search by hash need not look where it cannot stand.

Four bits of the first character and four of the last say next to nothing of the words (the length says more), and leave
one window in two hundred to hash.
"""

from functools import cache, lru_cache
from typing import Final, Literal

from pincite.core.text.characters import beyond_ascii, is_ignorable
from pincite.core.text.skeleton import one_shape

Side = Literal["first", "last"]

_BUCKETS: Final = 16
#: So many characters beyond ASCII are worth a pass over the whole text each.
_FEW: Final = 24


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
    # Any ASCII character of the same bucket stands in for one beyond ASCII.
    stand_ins = {char: chr(0x40 + _bucket(char, side)) for char in beyond_ascii(text)}
    if len(stand_ins) > _FEW:
        text = text.translate({ord(char): stand_in for char, stand_in in stand_ins.items()})
    else:
        for char, stand_in in stand_ins.items():
            text = text.replace(char, stand_in)
    return text.encode("ascii").translate(_in_bucket(bucket))


@cache
def _in_bucket(bucket: int) -> bytes:
    """For each ASCII character whether it is in ``bucket``."""
    return bytes(code < 128 and _bucket(chr(code), "first") == bucket for code in range(256))


@lru_cache(maxsize=4096)
def _bucket(char: str, side: Side) -> int:
    shape = one_shape(char)
    return ord(shape[0] if side == "first" else shape[-1]) % _BUCKETS
