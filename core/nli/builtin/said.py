"""What the clauses of a premise that a claim is about say besides: the senses of their phrases."""

from itertools import pairwise
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.statement import Statement


def spoken_of(aligned: Alignment) -> set[int]:
    """The clauses of the premise that have a good part of what matches."""
    places = [aligned.premise.tokens[match.at].clause for match in aligned.matches.values()]
    found = {clause for clause in places if 4 * places.count(clause) >= len(places)}
    # "It is likely | that the harvest ...": what opens with no words of its own belongs to the next.
    own = {aligned.premise.tokens[at].clause for at in aligned.premise.content}
    tokens = aligned.premise.tokens
    # "Most of | whom speak it."
    whom = {after.clause for last, after in pairwise(tokens) if last.key in _OF and after.key in _WHOM and after.clause}
    return found | ({0} if 1 in found and 0 not in own else set()) | {one - 1 for one in found & whom}


_OF: Final = frozenset("of de des von dos das los las".split())
_WHOM: Final = frozenset("whom which denen quienes cuales quem quais lesquels lesquelles".split())


def said(aligned: Alignment, kind: str) -> tuple[set[str], set[str]]:
    """The senses of a kind in the claim, and in those clauses of the premise."""
    return aligned.claim.senses(kind), aligned.premise.senses(kind, spoken_of(aligned))


def keys(statement: Statement) -> set[str]:
    """The words of a statement."""
    return {token.key for token in statement.tokens}


def short(aligned: Alignment) -> bool:
    """Whether the premise's sentences say little besides: then what they say bears on the claim."""
    return len(aligned.premise.tokens) <= 2.5 * len(aligned.claim.tokens) + 14
