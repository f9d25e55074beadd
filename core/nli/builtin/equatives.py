"""Comparisons of likeness that are denied: who is not as fast as another is slower."""

from typing import Final

from pincite.core.nli.builtin.statement import Statement

_SO: Final = frozenset("as so tan aussi t\u00e3o genauso ebenso".split())
_AS: Final = frozenset("as wie como que quanto".split())
_REACH: Final = 4


def second_as(statement: Statement, at: int) -> int | None:
    """Where the "as" before the second of two stands that a denied likeness compares by the word at ``at``."""
    tokens = statement.tokens
    if at == 0 or tokens[at - 1].key not in _SO or len(statement.denials) != 1:
        return None
    [denial] = statement.denials
    if denial.end > tokens[at - 1].start:
        return None
    return next((place for place in range(at + 1, min(at + _REACH, len(tokens))) if tokens[place].key in _AS), None)
