"""What makes a regular expression slow on some text, read off its syntax: quantifiers that compete for the same words.

A backtracking matcher tries every way in which a pattern can take a text. Where a loop can take the same word in two
ways, as in ``(a+)+``, there are exponentially many; where two loops one after the other can part a word between them at
any place, as in ``a*a*``, there are as many as places, and more with each further loop. Both are properties of the
pattern's position automaton (Glushkov 1961) that can be decided (Weber and Seidl, "On the degree of ambiguity of finite
automata", 1991), and are decided here.

Left out: what a pattern looks at without taking it, and back-references. What an atomic group or a possessive repeat
takes, it takes in one way. A repeat with a bound is no loop.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from re import _constants as sre  # type: ignore[attr-defined]  # the names of the syntax that re itself compiles
from re import _parser  # type: ignore[attr-defined]  # and its only reader
from typing import Any

# Any: re's own syntax tree, which has no types.
Item = tuple[Any, Any]
Pair = tuple[int, int]

#: What decides which characters one place takes.
_KINDS_OF_PLACE = re.IGNORECASE | re.DOTALL | re.ASCII
#: Rounds that a repeat may have and still be no loop.
BOUNDED = 400
#: Characters that stand for all others of their kind, beside those that a pattern names and their neighbours.
_KINDS = "azAZ09_ \t\n\r.,;:-+*/\\'\"()[]<>&=%#@!?|~\x00\x1f\u00a0\u00e9\u0301\u0660\u2009\u200b\u2014\u6f22\U0001f600"


def faults(pattern: re.Pattern[Any]) -> list[str]:
    """What is wrong with a pattern, in words; empty for one whose every loop takes a text in one way."""
    positions = Positions.of(pattern)
    return sorted({*positions.nested(), *positions.overlapping()})


def has_loops(pattern: re.Pattern[Any]) -> bool:
    """Whether anything is repeated without a bound; if not, a match is no longer than the pattern's own length."""
    return bool(Positions.of(pattern).loops())


@dataclass(frozen=True, slots=True)
class _Part:
    """The positions that may begin and end a part of a pattern, and whether the part may be empty."""

    first: frozenset[int] = frozenset()
    last: frozenset[int] = frozenset()
    empty: bool = True


