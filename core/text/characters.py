"""Which characters are ignorable, join words or stand for one another; frozen, for stamps outlive Python's tables."""

import re
from functools import lru_cache
from typing import Final
from unicodedata import category

from pincite.core.text.sizes import LARGE

#: Default_Ignorable_Code_Point of Unicode 14, and the interlinear annotation marks.
IGNORABLE: Final = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
#: Bidi overrides and tag characters: they hide or reorder text, which no honest typesetter needs.
HIDDEN_CONTROLS: Final = re.compile("[\u202d\u202e\U000e0000-\U000e007f]")

#: Scripts written without spaces between words: Han, kana, Bopomofo, Yi.
CJK: Final = (
    "\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303b\u3041-\u30ff\u3105-\u312f\u31a0-\u31bf"
    "\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua48c\uf900-\ufaff\uff66-\uff9f\U0001b000-\U0001b16f"
    "\U00020000-\U000323af"
)
#: South-East Asian scripts without spaces: their words need a dictionary, so that any letter may begin one.
UNSPACED: Final = CJK + "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u1980-\u19df\u1a20-\u1aad\ua9e0-\ua9ff\uaa60-\uaa7f"

HYPHENS: Final = "-\u2010\u2011"
#: What may stand for a minus sign or between the ends of a range.
DASHES: Final = HYPHENS + "\u2012\u2013\u2212\ufe63\uff0d"
EM_DASHES: Final = "\u2014\u2015\ufe58"
APOSTROPHES: Final = "'\u2019\u02bc\uff07"

SINGLE_QUOTES: Final = "\u2018\u2019\u201a\u201b\u2032\u02bc\u00b4`\u2039\u203a"
DOUBLE_QUOTES: Final = "\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb"

#: What every dash that parts clauses is written as while a text is folded.
EM: Final = "\u2014"
#: Characters that a skeleton spells out.
SPELLED: Final = {
    "\ufb00": "ff", "\ufb01": "fi", "\ufb02": "fl", "\ufb03": "ffi", "\ufb04": "ffl",
    "\ufb05": "\u017ft", "\ufb06": "st", "\u2026": "...", "\u2025": "..",
}  # fmt: skip
#: Characters that a skeleton writes as another; a dash that parts clauses becomes a hyphen at last.
ONE_SHAPE: Final = {
    **dict.fromkeys(SINGLE_QUOTES, "'"),
    **dict.fromkeys(DOUBLE_QUOTES, '"'),
    **dict.fromkeys(DASHES, "-"),
    **dict.fromkeys(EM_DASHES, EM),
}

#: Punctuation and symbols beside which a space is typography (ranges for a regular expression class).
PUNCTUATION: Final = (
    "!-/:-@\\[-^`{-~\u00a1-\u00a9\u00ab\u00ac\u00ae-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7"
    "\u037e\u0387\u055a-\u055f\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u0609-\u060d\u061b\u061d-\u061f"
    "\u066a-\u066d\u06d4\u0964\u0965\u10fb\u1362-\u1368\u2010-\u2027\u2030-\u205e\u20a0-\u20c0"
    "\u2190-\u23ff\u2500-\u2775\u2794-\u2bff\u3001-\u3003\u3008-\u3020\u3030\u303d\u30fb\ufe10-\ufe19"
    "\ufe30-\ufe6b\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\uffe0-\uffe6"
)

_ASCII: Final = bytes(range(128))
_JOINER: Final = "\u200d"
#: Characters of what a reader sees as one: the longest emoji have about ten.
_MOST_JOINED: Final = 16
_IGNORABLE = re.compile(f"[{IGNORABLE}]")
#: Neither white space, nor ignorable, nor a control character, nor the blank pattern of Braille.
_SEEN = re.compile(f"[^\\s{IGNORABLE}\\x00-\\x1f\\x7f-\\x9f\u2800]")
_UNSPACED = re.compile(f"[{UNSPACED}]")


def beyond_ascii(text: str) -> frozenset[str]:
    """The characters of ``text`` beyond ASCII, each once; a page mostly holds a handful, many times over."""
    if text.isascii():
        return frozenset()
    if len(text) > LARGE:
        return frozenset().union(*(beyond_ascii(text[at : at + LARGE]) for at in range(0, len(text), LARGE)))
    # Deleting bytes costs a tenth of looking at code points.
    octets = text.encode("utf-8", "surrogatepass").translate(None, _ASCII)
    return frozenset(octets.decode("utf-8", "surrogatepass"))


@lru_cache(maxsize=4096)
def is_ignorable(char: str) -> bool:
    """Whether a reader sees nothing of ``char``."""
    return _IGNORABLE.match(char) is not None


@lru_cache(maxsize=8192)
def is_unspaced(char: str) -> bool:
    """Whether ``char`` belongs to a script that writes no spaces between words."""
    return _UNSPACED.match(char) is not None


def goes_on_unparted(char: str) -> bool:
    """Whether the letter ``char`` may stand directly beside a word that has ended: so do particles in Korean."""
    return is_unspaced(char) or is_hangul(char)


def is_hangul(char: str) -> bool:
    """Whether ``char`` is a syllable of Korean."""
    return "\uac00" <= char <= "\ud7a3"


@lru_cache(maxsize=8192)
def is_mark(char: str) -> bool:
    """Whether ``char`` combines with the character before it."""
    return category(char)[0] == "M"


@lru_cache(maxsize=8192)
def is_word(char: str) -> bool:
    """Whether ``char`` is part of a word or a number."""
    return char.isalnum() or char == "_" or category(char)[0] == "M"


def whole_before(text: str, at: int) -> int:
    """The last place up to ``at`` where a text may be cut: no mark, joiner or selector is parted from its letter.

    ``at`` itself where only such characters stand before it, for a while.
    """
    for place in range(at, max(0, at - _MOST_JOINED), -1):
        if place >= len(text) or not (is_mark(text[place]) or is_ignorable(text[place]) or text[place - 1] == _JOINER):
            return place
    return at if at > _MOST_JOINED else 0


def has_visible(text: str) -> bool:
    """Whether ``text`` holds anything that a reader sees."""
    return _SEEN.search(text) is not None


def one_shape(char: str) -> str:
    """What one character becomes in a skeleton, spaces and ignorable characters aside."""
    shape = SPELLED.get(char) or ONE_SHAPE.get(char, char)
    return "-" if shape == EM else "'" if shape == "`" else shape
