"""Where a passage stands nearest when only the passage, or only the page, has vowel points or stress marks."""

from dataclasses import replace

from pincite.core.text.page import Stream
from pincite.core.text.passage import Passage
from pincite.core.text.points import has_points, points_of, without_points
from pincite.core.text.respelled import Piece, Respelled
from pincite.core.text.similarity import Nearest
from pincite.core.text.sizes import LARGE


def nearest(passage: Passage, stream: Stream) -> Nearest | None:
    """The place most like the passage once both are without points; None where neither has any."""
    if (not has_points(passage.text) and not stream.is_pointed) or len(stream.text) > LARGE:
        return None
    bounds = [0, *(place for gap in points_of(stream.text) for place in gap), len(stream.text)]
    letters = Respelled.of(stream, (Piece(bounds[at], bounds[at + 1]) for at in range(0, len(bounds), 2)))
    found = letters.stream.words.nearest(without_points(passage.canonical))
    return found and replace(found, span=letters.back(stream, letters.stream.grown_to_edges(found.span)))
