"""A word diff whose cost is bounded whatever the two texts are."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Final, Literal, NamedTuple

Op = Literal["equal", "insert", "delete", "replace"]

#: difflib looks at every pair of equal words, up to once for each block it finds; above this many it is not asked.
_MOST_PAIRS: Final = 40_000
_MOST_WORDS: Final = 4_000
#: Anchors are sought this many times inside one another.
_DEPTH: Final = 4


class Edit(NamedTuple):
    """One step: words ``[i, j)`` of the old text became words ``[k, m)`` of the new."""

    op: Op
    i: int
    j: int
    k: int
    m: int


def diff(before: Sequence[str], after: Sequence[str]) -> list[Edit]:
    """The edits that turn ``before`` into ``after``, in order, equal runs included; each side is covered once.

    Common ends are trimmed; what is left is compared by difflib where it is small, else cut at words that stand once
    in each side (as patience diff does) and compared between the cuts; what is still too large becomes one coarse
    replacement.
    """
    head = 0
    most = min(len(before), len(after))
    while head < most and before[head] == after[head]:
        head += 1
    tail = 0
    while tail < most - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    edits = [Edit("equal", 0, head, 0, head)]
    edits += _middle(before, after, (head, len(before) - tail, head, len(after) - tail), _DEPTH)
    edits.append(Edit("equal", len(before) - tail, len(before), len(after) - tail, len(after)))
    return list(joined(edits))


def _middle(before: Sequence[str], after: Sequence[str], box: tuple[int, int, int, int], depth: int) -> list[Edit]:
    i, j, k, m = box
    if i == j and k == m:
        return []
    if i == j:
        return [Edit("insert", i, j, k, m)]
    if k == m:
        return [Edit("delete", i, j, k, m)]
    if _affordable(before[i:j], after[k:m]):
        matcher = SequenceMatcher(None, before[i:j], after[k:m], autojunk=False)
        return [Edit(op, i + a, i + b, k + c, k + d) for op, a, b, c, d in matcher.get_opcodes()]
    anchors = _anchors(before, after, box) if depth else []
    if not anchors:
        return [Edit("replace", i, j, k, m)]
    edits: list[Edit] = []
    for at, to in anchors:
        edits += _middle(before, after, (i, at, k, to), depth - 1)
        edits.append(Edit("equal", at, at + 1, to, to + 1))
        i, k = at + 1, to + 1
    return edits + _middle(before, after, (i, j, k, m), depth - 1)


def _affordable(before: Sequence[str], after: Sequence[str]) -> bool:
    if len(before) + len(after) > _MOST_WORDS:
        return False
    counts = Counter(after)
    return sum(counts[word] for word in before) <= _MOST_PAIRS


def _anchors(before: Sequence[str], after: Sequence[str], box: tuple[int, int, int, int]) -> list[tuple[int, int]]:
    """Words that stand once in each side, in an order that both share: the longest such chain."""
    i, j, k, m = box
    once_before = _once(before, i, j)
    once_after = _once(after, k, m)
    pairs = [(at, once_after[word]) for word, at in once_before.items() if word in once_after]
    # Patience sorting: the longest run of pairs that rises on both sides, in n log n.
    tops: list[int] = []
    ends: list[int] = []
    previous: list[int] = []
    for index, (_, to) in enumerate(pairs):
        place = bisect_left(tops, to)
        previous.append(ends[place - 1] if place else -1)
        if place == len(tops):
            tops.append(to)
            ends.append(index)
        else:
            tops[place], ends[place] = to, index
    chain: list[tuple[int, int]] = []
    at = ends[-1] if ends else -1
    while at >= 0:
        chain.append(pairs[at])
        at = previous[at]
    return chain[::-1]


def _once(words: Sequence[str], start: int, end: int) -> dict[str, int]:
    seen: dict[str, int] = {}
    for at in range(start, end):
        seen[words[at]] = -1 if words[at] in seen else at
    return {word: at for word, at in seen.items() if at >= 0}


def joined(edits: Sequence[Edit]) -> Iterator[Edit]:
    """Neighbouring edits of one kind as one, empty ones dropped; what is not equal between two equals is one step."""
    last: Edit | None = None
    for edit in edits:
        if edit.i == edit.j and edit.k == edit.m:
            continue
        if last is not None and (last.op == "equal") == (edit.op == "equal"):
            last = Edit(last.op, last.i, edit.j, last.k, edit.m)
            continue
        if last is not None:
            yield _named(last)
        last = edit
    if last is not None:
        yield _named(last)


def _named(edit: Edit) -> Edit:
    if edit.op == "equal":
        return edit
    op: Op = "insert" if edit.i == edit.j else "delete" if edit.k == edit.m else "replace"
    return edit._replace(op=op)
