"""Which words of a premise's sentence stand for which words of a claim, and how much of the claim they cover."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, NamedTuple

from pincite.core.nli.builtin import relations
from pincite.core.nli.builtin.statement import Statement
from pincite.core.nli.builtin.tokens import Token
from pincite.core.text.change.affixes import negated
from pincite.core.text.lexicon.antonyms import antonyms
from pincite.core.text.span import Span

Kind = Literal["same", "alike", "synonym", "wider", "opposite", "converse"]

_STRENGTH: Final[Mapping[Kind, float]] = {
    "same": 1.0,
    "alike": 0.85,
    "synonym": 0.8,
    "wider": 0.7,
    "opposite": 0.9,
    "converse": 0.8,
}
_LONG_CLAIM: Final = 80
_LONG_PREMISE: Final = 300
#: Directions that turn a statement round; the others ("on", "first") say too little by themselves.
_TURNING: Final = frozenset(
    "trend degree quality truth permission assent outcome guilt presence life sign risk ease course speed time side "
    "hire join rank works cost advice usual aware noise full public known dry rich hot same state held included "
    "stock alive wed latitude longitude fed".split()
)
#: Of these, what holds of one thing says nothing of the next: acquitted of murder, convicted of theft.
_OF_ONE: Final = ("guilt", "cost")
#: Directions that tell one event from its two ends.
_CONVERSE: Final = frozenset({"give"})


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
            if token.weight <= 0 and not token.senses:
                continue
            match = self._match(token, last)
            if match is not None:
                found[at] = match
                last = match.at
        for at in list(found):
            if (place := self._opposite_beside(at, found)) is not None:
                found[at] = Match(place, "opposite")
        return found

    def _opposite_beside(self, at: int, found: Mapping[int, Match]) -> int | None:
        """An opposite of the claim's word where the premise speaks of its subject; its like is of something else.

        "Children pay" is not "adults pay" where "children enter free".
        """
        told = any(sense.startswith(_OF_ONE) for sense in self.claim.tokens[at].senses)
        if (
            not (found[at].kind == "converse" or (found[at].kind == "synonym" and told))
            or not self.claim.tokens[at].senses
        ):
            return None
        clause = self.premise.tokens[found[at].at].clause
        spoken = {
            self.premise.tokens[one.at].clause
            for other, one in found.items()
            if other != at and one.kind == "same" and self.claim.tokens[other].weight > 0
        }
        bounds = [(one.low, one.high, one.dimension) for one in self.claim.quantities if one.bounded]
        spoken |= {
            self.premise.clause_at(one.span.start)
            for one in self.premise.quantities
            if (one.low, one.high, one.dimension) in bounds
        }
        if clause in spoken:
            return None
        ours = self.claim.tokens[at]
        return next(
            (
                place
                for place, theirs in enumerate(self.premise.tokens)
                if theirs.clause in spoken and opposed(ours, theirs)
            ),
            None,
        )

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
            if theirs.weight <= 0 and not theirs.senses:
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
        if ours.senses and theirs.senses:
            if not _FAINT.issuperset(shared := set(ours.senses) & set(theirs.senses)):
                return "synonym"
            turned = {sense[:-1] for sense in ours.senses} & {sense[:-1] for sense in theirs.senses}
            if not shared and turned & _TURNING:
                return "opposite"
            if not shared and turned & _CONVERSE:
                return "converse"
        if ours.name != theirs.name and not (ours.weight and theirs.weight):
            return None
        if not (ours.weight and theirs.weight):
            return None
        words = self.claim.tongue.words
        if words is not None and not (ours.name and theirs.name):
            if words.converse(ours.stem, theirs.stem):
                return "converse"
            if words.alike(ours.stem, theirs.stem):
                return "synonym"
        if self.claim.tongue.english and not ours.name and not theirs.name:
            if relations.same(ours.stem, theirs.stem):
                return "synonym"
            if theirs.stem in antonyms(ours.stem):
                return "opposite"
            if relations.wider(theirs.stem, ours.stem):
                return "wider"
        if self.claim.tongue.stems == "de" and _compound(ours.stem, theirs.stem):
            return "alike"
        return "alike" if _alike(ours.stem, theirs.stem) else None

    @cached_property
    def legible(self) -> bool:
        """Whether both sides are of a length at which who belongs to what is worth telling."""
        return len(self.claim.tokens) <= _LONG_CLAIM and len(self.premise.tokens) <= _LONG_PREMISE

    def places(self, at: int) -> list[int]:
        """Everywhere that the premise has a matched token of the claim."""
        match = self.matches[at]
        if match.kind == "same":
            return self._places[self.claim.tokens[at].stem]
        return self._places[self.premise.tokens[match.at].stem]

    def rivals(self, at: int) -> list[int]:
        """Tokens of the premise that exclude a token of the claim and are not in it: its opposites, its like."""
        named = self._named(at)
        return [
            place
            for place, theirs in enumerate(self.premise.tokens)
            if theirs.stem not in self._stems and self._excluded(self.claim.tokens[at], theirs, named=named)
        ]

    def _excluded(self, ours: Token, theirs: Token, *, named: bool) -> bool:
        if named and theirs.name and theirs.weight:
            return True
        words = self.claim.tongue.words
        return (words is not None and words.excludes(ours.stem, theirs.stem)) or opposed(ours, theirs)

    def _named(self, at: int) -> bool:
        return self.claim.tokens[at].name or (at in self.matches and self.premise.tokens[self.matches[at].at].name)

    def told_apart(self, at: int) -> bool:
        """Whether the premise has something that excludes the claim's token as well as the token."""
        return at in self._told

    @cached_property
    def _told(self) -> frozenset[int]:
        return frozenset(at for at in self.matches if not self._named(at) and self.rivals(at))

    @cached_property
    def _stems(self) -> frozenset[str]:
        return frozenset(token.stem for token in self.claim.tokens)

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


#: Senses too wide to make synonyms of the words that have them.
_FAINT: Final = frozenset(
    "side+ side- place+ place- order+ order- time+ time- degree+ degree- state+ state- presence+ give+ give- sign+ "
    "sign-".split()
)


def _compound(left: str, right: str) -> bool:
    """Whether one of two German words is a part of the other."""
    shorter, longer = sorted((left, right), key=len)
    return (
        len(shorter) >= 5
        and len(longer) >= len(shorter) + 3
        and (longer.startswith(shorter) or longer.endswith(shorter))
    )


def opposed(ours: Token, theirs: Token) -> bool:
    """Whether two words are of one axis, and of its two sides."""
    turned = {sense[:-1] for sense in ours.senses} & {sense[:-1] for sense in theirs.senses}
    return bool(turned & _TURNING) and not set(ours.senses) & set(theirs.senses)


def _alike(left: str, right: str) -> bool:
    """Whether two stems share all but a short ending."""
    if left[:4] != right[:4]:
        return False
    shared = next(
        (at for at, (one, other) in enumerate(zip(left, right, strict=False)) if one != other),
        min(len(left), len(right)),
    )
    return shared >= 4 and shared >= 0.7 * max(len(left), len(right))
