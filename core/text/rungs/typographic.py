"""Where a passage stands when quotes, dashes, ligatures, line-end hyphens and spaces beside punctuation may differ."""

from pincite.core.text.occurrences import occurrences_in
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs.exact import MOST_PLACES


def find(passage: Passage, stream: Stream) -> list[Span]:
    """Every place where the spaced skeletons are equal, ascending; ranges are of ``stream.canonical``."""
    places: set[Span] = set()
    for wanted in passage.skeleton.readings:
        if not wanted.text:
            continue
        for reading in stream.skeleton.readings:
            for at in occurrences_in(reading.pieces, wanted.text):
                if place := stream.place(reading, at, at + len(wanted.text)):
                    places.add(place)
                if len(places) >= MOST_PLACES:
                    break
    return sorted(places)
