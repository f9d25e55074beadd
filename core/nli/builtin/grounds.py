"""What a claim says beside the one fact that a room has read: another place, day or person than the premise's."""

from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.quantity import Quantity
from pincite.core.nli.builtin.reckoning import is_beside
from pincite.core.nli.builtin.statement import Statement

_OTHER_VALUE: Final = "premise does not say {} of it"
_OTHER_WORD: Final = "premise says it of {}, claim says it of {}"


def held_to(answer: Answer, aligned: Alignment) -> Answer:
    """An agreement as far as the rest of the claim allows it: left open where that says what the premise does not.

    What the room has read still answers findings where the rest is only told in other words; where the rest gives
    another number or date, every finding stands.
    """
    if not answer.agrees or not aligned.legible:
        return answer
    if (value := _other_value(answer, aligned)) is not None:
        return Answer(None, _OTHER_VALUE.format(value))
    ours, theirs = _strange(answer, aligned)
    if ours and theirs:
        reason = _OTHER_WORD.format(aligned.premise.tokens[theirs[0]].key, aligned.claim.tokens[ours[0]].key)
        return Answer(None, reason, answer.kinds)
    return answer


def _other_value(answer: Answer, aligned: Alignment) -> str | None:
    """A number or date of the claim that the room has not read and the premise does not have."""
    claim, premise = aligned.claim, aligned.premise
    for wanted, given in ((claim.dates, premise.dates), (claim.quantities, premise.quantities)):
        for one in wanted:
            if is_beside(one.text) or any(start < one.span.end and one.span.start < end for start, end in answer.read):
                continue
            if not any(_holds(other, one) for other in given):
                return one.text
    return None


def _holds(theirs: Quantity, ours: Quantity) -> bool:
    """Whether a value of the premise bears the claim's: "until 9 May" is not "until 5 May", though within it."""
    if not ours.comparable(theirs) or theirs.within(ours) != "inside":
        return False
    return not (ours.bounded and theirs.bounded) or (ours.low, ours.high) == (theirs.low, theirs.high)


def _strange(answer: Answer, aligned: Alignment) -> tuple[list[int], list[int]]:
    """The words of either side that the other has not where the fact stands, and that are none of the room's own."""
    claim, premise = aligned.claim, aligned.premise
    where = answer.clauses or frozenset(token.clause for token in premise.tokens)
    stems = {token.stem for token in claim.tokens}
    matched = {match.at for match in aligned.matches.values()}
    ours = [
        at
        for at in claim.content
        if not _own(answer, claim, at)
        and (at not in aligned.matches or all(premise.tokens[one].clause not in where for one in aligned.places(at)))
    ]
    spoken = answer.clauses or {premise.tokens[one].clause for one in matched}
    theirs = [
        at
        for at in premise.content
        if premise.tokens[at].clause in spoken
        and at not in matched
        and premise.tokens[at].stem not in stems
        and not _own(answer, premise, at)
    ]
    return ours, theirs


def _own(answer: Answer, statement: Statement, at: int) -> bool:
    """Whether a word is one that the room reads, or stands in a value."""
    token = statement.tokens[at]
    if answer.own is not None and answer.own.search(statement.text, token.start, token.end) is not None:
        return True
    values = (*statement.quantities, *statement.dates)
    return any(one.span.start <= token.start < one.span.end for one in values)
