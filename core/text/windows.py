"""Finding a passage in a text when only its length and hash are known."""

import re
from functools import lru_cache
from hashlib import sha256
from typing import Final

from pincite.core.text.characters import beyond_ascii, is_ignorable, is_unspaced, is_word
from pincite.core.text.ends import may_begin, may_end
from pincite.core.text.span import Span

_SPACE, _WORD, _OTHER = b"\x00", b"\x01", b"\x02"
_ASCII: Final = bytes(
    0 if chr(code).isspace() else 1 if code < 128 and (chr(code).isalnum() or chr(code) == "_") else 2
    for code in range(256)
)
_BEYOND_ASCII = re.compile("[^\x00-\x7f]+")
_SOLID: Final = bytes([0]) + bytes([1]) * 255
_IN_WORD: Final = bytes([0, 1]) + bytes(254)
#: An ASCII character of each class, and how many characters are worth a pass over the whole text each.
_STAND_INS: Final = {_SPACE: " ", _WORD: "a", _OTHER: "."}
_FEW: Final = 24


@lru_cache(maxsize=8192)
def _class(char: str) -> bytes:
    if char.isspace():
        return _SPACE
    # Letters of scripts without spaces, and ignorables, end nothing and join nothing: an edge may lie beside each.
    return _WORD if is_word(char) and not is_unspaced(char) and not is_ignorable(char) else _OTHER


class Edges:
    """Where in a text a window may begin and end, as integers with one byte a code point.

    A superset of the true edges: punctuation inside numbers and words counts as one here, so that the few windows
    whose hash agrees must still be looked at with ``tokens.is_edge``.
    """

    def __init__(self, text: str) -> None:
        classes = _classes(text)
        self._text = text
        self._length = len(text)
        solid = int.from_bytes(classes.translate(_SOLID), "little")
        word = int.from_bytes(classes.translate(_IN_WORD), "little")
        # Byte i of these is 1 where a window may begin at i, or have i as its last character.
        self._starts = solid ^ (word & (word << 8))
        self._lasts = solid ^ (word & (word >> 8))

    def __len__(self) -> int:
        """The length of the text."""
        return self._length

    def windows(self, length: int, ends: int | None = None, *, near: int = 0) -> list[int]:
        """The starts of all windows of ``length`` code points that begin and end at an edge, ascending.

        With ``ends`` (``text.ends``) only those whose first and last characters may be the passage's. Where there are
        more than one search may look at, those around the place ``near``.
        """
        return _places(self._windows(length, ends), self._length, near, self._most(length))

    def has_more(self, length: int, ends: int | None = None) -> bool:
        """Whether there are more windows of ``length`` than ``windows`` gives."""
        most = self._most(length)
        return self._length > most and self._windows(length, ends).bit_count() > most

    def _most(self, length: int) -> int:
        # A code point beyond ASCII has two octets and more, and has to be encoded.
        return _MOST_HASHED // ((length + _HASH) * (1 if self._text.isascii() else 3))

    def _windows(self, length: int, ends: int | None) -> int:
        if not 0 < length <= self._length:
            return 0
        starts, lasts = self._starts, self._lasts
        if ends is not None:
            starts &= int.from_bytes(may_begin(self._text, ends), "little")
            lasts &= int.from_bytes(may_end(self._text, ends), "little")
        return starts & (lasts >> (8 * (length - 1)))

    def starts(self, *, near: int = 0) -> list[int]:
        """The places where a window may begin: all, or on a very long page a million code points around ``near``."""
        return _places(self._starts, self._length, near, MOST_PLACES)

    def ends(self, *, near: int = 0) -> list[int]:
        """The places where a window may end (exclusive), likewise."""
        return [last + 1 for last in _places(self._lasts, self._length, near, MOST_PLACES)]


def _classes(text: str) -> bytes:
    """The class of every code point."""
    beyond = beyond_ascii(text)
    if len(beyond) <= _FEW:
        for char in beyond:
            text = text.replace(char, _STAND_INS[_class(char)])
        return text.encode("ascii").translate(_ASCII)
    classes = bytearray(text.encode("ascii", "replace").translate(_ASCII))
    for run in _BEYOND_ASCII.finditer(text):
        classes[run.start() : run.end()] = b"".join(map(_class, run[0]))
    return bytes(classes)


def _places(mask: int, length: int, near: int, most: int) -> list[int]:
    places = mask.to_bytes(length + 1, "little")
    low, high = 0, len(places)
    if high > most and mask.bit_count() > most:
        # Not more than one a code point: these are as many as may be, and those nearest.
        low = min(max(0, near - most // 2), high - most)
        high = low + most
    return [found.start() for found in _ONE.finditer(places, low, high)]


_ONE = re.compile(b"\x01")
#: Places of neighbours that are looked at.
MOST_PLACES: Final = 1_000_000
#: What one search may cost, in code points hashed: about a second. Windows overlap, so that long ones on a page where
#: each letter may begin one would cost the product of both lengths.
_MOST_HASHED: Final = 500_000_000
#: What a hash costs besides, in code points.
_HASH: Final = 250
#: Hashes taken for one search of unknown length.
_MOST_HASHES: Final = 3_000_000


def find_hash(
    text: str, edges: Edges, *, length: int, digest: str, ends: int | None = None, near: int = 0
) -> list[Span]:
    """Every window of ``length`` code points between edges whose SHA-256 (UTF-8, lower-case hex) is ``digest``.

    ``ends`` is the byte of ``text.ends``, where it is known. Where ``has_more`` windows, those around ``near`` are
    looked at.
    """
    wanted = bytes.fromhex(digest)
    starts = edges.windows(length, ends, near=near)
    if text.isascii():
        octets = text.encode()
        found = [start for start in starts if sha256(octets[start : start + length]).digest() == wanted]
    else:
        found = [
            start
            for start in starts
            if sha256(text[start : start + length].encode("utf-8", "surrogatepass")).digest() == wanted
        ]
    return [Span(start, start + length) for start in found]


def find_hash_of_any_length(text: str, edges: Edges, *, digest: str, words: int = 60) -> Span | None:
    """The first window between edges, of at most ``words`` words, whose SHA-256 is ``digest``.

    The last resort for stamps that know no length: about ``words`` hashes for each word of the text, so that a page of
    100 KB takes a second. It gives up after three million hashes. Call it in a thread.
    """
    wanted = bytes.fromhex(digest)
    ends = edges.ends()
    first = 0
    left = _MOST_HASHES
    for start in edges.starts():
        while ends[first] <= start:
            first += 1
        # Punctuation ends windows too: at most three ends a word are tried.
        running, at, spaces = sha256(), start, 0
        if left <= 0:
            break
        for end in ends[first : first + 3 * words]:
            left -= 1
            piece = text[at:end]
            spaces += piece.count(" ")
            if spaces >= words:
                break
            running.update(piece.encode("utf-8", "surrogatepass"))
            at = end
            if running.digest() == wanted:
                return Span(start, end)
    return None
