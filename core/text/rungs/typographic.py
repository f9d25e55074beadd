"""Where a passage stands when quotes, dashes, ligatures, line-end hyphens and spaces beside punctuation may differ."""

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
            looked_at = 0
            at = reading.text.find(wanted.text)
            while at >= 0 and len(places) < MOST_PLACES and looked_at < 20 * MOST_PLACES:
                looked_at += 1
                span = Span(*reading.to_canonical(at, at + len(wanted.text)))
                if stream.has_edges(span):
                    places.add(span)
                at = reading.text.find(wanted.text, at + 1)
    return sorted(places)
