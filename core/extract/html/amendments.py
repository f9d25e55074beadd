"""The brackets that a law's editors put around words that were changed, behind the mark of the note that says so."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from pincite.core.text.span import Span

_BRACKET: Final = re.compile(r"[\[\]]")
#: Code points of one amendment.
_LONGEST: Final = 4_000


def with_brackets(markers: Sequence[Span], text: str) -> tuple[Span, ...]:
    """``markers`` of ``text``, in order, those that open an amendment ("[F1 28 days]") with its brackets as well.

    The brackets come and go with the mark, and are no part of the law.
    """
    if not any(_opens(mark, text) for mark in markers):
        return tuple(markers)
    closing = _pairs(text)
    marks: list[Span] = []
    for mark in markers:
        end = closing.get(mark.start - 1) if _opens(mark, text) else None
        if end is None or end - mark.end > _LONGEST:
            marks.append(mark)
        else:
            marks += [Span(mark.start - 1, mark.end), Span(end, end + 1)]
    return tuple(sorted(marks))


def _opens(mark: Span, text: str) -> bool:
    """Whether a bracket stands before the mark that is not closed behind it: "[1]" is a mark as a whole."""
    return text[mark.start - 1 : mark.start] == "[" and text[mark.end : mark.end + 1] != "]"


def _pairs(text: str) -> Mapping[int, int]:
    """Where each bracket is closed, by where it opens."""
    pairs: dict[int, int] = {}
    opened: list[int] = []
    for bracket in _BRACKET.finditer(text):
        if bracket[0] == "[":
            opened.append(bracket.start())
        elif opened:
            pairs[opened.pop()] = bracket.start()
    return pairs
