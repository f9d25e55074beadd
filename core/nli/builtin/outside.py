"""Times that come again: what is open from Monday to Friday is closed on Sunday, or nothing is said of it."""

from typing import Final

from pincite.core.nli.builtin.alignment import Alignment, Match
from pincite.core.nli.builtin.ending import turns_course
from pincite.core.nli.builtin.quantity import HUGE, YEARLESS, Quantity
from pincite.core.nli.builtin.statement import Statement
from pincite.core.nli.builtin.weekdays import weekdays

_SEASONS: Final = frozenset(
    "spring summer autumn winter fr\u00fchling fr\u00fchjahr sommer herbst primavera verano oto\u00f1o invierno "
    "ver\u00e3o outono inverno printemps \u00e9t\u00e9 automne hiver".split()
)


def at_another_time(aligned: Alignment, at: int, match: Match) -> bool:
    """Whether a claim's opposite of what the premise says is of a time that the premise leaves out."""
    return turns_course(aligned, at, match) and leaves_out(aligned.claim, aligned.premise)


def leaves_out(claim: Statement, premise: Statement) -> bool:
    """Whether the claim speaks of times of the week or the year that are none of the premise's."""
    given = spoken_of(premise)
    if not given or any(one.dimension != YEARLESS for one in (*given, *claim.dates)):
        return False
    if wanted := claim.dates:
        if days := weekdays(wanted):
            held = weekdays(given)
            return bool(held) and days.isdisjoint(held)
        return not weekdays(given) and not any(_meets(one, given) for one in wanted)
    return not weekdays(given) and any(token.key in _SEASONS for token in claim.tokens)


def spoken_of(premise: Statement) -> list[Quantity]:
    """The dates of a premise but for those that it excepts."""
    excepted = {clause for clause, sense in premise.conditions.items() if sense == "except"}
    return [one for one in premise.dates if premise.clause_at(one.span.start) not in excepted]


def _meets(one: Quantity, given: list[Quantity]) -> bool:
    """Whether a time of the year is in those given: each alone, or from the one to the next, maybe over New Year."""
    if len(given) == 2 and given[0].high == HUGE:
        low, high = given[0].low, given[1].high
        if low <= high:
            return low <= one.high and one.low <= high
        return one.high >= low or one.low <= high
    return any(one.low <= other.high and other.low <= one.high for other in given)
