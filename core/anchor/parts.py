"""Where the parts of an elided quotation stand now that one of them was edited, or is gone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pincite.core.anchor.edges import block_edges
from pincite.core.anchor.extent import within_blocks
from pincite.core.anchor.ladder import find_part
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import elided
from pincite.core.text.sentences import sentences
from pincite.core.text.similarity import Nearest, WordIndex, least_similarity, spoken, words_of

#: The least share of the quotation, in code points, that must be kept for its place to be told.
_LEAST_KEPT: Final = 0.4
_LEAST_EDITED: Final = 0.6
#: How alike an edit is to a part that is looked for in the block of another alone.
_LEAST_BESIDE: Final = 0.5
#: The longest parts, and places of each, around which the others are looked for.
_MOST_LONG: Final = 3
_MOST_TRIED: Final = 4
_STOPS: Final = (".", "!", "?", "\u2026", "\u3002")
#: Code points on either side in which they are, in their block.
_REACH: Final = 4_000


@dataclass(frozen=True, slots=True)
class _Placed:
    """A part, and how alike it is to what stands at its place."""

    part: Passage
    span: Span
    kept: float


def nearest_parts(words: Passage, stream: Stream) -> Nearest | None:
    """The range from the first to the last part of ``words`` that stands in one block, in their order.

    Each part stands there as it is, or so like it that it counts as an edit. The similarity is the share of the
    quotation that is kept. None where nothing is elided, or too little is kept to tell a place.
    """
    pieces = elided.segments(words.text)
    if pieces is None or len(pieces) == 1:
        return None
    parts = [Passage(piece) for piece in _without_stops(pieces)]
    total = sum(len(part.canonical) for part in parts)
    for at in sorted(range(len(parts)), key=lambda at: -len(parts[at].canonical))[:_MOST_LONG]:
        chains = [_around(at, place, parts, stream) for place in _placed(parts[at], stream)[:_MOST_TRIED]]
        found = [Nearest(_whole(chain, parts, stream), sum(one.kept for one in chain) / total) for chain in chains]
        best = max(found, key=lambda one: (one.similarity, one.span.start - one.span.end), default=None)
        # Where no part stands as it was, the edits must leave more.
        least = _LEAST_KEPT if find_part(parts[at], stream) else _LEAST_EDITED
        if best is not None and best.similarity >= least:
            return best
    return None


def _without_stops(pieces: Sequence[str]) -> list[str]:
    """The pieces without the stops beside an elision, which are the quoter's."""
    ended = [piece.rstrip(elided.STOPS) for piece in pieces[:-1]] + [pieces[-1].rstrip()]
    return [ended[0].lstrip(), *(piece.lstrip(elided.STOPS) for piece in ended[1:])]


def _placed(part: Passage, stream: Stream) -> list[_Placed]:
    """The places of a part in the whole page."""
    if places := find_part(part, stream):
        return [_Placed(part, place, len(part.canonical)) for place in places]
    return _edit(part, stream.words, 0, stream, least_similarity(len(part.canonical)))


def _around(at: int, place: _Placed, parts: Sequence[Passage], stream: Stream) -> list[_Placed]:
    """``place``, that of part ``at``, with those of the other parts before and after it in its block."""
    low, high = _block(place.span, stream)
    chain = [place]
    for part in reversed(parts[:at]):
        chain[:0] = _within(part, Span(low, chain[0].span.start), stream, last=True)
    for part in parts[at + 1 :]:
        chain += _within(part, Span(chain[-1].span.end, high), stream, last=False)
    return chain


def _whole(chain: Sequence[_Placed], parts: Sequence[Passage], stream: Stream) -> Span:
    """From the first placed part to the last, with the sentence where the quotation's first or last words are not."""
    start, end = chain[0].span.start, chain[-1].span.end
    low, high = _block(chain[0].span, stream).start, _block(chain[-1].span, stream).end
    before, behind = stream.canonical[low:start], stream.canonical[end:high]
    here = stream.canonical[start:end]
    words = _words(here)
    is_first = chain[0].part is parts[0] and words[:1] == _words(parts[0].canonical)[:1]
    if not is_first and before.strip() and not before.rstrip().endswith(_STOPS):
        start = low + sentences(before)[-1].start
    is_last = chain[-1].part is parts[-1] and words[-1:] == _words(parts[-1].canonical)[-1:]
    if not is_last and behind.strip() and not here.endswith(_STOPS):
        end += sentences(behind)[0].end
    return Span(start, end)


def _words(text: str) -> list[str]:
    return spoken(words_of(text))


def _block(place: Span, stream: Stream) -> Span:
    """The block that holds a place, as far as it is looked at."""
    low, high = max(0, place.start - _REACH), min(len(stream.canonical), place.end + _REACH)
    edges = block_edges(stream, Span(low, high))
    low = max([low, *(edge + 1 for edge in edges if edge < place.start)])
    return Span(low, min([high, *(edge for edge in edges if edge >= place.end)]))


def _within(part: Passage, region: Span, stream: Stream, *, last: bool) -> list[_Placed]:
    """The place of a part in a region: of several the ``last`` or the first."""
    if region.start >= region.end:
        return []
    text = stream.canonical[region.start : region.end]
    here = [place for place in find_part(part, stream) if region.start <= place.start and place.end <= region.end]
    if here:
        return [_Placed(part, here[-1 if last else 0], len(part.canonical))]
    return _edit(part, WordIndex(text), region.start, stream, _LEAST_BESIDE)


def _edit(part: Passage, words: WordIndex, start: int, stream: Stream, least: float) -> list[_Placed]:
    """What among ``words``, which begin at ``start``, is so like a part that it is an edit of it."""
    like = words.nearest(part.canonical)
    if like is None or like.similarity < least:
        return []
    span = within_blocks(Span(start + like.span.start, start + like.span.end), stream, part.canonical)
    return [_Placed(part, span, like.similarity * len(part.canonical))]
