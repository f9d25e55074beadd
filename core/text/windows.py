"""Finding a passage in a text when only its length and hash are known."""

import re
from array import array
from codecs import charmap_build, charmap_encode
from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from hashlib import sha256
from itertools import chain
from typing import Final

from pincite.core.text.characters import beyond_ascii, is_ignorable, is_unspaced, is_word
from pincite.core.text.ends import Shown, shown
from pincite.core.text.sizes import LARGE
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
_STAND_INS: Final = {_SPACE: " ", _WORD: "a"}
_FEW: Final = 24
#: Characters of the lower half of a character set, and of the upper.
_ALPHABET: Final = 128
_PLAIN: Final = "".join(map(chr, range(_ALPHABET)))


@lru_cache(maxsize=8192)
def _class(char: str) -> bytes:
    if char.isspace():
        return _SPACE
    # Letters of scripts without spaces, and ignorables, end nothing and join nothing: an edge may lie beside each.
    return _WORD if is_word(char) and not is_unspaced(char) and not is_ignorable(char) else _OTHER


class Edges:
    """Where in a text a window may begin and end, as integers with one byte a code point.

    A superset of the true edges: punctuation inside numbers and words counts as one here, so that the few windows
    whose hash agrees must still be looked at with ``tokens.is_edge``. A long text is looked through stretch by stretch.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        beyond = beyond_ascii(text)
        self._classes = _classes(text, beyond)
        self._length = len(text)
        #: Both masks of a text that is one stretch; those of a longer one are made anew for each search.
        self._only = self._both() if len(text) <= LARGE else None
        self._beyond = beyond

    def __len__(self) -> int:
        """The length of the text."""
        return self._length

    def windows(self, length: int, ends: int | None = None, *, near: int = 0) -> list[int]:
        """The starts of all windows of ``length`` code points that begin and end at an edge, ascending.

        With ``ends`` (``text.ends``) only those whose first and last characters may be the passage's. Where there are
        more than one search may look at, those around the place ``near``.
        """
        return list(chain.from_iterable(self.stretches(length, ends, near=near)))

    def stretches(self, length: int, ends: int | None = None, *, near: int = 0) -> Iterator[list[int]]:
        """The same, stretch by stretch."""
        most = self.most(length)
        low, high = 0, self._length
        if self.has_more(length, ends):
            low, high = _around(near, most, self._length - length + 1)
        return (_places(mask, at) for at, mask in self._windows(length, ends, low, high))

    def has_more(self, length: int, ends: int | None = None) -> bool:
        """Whether there are more windows of ``length`` than ``windows`` gives."""
        most = self.most(length)
        return self._length > most and self.count(length, ends) > most

    def count(self, length: int, ends: int | None = None) -> int:
        """How many windows of ``length`` there are."""
        return sum(mask.bit_count() for _, mask in self._windows(length, ends, 0, self._length))

    def most(self, length: int) -> int:
        """How many windows of ``length`` one search may look at."""
        # A code point beyond ASCII has two octets and more, and has to be encoded.
        return _MOST_HASHED // ((length + _HASH) * (1 if self.text.isascii() else 3))

    def starts(self, *, near: int = 0) -> Iterator[int]:
        """The places where a window may begin: all, or on a very long page a million code points around ``near``."""
        return chain.from_iterable(self._each(self._starts, near))

    def ends(self, *, near: int = 0) -> Iterator[int]:
        """The places where a window may end (exclusive), likewise."""
        return (last + 1 for last in chain.from_iterable(self._each(self._lasts, near)))

    def _each(self, masks: Callable[[int, int], int], near: int) -> Iterator[list[int]]:
        low, high = 0, self._length
        if high > MOST_PLACES and sum(masks(*part).bit_count() for part in _stretches(low, high)) > MOST_PLACES:
            low, high = _around(near, MOST_PLACES, self._length)
        return (_places(masks(start, end), start) for start, end in _stretches(low, high))

    def _windows(self, length: int, ends: int | None, low: int, high: int) -> Iterator[tuple[int, int]]:
        """Of each stretch of ``low..high`` where it begins, and a mask of the windows that begin in it."""
        if not 0 < length <= self._length:
            return
        last = length - 1
        for start, end in _stretches(low, min(high, self._length - last)):
            if self._only is not None:
                starts, lasts = self._only
                starts, lasts = starts >> (8 * start) if start else starts, lasts >> (8 * (start + last))
                if end < self._length - last:
                    starts &= (1 << 8 * (end - start)) - 1
            else:
                starts, lasts = self._starts(start, end), self._lasts(start + last, end + last)
            if ends is not None:
                starts &= int.from_bytes(self._shown(start, end).may_begin(ends), "little")
                lasts &= int.from_bytes(self._shown(start + last, end + last).may_end(ends), "little")
            yield start, starts & lasts

    def _shown(self, low: int, high: int) -> Shown:
        return shown(self.text[low:high], self._beyond) if self._only is None else self._all.part(low, high)

    @cached_property
    def _all(self) -> Shown:
        return shown(self.text, self._beyond)

    def _both(self) -> tuple[int, int]:
        """Where in the whole text a window may begin, and which character may be its last."""
        solid, word = self._masks(0, self._length)
        return solid ^ (word & (word << 8)), solid ^ (word & (word >> 8))

    def _starts(self, low: int, high: int) -> int:
        """A mask of ``low..high`` in which byte i is 1 where a window may begin at ``low + i``."""
        before = min(low, 1)
        solid, word = self._masks(low - before, high)
        starts = solid ^ (word & (word << 8))
        return starts >> 8 if before else starts

    def _lasts(self, low: int, high: int) -> int:
        """The same for the last character of a window."""
        solid, word = self._masks(low, high + 1)
        lasts = solid ^ (word & (word >> 8))
        return lasts & ((1 << 8 * (high - low)) - 1) if high < self._length else lasts

    def _masks(self, low: int, high: int) -> tuple[int, int]:
        """What of ``low..high`` is no white space, and what is part of a word."""
        classes = self._classes[low:high]
        return (
            int.from_bytes(classes.translate(_SOLID), "little"),
            int.from_bytes(classes.translate(_IN_WORD), "little"),
        )


def _around(near: int, most: int, length: int) -> tuple[int, int]:
    """``most`` of ``length`` code points, those nearest to ``near``: not more than as many places."""
    low = max(0, min(near - most // 2, length - most))
    return low, min(low + most, length)


def _stretches(low: int, high: int) -> Iterator[tuple[int, int]]:
    return ((at, min(at + LARGE, high)) for at in range(low, high, LARGE))


def _classes(text: str, beyond: frozenset[str]) -> bytes:
    """The class of every code point; ``beyond`` are those beyond ASCII."""
    if len(text) > LARGE:
        parts = (text[start:end] for start, end in _stretches(0, len(text)))
        return b"".join(_classes(part, beyond_ascii(part)) for part in parts)
    # What is no part of a word, and no space, may as well be "?".
    telling = [char for char in beyond if _class(char) != _OTHER]
    if len(telling) <= _FEW:
        for char in telling:
            text = text.replace(char, _STAND_INS[_class(char)])
        return text.encode("ascii", "replace").translate(_ASCII)
    if len(beyond) <= _ALPHABET and "\ufffe" not in beyond:
        # As many as fit into a character set of one byte: a text is written in such a set at a twentieth of the cost.
        letters = "".join(beyond)
        table = _ASCII[:_ALPHABET] + b"".join(map(_class, letters))
        octets, _ = charmap_encode(text, "strict", charmap_build(_PLAIN + letters.ljust(_ALPHABET, "\ufffe")))
        return octets.translate(table.ljust(256, _OTHER))
    classes = bytearray(text.encode("ascii", "replace").translate(_ASCII))
    for run in _BEYOND_ASCII.finditer(text):
        classes[run.start() : run.end()] = b"".join(map(_class, run[0]))
    return bytes(classes)


def _places(mask: int, low: int) -> list[int]:
    """Where the bytes of a mask that begins at ``low`` are 1."""
    ones = _ONE.finditer(mask.to_bytes((mask.bit_length() + 7) // 8, "little"))
    return [low + one.start() for one in ones] if low else [one.start() for one in ones]


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
    found: list[int] = []
    octets = text.encode() if text.isascii() else b""
    for starts in edges.stretches(length, ends, near=near):
        if octets:
            found += [start for start in starts if sha256(octets[start : start + length]).digest() == wanted]
        else:
            found += [
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
    ends = array("I", edges.ends())
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
