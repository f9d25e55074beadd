"""A copy of the caller's value with something new at some paths; all the rest is the caller's own, unchanged."""

import copy
import dataclasses
import json
from collections.abc import Iterable, Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from pydantic import JsonValue

from pincite.core.shapes.cited import Path
from pincite.core.shapes.comments import with_comments
from pincite.core.shapes.fields import ABSENT, decoded_once, sequence
from pincite.core.shapes.fields import field as field_of


@dataclass(slots=True)
class _Node:
    """What is new below one place: a value of its own, or new things further down."""

    value: object = None
    #: Of what is new here; None where that is only further down.
    key: int | None = None
    below: "dict[str | int, _Node]" = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Rewritten:
    """The copy, and the keys of what could not be put into it, because an object there takes nothing new."""

    value: object
    refused: frozenset[int]


def rewritten(value: object, new: Iterable[tuple[int, Path, object]]) -> Rewritten:
    """``value`` with each new thing (its key, its path, itself) in place; only what leads to one is copied.

    A mapping that is missing on the way is made. JSON text on the way stays text; in any other text, two offsets are
    the place of a comment. What two places of ``value`` share is two things in the copy.
    """
    root = _Node()
    for key, path, thing in new:
        node = root
        for step in path:
            node = node.below.setdefault(step, _Node())
        node.key, node.value = key, thing
    refused: set[int] = set()
    return Rewritten(_with(value, root, refused), frozenset(refused))


def _with(value: object, node: _Node, refused: set[int]) -> object:
    """``value`` with all that is new below ``node``. Paths are as deep as forms are, so this is no deep recursion."""
    if node.key is not None:
        return node.value
    if isinstance(value, str):
        return _text(value, node, refused)
    if value is None:
        value = {}
    if isinstance(value, Mapping):
        return _mapping(value, node, refused)
    listed = sequence(value)
    if listed is None or not all(isinstance(step, int) for step in node.below):
        return _object(value, node, refused)
    return _sequence(listed, node, refused)


def _text(value: str, node: _Node, refused: set[int]) -> str:
    decoded = decoded_once(value)
    if not isinstance(decoded, str):
        try:
            return json.dumps(_with(decoded, node, refused), ensure_ascii=False)
        except RecursionError:  # Something else in it is nested too deeply to be written again.
            pass
    elif (stamps := list(_comments(node))) and all(isinstance(stamp, Mapping) for _, stamp in stamps):
        return with_comments(value, [(at, cast("Mapping[str, JsonValue]", stamp)) for at, stamp in stamps])
    _refuse(value, node, refused)
    return value


def _comments(node: _Node) -> Iterator[tuple[tuple[int, int], object]]:
    """What is new at two offsets of a text."""
    for start, inner in node.below.items():
        for end, leaf in inner.below.items():
            if isinstance(start, int) and isinstance(end, int) and leaf.key is not None:
                yield (start, end), leaf.value


def _mapping(value: Mapping[object, object], node: _Node, refused: set[int]) -> object:
    new = {step: _with(_own(value, step), below, refused) for step, below in node.below.items()}
    if type(value) is dict:
        return {**value, **new}
    try:
        other = copy.copy(value)
        for step, thing in new.items():
            cast("MutableMapping[object, object]", other)[step] = thing
    except Exception:  # Somebody else's class may raise anything.
        return _refuse(value, node, refused)
    return other


def _sequence(value: Sequence[object], node: _Node, refused: set[int]) -> object:
    items = list(value)
    for step, below in node.below.items():
        if isinstance(step, int) and step < len(items):
            items[step] = _with(items[step], below, refused)
    return tuple(items) if isinstance(value, tuple) else items


def _object(value: object, node: _Node, refused: set[int]) -> object:
    new = {str(step): _with(_own(value, step), below, refused) for step, below in node.below.items()}
    try:
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            return dataclasses.replace(value, **new)
        other = copy.copy(value)
        for name, thing in new.items():
            setattr(other, name, thing)
    except Exception:  # As above: frozen, without this field, or not to be copied.
        return _refuse(value, node, refused)
    return other


def _own(value: object, step: str | int) -> object:
    found = field_of(value, str(step))
    return None if found is ABSENT else found


def _refuse(value: object, node: _Node, refused: set[int]) -> object:
    """``value`` as it was; everything new in or below it finds no place."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        waiting += one.below.values()
        if one.key is not None:
            refused.add(one.key)
    return value
