"""What a room of plain facts says of a claim: that the premise says as much, or that both cannot hold."""

import re
from typing import NamedTuple


class Answer(NamedTuple):
    """Whether both sides agree (None: the premise leaves it open), why, and the kinds of finding that it answers."""

    agrees: bool | None
    reason: str
    kinds: frozenset[str] = frozenset()
    #: Words that the room reads itself, on either side.
    own: re.Pattern[str] | None = None
    #: Where in the claim the values stand that it reads.
    read: tuple[tuple[int, int], ...] = ()
    #: The premise's clauses in which the fact stands; none: anywhere.
    clauses: frozenset[int] = frozenset()
