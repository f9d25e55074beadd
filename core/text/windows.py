"""Finding a passage in a text when only its length and hash are known."""

import re
from bisect import bisect_left
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

    def windows(self, length: int, ends: int | None = None) -> list[int]:
        """The starts of all windows of ``length`` code points that begin and end at an edge, ascending.

        With ``ends`` (``text.ends``) only those whose first and last characters may be the passage's.
        """
        if not 0 < length <= self._length:
            return []
        starts, lasts = self._starts, self._lasts
        if ends is not None:
            starts &= int.from_bytes(may_begin(self._text, ends), "little")
            lasts &= int.from_bytes(may_end(self._text, ends), "little")
        return _places(starts & (lasts >> (8 * (length - 1))), self._length)

    def starts(self) -> list[int]:
        """Every place where a window may begin."""
        return _places(self._starts, self._length)

    def ends(self) -> list[int]:
        """Every place where a window may end (exclusive)."""
        return [last + 1 for last in _places(self._lasts, self._length)]


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


def _places(mask: int, length: int) -> list[int]:
    places = mask.to_bytes(length + 1, "little")
    return [found.start() for found in re.finditer(b"\x01", places)]


#: Code points hashed for one search: half a second. Windows of a passage's length overlap, so that long ones on a page
#: where each letter may begin one would cost the product of both lengths.
MOST_HASHED: Final = 400_000_000
#: Hashes taken for one search of unknown length.
_MOST_HASHES: Final = 3_000_000


def find_hash(
    text: str, edges: Edges, *, length: int, digest: str, ends: int | None = None, near: int = 0
) -> list[Span]:
    """Every window of ``length`` code points between edges whose SHA-256 (UTF-8, lower-case hex) is ``digest``.

    ``ends`` is the byte of ``text.ends``, where it is known. Where ``is_beyond_reach``, only the windows nearest to
    ``near`` are looked at.
    """
    wanted = bytes.fromhex(digest)
    starts = edges.windows(length, ends)
    most = MOST_HASHED // max(length, 1)
    if len(starts) > most:
        at = min(max(0, bisect_left(starts, near) - most // 2), len(starts) - most)
        starts = starts[at : at + most]
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


def is_beyond_reach(edges: Edges, length: int, ends: int | None = None) -> bool:
    """Whether there are too many windows of ``length`` to hash them all."""
    return len(edges) * length > MOST_HASHED and len(edges.windows(length, ends)) * length > MOST_HASHED


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
