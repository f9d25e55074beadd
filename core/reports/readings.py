"""What a changed passage said then and says now, as pieces that are the same or not."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from pincite.core.models import ProvenanceVerdict
from pincite.core.reports.harmless import one_line
from pincite.core.text.characters import is_unspaced, whole_before

#: Unchanged words are cut in their middle to this many code points: the change is what matters.
_SAME = 200
#: Longer than this, a piece that changed is cut too.
_CHANGED = 2_000


#: Kinds of change of words that are struck out, or that no reader sees.
_UNSEEN = ("correction", "hidden_only")


@dataclass(frozen=True, slots=True)
class Piece:
    """Some words, on one line, and whether the other reading lacks them."""

    text: str
    changed: bool


@dataclass(frozen=True, slots=True)
class Readings:
    """The passage as it was and as it is; either is empty where it is not known."""

    then: tuple[Piece, ...]
    now: tuple[Piece, ...]


def readings(verdict: ProvenanceVerdict) -> Readings:
    """Both readings from the verdict's diff; without a diff, what stands there now, or stood and is seen no more."""
    if verdict.diff:
        steps = [(step.get("op") != "equal", step) for step in verdict.diff]
        return Readings(
            then=tuple(_pieces((changed, step.get("before", "")) for changed, step in steps)),
            now=tuple(_pieces((changed, step.get("after", "")) for changed, step in steps)),
        )
    if verdict.passage is not None:
        words = tuple(_pieces([(False, verdict.passage.text)]))
        return Readings(then=words, now=()) if verdict.kind in _UNSEEN else Readings(then=(), now=words)
    return Readings(then=(), now=())


def spaced(pieces: Iterable[Piece]) -> Iterator[tuple[str, Piece]]:
    """Each piece with what separates it from the one before: nothing beside a script that writes no spaces."""
    before = ""
    for piece in pieces:
        parted = before and not is_unspaced(before) and not is_unspaced(piece.text[0])
        yield " " if parted else "", piece
        before = piece.text[-1]


def _pieces(texts: Iterable[tuple[bool, str]]) -> Iterator[Piece]:
    for changed, text in texts:
        line = one_line(text)
        limit = _CHANGED if changed else _SAME
        if len(line) > limit:
            head, tail = (whole_before(line, at) for at in (limit // 2, len(line) - limit // 2))
            line = f"{line[:head]} \u2026 {line[tail:]}"
        if line:
            yield Piece(line, changed)
