"""What a room of plain facts says of a claim: that the premise says as much, or that both cannot hold."""

from typing import NamedTuple


class Answer(NamedTuple):
    """Whether both sides agree (None: the premise leaves it open), why, and the kinds of finding that it answers."""

    agrees: bool | None
    reason: str
    kinds: frozenset[str] = frozenset()
