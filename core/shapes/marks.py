"""Brackets that name several sources by their labels, or one and a place in it: "[1, 2]", "[3, p. 7]"."""

import re
from collections.abc import Container, Sequence
from typing import Final

from pincite.core.text.span import Span

#: Raised numbers that are marks, as "10\u00b2" and "m\u00b2" are not.
RAISED: Final = r"(?<!\w)[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]{1,3}"
_DIGITS: Final = str.maketrans("\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079", "0123456789")
_PART: Final = re.compile(r"[^,;]+")
#: A label, and the place in its source behind it.
_PLACED: Final = re.compile(r"\s*+(\d{1,4}(?=[\s,;:])|[^,;:]++(?=[,;:]))[\s,;:]++\S")


def marks_in(pieces: Sequence[tuple[int, str]], labels: Container[str]) -> list[tuple[str, Span]]:
    """The labels that the brackets name, each with its range in the text; none where that is in doubt.

    ``pieces`` are what stands between the brackets, each with its offset in the text, which is longer for the comments
    between them; ``labels`` are those that are defined, as labels are compared.
    """
    parts = [
        (" ".join(part[0].split()).casefold(), Span(at + part.start() + _indent(part[0]), at + _end(part)))
        for at, piece in pieces
        for part in _PART.finditer(piece)
        if part[0].strip()
    ]
    if len(parts) > 1 and all(label in labels for label, _ in parts):
        return parts
    if len(pieces) != 1:
        return []
    at, piece = pieces[0]
    placed = _PLACED.match(piece)
    label = " ".join(placed[1].split()).casefold() if placed else ""
    return [(label, Span(at, at + len(piece)))] if label in labels else []


def lowered(raised: str) -> str:
    """The label that a raised number is."""
    return raised.translate(_DIGITS)


def _indent(part: str) -> int:
    return len(part) - len(part.lstrip())


def _end(part: re.Match[str]) -> int:
    return part.start() + len(part[0].rstrip())