@dataclass
class Positions:
    """The places of a pattern that take one character each, and which may come after which."""

    #: What each takes: one bit a character of the alphabet. What an atomic group takes is a bit of its own.
    takes: list[int] = field(default_factory=list)
    follow: list[set[int]] = field(default_factory=list)
    #: Steps that two parts of the pattern allow, each for itself: ``(a*)*`` has one from its ``a`` to itself.
    twice: set[Pair] = field(default_factory=set)

    @staticmethod
    def of(pattern: re.Pattern[Any]) -> "Positions":
        """The positions of a compiled pattern."""
        made = Positions()
        parsed = _parser.parse(pattern.pattern, pattern.flags)
        _Reading(made, pattern.flags, sorted({*_KINDS, *_around(map(chr, _named(parsed)))})).sequence(list(parsed))
        return made

    def add(self, takes: int) -> int:
        """A new position."""
        self.takes.append(takes)
        self.follow.append(set())
        return len(self.takes) - 1

    def step(self, before: Iterable[int], after: Iterable[int]) -> None:
        """Any of ``after`` may come right after any of ``before``."""
        after = list(after)
        for one in before:
            for two in after:
                if two in self.follow[one]:
                    self.twice.add((one, two))
                self.follow[one].add(two)

    def nested(self) -> Iterator[str]:
        """Loops that can take one word in two ways."""
        for loop in self.loops():
            if any(one in loop and two in loop for one, two in self.twice):
                yield "nested: a repeat of a repeat"
            pairs = {(one, two): [*self._together((one, two), loop)] for one in loop for two in loop}
            for knot in _knots(pairs):
                if len({one == two for one, two in knot}) == 2:
                    yield "nested: a loop can take one word in two ways"

    def overlapping(self) -> Iterator[str]:
        """A loop and a later one that can part one word between them at more than one place."""
        loops = self.loops()
        before = self._before()
        for one in loops:
            beyond = _reached(self.follow, one)
            for two in loops:
                if two is one or not two & beyond:
                    continue
                between = beyond & (two | _reached(before, two))
                if any(self._parted(first, last, one, between, two) for first in one for last in two):
                    yield "overlapping: two loops can part one word between them"

    def _parted(self, first: int, last: int, one: frozenset[int], between: set[int], two: frozenset[int]) -> bool:
        """Whether one word leads from ``first`` back to it, from ``last`` back to it, and from the one to the other."""
        rooms = (one, between | one, two)
        todo, seen = [(first, first, last)], {(first, first, last)}
        while todo:
            here = todo.pop()
            steps = [
                [place for place in self.follow[at] if place in room] for at, room in zip(here, rooms, strict=True)
            ]
            for x in steps[0]:
                for y in steps[1]:
                    if not (both := self.takes[x] & self.takes[y]):
                        continue
                    for z in steps[2]:
                        if both & self.takes[z] and (x, y, z) not in seen:
                            if (x, y, z) == (first, last, last):
                                return True
                            seen.add((x, y, z))
                            todo.append((x, y, z))
        return False

    def _together(self, pair: Pair, loop: frozenset[int]) -> Iterator[Pair]:
        for one in self.follow[pair[0]] & loop:
            for two in self.follow[pair[1]] & loop:
                if self.takes[one] & self.takes[two]:
                    yield one, two

    def loops(self) -> list[frozenset[int]]:
        """The positions of each loop."""
        return [
            frozenset(knot)
            for knot in _knots(dict(enumerate(map(list, self.follow))))
            if len(knot) > 1 or knot[0] in self.follow[knot[0]]
        ]

    def _before(self) -> list[set[int]]:
        """``follow`` the other way round."""
        before: list[set[int]] = [set() for _ in self.follow]
        for one, after in enumerate(self.follow):
            for two in after:
                before[two].add(one)
        return before


def _reached(steps: Sequence[set[int]], places: Iterable[int]) -> set[int]:
    todo = list(places)
    seen: set[int] = set()
    while todo:
        for place in steps[todo.pop()]:
            if place not in seen:
                seen.add(place)
                todo.append(place)
    return seen


class _Reading:
    """One walk through the syntax tree."""

    def __init__(self, made: Positions, flags: int, alphabet: Sequence[str]) -> None:
        self._made = made
        self._flags = flags & _KINDS_OF_PLACE
        self._alphabet = alphabet
        self._atoms = 0

    def sequence(self, items: Sequence[Item]) -> _Part:
        """One thing after the other."""
        whole = _Part()
        for item in items:
            part = self._part(*item)
            self._made.step(whole.last, part.first)
            whole = _Part(
                whole.first | part.first if whole.empty else whole.first,
                whole.last | part.last if part.empty else part.last,
                whole.empty and part.empty,
            )
        return whole

    def _part(self, op: Any, argument: Any) -> _Part:
        if op in (sre.MAX_REPEAT, sre.MIN_REPEAT):
            return self._repeat(*argument)
        if op is sre.SUBPATTERN:
            _, more, fewer, inside = argument
            outside, self._flags = self._flags, (self._flags | more & _KINDS_OF_PLACE) & ~fewer
            part = self.sequence(list(inside))
            self._flags = outside
            return part
        if op in (sre.ATOMIC_GROUP, sre.POSSESSIVE_REPEAT):
            return self._atom(op, argument)
        if op is sre.BRANCH:
            parts = [self.sequence(list(branch)) for branch in argument[1]]
            return _Part(
                frozenset().union(*(part.first for part in parts)),
                frozenset().union(*(part.last for part in parts)),
                any(part.empty for part in parts),
            )
        if op in (sre.ASSERT, sre.ASSERT_NOT):
            # Its own loops are judged, and lead nowhere.
            self.sequence(list(argument[1]))
            return _Part()
        if op in (sre.AT, sre.GROUPREF):
            return _Part()
        place = frozenset({self._made.add(self._taken(op, argument))})
        return _Part(place, place, empty=False)

    def _repeat(self, least: int, most: Any, body: Iterable[Item]) -> _Part:
        part = self.sequence(list(body))
        if most is sre.MAXREPEAT or most > BOUNDED:
            self._made.step(part.last, part.first)
        return _Part(part.first, part.last, part.empty or least == 0)

    def _atom(self, op: Any, argument: Any) -> _Part:
        if op is sre.ATOMIC_GROUP:
            part, least = self.sequence(list(argument)), 1
        else:
            least, most, body = argument
            part = self._repeat(least, most, body)
        self._atoms += 1
        place = frozenset({self._made.add(1 << (len(self._alphabet) + self._atoms))})
        return _Part(place, place, part.empty or least == 0)

    def _taken(self, op: Any, argument: Any) -> int:
        """What one place takes: asked of re itself, of all characters at once, because it takes one at a time."""
        one = re.compile(_source(op, argument), self._flags)
        return sum(1 << match.start() for match in one.finditer("".join(self._alphabet)))


