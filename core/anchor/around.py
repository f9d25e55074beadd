"""What around a place could reverse the words that stand there, and what of that came after the stamp."""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from pincite.core.anchor.edges import block_edges
from pincite.core.anchor.place import NEIGHBOURS, beside, neighbours, neighbours_without
from pincite.core.models import Stamp
from pincite.core.text.canonical import hash_canonical
from pincite.core.text.corrections import notice, where_notices_stand
from pincite.core.text.notices import in_brackets, takes_back_a_part
from pincite.core.text.page import Span, Stream
from pincite.core.text.rebuttals import FOLLOWED_BY, Rebuttal, negates, rebuttals
from pincite.core.text.sentences import sentences
from pincite.core.text.surroundings import (
    CORRECTION,
    LEAD,
    PRECEDED_BY,
    TRUNCATED_BEFORE,
    flags,
)
from pincite.core.text.tokens import word_count
from pincite.core.text.unturned import unturned

#: Code points of a notice that are repeated, and of what else stands beside a passage.
_LONGEST: Final = 200
#: Flags that tell of words right after the passage.
_AFTER: Final = frozenset({TRUNCATED_BEFORE, FOLLOWED_BY})
#: What may close a passage before the words that go on.
_CLOSES: Final = " .,;:!?\"')]\u2026\u2019\u201d\u00bb"
_LINE_FEED: Final = re.compile("\n")


def surrounding_flags(stream: Stream, place: Span, language: str) -> tuple[str, ...]:
    """What around ``place`` could reverse it (DESIGN 5), and whether the place crosses blocks."""
    return flags(
        stream.canonical,
        place,
        block_edges=_edges_beside(stream, place),
        language=language,
        line_edges=partial(_line_edges, stream, place),
    )


def flags_since(stream: Stream, place: Span, stamp: Stamp, language: str) -> tuple[str, ...]:
    """What around ``place`` could reverse it, what was put beside it after the stamp included."""
    found = surrounding_flags(stream, place, language)
    before, after = neighbours(stream.canonical, place)
    if stamp.before in {None, before} and stamp.after in {None, after}:
        return found
    edges = _edges_near(stream, place)
    stamped, now = (stamp.before, stamp.after), (before, after)
    for one in rebuttals(stream.canonical, place, block_edges=edges, language=language):
        side = int(one.span.start >= place.end)
        if one.flag in found or stamped[side] in {None, now[side]}:
            continue
        if _is_new(one, stream.canonical, place, stamped[side] or "", language):
            found = (*found, one.flag)
    if CORRECTION not in found and (
        (stamp.before not in {None, before} and _is_marked_since(stream.canonical, place, stamp))
        or _is_taken_back_since(stream.canonical, place, stamp, edges)
    ):
        found = (*found, CORRECTION)
    return found


def told_beside(found: Sequence[str], stream: Stream, place: Span, language: str) -> tuple[str, ...]:
    """A note of not more than a line for each of the flags ``found`` that is of other words: what these are."""
    notes = list(_notice_told(stream, place, language)) if CORRECTION in found else []
    if PRECEDED_BY in found and (before := _ends(stream.canonical[max(0, place.start - LEAD) : place.start])):
        notes.append(f'right before it: "{before}"')
    if not _AFTER.isdisjoint(found) and (after := _begins(stream.canonical[place.end : place.end + LEAD])):
        notes.append(f'right after it: "{after}"')
    return tuple(notes)


def _ends(lead: str) -> str:
    """The sentence that ``lead`` ends in, or its end."""
    parts = sentences(lead)
    said = lead[parts[-1].start :].strip().replace('"', "'") if parts else ""
    return said if len(said) <= _LONGEST else f"\u2026 {said[-_LONGEST:].partition(' ')[2]}"


def _begins(rest: str) -> str:
    """What goes on in ``rest``: to the end of a sentence of two words at least, or its beginning."""
    ends = (one.end for one in sentences(rest) if word_count(rest[: one.end], 2) >= 2)
    said = rest[: next(ends, len(rest))].rstrip().lstrip(_CLOSES).replace('"', "'")
    return said if len(said) <= _LONGEST else f"{said[:_LONGEST].rpartition(' ')[0]} \u2026"


def _notice_told(stream: Stream, place: Span, language: str) -> tuple[str, ...]:
    """What the notice beside ``place`` says."""
    said = notice(stream.canonical, place, language=language, line_edges=partial(_line_edges, stream, place))
    if not said:
        low = max(0, place.start - LEAD)
        marks = list(in_brackets(stream.canonical[low : place.start]))
        said = stream.canonical[low + marks[-1].start : low + marks[-1].end] if marks else ""
    said = said.replace('"', "'")
    if len(said) > _LONGEST:
        said = f"{said[:_LONGEST].rsplit(' ', 1)[0]} \u2026"
    return (f'the notice: "{said}"',) if said else ()


