"""Addresses that a print of a page shows behind its links: "the handbook (https://books.example/a)"."""

import re
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Final

from pincite.core.text.bounds import bounds
from pincite.core.text.span import Span

_SCHEME: Final = "//"
_SLASHES: Final = re.compile(_SCHEME)
#: Before them, in so many code points: an open bracket and the name of a scheme.
_OPENED: Final = re.compile(r"[\[(<]\s?(?:https?|ftp):\s?\Z", re.IGNORECASE)
_BEFORE: Final = 9
_CLOSES: Final = {"[": "]", "(": ")", "<": ">"}
#: Code points of an address, and pieces into which the ends of lines may break it.
_LONGEST: Final = 600
_PIECES: Final = 5
#: Addresses of one text that are looked at, and pairs of strokes.
_MOST: Final = 10_000
_MOST_STROKES: Final = 200_000
#: Brackets that close within one, and that which closes it.
_NESTED: Final = 4
#: Where a line may end within an address.
_JOINTS: Final = frozenset("/#?&=._-%")
#: No address has one that is not encoded.
_FOREIGN: Final = frozenset('"<>[]{}|\\^`')


def printed_addresses(text: str) -> list[Span]:
    """Where brackets hold an address and nothing else, the brackets included."""
    if _SCHEME not in text:
        return []
    found = (Span(start, _end(text, start)) for start in islice(_starts(text), _MOST))
    return [place for place in found if place.end and _is_address(text[place.start + 1 : place.end - 1])]


def _starts(text: str) -> Iterator[int]:
    """Where brackets open before an address. Two strokes are found faster than one of three brackets."""
    for slashes in islice(_SLASHES.finditer(text), _MOST_STROKES):
        low = max(0, slashes.start() - _BEFORE)
        if opened := _OPENED.search(text[low : slashes.start()]):
            yield low + opened.start()


def _end(text: str, start: int) -> int:
    """Behind the bracket that closes the one at ``start``; 0 where none does."""
    opens, closes = text[start], _CLOSES[text[start]]
    at, last = start, min(len(text), start + _LONGEST)
    for _ in range(_NESTED):
        at = text.find(closes, at + 1, last)
        if at < 0:
            return 0
        if text.count(opens, start + 1, at) == text.count(closes, start + 1, at):
            return at + 1
    return 0


def _is_address(inside: str) -> bool:
    """Whether it is one address, which the ends of lines may have broken, and hides no word that bounds a statement."""
    pieces = inside.split()
    if len(pieces) > _PIECES or not _FOREIGN.isdisjoint(inside) or inside.rstrip().endswith(_SCHEME):
        return False
    joined = all(before[-1] in _JOINTS or after[0] in _JOINTS for before, after in pairwise(pieces))
    return joined and (len(pieces) == 1 or not bounds(" ".join(pieces[1:])))
