"""A passage and a page without vowel points or stress marks, which only one of the two may have.

Hebrew and Arabic are written with and without them, and so are Cyrillic words with their stress. They tell words
apart, so that the one is no match of the other (DESIGN 5: diacritics are untouched); but what differs is the points,
and the passage was not removed.
"""

import re
from dataclasses import replace
from typing import Final

from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.respelled import Piece, Respelled
from pincite.core.text.similarity import Nearest
from pincite.core.text.sizes import LARGE

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


def nearest(passage: Passage, stream: Stream) -> Nearest | None:
    """The place most like the passage once both are without points; None where neither has any."""
    if (not has_points(passage.text) and not has_points(stream.text)) or len(stream.text) > LARGE:
        return None
    gaps = [Span(*found.span()) for found in _POINTS.finditer(stream.text)]
    bounds = [0, *(place for gap in gaps for place in gap), len(stream.text)]
    letters = Respelled.of(stream, (Piece(bounds[at], bounds[at + 1]) for at in range(0, len(bounds), 2)))
    found = letters.stream.words.nearest(without_points(passage.canonical))
    return found and replace(found, span=letters.back(stream, letters.stream.grown_to_edges(found.span)))