def _is_marked_since(canonical: str, place: Span, stamp: Stamp) -> bool:
    """Whether a notice in brackets was put in above the passage, as behind a heading: "3 Fees [repealed]".

    One that always stood there may be of the section before.
    """
    low = max(0, place.start - LEAD)
    return any(
        hash_canonical(
            f"{canonical[max(0, at - NEIGHBOURS - 1) : at].rstrip()}{canonical[end : place.start]}"[-NEIGHBOURS:]
        )
        == stamp.before
        for at, end in ((low + one.start, low + one.end) for one in in_brackets(canonical[low : place.start]))
    )


def _is_taken_back_since(canonical: str, place: Span, stamp: Stamp, edges: Sequence[int]) -> bool:
    """Whether a line that takes back a part of a law by its number was put in right above or below the passage.

    One that always stood there, as notes do below the sections of a law, is of whichever part it names.
    """
    for start, end in pairwise((max(0, place.start - LEAD) - 1, *edges, min(len(canonical), place.end + LEAD))):
        if end - start > _LONGEST or not takes_back_a_part(canonical[start + 1 : end]):
            continue
        if end <= place.start:
            rest = f"{canonical[max(0, start - NEIGHBOURS) : max(0, start)]}{canonical[end : place.start]}"
            if hash_canonical(rest[-NEIGHBOURS:]) == stamp.before:
                return True
        elif start >= place.end:
            rest = f"{canonical[place.end : start]}{canonical[end : end + NEIGHBOURS]}"
            if hash_canonical(rest[:NEIGHBOURS]) == stamp.after:
                return True
    return False


def _is_new(rebuttal: Rebuttal, canonical: str, place: Span, stamped: str, language: str) -> bool:
    """Whether the stamped neighbour, which is another now, proves that ``rebuttal`` was not there, or not so."""
    side = int(rebuttal.span.start >= place.end)
    if not rebuttal.is_turned and neighbours_without(canonical, place, rebuttal.span)[side] == stamped:
        return True  # This, and nothing else, was put in.
    long = rebuttal.same_sentence and rebuttal.span.end - rebuttal.span.start >= NEIGHBOURS
    # All that the stamp knew there belonged to the passage's own sentence, is other words now, and they negate.
    if long and negates(beside(canonical, place, rebuttal.span), language):
        return True
    # Most readings differ where the stamp no longer looked.
    readings = dict.fromkeys(_unturned(canonical, place, rebuttal.span, language))
    return any(hash_canonical(text) == stamped for text in readings)


def _unturned(canonical: str, place: Span, rebuttal: Span, language: str) -> Iterator[str]:
    """What the stamp may have seen beside ``place`` before a word of ``rebuttal`` was put in or turned."""
    for text in unturned(canonical[rebuttal.start : rebuttal.end].strip(), language):
        if rebuttal.start >= place.end:
            gap, rest = canonical[place.end : rebuttal.start], canonical[rebuttal.end : rebuttal.end + NEIGHBOURS]
            yield f"{gap}{text}{rest}"[:NEIGHBOURS]
        else:
            lead = canonical[max(0, rebuttal.start - NEIGHBOURS) : rebuttal.start]
            gap = canonical[rebuttal.start : place.start]
            yield f"{lead}{text}{gap[len(gap.rstrip()) :]}"[-NEIGHBOURS:]


def _line_edges(stream: Stream, place: Span) -> list[int]:
    """Where lines end as near as a notice is looked for: at block edges, or at line feeds in a text without blocks."""
    found: set[int] = set()
    for near in where_notices_stand(len(stream.canonical), place):
        first, last = stream.to_text(max(0, near.start - 1)), stream.to_text(near.end)
        edges: Iterable[int] = stream.block_edges_between(first, last)
        if not stream.block_edges:
            edges = (match.start() for match in _LINE_FEED.finditer(stream.text, first, last + 1))
        found.update(map(stream.to_canonical, edges))
    return sorted(found)


def _edges_beside(stream: Stream, place: Span) -> list[int]:
    """The block edges before and after ``place``, and one inside it, if there is one: all that the flags ask for."""
    edges, inside = stream.block_edges, stream.text_span(place.start, place.end)
    first, last = bisect_left(edges, inside.start), bisect_left(edges, inside.end)
    near = {max(first - 1, 0), first, last}
    return sorted({stream.to_canonical(edges[index]) for index in near if index < len(edges)})


def _edges_near(stream: Stream, place: Span) -> list[int]:
    """Only the block edges as near as the flags look: what stands further off cannot bear on the passage."""
    return block_edges(stream, Span(max(0, place.start - LEAD), min(len(stream.canonical), place.end + LEAD)))
