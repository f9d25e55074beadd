"""Days on which a thing is closed, on which nobody can visit it."""

import re
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.weekdays import weekdays

_CAN: Final = frozenset({"may", "can", "could"})
_DAILY: Final = re.compile(
    r"\b(?:daily|every day|t\u00e4glich|jeden Tag|todos los d\u00edas|a diario|todos os dias|"
    r"diariamente|tous les jours)\b",
    re.IGNORECASE,
)
_CLOSED: Final = "course-"
_OPEN: Final = "course+"


def closure(aligned: Alignment) -> Answer | None:
    """A conflict where a claim can do on a day what needs to be open, and the premise is closed on that day."""
    claim, premise = aligned.claim, aligned.premise
    days = weekdays(claim.dates)
    if not days or claim.denials or premise.conditions or any(_CLOSED in token.senses for token in claim.tokens):
        return None
    if _DAILY.search(premise.text) or len(claim.dates) > len([one for one in claim.dates if weekdays([one])]):
        return None  # "In July it is open every day."
    opens = any(_OPEN in token.senses for token in claim.tokens)
    if not (opens or claim.senses("modal") & _CAN) or not aligned.matches:
        return None
    shut = {token.clause for token in premise.tokens if _CLOSED in token.senses}
    shut -= {token.clause for token in premise.tokens if _OPEN in token.senses}
    shut = {clause for clause in shut if not premise.denied(clause)}
    closed = weekdays([one for one in premise.dates if premise.clause_at(one.span.start) in shut])
    held = weekdays([one for one in premise.dates if premise.clause_at(one.span.start) not in shut])
    # What is closed on the day must be what the claim speaks of: where it names nothing else, one thing is meant.
    if days <= closed - held and aligned.about >= _ABOUT:
        return Answer(False, "premise is closed on that day")
    return None


_ABOUT: Final = 0.3
