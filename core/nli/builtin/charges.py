"""What is free and what is not, where a premise says both: the plan is free, a second project costs five dollars."""

from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.prices import is_price

_FREE: Final = "cost+"
_PAID: Final = "cost"


def charge(aligned: Alignment) -> Answer | None:
    """A conflict where a claim gives one thing the price of another, and the premise says that the one is free."""
    claim, premise = aligned.claim, aligned.premise
    prices = [one for one in claim.quantities if is_price(one)]
    if len(prices) != 1 or prices[0].low <= 0 or claim.denials or premise.denials or _has_free(aligned):
        return None
    free = {token.clause for token in premise.tokens if _FREE in token.senses}
    priced = {premise.clause_at(one.span.start) for one in premise.quantities if is_price(one)}
    if not free or free & priced or not priced:
        return None
    subject = next((at for at in claim.content if not _of_price(aligned, at)), None)
    if subject is None or subject not in aligned.matches or prices[0].span.start < claim.tokens[subject].end:
        return None
    run = [subject]
    while run[-1] + 1 in claim.content and run[-1] + 1 in aligned.matches and not _of_price(aligned, run[-1] + 1):
        run.append(run[-1] + 1)
    clauses = [{premise.tokens[place].clause for place in aligned.places(at)} for at in run]
    if all(one <= free for one in clauses):
        return Answer(False, "premise says that it is free, claim gives a price")
    return None


def _has_free(aligned: Alignment) -> bool:
    return any(_FREE in token.senses for token in aligned.claim.tokens)


def _of_price(aligned: Alignment, at: int) -> bool:
    return any(sense.startswith(_PAID) for sense in aligned.claim.tokens[at].senses)
