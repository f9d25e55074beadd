"""Where a cited passage stands in a page, by the ladder of DESIGN 5."""

from dataclasses import dataclass, field

from pincite.core.models import Stamp
from pincite.core.text.change import Change
from pincite.core.text.page import PageText, Span, StreamName


@dataclass(frozen=True, slots=True)
class Quotation:
    """What a citation says stood in its source."""

    #: 64 lower-case hex digits: the hash of the stamped passage.
    content_hash: str
    #: The words as the finding has them; empty when only the hash is known.
    excerpt: str = ""
    stamp: Stamp = field(default_factory=Stamp)


@dataclass(frozen=True, slots=True)
class Location:
    """Where a passage stands, or what stands there instead."""

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


def find(quotation: Quotation, page: PageText) -> Location | None:
    """The rungs that may answer "it still stands": a match, or None when no rung found the passage."""
    raise RuntimeError


def nearest(quotation: Quotation, page: PageText) -> Location:
    """The rungs below: what stands in the passage's place. Always an answer, ``removed`` or ``unlocated`` at worst."""
    raise RuntimeError
