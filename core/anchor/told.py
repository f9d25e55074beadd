"""Where a passage began and ended by its stamped neighbours, as far as these still stand."""

from collections.abc import Callable, Iterable
from typing import Final

from pincite.core.anchor.place import NEIGHBOURS
from pincite.core.anchor.vicinity import Vicinity
from pincite.core.models import Stamp
from pincite.core.text.canonical import hash_canonical
from pincite.core.text.page import Span
from pincite.core.text.similarity import WordIndex

#: A stamped neighbour shorter than this stands beside too many places to tell one.
_TELLING: Final = 12


def told(near: Vicinity, stamp: Stamp) -> tuple[int | None, int | None]:
    """Where the passage begins and ends by its stamped neighbours, as far as they still stand there."""
    start, end = near.span
    after = _beside(near, stamp.before, near.here.starts, before=True)
    first = _likest(near, after, lambda at: Span(at, end))
    before = _beside(near, stamp.after, near.here.ends, before=False)
    return first, _likest(near, before, lambda at: Span(start if first is None else first, at))


def have_met(near: Vicinity, stamp: Stamp) -> bool:
    """Whether the range is one of the stamped neighbours, and nothing parts them any more but a space."""
    canonical, span = near.canonical, near.span
    return any(
        min(at, len(canonical) - at) >= _TELLING
        and hash_canonical(canonical[max(0, at - NEIGHBOURS) : at]) == stamp.before
        and hash_canonical(canonical[at - 1 : at - 1 + NEIGHBOURS]) == stamp.after
        for at in near.here.starts
        if span.start - NEIGHBOURS < at < span.end + NEIGHBOURS
    )


def _beside(near: Vicinity, digest: str | None, places: Iterable[int], *, before: bool) -> list[int]:
    """Those of ``places`` that stand beside the stamped neighbour; none where the passage itself holds it."""
    if digest is None:
        return []

    def stands(text: str, at: int) -> bool:
        side = text[max(0, at - NEIGHBOURS) : at] if before else text[at : at + NEIGHBOURS]
        return len(side) >= _TELLING and hash_canonical(side) == digest

    own = WordIndex(near.wanted)
    if any(stands(near.wanted, at) for at in (own.starts if before else own.ends)):
        return []
    return [at for at in places if stands(near.canonical, at)]


def _likest(near: Vicinity, places: Iterable[int], made: Callable[[int], Span]) -> int | None:
    """Of places that are sure the one of the fewest edits, if it leaves half of what the passage keeps."""
    kept = near.kept(near.span)
    some = [at for at in places if near.is_range(made(at)) and 2 * near.kept(made(at)) >= max(kept, 1)]
    return min(some, key=lambda at: near.edits(made(at)), default=None)
