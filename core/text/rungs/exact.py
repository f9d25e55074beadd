"""Where the canonical passage stands in the canonical page, between word and number edges."""

from pincite.core.text.occurrences import occurrences
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage

#: Places of one passage beyond which more would only cost time.
MOST_PLACES = 200


def find(passage: Passage, stream: Stream) -> list[Span]:
    """Every place, ascending; ranges are of ``stream.canonical``."""
    return find_text(passage.canonical, stream)


def find_text(canonical: str, stream: Stream) -> list[Span]:
    """The same for words that are canonical already."""
    places: list[Span] = []
    if not canonical:
        return places
    for at in occurrences(canonical, stream.canonical):
        span = Span(at, at + len(canonical))
        if stream.has_edges(span):
            places.append(span)
        if len(places) == MOST_PLACES:
            break
    return places
