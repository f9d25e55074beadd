"""Where a passage stands that repeats the numbers of the page's ordered lists, which its text does not hold.

A reader sees "2. Add the rice", and copies it; the markup says no more than that this is an item of an ordered list. So
the page is read with the numbers that a browser draws: one that the passage has stands in it, or it is no match.
"""

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from pincite.core.text.canonical import canonicalize_text
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.respelled import Piece, Respelled
from pincite.core.text.sizes import LARGE
from pincite.core.text.unmarked import kept

_LABEL: Final = re.compile(r"(?<!\S)\(?(?:[0-9]{1,5}|[A-Za-z]{1,7})[.)](?=\s)")
_WORD: Final = re.compile(r"\w+")
#: White space between the place of a number and the first word of its item, and of that word what is compared.
_BEFORE: Final = 200
_LONGEST_WORD: Final = 60
#: How a copy writes the number of an item: as browsers draw it, and as Markdown may.
_FORMS: Final = ("{}. ", "{}) ", "({}) ")


def find(passage: Passage, stream: Stream, look: Callable[[Passage, Stream], list[Span]]) -> list[Span]:
    """Every place where the passage stands, by ``look``, once the lists show their numbers."""
    for numbered in _numbered_streams(passage.text, stream):
        backs = {numbered.back(stream, place) for place in look(passage, numbered.stream)}
        if standing := sorted(place for place in backs if stream.has_edges(place)):
            return standing
    return []


def without(passage: Passage, stream: Stream, place: Span) -> Passage:
    """The passage without the numbers that the lists at ``place`` of ``stream`` show, each before the same word."""
    inside = stream.text_span(place.start, place.end)
    own: defaultdict[tuple[str, str], list[Span]] = defaultdict(list)
    for found in _LABEL.finditer(passage.text) if stream.ordinals else ():
        own[found[0].strip("(.)"), _word_at(passage.text, found.end())].append(Span(*found.span()))
    if not own:
        return passage
    labels: list[Span] = []
    for offset, label in stream.ordinals[bisect_left(stream.ordinals, (inside.start - _BEFORE, "")) :]:
        if offset >= inside.end:
            break
        if stream.text[offset : inside.start].strip():
            continue
        at = labels[-1].end if labels else 0
        labels += [span for span in own[label, _word_at(stream.text, offset)] if span.start >= at][:1]
    return Passage("".join(passage.text[start:end] for start, end in kept(passage.text, labels)))


def drawn(stream: Stream, place: Span) -> str:
    """What stands at ``place``, canonical, with the numbers that its lists show; empty where they show none."""
    inside = stream.text_span(place.start, place.end)
    pieces: list[str] = []
    at = inside.start
    for offset, label in stream.ordinals[bisect_left(stream.ordinals, (inside.start - _BEFORE, "")) :]:
        if offset >= inside.end:
            break
        if stream.text[offset : inside.start].strip():
            continue
        pieces += [stream.text[at : max(at, offset)], f"{label}. "]
        at = max(at, offset)
    return canonicalize_text("".join([*pieces, stream.text[at : inside.end]])) if pieces else ""


def _word_at(text: str, offset: int) -> str:
    """The first word after ``offset``."""
    found = _WORD.search(text, offset, offset + _BEFORE + _LONGEST_WORD)
    return found[0].casefold() if found else ""


def _numbered_streams(words: str, stream: Stream) -> Iterator[Respelled]:
    """The stream with its numbers in the forms that ``words`` have, and those that they lack in each of these."""
    if not stream.ordinals or len(stream.text) > LARGE:
        return
    shown = {label for _, label in stream.ordinals}
    used: dict[str, str] = {}
    for found in _LABEL.finditer(words):
        label = found[0].strip("(.)")
        form = next((form for form in _FORMS if form.format(label) == f"{found[0]} "), None)
        if label in shown and form is not None:
            used.setdefault(label, form)
    # A list within a list has another form as often as not: "2. ... (a) ... (b)".
    for form in dict.fromkeys(used.values()):
        yield Respelled.of(stream, _numbered(stream, used, form))


def _numbered(stream: Stream, forms: Mapping[str, str], other: str) -> Iterator[Piece]:
    at = 0
    for offset, label in stream.ordinals:
        yield Piece(at, offset)
        yield Piece(offset, offset, forms.get(label, other).format(label))
        at = offset
    yield Piece(at, len(stream.text))
