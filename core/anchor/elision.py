"""Why a quotation with its quoter's signs does not stand, and what comes nearest to its parts."""

from typing import Final

from pincite.core.anchor.extent import closed, within_blocks
from pincite.core.anchor.ladder import find_part, refused_elision
from pincite.core.text.in_quotes import in_quotes
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import editorial, elided
from pincite.core.text.rungs.remarks import without_remarks
from pincite.core.text.similarity import least_similarity

_SHOWN: Final = 100
_HALF: Final = 0.5


def why_refused(words: Passage, stream: Stream, language: str = "") -> str:
    """A sentence for the quoter on why ``words`` are no match; empty when nothing is elided in them or in brackets."""
    if (bare := without_remarks(words.text)) is not None:
        words = Passage(bare)
    parts = elided.parts(words.text)
    if not parts:
        return _why_brackets(words, stream, language)
    if len(parts) > elided.MOST_PARTS:
        return f"An elided quotation has at most {elided.MOST_PARTS} parts."
    if elided.segments(words.text) is None:
        return "Each part of an elided quotation needs at least two words, one of them four."
    missing = next((part for part in parts if not find_part(Passage(part), stream)), None)
    if missing is not None:
        shown = missing.strip()
        cut = f"{shown[:_SHOWN]}\u2026" if len(shown) > _SHOWN else shown
        reason = f"Each part of an elided quotation must stand there, and this one does not: {in_quotes(cut)}."
        return " ".join(filter(None, (reason, _why_brackets(Passage(missing), stream, language))))
    if refused_elision(words, stream, language) is not None:
        return "The elision leaves out a negation or an exception of a sentence that is quoted."
    return "The parts of an elided quotation must stand in their order in one block of the page."


def _why_brackets(words: Passage, stream: Stream, language: str) -> str:
    bracket = editorial.refused(words.text, stream.canonical, language)
    if bracket is None:
        return ""
    if bracket:
        return (
            "Words in brackets may not negate, bound, count or turn what the page says, nor make another word of one, "
            f"unless the page has them: {in_quotes(bracket)}."
        )
    return (
        "Outside its brackets a quotation needs at least three words and has only words of the page; a bracket holds "
        "words of the page, words put in, an ending, or a name for a pronoun."
    )


def nearest_to_parts(words: Passage, stream: Stream) -> Span | None:
    """The place of the longest part of ``words`` that is found, and of what other parts stand in its block.

    Of words of which nothing is elided, the place that is at least half like them.
    """
    if not elided.parts(words.text):
        return _likest(words, stream, _HALF)
    parts = sorted(elided.parts(words.text)[: elided.MOST_PARTS], key=len, reverse=True)
    whole: Span | None = None
    for part in parts:
        places = _places(Passage(part), stream)
        if not places:
            continue
        if whole is None:
            whole = places[0]
            continue
        near = min((abs(place.start - whole.start), place) for place in places)[1]
        both = Span(min(whole.start, near.start), max(whole.end, near.end))
        whole = whole if stream.crosses_block(both) else both
    return whole


def _places(part: Passage, stream: Stream) -> list[Span]:
    """Where a part stands, or what is so like it that it counts as an edit of it."""
    if places := find_part(part, stream):
        return places
    like = _likest(part, stream, least_similarity(len(part.canonical)))
    return [] if like is None else [like]


def _likest(words: Passage, stream: Stream, least: float) -> Span | None:
    like = stream.words.nearest(words.canonical)
    if like is None or like.similarity < least:
        return None
    place = within_blocks(stream.grown_to_edges(like.span), stream, words.canonical)
    return closed(place, stream, words.canonical)
