"""The brackets that a law's editors put around words that were changed, behind the mark of the note that says so."""

from collections.abc import Iterator, Sequence
from typing import Final

from pincite.core.text.span import Span

#: Code points of one amendment.
_LONGEST: Final = 4_000


def with_brackets(markers: Sequence[Span], text: str) -> tuple[Span, ...]:
    """``markers`` of ``text``, in order, those that open an amendment ("[F1 28 days]") with its brackets as well.

    The brackets come and go with the mark, and are no part of the law.
    """
    opening = [mark for mark in markers if _opens(mark, text)]
    if not opening:
        return tuple(markers)
    closing = {close: mark for mark in opening if (close := _close(mark, text)) is not None}
    opened = {mark: Span(mark.start - 1, mark.end) for mark in closing.values()}
    marks = [opened.get(mark, mark) for mark in markers]
    return tuple(sorted([*marks, *_alone(closing, marks)]))


def _opens(mark: Span, text: str) -> bool:
    """Whether a bracket stands before the mark that is not closed behind it: "[1]" is a mark as a whole."""
    return text[mark.start - 1 : mark.start] == "[" and text[mark.end : mark.end + 1] != "]"


def _close(mark: Span, text: str) -> int | None:
    """Where the bracket before the mark is closed."""
    depth = 1
    for at in range(mark.end, min(len(text), mark.end + _LONGEST)):
        depth += (text[at] == "[") - (text[at] == "]")
        if depth == 0:
            return at
    return None


def _alone(closing: dict[int, Span], marks: Sequence[Span]) -> Iterator[Span]:
    """The closing brackets that are in no other mark."""
    return (Span(at, at + 1) for at in closing if not any(mark.start <= at < mark.end for mark in marks))