def _source(op: Any, argument: Any) -> str:
    if op is sre.ANY:
        return "."
    if op in (sre.LITERAL, sre.NOT_LITERAL):
        return f"[{'^' if op is sre.NOT_LITERAL else ''}{_escaped(argument)}]"
    if op is not sre.IN:
        raise AssertionError(f"{op} is syntax that is not known here yet")
    return f"[{''.join(_member(*member) for member in argument)}]"


def _member(op: Any, argument: Any) -> str:
    if op is sre.NEGATE:
        return "^"
    if op is sre.LITERAL:
        return _escaped(argument)
    if op is sre.RANGE:
        return f"{_escaped(argument[0])}-{_escaped(argument[1])}"
    name = str(argument).removeprefix("CATEGORY_")
    kind = {"DIGIT": "d", "SPACE": "s", "WORD": "w"}[name.removeprefix("NOT_")]
    return f"\\{kind.upper() if name.startswith('NOT_') else kind}"


def _escaped(code: int) -> str:
    return f"\\U{code:08x}"


def _around(chars: Iterable[str]) -> Iterator[str]:
    for char in chars:
        for step in (-1, 0, 1):
            if 0 <= ord(char) + step < 0x110000:
                yield chr(ord(char) + step)
        yield from (one for one in (char.lower(), char.upper()) if len(one) == 1)


def _named(argument: Any) -> Iterator[int]:
    """The code points that a pattern names, the first and last of each range."""
    if isinstance(argument, _parser.SubPattern | list):
        for part in argument:
            yield from _named(part)
    elif isinstance(argument, tuple) and argument and any(argument[0] is op for op in (sre.LITERAL, sre.NOT_LITERAL)):
        yield argument[1]
    elif isinstance(argument, tuple) and argument and argument[0] is sre.RANGE:
        yield from argument[1]
    elif isinstance(argument, tuple):
        for part in argument:
            yield from _named(part)


def _knots(graph: dict[Any, list[Any]]) -> list[list[Any]]:
    """The strongly connected components (Tarjan 1972), without recursion. Any: any nodes that can be keys."""
    index: dict[Any, int] = {}
    low: dict[Any, int] = {}
    held: dict[Any, None] = {}
    found: list[list[Any]] = []
    for root in graph:
        if root in index:
            continue
        todo: list[tuple[Any, Iterator[Any]]] = []

        def enter(node: Any, todo: list[tuple[Any, Iterator[Any]]] = todo) -> None:
            index[node] = low[node] = len(index)
            held[node] = None
            todo.append((node, iter(graph[node])))

        enter(root)
        while todo:
            node, after = todo[-1]
            for further in after:
                if further not in index:
                    enter(further)
                    break
                if further in held:
                    low[node] = min(low[node], index[further])
            else:
                todo.pop()
                if todo:
                    low[todo[-1][0]] = min(low[todo[-1][0]], low[node])
                if low[node] == index[node]:
                    knot: list[Any] = []
                    while not knot or knot[-1] != node:
                        knot.append(held.popitem()[0])
                    found.append(knot)
    return found
