"""Where the segments of an elided quotation stand in order, and whether the elision hides what reverses it."""

import re
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from string import whitespace
from typing import Final

from pincite.core.text.bounds import bound_before, negation_or_exception
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.sentences import sentences
from pincite.core.text.tokens import word_count

#: Three dots and, behind or before an end of a sentence, a fourth, however spaced; the point of ".5" is none of them.
_DOTS = r"(?:\u2026|\.\s?\.\s?\.)(?:\s?\.(?!\d))?"
ELISION = re.compile(rf"\[\s?{_DOTS}\s?\]|\(\s?{_DOTS}\s?\)|{_DOTS}")
#: What a quoter may leave between two elisions, or between one and the end: spaces, and marks that tell nothing.
STOPS: Final = f"{whitespace}.,;:\"'\u201c\u201d\u2018\u2019"
_LEAST_WORDS: Final = 2
_LONG_SEGMENT: Final = 4
#: Code points behind a gap in which a phrase goes on that begins in it.
_PHRASE: Final = 40
#: More parts than these are not looked for.
MOST_PARTS: Final = 12


@dataclass(frozen=True, slots=True)
class Elided:
    """The tightest placement of the segments: the whole range, and what the gaps hold."""

    span: Span
    #: A negation or exception left out of a sentence that is quoted, or what bounds the very words that go on behind
    #: the gap ("at most", "might"): the placement is no match.
    hides: str | None = None
    #: A negation or exception in a sentence left out whole.
    negation_elsewhere: bool = False


def parts(text: str) -> list[str]:
    """The pieces between the elisions, however small; empty when nothing is elided. Stops alone are no piece."""
    return [piece for piece in ELISION.split(text) if piece.strip(STOPS)] if ELISION.search(text) else []


def segments(text: str) -> list[str] | None:
    """The pieces between the elisions; None when nothing is elided or the pieces are too small to tell anything."""
    pieces = parts(text)
    words = [word_count(piece) for piece in pieces]
    if not pieces or len(pieces) > MOST_PARTS or min(words) < _LEAST_WORDS or max(words) < _LONG_SEGMENT:
        return None
    return pieces


def find(
    passage: Passage, stream: Stream, look: Callable[[Passage, Stream], list[Span]], language: str = ""
) -> Elided | None:
    """The tightest placement in one block, or None. ``look`` finds the places of one segment."""
    pieces = segments(passage.text)
    if pieces is None:
        return None
    places: list[list[Span]] = []
    for piece in pieces:
        found = look(Passage(piece), stream)
        if not found:
            return None
        places.append(found)
    placements = [chain for first in places[0] if (chain := _chain(first, places[1:], stream))]
    if not placements:
        return None
    tightest = min(placements, key=lambda chain: (chain[-1].end - chain[0].start, chain[0].start))
    return _judged(tightest, stream, language)


def _chain(first: Span, rest: list[list[Span]], stream: Stream) -> list[Span] | None:
    """The nearest following place of each further segment, while all stay in one block."""
    chain = [first]
    for options in rest:
        at = bisect_left(options, Span(chain[-1].end, chain[-1].end))
        if at == len(options):
            return None
        chain.append(options[at])
    return None if stream.crosses_block(Span(chain[0].start, chain[-1].end)) else chain


def _judged(chain: list[Span], stream: Stream, language: str) -> Elided:
    whole = Span(chain[0].start, chain[-1].end)
    # Sentences are told apart in the block around the placement, not in the page.
    low, high = max(0, whole.start - 400), min(len(stream.canonical), whole.end + 400)
    edges = [*map(stream.to_canonical, stream.block_edges_between(stream.to_text(low), stream.to_text(high)))]
    low = max([low, *(edge for edge in edges if edge <= whole.start)])
    high = min([high, *(edge for edge in edges if edge >= whole.end)])
    around = [Span(s.start + low, s.end + low) for s in sentences(stream.canonical[low:high])]
    elsewhere = False
    for before, after in pairwise(chain):
        gap = Span(before.end, after.start)
        for sentence in around:
            if not sentence.overlaps(gap):
                continue
            start, end = max(sentence.start, gap.start), min(sentence.end, gap.end)
            quoted = sentence.overlaps(before) or sentence.overlaps(after)
            word = _bound(stream.canonical, sentence, Span(start, end), language, goes_on=sentence.overlaps(after))
            if word is None:
                continue
            if quoted:
                return Elided(whole, hides=word)
            elsewhere = True
    return Elided(whole, negation_elsewhere=elsewhere)


def _bound(canonical: str, sentence: Span, gap: Span, language: str, *, goes_on: bool) -> str | None:
    """What is left out of a sentence that reverses it or, where it goes on behind the gap, bounds the next words."""
    around = canonical[sentence.start : sentence.end]
    left_out = canonical[gap.start : gap.end]
    if word := negation_or_exception(left_out, language, around=around):
        return word
    if not goes_on:
        return None
    # A phrase may go on in what is quoted: "it is a myth ... that".
    text = canonical[sentence.start : min(sentence.end, gap.end + _PHRASE)]
    at = gap.end - sentence.start
    further = text[gap.start - sentence.start :]
    return negation_or_exception(further, language, before=len(left_out), around=around) or bound_before(
        text, at, language, since=gap.start - sentence.start
    )
