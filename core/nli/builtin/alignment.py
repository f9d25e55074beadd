"""Which words of a premise's sentence stand for which words of a claim, and how much of the claim they cover."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, NamedTuple

from pincite.core.nli.builtin import relations
from pincite.core.nli.builtin.statement import Statement, Token
from pincite.core.text.change.affixes import negated
from pincite.core.text.span import Span

Kind = Literal["same", "alike", "synonym", "wider", "opposite"]

_STRENGTH: Final[Mapping[Kind, float]] = {"same": 1.0, "alike": 0.85, "synonym": 0.8, "wider": 0.7, "opposite": 0.9}
#: Directions that turn a statement round; the others ("with", "on") say too little by themselves.
_TURNING: Final = frozenset(
    "trend degree quality truth permission assent outcome guilt presence life sign risk ease course speed time".split()
)


class Match(NamedTuple):
    """The premise's token that stands for one of the claim's, and how."""

    at: int
    kind: Kind


@dataclass(frozen=True)
class Alignment:
    """A claim against a few sentences of the premise, which stand at ``span`` of it."""

    claim: Statement
    premise: Statement
    span: Span

    @cached_property
    def matches(self) -> dict[int, Match]:
        """For tokens of the claim that carry meaning or direction, the token of the premise."""
        found: dict[int, Match] = {}
        last = -1
        for at, token in enumerate(self.claim.tokens):
            if token.weight <= 0 and not token.sense:
                continue
            match = self._match(token, last)
            if match is not None:
                found[at] = match
                last = match.at
        return found

    @cached_property
    def _places(self) -> dict[str, list[int]]:
        places: dict[str, list[int]] = {}
        for at, token in enumerate(self.premise.tokens):
            places.setdefault(token.stem, []).append(at)
        return places

    @cached_property
    def _affixed(self) -> dict[str, str]:
        """Words of either side that by their form negate a word of the other, both ways."""
        lexicon = self.claim.tongue.lexicon
        ours = {token.key for token in self.claim.tokens if token.weight}
        theirs = {token.key for token in self.premise.tokens if token.weight}
        found = negated(ours, theirs, lexicon)
        return found | {word: other for other, word in negated(theirs, ours, lexicon).items()}

    def _match(self, token: Token, last: int) -> Match | None:
        if places := self._places.get(token.stem):
            return Match(min(places, key=lambda at: abs(at - last - 1)), "same")
        other = self._affixed.get(token.key)
        best: tuple[tuple[float, int], Match] | None = None
        for at, theirs in enumerate(self.premise.tokens):
            if theirs.weight <= 0 and not theirs.sense:
                continue
            kind = self._relation(token, theirs, other)
            if kind is not None:
                rank = 0.75 if kind == "opposite" else _STRENGTH[kind], -abs(at - last - 1)
                if best is None or rank > best[0]:
                    best = rank, Match(at, kind)
        return None if best is None else best[1]

    def _relation(self, ours: Token, theirs: Token, negated_by: str | None) -> Kind | None:
        if negated_by is not None and theirs.key == negated_by:
            return "opposite"
        if ours.sense and theirs.sense:
            if ours.sense == theirs.sense:
                return "synonym"
            if ours.sense[:-1] == theirs.sense[:-1] and ours.sense[:-1] in _TURNING:
                return "opposite"
        if ours.name != theirs.name and not (ours.weight and theirs.weight):
            return None
        if self.claim.tongue.english and not ours.name and not theirs.name:
            if relations.same(ours.stem, theirs.stem):
                return "synonym"
            if ours.weight and theirs.weight and relations.opposite(ours.stem, theirs.stem):
                return "opposite"
            if relations.wider(theirs.stem, ours.stem):
                return "wider"
        return "alike" if _alike(ours.stem, theirs.stem) and ours.weight and theirs.weight else None

    @cached_property
    def coverage(self) -> float:
        """The weighted share of the claim's words that the sentences have, 0 to 1; 0 where the claim has none.

        An opposite counts: whether it speaks against the claim depends on who denies what.
        """
        total = sum(self.claim.tokens[at].weight for at in self.claim.content)
        if not total:
            return 0.0
        held = sum(
            self.claim.tokens[at].weight * _STRENGTH[self.matches[at].kind]
            for at in self.claim.content
            if at in self.matches
        )
        return held / total

    @cached_property
    def about(self) -> float:
        """Like ``coverage``, however loose a match is: whether both speak of the same thing."""
        total = sum(self.claim.tokens[at].weight for at in self.claim.content)
        held = sum(self.claim.tokens[at].weight for at in self.claim.content if at in self.matches)
        return held / total if total else 0.0

    @cached_property
    def uncovered(self) -> list[int]:
        """The claim's tokens of meaning that nothing stands for."""
        return [at for at in self.claim.content if at not in self.matches]


def _alike(left: str, right: str) -> bool:
    """Whether two stems share all but a short ending."""
    if left[:4] != right[:4]:
        return False
    shared = next(
        (at for at, (one, other) in enumerate(zip(left, right, strict=False)) if one != other),
        min(len(left), len(right)),
    )
    return shared >= 4 and shared >= 0.7 * max(len(left), len(right))
