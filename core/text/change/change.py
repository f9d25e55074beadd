"""The word diff of two readings of a passage, with the classes of what changed."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final, Literal

from pincite.core.text.change.classes import CLASSES, classify
from pincite.core.text.change.diff import Edit
from pincite.core.text.change.hunks import Hunk, Region
from pincite.core.text.change.pieces import Pieces, diff_pieces, without_islands
from pincite.core.text.change.typography import (
    is_respelled,
    with_typography_of,
    without_accents,
    without_typography,
)
from pincite.core.text.lexicon import lexicon_for

#: Equal words on either side that are read with a changed one, so that "three" of "three hundred" is not read alone.
_CONTEXT: Final = 12
#: Changed text is classified up to this many code points a side; a passage has rarely a thousandth of it.
_MOST_CLASSIFIED: Final = 30_000


@dataclass(frozen=True, slots=True)
class DiffOp:
    """One step from the old words to the new: ``equal``, ``insert``, ``delete`` or ``replace``.

    Both sides of an ``equal`` step keep their own typography, unless nothing but typography differs in all.
    """

    op: Literal["equal", "insert", "delete", "replace"]
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Change:
    """A word diff and its classes; ``critical`` are those classes that reverse or bound the meaning.

    The classes, in this order: ``number``, ``unit``, ``date``, ``sign`` (or operator), ``negation`` (a contrary counts
    as one), ``modal`` (a hedge counts as one), ``quantifier``, ``exception`` (or condition), ``direction`` (rose and
    fell, before and after, paid and was paid by), ``entity``, ``case``, ``wording``, ``spacing``, ``typography``,
    ``punctuation``. All up to ``direction`` are critical; ``entity`` is where one name stands for another, not where
    one was added or dropped.
    """

    diff: tuple[DiffOp, ...]
    classes: tuple[str, ...]
    critical: tuple[str, ...]


def compare(before: str, after: str, language: str = "") -> Change:
    """What changed from ``before`` to ``after`` (canonical passages); ``language`` is a BCP 47 tag or empty.

    The words of all ``before`` of the diff, joined by spaces, are the words of ``before``; so for ``after``. A step
    may begin within what a script without spaces writes, and then no space stands before it. Cost is bounded: a text
    too large to compare word for word gets a coarser diff, and classes are looked for in the first 30,000 code points
    of what changed.
    """
    was, now = Pieces(before), Pieces(after)
    # From here on a space stands between any two pieces, so that digits are a number of their own wherever they stand.
    old, new = was.words, now.words
    lexicon = lexicon_for(language, f"{before[:2000]} {after[:2000]}")
    is_french = lexicon.tag == "fr"
    bare = tuple([without_accents(word, is_french=is_french) for word in side] for side in (old, new))
    edits = without_islands(was, without_typography(bare[0], bare[1], diff_pieces(was, now)))
    steps = tuple(DiffOp(edit.op, was.written(edit.i, edit.j), now.written(edit.k, edit.m)) for edit in edits)
    changed = [edit for edit in edits if edit.op != "equal"]
    if not changed:
        classes = () if before == after else ("spacing",)
        return Change(steps, classes, ())
    if is_respelled((old, new), bare):
        return Change(steps, ("typography",), ())
    shown, edits = with_typography_of(old, new, edits)
    regions = _regions(old, shown, [edit for edit in edits if edit.op != "equal"])
    found, critical = classify(regions, language, lexicon)
    if sum(max(len(region.old), len(region.new)) for region in regions) >= _MOST_CLASSIFIED:
        # Some of what changed was not looked at: at least its words did.
        found.add("wording")
    return Change(
        steps,
        tuple(name for name in CLASSES if name in found),
        tuple(name for name in CLASSES if name in critical),
    )


def _regions(old: Sequence[str], new: Sequence[str], changed: Sequence[Edit]) -> list[Region]:
    """The changed places with some equal words around them, those that touch as one."""
    old_starts = [0, *accumulate(len(word) + 1 for word in old)]
    new_starts = [0, *accumulate(len(word) + 1 for word in new)]
    batches: list[list[Edit]] = []
    for edit in changed:
        if batches and edit.i - batches[-1][-1].j <= 2 * _CONTEXT:
            batches[-1].append(edit)
        else:
            batches.append([edit])
    regions: list[Region] = []
    budget = _MOST_CLASSIFIED
    for batch in batches:
        first, last = batch[0], batch[-1]
        lead = min(_CONTEXT, first.i, first.k)
        trail = min(_CONTEXT, len(old) - last.j, len(new) - last.m)
        hunks = [
            Hunk(
                *_extent(old_starts, edit.i, edit.j, first.i - lead),
                *_extent(new_starts, edit.k, edit.m, first.k - lead),
            )
            for edit in batch
        ]
        region = Region(
            " ".join(old[first.i - lead : last.j + trail])[:budget],
            " ".join(new[first.k - lead : last.m + trail])[:budget],
            tuple(hunk for hunk in hunks if hunk.old_start <= budget and hunk.new_start <= budget),
            opens=first.i == lead or old[first.i - lead - 1][-1] in ".!?:\u2026",
        )
        regions.append(region)
        budget -= max(len(region.old), len(region.new))
        if budget <= 0:
            break
    return regions


def _extent(starts: Sequence[int], first: int, last: int, base: int) -> tuple[int, int]:
    """Where words ``[first, last)`` stand in the text that begins with word ``base``."""
    start = starts[first] - starts[base]
    return start, max(start, starts[last] - starts[base] - 1) if last > first else start
