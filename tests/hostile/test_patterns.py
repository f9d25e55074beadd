"""No regular expression of pincite takes more than linear time: each one meets the texts that are worst for it."""

import importlib
import inspect
import pkgutil
import re
from collections import deque
from collections.abc import Iterable, Iterator
from re import _parser  # type: ignore[attr-defined]  # the only reader of the syntax that re itself compiles
from typing import Any

import pytest

import pincite

#: A pattern that is quadratic takes minutes on this, and a linear one milliseconds.
SIZE = 60_000


def compiled() -> dict[str, re.Pattern[str] | re.Pattern[bytes]]:
    """Every pattern that a module of pincite holds, by where it stands."""
    found: dict[str, re.Pattern[str] | re.Pattern[bytes]] = {}
    for module in pkgutil.walk_packages(pincite.__path__, "pincite."):
        if module.name == "pincite.__main__":
            continue
        for name, value in vars(importlib.import_module(module.name)).items():
            values = (
                value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else [value]
            )
            for index, one in enumerate(values):
                if isinstance(one, re.Pattern):
                    found[f"{module.name}.{name}.{index}"] = one
    return found


PATTERNS = compiled()


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


def worst(pattern: re.Pattern[str] | re.Pattern[bytes]) -> Iterator[str]:
    """Runs of what the pattern names, of each kind of character, and of its first few in turn."""
    named = list(dict.fromkeys(map(chr, literals(_parser.parse(pattern.pattern, pattern.flags)))))
    few = [*named[:8], *named[-2:]]
    yield from (char * SIZE for char in dict.fromkeys([*few, "a", "1", " ", "\n", "-", "\u00e9", "\u6f22"]))
    prefix = "".join(named[:6])
    for unit in (prefix, f"{prefix} ", "a ", "1 ", "1.", "a-", " \n", "a1", f"a{prefix[:1]}", f"{prefix[:1]}a "):
        if unit.strip() or unit:
            yield (unit * (SIZE // max(len(unit), 1) + 1))[:SIZE]


def is_only_matched(place: str) -> bool:
    """Whether the pattern's module uses it at one given place of a text alone."""
    module, name, _ = place.rsplit(".", 2)
    source = inspect.getsource(importlib.import_module(module))
    used = re.findall(rf"\b{name}\.(\w+)\(", source)
    return bool(used) and set(used) <= {"match", "fullmatch"}


def test_the_patterns_are_found() -> None:
    assert len(PATTERNS) > 80


def run(pattern: Any, subject: str | bytes, *, only_matched: bool) -> None:
    # Any: a pattern takes the kind of text that it was compiled of, which is not known here.
    if only_matched:
        pattern.match(subject)
        pattern.fullmatch(subject)
    else:
        deque(pattern.finditer(subject), maxlen=0)


@pytest.mark.parametrize("place", PATTERNS)
def test_a_pattern_is_linear_on_its_worst_texts(place: str) -> None:
    pattern = PATTERNS[place]
    only_matched = is_only_matched(place)
    for text in worst(pattern):
        run(pattern, text if isinstance(pattern.pattern, str) else text.encode(), only_matched=only_matched)
