"""Where a passage stands that repeats some of the page's marks and lacks others, each at the page's own place."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final
from unicodedata import normalize

from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.unmarked import kept

_SYMBOL: Final = re.compile(r"(?<![\s\d])[+*#\u2020\u2021\u00a7\u00b6\u2016\u204e\u203b]{1,4}")
_NUMBER: Final = re.compile(
    r"(?<![\w.,:/-])(?:[\[(]?[0-9]{1,3}[\])]?(?![\w/%-]|[.,:]\S)|[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]{1,3})\s?"
)
#: Marks of one excerpt that are looked at, and of a page in all places of the excerpt together.
_MOST: Final = 500
_MOST_SHOWN: Final = 50_000
#: Code points beside a place in which its outer marks stand.
_BESIDE: Final = 80


def find(passage: Passage, stream: Stream, look: Callable[[Passage, Stream], list[Span]]) -> list[Span]:
    """Every place where the passage stands, by ``look``, once both are without marks and its own are the page's.

    What looks like a mark in an excerpt may be a value. So each that is set aside must stand, to the letter, where the
    markup of the page shows it as one: the excerpt may lack marks of the page, and has none of its own.
    """
    if not stream.markers:
        return []
    for own in _readings(passage.text):
        bare = Passage("".join(passage.text[start:end] for start, end in kept(passage.text, own)))
        for unmarked in stream.unmarked:
            standing = unmarked.look(stream, partial(look, bare), length=len(bare.text))
            if standing is not None:
                said = _gaps(passage.text, Span(0, len(passage.text)), own)
                if agreeing := _agreeing(said, stream, standing, unmarked.marks):
                    return agreeing
    return []


def _agreeing(
    said: Mapping[int, Sequence[str]], stream: Stream, places: Sequence[Span], marks: Sequence[Span]
) -> list[Span]:
    """The places whose marks hold those of the excerpt, each at the same place of the words, in the same order."""
    agreeing: list[Span] = []
    left = _MOST_SHOWN
    for place in places:
        inside = stream.text_span(place.start, place.end)
        near = Span(max(0, inside.start - _BESIDE), inside.end + _BESIDE).among(marks)
        left -= len(near)
        if left < 0:
            break
        shown = _gaps(stream.text, inside, near)
        if all(_made_of("".join(texts), shown.get(at, ())) for at, texts in said.items()):
            agreeing.append(place)
    return agreeing


def _readings(text: str) -> Iterator[list[Span]]:
    """What may be the marks of an excerpt: its symbols; those and the number it begins with; those and all numbers."""
    symbols = [Span(*found.span()) for found in _SYMBOL.finditer(text)]
    numbers = [Span(*found.span()) for found in _NUMBER.finditer(text)]
    if len(symbols) + len(numbers) > _MOST:
        return
    if symbols:
        yield symbols
    if numbers and not text[: numbers[0].start].strip():
        yield sorted([numbers[0], *symbols])
    if len(numbers) > 1 or (numbers and text[: numbers[0].start].strip()):
        yield sorted([*numbers, *symbols])


def _made_of(text: str, marks: Sequence[str]) -> bool:
    for mark in marks:
        text = text.removeprefix(mark)
    return not text


def _gaps(text: str, inside: Span, marks: Sequence[Span]) -> dict[int, list[str]]:
    """The marks in and right beside a range of ``text``, by how many letters and digits of the range stand before."""
    gaps: dict[int, list[str]] = {}
    near = inside.start
    for mark in reversed([mark for mark in marks if mark.end <= inside.start]):
        if _solid(text[mark.end : near]):
            break
        gaps.setdefault(0, []).insert(0, _plain(text, mark))
        near = mark.start
    at, count = inside.start, 0
    for mark in marks:
        if mark.end <= inside.start or mark.start < at:
            continue  # Seen already: right before the range, or by its brackets and by its markup.
        count += _solid(text[at : min(mark.start, inside.end)])
        if mark.start >= inside.end and _solid(text[max(at, inside.end) : mark.start]):
            break
        gaps.setdefault(count, []).append(_plain(text, mark))
        at = mark.end
    return gaps


def _solid(text: str) -> int:
    """The letters and digits of a text: what two copies share that differ in white space and typography."""
    return sum(map(str.isalnum, text if text.isascii() else normalize("NFKC", text)))


def _plain(text: str, mark: Span) -> str:
    """A mark as it is compared: on the line, without brackets."""
    return normalize("NFKC", text[mark.start : mark.end]).strip("[]() \t\n\r\f\v\u00a0")
