"""What one rule found between a claim and the sentences of the premise that are about it."""

from dataclasses import dataclass
from typing import Final, Literal

#: Every kind of finding; the combination knows each by name.
KINDS: Final = (
    "number", "date", "negation", "opposite", "modal", "quantifier", "condition", "attribution", "name", "role",
    "detail", "substitution",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Finding:
    """A reason why the claim does not follow.

    ``sure`` findings are a veto; the others only weigh. ``contradicts`` where both cannot hold, else the premise
    leaves it open.
    """

    kind: str
    verdict: Literal["contradicts", "neutral"]
    reason: str
    sure: bool = True
    #: Both sides have been read for it in full: how many words they share says nothing more.
    plain: bool = False
