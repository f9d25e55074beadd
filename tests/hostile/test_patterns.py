"""No regular expression of pincite takes more than linear time: by its syntax, and on a megabyte of its worst text."""

import ast
import importlib
import inspect
import pkgutil
import re
import time
from collections import deque
from collections.abc import Iterable, Iterator
from functools import cache
from re import _parser  # type: ignore[attr-defined]  # the only reader of the syntax that re itself compiles
from typing import Any

import pytest

import pincite
from pincite.core.extract.walls.phrases import alternatives
from pincite.core.nli.builtin.doses import _patterns as doses
from pincite.core.nli.builtin.spoken_hours import _stretches as stretches
from pincite.core.text.forms import _eastern_form
from pincite.core.text.lexicon.further import _between_spaces, _of_script
from pincite.core.text.notices import _LANGUAGES, _grammar
from pincite.core.text.rungs.editorial import _pattern
from pincite.core.text.skeleton import _composable
from tests.hostile.quantifiers import faults, has_loops
from tests.rows import each_row

#: Enough to tell which of many texts is the worst, and for a quadratic pattern to stand out.
SMALL = 1_000
#: A pattern that is quadratic takes an hour on this, and a linear one milliseconds.
LARGE = 1_000_000  # A fiftieth for what has no loop: at each place it looks at a few characters and no more.

Compiled = re.Pattern[str] | re.Pattern[bytes]


def modules() -> dict[str, Any]:
    """Every module of pincite by its name. Any: a module's attributes are whatever it says."""
    names = [module.name for module in pkgutil.walk_packages(pincite.__path__, "pincite.")]
    return {name: importlib.import_module(name) for name in names if name != "pincite.__main__"}


MODULES = modules()


def compiled() -> dict[str, Compiled]:
    """Every pattern that a module of pincite holds, by where it stands."""
    found: dict[str, Compiled] = {}
    for name, module in MODULES.items():
        for key, value in vars(module).items():
            found |= {f"{name}.{key}.{place}": one for place, one in enumerate(patterns(value))}
    return found


def patterns(value: object) -> Iterator[Compiled]:
    """The patterns in a value, however deep it holds them."""
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from patterns(one)
    elif isinstance(value, list | tuple | set | frozenset):
        for one in value:
            yield from patterns(one)


PATTERNS = compiled()
#: Where each stands: one that several modules hold is the same to all of them.
PLACES = {pattern: [place for place, same in PATTERNS.items() if same == pattern] for pattern in PATTERNS.values()}


def room_of(place: str) -> str:
    """The first three names of a place: ``pincite.core.text``."""
    return ".".join(place.split(".")[:3])


CALLS = frozenset("compile search match fullmatch split findall finditer sub subn".split())
#: Where a definition makes a pattern out of words, and such a pattern. What it takes from words is escaped.
MADE = {
    "pincite.core.text.skeleton._composable": _composable(frozenset("\u0301\u0308\u1161]-^")),
    "pincite.core.text.rungs.editorial._pattern": _pattern(
        "the fee[s] of ten percent [the bank] paid [not] [un]til [t]he board kn[ew] it may not raise .* (a+)+", "en"
    ),
    "pincite.core.extract.html.echo._echoes": re.compile(
        r"\s+".join(map(re.escape, ["a+)+", "a", "a"])), re.IGNORECASE
    ),
    "pincite.core.extract.walls.phrases.alternatives": alternatives("one\ntwo"),
    "pincite.core.text.notices._grammar": _grammar(_LANGUAGES[0]).anywhere,
    "pincite.core.text.forms._eastern_form": _eastern_form(),
    "pincite.core.text.lexicon.further._of_script": _of_script("\u3040-\u30ff\u3400-\u9fff"),
    "pincite.core.text.lexicon.further._between_spaces": _between_spaces("not never", "except"),
    "pincite.core.nli.builtin.doses._patterns": doses("en")[0],
    "pincite.core.nli.builtin.spoken_hours._stretches": stretches("fr")[0],
}


@cache
def in_definitions() -> dict[str, Compiled | None]:
    """The patterns that functions and classes of pincite give to ``re`` themselves; None for one that is made there."""
    found: dict[str, Compiled | None] = {}
    for name, module in MODULES.items():
        source = inspect.getsource(module)
        for part in ast.parse(source).body if "re." in source else ():
            if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for call in ast.walk(part):
                    if isinstance(call, ast.Call) and is_of_re(call.func):
                        first = call.args[0]
                        fixed = first.value if isinstance(first, ast.Constant) else None
                        found[f"{name}.{part.name}"] = re.compile(fixed) if isinstance(fixed, str) else None
    return found


def is_of_re(called: ast.expr) -> bool:
    """Whether this is a function of ``re`` that takes a pattern."""
    if not isinstance(called, ast.Attribute) or called.attr not in CALLS:
        return False
    return isinstance(called.value, ast.Name) and called.value.id == "re"


def test_the_patterns_are_found() -> None:
    assert len(PATTERNS) > 150


def test_a_pattern_that_is_made_of_words_is_known_here_too() -> None:
    assert {place for place, pattern in in_definitions().items() if pattern is None} == MADE.keys()


