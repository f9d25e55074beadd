"""Where a passage stands whose characters are in another form than the page's: full-width, half-width and the like."""

import re
from collections.abc import Callable
from dataclasses import replace
from heapq import nlargest
from typing import Final

from pincite.core.text.forms import plain
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.similarity import Nearest
from pincite.core.text.sizes import LARGE

#: Letters in a row that no form of either parts: spaces come and go where Latin letters meet others.
_ROW: Final = re.compile(r"[A-Za-z]+|[^\W\d_A-Za-z]{1,8}")
#: The end of a line may part a row without spaces.
_TRIED: Final = 3


def find(passage: Passage, stream: Stream, look: Callable[[Passage, Stream], list[Span]]) -> list[Span]:
    """Every place, by ``look``, once both are in plain forms (ranges of ``stream.canonical``)."""
    if len(stream.text) > LARGE or (passage.text.isascii() and stream.text.isascii()):
        return []
    words = Passage(plain(passage.text))
    # To look for its longest words costs next to nothing beside writing the whole page otherwise.
    rows = nlargest(_TRIED, _ROW.findall(words.text), key=len)
    if rows and not any(row in stream.text for row in rows) and not stream.has_letter_forms:
        return []
    forms = stream.plain_forms
    if forms is None and words.text == passage.text:
        return []
    places = look(words, stream if forms is None else forms.stream)
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
