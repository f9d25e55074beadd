"""A sentence read for what can be compared: words by stem, names, quantities, dates, and which words are denied."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from pincite.core.nli.builtin.quantities import Quantity, dated, measured
from pincite.core.nli.builtin.stems import stem
from pincite.core.nli.builtin.tongue import Tongue
from pincite.core.text.change.marks import Mark, marks
from pincite.core.text.lexicon import words

_WEIGHT_OF_NAME: Final = 1.5
_CLAUSE_MARKS: Final = frozenset(",;:.!?()\u2014\u2013")
#: Words that begin a clause of its own polarity.
_CLAUSE_WORDS: Final = frozenset(
    "but although though while whereas because which who and or so than "
    "pero sino aunque mientras porque mas por\u00e9m embora enquanto pois "
    "aber sondern obwohl w\u00e4hrend weil und oder mais bien car et ou y e qui que".split()
)
_DENIALS: Final = frozenset({"not", "never", "no longer", "nobody", "nothing", "none", "nowhere", "neither", "without"})


class Token(NamedTuple):
    """A word of a statement. ``weight`` is 0 for a function word, and more for a name or a number."""

    start: int
    end: int
    key: str
    stem: str
    weight: float
    clause: int
    name: bool
    #: The sense of the phrase it is part of ("trend+"), or empty.
    sense: str = ""


class Denial(NamedTuple):
    """A negation's place, and the tokens that it may deny, the nearest first."""

    start: int
    end: int
    scope: tuple[int, ...]


@dataclass(frozen=True)
class Statement:
    """One or a few sentences; offsets are of ``text``."""

    text: str
    tongue: Tongue

    @cached_property
    def marks(self) -> list[Mark]:
        """Its dates, numbers, phrases of the lexicon and names."""
        return marks(self.text, self.tongue.tag, self.tongue.lexicon, opens=True)

    @cached_property
    def quantities(self) -> list[Quantity]:
        """Its numbers, as intervals."""
        return measured(self.text, self.marks)

    @cached_property
    def dates(self) -> list[Quantity]:
        """Its dates, as intervals of days."""
        return dated(self.text, self.marks, self.tongue.lexicon)

    @cached_property
    def tokens(self) -> list[Token]:
        """Its words in order."""
        names = [(mark.start, mark.end) for mark in self.marks if mark.kind == "entity"]
        values = [(mark.start, mark.end) for mark in self.marks if mark.kind in {"number", "date"}]
        senses = [mark for mark in self.marks if mark.kind in {"direction", "contrary"}]
        bound = [mark for mark in self.marks if mark.kind in {"negation", "modal", "quantifier", "exception"}]
        found: list[Token] = []
        clause = last = 0
        common = self.tongue.lexicon.common
        for start, end, key, _ in words(self.text):
            gap = self.text[last:start]
            if (found and not _CLAUSE_MARKS.isdisjoint(gap)) or key in _CLAUSE_WORDS:
                clause += 1
            last = end
            name = _inside(names, start)
            weight = 1.0
            if _inside(values, start):
                weight = 0.0  # Compared by value.
            elif key in common or len(key) == 1 or _inside([(mark.start, mark.end) for mark in bound], start):
                weight = 0.0
            elif name:
                weight = _WEIGHT_OF_NAME
            sense = next((mark.key for mark in senses if mark.start <= start < mark.end), "")
            found.append(Token(start, end, key, stem(key, self.tongue.stems), weight, clause, name, sense))
        return found

    @cached_property
    def content(self) -> list[int]:
        """The places of the tokens that carry meaning."""
        return [at for at, token in enumerate(self.tokens) if token.weight > 0]

    @cached_property
    def denials(self) -> list[Denial]:
        """Its negations, each with the words after it in the clause, then those before it."""
        found: list[Denial] = []
        taken: list[tuple[int, int]] = []
        spans = [(term.start, term.end) for term in self._denied]
        spans += [(mark.start, mark.end) for mark in self.marks if mark.kind == "negation"]
        last_neither = -1
        for start, end in sorted(spans, key=lambda span: (span[0], -span[1])):
            if any(low < end and start < high for low, high in taken):
                continue
            taken.append((start, end))
            scope = self._scope(start, end)
            clause = self._clause_at(start)
            key = self.text[start:end].casefold()
            if key in {"nor", "noch", "ni", "nem"} and last_neither >= 0:
                # The second half of "neither ... nor" denies its own words, not the first's again.
                scope = tuple(at for at in scope if self.tokens[at].start >= end)
            if key in {"neither", "weder", "ni", "nem"}:
                last_neither = clause
            found.append(Denial(start, end, scope))
        return found

    @property
    def _denied(self) -> list[Mark]:
        found = self.tongue.lexicon.context.find(words(self.text))
        return [Mark(*term) for term in found if term.kind == "denial"]

    def _clause_at(self, start: int) -> int:
        return next((token.clause for token in reversed(self.tokens) if token.start <= start), 0)

    def _scope(self, start: int, end: int) -> tuple[int, ...]:
        clause = self._clause_at(max(start, end - 1))
        content = [at for at in self.content if self.tokens[at].clause == clause]
        inside = [at for at in content if start <= self.tokens[at].start < end]
        after = [at for at in content if self.tokens[at].start >= end]
        before = [at for at in reversed(content) if self.tokens[at].end <= start]
        return tuple(inside + after) or tuple(before)

    def senses(self, kind: str) -> set[str]:
        """The senses of its phrases of a kind."""
        return {mark.key for mark in self.marks if mark.kind == kind}


def _inside(spans: Sequence[tuple[int, int]], at: int) -> bool:
    return any(start <= at < end for start, end in spans)
