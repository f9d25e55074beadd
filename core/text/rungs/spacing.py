"""Where a passage stands but for spaces between letters: harmless where the page explains them, else a change."""

from dataclasses import dataclass

from pincite.core.text.characters import is_hangul, is_mark, is_unspaced, is_word
from pincite.core.text.occurrences import occurrences_in
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.reading import Reading

_MOST_PLACES = 20
_MOST_LOOKS = 400
#: Code points compared one by one for all places together.
_MOST_COMPARED = 1_000_000
#: What accounts for a space.
_TAG, _LINE = "tag", "line"


@dataclass(frozen=True, slots=True)
class Respaced:
    """A place where only spaces differ; ``at_tags`` when the page accounts for every one of them.

    ``at_lines`` when its lines do, or its printer, and no tag has a part in it.
    """

    span: Span
    at_tags: bool
    at_lines: bool


def find(passage: Passage, stream: Stream) -> list[Respaced]:
    """Every place where the passage stands but for spaces; ranges are of ``stream.canonical``."""
    wanted, reading = passage.skeleton.joined, stream.skeleton.joined
    found: list[Respaced] = []
    if not wanted.tight:
        return found
    most = max(1, min(_MOST_PLACES, _MOST_COMPARED // len(wanted.tight)))
    for at in occurrences_in(reading.tight_parts(), wanted.tight, most=_MOST_LOOKS):
        start, end = reading.loosen(at, at + len(wanted.tight))
        if place := stream.place(reading, start, end):
            text = reading.text
            differences = _differences(wanted.text, text, start, end)
            causes = {_cause(stream, reading, text, at) for at in differences}
            found.append(Respaced(place, None not in causes, causes == {_LINE}))
        if len(found) == most:
            break
    return found


def _differences(wanted: str, page: str, start: int, end: int) -> list[int]:
    """Places in ``page``, each of the character before which one side has a space and the other none."""
    places: list[int] = []
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


def _cause(stream: Stream, reading: Reading, text: str, place: int) -> str | None:
    """What explains the space, or its lack, between the letters on either side of ``place``: a tag, a line, or None."""
    before = place - 1
    while text[before] == " ":
        before -= 1
    if text[before].isdigit() and text[place].isdigit():
        return None  # "1 0" and "10" are two numbers, whatever the markup.
    left, right = reading.to_canonical(before, before + 1), reading.to_canonical(place, place + 1)
    if left is None or right is None:
        return None
    low, high = stream.to_text(left[1] - 1) + 1, stream.to_text(right[0])
    if stream.has_inline_edge(low, high):
        return _TAG
    edges = bool(stream.block_edges_between(low, high))
    if not edges and stream.spaces_told and _is_told(text[before], text[place]):
        return _LINE
    if not edges and "\n" in stream.text[low:high] and (is_hangul(text[before]) or is_hangul(text[place])):
        return _LINE  # Korean writes spaces, and its lines may end within a word all the same.
    # Two blocks glued together, as tools that take a page's text leave them: "TitleThe tide". Few words turn to a
    # capital letter inside; "no" and "where" in two cells are no "nowhere".
    glued = text[place - 1] == " " and text[before].islower() and text[place].isupper()
    return _TAG if glued and edges else None


def _is_told(before: str, after: str) -> bool:
    """Whether only the distance of two characters says that there is a space between them.

    Beside a letter of East Asia that holds for a digit, too: printers set the two apart.
    """
    if is_hangul(before) or is_hangul(after) or is_unspaced(before) or is_unspaced(after):
        return is_word(before) and is_word(after)
    return all(character.isalpha() or is_mark(character) for character in (before, after))
