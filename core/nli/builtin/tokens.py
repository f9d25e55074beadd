"""A word of a statement, and a negation with what it may deny."""

from functools import cache
from typing import Final, NamedTuple

from pincite.core.text.lexicon import Lexicon

#: Negations that deny the next noun alone.
_LOCAL: Final = frozenset({"without", "miss"})


class Token(NamedTuple):
    """A word of a statement. ``weight`` is 0 for a function word, and more for a name or a number."""

    start: int
    end: int
    key: str
    stem: str
    weight: float
    clause: int
    name: bool
    #: The senses that it has, alone or in a phrase ("trend+").
    senses: tuple[str, ...] = ()


class Denial(NamedTuple):
    """A negation: where it stands, its clause, the tokens that it may deny (the nearest first), and its sense."""

    start: int
    end: int
    clause: int
    scope: tuple[int, ...]
    sense: str

    @property
    def local(self) -> bool:
        """Whether it denies a noun and not the statement."""
        return self.sense in _LOCAL


@cache
def written(lexicon: Lexicon) -> frozenset[str]:
    """Every phrase of a lexicon that has no gap, in folded words."""
    tables = (
        lexicon.negations, lexicon.modals, lexicon.quantifiers, lexicon.exceptions, lexicon.directions,
        lexicon.contraries,
    )  # fmt: skip
    return frozenset(
        " ".join(phrase.replace("#", " ").split())
        for table in tables
        for phrases in table.values()
        for phrase in phrases.casefold().split(",")
        if "..." not in phrase
    )
