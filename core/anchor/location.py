"""Where a passage stands, or what stands there instead."""

from dataclasses import dataclass

from pincite.core.text.change import Change
from pincite.core.text.page import Span, StreamName


@dataclass(frozen=True, slots=True)
class Location:
    """The answer of the ladder for one passage and one page."""

    #: True: match. False: changed.
    stands: bool
    #: The rung that decided: ``exact``, ``typographic`` ... or ``case``, ``spacing``, ``edited``, ``removed`` ...
    kind: str
    #: The hash of the located passage, or of the page when nothing was located.
    current_hash: str
    #: The difference of lengths in code points; 0 for a match.
    delta_chars: int = 0
    stream: StreamName = "visible"
    #: In the canonical form of ``stream``; None when nothing was located.
    span: Span | None = None
    #: The located words, canonical; empty when nothing was located.
    passage: str = ""
    #: 0..1 against the words looked for, where those are known.
    similarity: float | None = None
    occurrences: int | None = None
    also_at: tuple[Span, ...] = ()
    notes: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    change: Change | None = None
