"""Where a passage stands but for spaces between letters: harmless where the markup explains them, else a change."""

from dataclasses import dataclass

from pincite.core.text.occurrences import occurrences
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.skeleton import Reading

_MOST_PLACES = 20
_MOST_LOOKS = 400
#: Code points compared one by one for all places together.
_MOST_COMPARED = 1_000_000


@dataclass(frozen=True, slots=True)
class Respaced:
    """A place where only spaces differ; ``at_tags`` when the markup accounts for every one of them."""

    span: Span
    at_tags: bool


def find(passage: Passage, stream: Stream) -> list[Respaced]:
    """Every place where the passage stands but for spaces; ranges are of ``stream.canonical``."""
    wanted, reading = passage.skeleton.joined, stream.skeleton.joined
    found: list[Respaced] = []
    if not wanted.tight:
        return found
    most = max(1, min(_MOST_PLACES, _MOST_COMPARED // len(wanted.tight)))
    for at in occurrences(wanted.tight, reading.tight, most=_MOST_LOOKS):
        start, end = reading.loosen(at, at + len(wanted.tight))
        if place := stream.place(reading, start, end):
            differences = _differences(wanted.text, reading, start, end)
            found.append(Respaced(place, all(_is_the_markups(stream, reading, at) for at in differences)))
        if len(found) == most:
            break
    return found


def _differences(wanted: str, reading: Reading, start: int, end: int) -> list[int]:
    """Places in ``reading.text``, each of the character before which one side has a space and the other none."""
    places: list[int] = []
    page = reading.text
    at = 0
    here = start
    while here < end and at < len(wanted):
        wanted_space, page_space = wanted[at] == " ", page[here] == " "
        if wanted_space == page_space:
            at += 1
            here += 1
        elif wanted_space:
            places.append(here)
            at += 1
        else:
            here += 1
            places.append(here)
    return places


def _is_the_markups(stream: Stream, reading: Reading, place: int) -> bool:
    """Whether a tag stands between the letters on either side of ``place`` that explains the space, or its lack."""
    before = place - 1
    while reading.text[before] == " ":
        before -= 1
    if reading.text[before].isdigit() and reading.text[place].isdigit():
        return False  # "1 0" and "10" are two numbers, whatever the markup.
    left, right = reading.to_canonical(before, before + 1), reading.to_canonical(place, place + 1)
    if left is None or right is None:
        return False
    low, high = stream.to_text(left[1] - 1) + 1, stream.to_text(right[0])
    if stream.has_inline_edge(low, high):
        return True
    # Two blocks glued together, as tools that take a page's text leave them: "TitleThe tide". Few words turn to a
    # capital letter inside; "no" and "where" in two cells are no "nowhere".
    glued = reading.text[place - 1] == " " and reading.text[before].islower() and reading.text[place].isupper()
    return glued and bool(stream.block_edges_between(low, high))
