"""Brackets that name several sources by their labels, or one and a place in it: "[1, 2]", "[3, p. 7]"."""

import re
from collections.abc import Container, Sequence
from typing import Final

from pincite.core.text.span import Span

#: Raised numbers that are marks, as "10\u00b2" and "m\u00b2" are not.
RAISED: Final = r"(?<!\w)[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]{1,3}|(?<!\w)<sup>\d{1,4}</sup>"
_DIGITS: Final = str.maketrans("\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079", "0123456789")
#: "1-3"; of a longer one the marks between have no place of their own.
_RANGE: Final = re.compile(r"(\d{1,4})([-\u2013])(\d{1,4})")
_LONGEST_RANGE: Final = 3
_PART: Final = re.compile(r"[^,;]+")
_NUMBER: Final = re.compile(r"\d{1,4}")
#: A label, and the place in its source behind it.
_PLACED: Final = re.compile(r"\s*+(\d{1,4}(?=[\s,;:])|[^,;:]++(?=[,;:]))[\s,;:]++\S")


def marks_in(pieces: Sequence[tuple[int, str]], labels: Container[str]) -> list[tuple[str, Span]]:
    """The labels that the brackets name, each with its range in the text; none where that is in doubt.

    ``pieces`` are what stands between the brackets, each with its offset in the text, which is longer for the comments
    between them; ``labels`` are those that are defined, as labels are compared.
    """
    parts = [
        one
        for at, piece in pieces
        for part in _PART.finditer(piece)
        if part[0].strip()
        for one in _named(part[0].strip(), at + part.start() + _indent(part[0]))
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
    return raised.removeprefix("<sup>").removesuffix("</sup>").translate(_DIGITS)


def numbers_in(brackets: str) -> list[str]:
    """The numbers in brackets, those between the two of a range as well."""
    found = [str(int(number[0])) for number in _NUMBER.finditer(brackets)]
    return found + [label for one in _RANGE.finditer(brackets) for label, _ in _named(one[0], 0) if label.isdecimal()]


def _named(part: str, at: int) -> list[tuple[str, Span]]:
    """The labels that ``part``, which begins at ``at``, names: one, or each of a short range."""
    found = _RANGE.fullmatch(part)
    if found is None or not 0 < int(found[3]) - int(found[1]) < _LONGEST_RANGE:
        return [(" ".join(part.split()).casefold(), Span(at, at + len(part)))]
    labels = [str(number) for number in range(int(found[1]), int(found[3]) + 1)]
    # The one in the middle has the place of the dash.
    places = [1, 3] if len(labels) == 2 else [1, 2, 3]
    return [
        (label, Span(at + found.start(place), at + found.end(place)))
        for label, place in zip(labels, places, strict=True)
    ]


def _indent(part: str) -> int:
    return len(part) - len(part.lstrip())