def test_no_pattern_has_nested_or_overlapping_quantifiers() -> None:
    found = {place: pattern for place, pattern in (PATTERNS | in_definitions() | MADE).items() if pattern is not None}

    assert found.keys() >= MADE.keys()
    assert {place: wrong for place, pattern in found.items() if (wrong := faults(pattern))} == {}


def test_no_pattern_of_a_notice_has_them_in_any_language() -> None:
    found = {(words.these, place): one for words in _LANGUAGES for place, one in enumerate(patterns(_grammar(words)))}

    assert len(found) == 7 * len(_LANGUAGES)
    assert {place: wrong for place, pattern in found.items() if (wrong := faults(pattern))} == {}


@each_row(
    "source",
    ["(a+)+", "(?:a|ab|b)*", "a*a*", ".*-?.*", "(?:a+b?)+", r"(\w+\s?)*", r"\s*\n\s*", "(a|aa)+", "(.*)*", r"\d+\.?\d+",
     r"(?:x\w*)+", "(?=(a+)+)b", r"\s+\d*\s+", "a+(?:b|a)*", "(?i:K+)k*"],
)  # fmt: skip
def test_quantifiers_that_compete_for_the_same_words_are_seen(source: str) -> None:
    assert faults(re.compile(source))


@each_row(
    "source",
    [r"\w+ \w+", r"(?:-\w+)*", "a+b+", "(?:ab|cd)+", "[^x]*x.{3}", "(?:a{1,8}-){0,6}", r"\s+\S+", r"(?:\w+,)+\w+",
     r"\s*+\s*", "(?>a*)a*", r"(?:<!--(?>.*?-->)|\s)*x", "[a-z]+[0-9]+[a-z]+", "(?:ab)*a"],
)  # fmt: skip
def test_quantifiers_that_share_no_words_are_left_alone(source: str) -> None:
    assert faults(re.compile(source)) == []


def literals(parsed: Iterable[tuple[object, object]]) -> Iterator[int]:
    """The code points that a pattern names, the first and last of each range."""
    for op, argument in parsed:
        name = str(op)
        if name in {"LITERAL", "NOT_LITERAL"} and isinstance(argument, int):
            yield argument
        elif name == "RANGE" and isinstance(argument, tuple):
            yield from argument
        else:
            yield from nested(argument)


def nested(argument: object) -> Iterator[int]:
    if isinstance(argument, _parser.SubPattern):
        yield from literals(argument)
    elif isinstance(argument, list | tuple):
        if len(argument) == 2 and not isinstance(argument[0], list | tuple | int | _parser.SubPattern):
            yield from literals([(argument[0], argument[1])])
        else:
            for part in argument:
                yield from nested(part)


def units(pattern: Compiled) -> list[str]:
    """What the pattern names, each kind of character, and its first few in turn: runs of these are worst for it."""
    named = list(dict.fromkeys(map(chr, literals(_parser.parse(pattern.pattern, pattern.flags)))))
    few = [*named[:8], *named[-2:]]
    prefix = "".join(named[:6])
    mixed = (prefix, f"{prefix} ", "a ", "1 ", "1.", "a-", " \n", "a1", f"a{prefix[:1]}", f"{prefix[:1]}a ")
    return list(dict.fromkeys(filter(None, [*few, "a", "1", " ", "\n", "-", "\u00e9", "\u6f22", *mixed])))


def uses(places: list[str]) -> set[str]:
    """By which methods a pattern is used: those at one given place of a text, or ``finditer``, which is all others."""
    used: set[str] = set()
    for place in places:
        module, name, _ = place.rsplit(".", 2)
        here = set(re.findall(rf"\b{name}\.(\w+)\(", inspect.getsource(MODULES[module])))
        used |= here if here and here <= {"match", "fullmatch"} else {"finditer"}
    return {"finditer"} if "finditer" in used else used


def run(pattern: Any, unit: str, size: int, used: set[str]) -> None:
    # Any: a pattern takes the kind of text that it was compiled of, which is not known here.
    text = unit * (size // len(unit))
    subject = text if isinstance(pattern.pattern, str) else text.encode()
    for method in used:
        if method == "finditer":
            deque(pattern.finditer(subject), maxlen=0)
        else:
            getattr(pattern, method)(subject)


#: The patterns by the room of pincite where they stand: as many rows of one test.
ROOMS = {
    room: [(pattern, places) for pattern, places in PLACES.items() if room_of(places[0]) == room]
    for room in sorted({room_of(places[0]) for places in PLACES.values()})
}


@pytest.mark.parametrize("room", ROOMS)
def test_a_pattern_is_linear_on_a_megabyte_of_its_worst_text(room: str) -> None:
    @each_row("pattern, places", ROOMS[room], ids=lambda pattern, places: places[0])
    def linear(pattern: Compiled, places: list[str]) -> None:
        used = uses(places)
        taken: dict[str, float] = {}
        for unit in units(pattern):
            began = time.process_time()
            run(pattern, unit, SMALL, used)
            taken[unit] = time.process_time() - began

        # What is asserted is that this comes to an end before the time of a test is over.
        size = LARGE if has_loops(pattern) else LARGE // 50
        run(pattern, max(taken, key=taken.__getitem__), size, used)

    linear()
