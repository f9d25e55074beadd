"""Where a passage stands whose characters are in another form than the page's: full-width, half-width and the like."""

from collections.abc import Callable
from dataclasses import replace

from pincite.core.text.forms import plain
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.similarity import Nearest


def find(passage: Passage, stream: Stream, look: Callable[[Passage, Stream], list[Span]]) -> list[Span]:
    """Every place, by ``look``, once both are in plain forms (ranges of ``stream.canonical``)."""
    forms, words = stream.plain_forms, plain(passage.text)
    if forms is None and words == passage.text:
        return []
    there = stream if forms is None else forms.stream
    places = look(Passage(words), there)
    return places if forms is None else forms.back(stream, places)


def nearest(passage: Passage, stream: Stream) -> Nearest | None:
    """The place most like the passage once both are in plain forms; None where they are so already."""
    forms, words = stream.plain_forms, plain(passage.canonical)
    if forms is None:
        return stream.words.nearest(words) if words != passage.canonical else None
    found = forms.stream.words.nearest(words)
    if found is None:
        return None
    standing = forms.back(stream, [forms.stream.grown_to_edges(found.span)])
    return replace(found, span=standing[0]) if standing else None
