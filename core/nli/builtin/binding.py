"""What of a sentence a value or a name belongs to: the words of the claim that stand nearest to it."""

from collections import Counter
from functools import lru_cache
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.statement import Statement
from pincite.core.text.span import Span

#: What a word is worth by where it stands: in another clause of the sentence, in another sentence, as its topic.
_NEXT: Final = 0.3
_AWAY: Final = 0.1
_OTHER: Final = 0.2
_TOPIC: Final = 0.55
#: How much nearer a rival must be.
MARGIN: Final = 0.3
_STEP: Final = 0.04
_FARTHEST: Final = 10
#: Places of one word, and numbers or dates, that are looked at.
_PLACES: Final = 6
_VALUES: Final = 12
#: An opposite or an alternative of the word stands elsewhere: it tells the two apart.
_TELLS: Final = 1.5


def bearing(aligned: Alignment, place: Span, skipped: frozenset[int], clause: int | None = None) -> float:
    """How much of the claim belongs to what stands at ``place`` of the premise's sentences.

    ``skipped`` are tokens of the claim that tell nothing (the value itself); ``clause`` is the one of the claim that
    counts, or None for all.
    """
    claim, premise = aligned.claim, aligned.premise
    at = token_at(premise, place)
    if at is None:
        return 0.0
    number = sentences(premise)
    topics, several = topic(premise), _several(premise)
    total = 0.0
    for ours, match in aligned.matches.items():
        token = claim.tokens[ours]
        if ours in skipped or (clause is not None and token.clause != clause) or match.kind == "opposite":
            continue
        weight = token.weight or 0.7
        if aligned.told_apart(ours):
            weight *= _TELLS
        best = 0.0
        for there in aligned.places(ours)[:_PLACES]:
            if number[there] != number[at]:
                worth = _AWAY if abs(number[there] - number[at]) > 1 or there not in topics else _OTHER
            elif there in topics and number[at] in several:
                worth = _TOPIC
            elif premise.tokens[there].clause != premise.tokens[at].clause:
                worth = _NEXT
            else:
                worth = 1 - _STEP * min(abs(there - at), _FARTHEST)
            best = max(best, worth)
        total += weight * best
    return total + _values(aligned, at, skipped)


def _values(aligned: Alignment, at: int, skipped: frozenset[int]) -> float:
    """What the claim's numbers and dates add, that stand in the clause of the place and are not its own."""
    claim, premise = aligned.claim, aligned.premise
    total = 0.0
    for wanted, given in ((claim.quantities, premise.quantities), (claim.dates, premise.dates)):
        for one in wanted[:_VALUES]:
            own = token_at(claim, one.span)
            if own is None or own in skipped or one.ordinal:
                continue
            places = [
                place
                for other in given[:_VALUES]
                if one.comparable(other) and other.within(one) == "inside"
                if (place := token_at(premise, other.span)) is not None
            ]
            total += max((_beside(premise, place, at) for place in places), default=0.0)
    return total


def _beside(premise: Statement, place: int, at: int) -> float:
    """What a value at ``place`` adds: most where it stands before, as in "4,100 in July"."""
    if premise.tokens[place].clause != premise.tokens[at].clause:
        return _AWAY
    near = 1 - _STEP * min(abs(place - at), _FARTHEST)
    return near if place < at else near / 2


@lru_cache(maxsize=8)
def _several(statement: Statement) -> frozenset[int]:
    """The sentences of more than one clause."""
    held = set(zip(sentences(statement), (token.clause for token in statement.tokens), strict=True))
    counts = Counter(sentence for sentence, _ in held)
    return frozenset(sentence for sentence, count in counts.items() if count > 1)


def token_at(statement: Statement, place: Span) -> int | None:
    """The first token inside a span."""
    return next((at for at, token in enumerate(statement.tokens) if place.start <= token.start < place.end), None)


def counted(statement: Statement, place: Span) -> int | None:
    """The token of what is counted by the number at ``place``: "nine letters", "nine of the letters"."""
    after = [at for at, token in enumerate(statement.tokens) if token.start >= place.end][:3]
    if after and statement.tokens[after[0]].key in _OF:
        return next((at for at in after if statement.tokens[at].weight > 0), None)
    return after[0] if after and statement.tokens[after[0]].weight > 0 else None


_OF: Final = frozenset("of de del dos das der des von".split())


@lru_cache(maxsize=8)
def sentences(statement: Statement) -> list[int]:
    """The number of the sentence of each token; a semicolon ends one."""
    found: list[int] = []
    number, last = 0, 0
    for token in statement.tokens:
        gap = statement.text[last : token.start]
        if found and any(mark in gap for mark in (". ", "? ", "! ", ";", "\n")):
            number += 1
        found.append(number)
        last = token.end
    return found


@lru_cache(maxsize=8)
def topic(statement: Statement) -> frozenset[int]:
    """The words of meaning that open each sentence, up to the first other function word than an article."""
    number = sentences(statement)
    found: set[int] = set()
    seen: set[int] = set()
    done: set[int] = set()
    for at, token in enumerate(statement.tokens):
        sentence = number[at]
        if sentence in done:
            continue
        if token.weight > 0 and not token.senses:
            if len([one for one in found if number[one] == sentence]) >= 2 and not token.name:
                done.add(sentence)
                continue
            found.add(at)
            seen.add(sentence)
        elif sentence in seen and token.key not in {"of", "de", "del", "da", "do", "des", "der", "the", "la"}:
            done.add(sentence)
    return frozenset(found)
