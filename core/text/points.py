"""Vowel points and stress marks, which a text may be written with or without.

Hebrew and Arabic are, and so are Cyrillic words with their stress. They tell words apart, so that a passage with them
is no match of the same without (DESIGN 5: diacritics are untouched); but what differs is the points, and the passage
was not removed.
"""

import re
from typing import Final

from pincite.core.text.span import Span

#: Points and cantillation marks of Hebrew; vowel and reading signs of Arabic; stress in Cyrillic, where it is composed
#: with no letter. The pattern begins with one set of characters, so that the engine leaps from one to the next.
_POINTS: Final = re.compile(
    "[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4"
    "\u06e7\u06e8\u06ea-\u06ed\u0300\u0301](?:(?<![\u0300\u0301])|(?<=[\u0400-\u04ff].))"
)


def has_points(text: str) -> bool:
    """Whether any letter of ``text`` has one."""
    return not text.isascii() and _POINTS.search(text) is not None


def without_points(text: str) -> str:
    """``text`` with its letters alone."""
    return text if text.isascii() else _POINTS.sub("", text)


def points_of(text: str) -> list[Span]:
    """Where each stands."""
    return [Span(*found.span()) for found in _POINTS.finditer(text)]
