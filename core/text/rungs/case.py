"""Where a passage stands when only the case of letters differs: a change, for "Son" and "son" are not one word."""

from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage


def find(passage: Passage, stream: Stream) -> list[Span]:
    """Every place where the lower-cased spaced skeletons are equal; ranges are of ``stream.canonical``."""
    wanted, reading = _lower(passage.skeleton.joined.text), stream.skeleton.joined
    if not wanted:
        return []
    text = _lower(reading.text)
    places: list[Span] = []
    looked_at = 0
    at = text.find(wanted)
    while at >= 0 and looked_at < 200:
        looked_at += 1
        span = Span(*reading.to_canonical(at, at + len(wanted)))
        if stream.has_edges(span):
            places.append(span)
        at = text.find(wanted, at + 1)
    return places


def _lower(text: str) -> str:
    """Lower case, letter for letter: those few whose lower case is longer stay as they are."""
    lowered = text.lower()
    if len(lowered) == len(text):
        return lowered
    return "".join(low if len(low := char.lower()) == 1 else char for char in text)
