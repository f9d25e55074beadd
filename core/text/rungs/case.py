"""Where a passage stands when only the case of letters differs: a change, for "Son" and "son" are not one word."""

from pincite.core.text.occurrences import occurrences_in
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage

_MOST_LOOKS = 200


def find(passage: Passage, stream: Stream) -> list[Span]:
    """Every place where the lower-cased spaced skeletons are equal; ranges are of ``stream.canonical``."""
    wanted, reading = "".join(passage.skeleton.joined.lower_parts()), stream.skeleton.joined
    if not wanted:
        return []
    places = occurrences_in(reading.lower_parts(), wanted, most=_MOST_LOOKS)
    looked_at = (stream.place(reading, at, at + len(wanted)) for at in places)
    return [place for place in looked_at if place]
