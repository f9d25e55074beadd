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
    if _has_free(aligned):
        return _paid(aligned)
    prices = [one for one in claim.quantities if is_price(one)]
    if len(prices) != 1 or prices[0].low <= 0 or claim.denials or premise.denials:
        return None
    free, priced = _told(aligned)
    if not free or free & priced or not priced:
        return None
    run = _subject(aligned)
    if not run or prices[0].span.start < claim.tokens[run[0]].end:
        return None
    clauses = [{premise.tokens[place].clause for place in aligned.places(at)} for at in run]
    if all(one <= free for one in clauses):
        return Answer(False, "premise says that it is free, claim gives a price")
    return None


def _paid(aligned: Alignment) -> Answer | None:
    """Left open where a claim says that one thing is free, and the premise gives that a price and frees another."""
    claim, premise = aligned.claim, aligned.premise
    free, priced = _told(aligned)
    run = _subject(aligned)
    if not run or not free or claim.denials or any(is_price(one) for one in claim.quantities):
        return None
    spoken = set.intersection(*({premise.tokens[place].clause for place in aligned.places(at)} for at in run))
    if spoken and spoken <= priced - free:
        return Answer(None, "premise gives its price, claim says that it is free")
    return None


def _told(aligned: Alignment) -> tuple[set[int], set[int]]:
    """The premise's clauses that say of a thing that it is free, and those that give a price."""
    premise = aligned.premise
    free = {token.clause for token in premise.tokens if _FREE in token.senses}
    return free, {premise.clause_at(one.span.start) for one in premise.quantities if is_price(one)}


def _subject(aligned: Alignment) -> list[int]:
    """The first words of meaning of a claim that stand side by side, if the premise has them."""
    claim = aligned.claim
    subject = next((at for at in claim.content if not _of_price(aligned, at)), None)
    if subject is None or subject not in aligned.matches:
        return []
    run = [subject]
    while run[-1] + 1 in claim.content and run[-1] + 1 in aligned.matches and not _of_price(aligned, run[-1] + 1):
        run.append(run[-1] + 1)
    return run


def _has_free(aligned: Alignment) -> bool:
    return any(_FREE in token.senses for token in aligned.claim.tokens)


def _of_price(aligned: Alignment, at: int) -> bool:
    return any(sense.startswith(_PAID) for sense in aligned.claim.tokens[at].senses)
