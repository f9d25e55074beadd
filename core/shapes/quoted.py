"""Words in quotation marks, told from apostrophes, inches and single words that are only held at a distance."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pincite.core.shapes.single_quoted import MARKS, is_title, is_word_beside, single_at
from pincite.core.text.characters import is_unspaced
from pincite.core.text.span import Span

#: Each opening mark with its closing one; a German opening mark closes with an English one of either kind.
_PAIRS: Final = {
    "\u201c": "\u201d",
    "\u201e": "\u201c\u201d",
    "\u00ab": "\u00bb",
    "\u00bb": "\u00ab",
    "\u2039": "\u203a",
    "\u203a": "\u2039",
    "\u300c": "\u300d",
    "\u300e": "\u300f",
}
_STRAIGHT: Final = '"'
#: Marks that open as well as close.
_EITHER: Final = '"\u201c'
#: Opening marks that may have been closed by the straight one.
_TYPED: Final = "\u201c\u201e"
_MARKS = re.compile(f'["{"".join(_PAIRS)}{"".join(_PAIRS.values())}]')
_BOTH = re.compile(f"{_MARKS.pattern}|[{MARKS}]")
#: Code points of the longest quotation that is read as one; beyond it a mark was forgotten.
_LONGEST: Final = 10_000
#: Closing marks within a quotation that are looked through for its own.
_MOST_INSIDE: Final = 6
#: Fewer words are a term that is spoken of.
_LEAST_WORDS: Final = 3
#: Code points of a script without spaces that are as good as two words.
_UNSPACED: Final = 4


@dataclass(frozen=True, slots=True)
class Quoted:
    """The words between two marks, and where they stand with their marks."""

    words: str
    span: Span
    #: Whether this can be nothing but a quotation with this end.
    is_sure: bool = True

    @property
    def is_told(self) -> bool:
        """Whether the words tell something, as a term, a title and a scare quote do not."""
        is_long = len(self.words.split(maxsplit=_LEAST_WORDS)) >= _LEAST_WORDS
        # In German all nouns have a capital, but every title begins with one.
        return is_long and (self.words[0].islower() or not is_title(self.words))


def quoted(text: str, links: Sequence[int] | None = None) -> list[Quoted]:
    """Every quotation of at least two words in ``text``, in order; one inside another belongs to the outer.

    Those in single marks as well where ``links`` is given: where the links of ``text`` begin, which no such one holds.
    """
    found = _MARKS if links is None else _BOTH
    marks = [match.start() for match in found.finditer(text)]
    closing: dict[str, list[int]] = {}
    for at in marks:
        if text[at] not in _EITHER or _closes(text, at):
            closing.setdefault(text[at], []).append(at)
    return list(_found(text, marks, closing, links or ()))


def _found(text: str, marks: list[int], closing: dict[str, list[int]], links: Sequence[int]) -> Iterator[Quoted]:
    last = 0
    for at in marks:
        if at < last:
            continue
        if text[at] in MARKS:
            place = bisect_right(links, at)
            single = single_at(text, at, links[place] if place < len(links) else len(text))
            if single is not None:
                # One that may be none hides no other.
                last = single.span.end if single.is_sure else last
                yield Quoted(text[at + 1 : single.span.end - 1].strip(), single.span, single.is_sure)
            continue
        if not _opens(text, at):
            continue
        end = _end(text, at, closing)
        words = text[at + 1 : end].strip() if end is not None and end - at <= _LONGEST else ""
        if end is not None and _says_something(words):
            last = end + 1
            yield Quoted(words, Span(at, last))


def _opens(text: str, at: int) -> bool:
    if text[at] not in _PAIRS and text[at] != _STRAIGHT:
        return False
    outside, inside = text[at - 1 : at], text[at + 1 : at + 2]
    curly = text[at] != _STRAIGHT
    # Guillemets may have a space inside; a straight mark opens only where no word ends.
    return bool(inside) and (curly or not (inside.isspace() or is_word_beside(outside)))


def _closes(text: str, at: int) -> bool:
    outside, inside = text[at + 1 : at + 2], text[at - 1 : at]
    return bool(inside) and not inside.isspace() and not is_word_beside(outside)


def _end(text: str, at: int, closing: dict[str, list[int]]) -> int | None:
    """Where the quotation ends that begins at ``at``."""
    mark = text[at]
    if mark == _STRAIGHT:
        return _next(_STRAIGHT, at, closing)
    end = min((place for closer in _PAIRS[mark] if (place := _next(closer, at, closing)) is not None), default=None)
    if mark not in _TYPED:
        return end
    # Keyboards have the straight mark alone, so that it closes what a program opened, unless its like is opened first.
    straight = _next_unpaired(text, at, closing.get(_STRAIGHT, []))
    further = text.find(mark, at + 1, straight)
    parted = end is None or text.find(mark, at + 1, end) >= 0
    return straight if parted and straight is not None and further < 0 else end


def _next_unpaired(text: str, at: int, places: list[int]) -> int | None:
    """The first straight mark behind ``at`` that does not close one which was opened behind it."""
    first = bisect_right(places, at)
    some = places[first : first + _MOST_INSIDE]
    return next((place for place in some if text.count(_STRAIGHT, at, place) % 2 == 0), None)


def _next(mark: str, at: int, closing: dict[str, list[int]]) -> int | None:
    places = closing.get(mark, [])
    index = bisect_right(places, at)
    return places[index] if index < len(places) else None


def _says_something(words: str) -> bool:
    return len(words.split(maxsplit=2)) >= 2 or sum(map(is_unspaced, words[:_UNSPACED])) == _UNSPACED
