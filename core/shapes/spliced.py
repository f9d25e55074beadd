"""JSON text with something new at some paths; every other character of it is the caller's own."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from pincite.core.shapes.cited import Path
from pincite.core.shapes.fields import ABSENT

_SPACE = re.compile(r"[ \t\n\r]*")
_DECODER: Final = json.JSONDecoder()


class _OddTextError(Exception):
    """The text is not what its paths were found in: no JSON, or the name of a member stands twice."""


@dataclass(slots=True)
class _Node:
    """What is new below one place: a value of its own, or new things further down."""

    value: object = ABSENT
    below: "dict[str | int, _Node]" = field(default_factory=dict)


def spliced(text: str, new: Iterable[tuple[Path, object]]) -> str | None:
    """``text`` with each new value at its path; None when that cannot be done without doubt.

    Where an object takes the place of an object, only its members that differ are written. Objects that are missing on
    the way are made. JSON text within the JSON stays text. What is written is ASCII.
    """
    root = _Node()
    for path, value in new:
        node = root
        for step in path:
            node = node.below.setdefault(step, _Node())
        node.value = value
    edits: list[tuple[int, int, str]] = []
    try:
        end = _value(text, _past_space(text, 0), root, edits)
        if _past_space(text, end) != len(text):
            return None
    except (_OddTextError, ValueError, RecursionError):
        return None
    return _edited(text, edits)


def _edited(text: str, edits: list[tuple[int, int, str]]) -> str:
    parts: list[str] = []
    last = 0
    for start, end, written in sorted(edits, key=lambda edit: edit[:2]):
        parts += text[last:start], written
        last = end
    return "".join([*parts, text[last:]])


def _value(text: str, at: int, node: _Node, edits: list[tuple[int, int, str]]) -> int:
    """Note the edits of the value that begins at ``at``; where it ends."""
    first = text[at : at + 1]
    if first == "{" and node.value is ABSENT:
        return _object(text, at, node, edits)
    if first == "[" and node.value is ABSENT:
        return _array(text, at, node, edits)
    old, end = _DECODER.raw_decode(text, at)
    if node.value is ABSENT:
        inner = spliced(old, _flat(node)) if isinstance(old, str) else _missing(node) if old is None else None
        if inner is None:
            raise _OddTextError
        edits.append((at, end, json.dumps(inner)))
    elif isinstance(old, dict) and isinstance(node.value, Mapping) and old.keys() <= node.value.keys():
        changed = {key: item for key, item in node.value.items() if key not in old or old[key] != item}
        _object(text, at, _Node(below={key: _Node(item) for key, item in changed.items()}), edits)
    else:
        edits.append((at, end, json.dumps(node.value)))
    return end


def _object(text: str, at: int, node: _Node, edits: list[tuple[int, int, str]]) -> int:
    gap = text[at + 1 : _past_space(text, at + 1)]
    found: set[str] = set()
    place, end = at + 1, at + 1
    while True:
        place = _past_space(text, place)
        if text[place : place + 1] == "}" and not found:
            break
        name, place = _DECODER.raw_decode(text, place)
        if not isinstance(name, str) or (name in found and name in node.below):
            raise _OddTextError
        found.add(name)
        place = _past_space(text, _past(text, _past_space(text, place), ":"))
        below = node.below.get(name)
        end = place = _DECODER.raw_decode(text, place)[1] if below is None else _value(text, place, below, edits)
        place = _past_space(text, place)
        if text[place : place + 1] == "}":
            break
        place = _past(text, place, ",")
    # As the object itself is written, as far as it shows that.
    space = " " if text.find(": ", at, end) >= 0 else ""
    added = [
        f"{json.dumps(name)}:{space}{json.dumps(_missing(below))}"
        for name, below in node.below.items()
        if isinstance(name, str) and name not in found
    ]
    if added:
        comma = f",{gap or space}"
        edits.append((end, end, (comma if found else "") + comma.join(added)))
    return place + 1


def _array(text: str, at: int, node: _Node, edits: list[tuple[int, int, str]]) -> int:
    place, index = at + 1, 0
    while True:
        place = _past_space(text, place)
        if text[place : place + 1] == "]" and not index:
            return place + 1
        below = node.below.get(index)
        place = _DECODER.raw_decode(text, place)[1] if below is None else _value(text, place, below, edits)
        index += 1
        place = _past_space(text, place)
        if text[place : place + 1] == "]":
            return place + 1
        place = _past(text, place, ",")


def _missing(node: _Node) -> object:
    """What stands where the text has nothing."""
    if node.value is not ABSENT:
        return node.value
    return {name: _missing(below) for name, below in node.below.items()}


def _flat(node: _Node, at: Path = ()) -> list[tuple[Path, object]]:
    if node.value is not ABSENT:
        return [(at, node.value)]
    return [pair for step, below in node.below.items() for pair in _flat(below, (*at, step))]


def _past_space(text: str, at: int) -> int:
    match = _SPACE.match(text, at)
    return match.end() if match else at


def _past(text: str, at: int, mark: str) -> int:
    if text[at : at + 1] != mark:
        raise _OddTextError
    return at + 1
