"""Where a notice that a document was corrected or withdrawn may stand, whether one does, and what it says."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from typing import Final

from pincite.core.text import notices
from pincite.core.text.lexicon import Lexicon, any_language, lexicon_for, words
from pincite.core.text.lexicon.words import keys
from pincite.core.text.own_sentence import same_sentence
from pincite.core.text.sentences import sentences
from pincite.core.text.span import Span

#: How near a correction notice stands, to the passage or to either end of the page.
_REACH: Final = 600
#: What stands behind "Correction" where that is a label: a colon or a dash, or a day and a colon.
_LEADS_ON: Final = re.compile(r"\s*(?:[:\u2014\u2013]|[,(] ?[^:;!?()]{0,30}\d[^:;!?()]{0,12}\)?:)")


def where_notices_stand(length: int, span: Span) -> list[Span]:
    """What is near the passage ``span`` of a text of that length, and near either end of the page."""
    near = Span(max(0, span.start - _REACH), min(length, span.end + _REACH))
    # Where both meet they are one: a notice that began in one and ended in the other would stand in neither.
    near = Span(
        0 if near.start <= _REACH else near.start,
        length if length - near.end <= _REACH else near.end,
    )
    places = [Span(near.start, span.start), Span(span.end, near.end)]
    if near.start > 0:
        places.append(Span(0, _REACH))
    if near.end < length:
        places.append(Span(length - _REACH, length))
    return places


def notice(text: str, span: Span, *, line_edges: Callable[[], Sequence[int]], language: str = "") -> str:
    """What the notice says of which ``flags`` tells ``correction``, the nearest first; empty where there is none."""
    places = where_notices_stand(len(text), span)
    if said := said_of_itself(text, places, line_edges, after=span.end):
        return _telling(said, notices.may_stand_in)
    edges = line_edges()
    for place in places:
        lexicon = lexicon_for(language, text[place.start : place.end])
        inner = edges[bisect_left(edges, place.start) : bisect_left(edges, place.end)]
        for start, end in pairwise((place.start, *inner, place.end)):
            if holds_notice(line := text[start:end].strip(), lexicon):
                return _telling(line, partial(holds_notice, lexicon=lexicon))
    return ""


def _telling(said: str, tells: Callable[[str], bool]) -> str:
    """The first sentence that tells, or all."""
    parts = (said[one.start : one.end].strip() for one in sentences(said))
    return next(filter(tells, parts), said)


def said_of_itself(text: str, places: Sequence[Span], line_edges: Callable[[], Sequence[int]], *, after: int) -> str:
    """The line by which the document says in one of the places that it was withdrawn; empty where none does.

    Where its lines end is asked only where it may.
    """
    held = [place for place in places if notices.may_stand_in(text[place.start : place.end])]
    edges = line_edges() if held else ()
    for place in held:
        near = edges[bisect_left(edges, place.start - 1) : bisect_right(edges, place.end)]
        if said := notices.said_in(text, place, line_edges=near, after=after):
            return said
    return ""


@lru_cache(maxsize=16)
def may_hold_notice(piece: str) -> bool:
    """Whether a correction notice may stand in a piece, in whatever language: the ends of a page are asked often."""
    return any_language().correction.may_stand_in(piece)


def holds_notice(piece: str, lexicon: Lexicon) -> bool:
    """Whether a phrase of a notice stands in a piece, or a label of one, or what was wrong in an earlier version."""
    if not lexicon.correction.may_stand_in(piece):
        return False
    for term in lexicon.correction.find(words(piece)):
        if term.kind == "notice":
            return True
        if term.kind == "version":
            said = keys(same_sentence(piece[term.end :]))
            if not lexicon.misstatements.isdisjoint(said):
                return True
        elif piece[term.start].isupper() and _LEADS_ON.match(piece, term.end):
            return True
    return False
