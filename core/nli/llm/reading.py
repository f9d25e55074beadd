"""A premise is read through windows that fit the model, those nearest to the claim first, and a cut is said."""

from dataclasses import dataclass
from typing import Final

from pincite.core.nli.windows import windows

_GRAM: Final = 4
_MOST_GRAMS: Final = 200
#: Code points that two pieces of one over-long window share.
_OVERLAP: Final = 200


@dataclass(frozen=True, slots=True)
class Budget:
    """How much one model reads: of a window, of a claim, and how many windows of one premise."""

    words: int
    #: Bounds a window where spaces do not part words, or there are none. At least 1,000.
    chars: int
    windows: int
    claim_chars: int


@dataclass(frozen=True, slots=True)
class Piece:
    """What a model reads at once; ``start`` is in code points of the premise."""

    start: int
    text: str

    @property
    def end(self) -> int:
        """Where it ends in the premise."""
        return self.start + len(self.text)


@dataclass(frozen=True, slots=True)
class Reading:
    """The pieces to read, in the order of the premise, and what is left out, in a sentence (empty when nothing is)."""

    pieces: tuple[Piece, ...]
    cut: str = ""


def reading(premise: str, claim: str, budget: Budget) -> Reading:
    """``premise`` in at most ``budget.windows`` pieces: where there are more, those that share most with ``claim``."""
    pieces = [
        piece
        for window in windows(premise, most_words=budget.words)
        for piece in _fitting(window.span.start, window.text, budget.chars)
    ]
    if len(pieces) <= budget.windows:
        return Reading(tuple(pieces))
    grams = _grams(claim)
    # Sorting is stable: among equals, the earlier piece is read.
    near = sorted(pieces, key=lambda piece: -_shared(piece.text, grams))[: budget.windows]
    read = sum(len(piece.text) for piece in near)
    return Reading(
        tuple(sorted(near, key=lambda piece: piece.start)),
        f"{budget.windows} of {len(pieces)} windows of the premise were read, those nearest to the claim "
        f"(about {read:,} of {len(premise):,} characters); the rest was not looked at",
    )


def _fitting(start: int, text: str, most: int) -> list[Piece]:
    """The window in pieces of at most ``most`` code points."""
    if len(text) <= most:
        return [Piece(start, text)]
    step = most - _OVERLAP
    return [Piece(start + at, text[at : at + most]) for at in range(0, len(text) - _OVERLAP, step)]


def _grams(claim: str) -> frozenset[str]:
    """Runs of four characters, which serve scripts without spaces as well; spread over a long claim."""
    folded = claim.casefold()
    places = range(max(len(folded) - _GRAM + 1, 1))
    return frozenset(folded[at : at + _GRAM] for at in places[:: len(places) // _MOST_GRAMS + 1])


def _shared(text: str, grams: frozenset[str]) -> int:
    folded = text.casefold()
    return sum(gram in folded for gram in grams)
