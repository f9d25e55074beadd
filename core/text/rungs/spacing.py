"""Where a passage stands but for spaces between letters: harmless at the edge of an inline tag, else a change."""

from dataclasses import dataclass

from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.skeleton import Reading

_MOST_PLACES = 20


@dataclass(frozen=True, slots=True)
class Respaced:
    """A place where only spaces differ; ``at_inline_edges`` when the markup accounts for every one of them."""

    span: Span
    at_inline_edges: bool


def find(passage: Passage, stream: Stream) -> list[Respaced]:
    """Every place where the passage stands but for spaces; ranges are of ``stream.canonical``."""
    wanted, reading = passage.skeleton.joined, stream.skeleton.joined
    found: list[Respaced] = []
    if not wanted.tight:
        return found
    looked_at = 0
    at = reading.tight.find(wanted.tight)
    while at >= 0 and len(found) < _MOST_PLACES and looked_at < 20 * _MOST_PLACES:
        looked_at += 1
        start, end = reading.loosen(at, at + len(wanted.tight))
        span = Span(*reading.to_canonical(start, end))
        if stream.has_edges(span):
            differences = _differences(wanted.text, reading, start, end)
            found.append(Respaced(span, all(_is_inline_edge(stream, reading, place) for place in differences)))
        at = reading.tight.find(wanted.tight, at + 1)
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


def _is_inline_edge(stream: Stream, reading: Reading, place: int) -> bool:
    """Whether an inline tag opened or closed between the letters on either side of ``place``."""
    before = place - 1
    while reading.text[before] == " ":
        before -= 1
    if reading.text[before].isdigit() and reading.text[place].isdigit():
        return False  # "1 0" and "10" are two numbers, whatever the markup.
    left = stream.to_text(reading.to_canonical(before, before + 1)[1] - 1)
    right = stream.to_text(reading.to_canonical(place, place + 1)[0])
    return stream.has_inline_edge(left + 1, right)
