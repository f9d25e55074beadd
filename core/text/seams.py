"""Where a large text may be cut so that its skeleton is that of its pieces: between words that touch no punctuation."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from pincite.core.text.sizes import STRETCH

#: Letters and digits that stand for themselves alone: none of them composes with what follows a space, is ignorable, or
#: is written without spaces beside it.
_PLAIN: Final = (
    "0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0370-\u0373\u0388-\u03ff\u0400-\u0481\u048a-\u052f\u0531-\u0556"
    "\u0561-\u0587\u05d0-\u05ea\u0620-\u064a\u0904-\u0939\u0985-\u09b9\u0a05-\u0a39\u0a85-\u0ab9\u0b05-\u0b39"
    "\u0b85-\u0bb9\u0c05-\u0c39\u0c85-\u0cb9\u0d05-\u0d39\u0e01-\u0e30\u0e40-\u0e46\u10d0-\u10fa\u1200-\u135a"
    "\uac00-\ud7a3"
)
_UNSPACED: Final = "\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff"
_SEAM: Final = re.compile(f"(?<=[{_PLAIN}])[ \n](?=[{_PLAIN}])|(?<=[{_UNSPACED}])(?=[{_UNSPACED}])")


class Piece(NamedTuple):
    """A range of a text, and whether one white space parts it from the next piece."""

    start: int
    end: int
    is_spaced: bool


def pieces(text: str, least: int = STRETCH) -> Iterator[Piece]:
    """The text in pieces of at least so many code points, as far as it has seams to be cut at."""
    at = 0
    # A seam between two letters has no width: the next one is looked for beyond it.
    while (seam := _SEAM.search(text, at + max(least, 1))) is not None:
        yield Piece(at, seam.start(), seam.start() < seam.end())
        at = seam.end()
    yield Piece(at, len(text), False)
