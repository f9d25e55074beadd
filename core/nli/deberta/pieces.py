"""A premise in windows that fit the places of a classifier, counted by its own tokenizer; a cut is said."""

from typing import TYPE_CHECKING, Final

from pincite.core.nli.llm.reading import Budget, Piece, Reading, reading

if TYPE_CHECKING:
    from tokenizers import Tokenizer

#: Windows of one premise that are read at most: on a processor each takes the large model about a second.
MOST_WINDOWS: Final = 12
#: Words that fit for certain in one place of a model, on plain prose: what does not fit is cut further by pieces.
_WORDS_A_PLACE: Final = 0.6
_CHARS_A_PLACE: Final = 5
#: Of one window too long, the pieces that its parts share.
_OVERLAP: Final = 24


class ClaimTooLongError(ValueError):
    """The claim takes more than half of the model's places."""


def pieces(premise: str, claim: str, tokenizer: "Tokenizer", places: int) -> Reading:
    """The windows of ``premise`` that are read beside ``claim``, none of which the model would have to cut.

    ``places`` is how many word pieces the model reads, markers included. Raises ``ClaimTooLongError``.
    """
    taken = len(tokenizer.encode(claim, add_special_tokens=False).ids)
    if taken > places // 2:
        raise ClaimTooLongError(f"the claim has {taken} word pieces; at most {places // 2} are read whole")
    room = places - taken - tokenizer.num_special_tokens_to_add(is_pair=True)
    budget = Budget(
        words=int(room * _WORDS_A_PLACE), chars=room * _CHARS_A_PLACE, windows=MOST_WINDOWS, claim_chars=len(claim)
    )
    chosen = reading(premise, claim, budget)
    fitting = [part for piece in chosen.pieces for part in _parts(piece, tokenizer, room)]
    if len(fitting) <= MOST_WINDOWS:
        return Reading(tuple(fitting), chosen.cut)
    read = sum(len(part.text) for part in fitting[:MOST_WINDOWS])
    return Reading(
        tuple(fitting[:MOST_WINDOWS]),
        f"{MOST_WINDOWS} windows of the premise were read (about {read:,} of {len(premise):,} characters); "
        "the rest was not looked at",
    )


def _parts(piece: Piece, tokenizer: "Tokenizer", room: int) -> list[Piece]:
    """The piece in parts of at most ``room`` word pieces."""
    offsets = tokenizer.encode(piece.text, add_special_tokens=False).offsets
    if len(offsets) <= room:
        return [piece]
    found: list[Piece] = []
    for start in range(0, len(offsets), max(room - _OVERLAP, 1)):
        within = offsets[start : start + room]
        first, last = within[0][0], max(end for _, end in within)
        found.append(Piece(piece.start + first, piece.text[first:last]))
        if start + room >= len(offsets):
            break
    return found
