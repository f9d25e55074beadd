"""JSON text in which one member is set, appended or taken out; every other character of it is its owner's."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

#: What a path leads through: the names of members, from the whole text's object inwards.
Names = tuple[str, ...]

_SPACE = re.compile(r"[ \t\r\n]*")
_INDENT = re.compile(r"\s*\{[ \t]*\r?\n([ \t]+)\S")
_DECODER: Final = json.JSONDecoder()


class MembersError(ValueError):
    """The text is no JSON (RFC 8259) object, or not one in which that member can be set without doubt."""


@dataclass(frozen=True)
class _Member:
    """A member of an object, or an item of an array, where ``name`` is the same as ``value``'s place."""

    name: str
    start: int
    value: int
    end: int


@dataclass(frozen=True)
class _Container:
    """An object or an array: from its bracket to just after the closing one."""

    start: int
    end: int
    members: tuple[_Member, ...]


def with_member(text: str, path: Names, value: object) -> str:
    """``text`` with ``value`` at ``path``; objects that are missing on the way are made. Raises ``MembersError``."""
    at, inside = _root(text), 0
    for depth, name in enumerate(path):
        container = _container(text, at, "{", path[:depth])
        found = _find(container, name, path[: depth + 1])
        if found is None:
            for missing in reversed(path[depth + 1 :]):
                value = {missing: value}
            return _added(text, container, f"{json.dumps(name)}: ", value, inside)
        at, inside = found.value, depth + 1
    _, end = _decoded(text, at)
    return text[:at] + _written(text, value, inside) + text[end:]


def with_item(text: str, path: Names, value: object) -> str:
    """``text`` with ``value`` as the last item of the array at ``path``, which is made if there is none."""
    at = _root(text)
    for depth, name in enumerate(path):
        found = _find(_container(text, at, "{", path[:depth]), name, path[: depth + 1])
        if found is None:
            return with_member(text, path, [value])
        at = found.value
    return _added(text, _container(text, at, "[", path), "", value, len(path))


def without_member(text: str, path: Names) -> str:
    """``text`` without the member at ``path``; as it is where there is none."""
    at = _root(text)
    for depth, name in enumerate(path):
        container = _container(text, at, "{", path[:depth])
        found = _find(container, name, path[: depth + 1])
        if found is None:
            return text
        at = found.value
    return _cut(text, container, container.members.index(found))


def without_item(text: str, path: Names, place: int) -> str:
    """``text`` without the item at ``place`` of the array at ``path``; raises ``MembersError`` where there is none."""
    at = _root(text)
    for depth, name in enumerate(path):
        found = _find(_container(text, at, "{", path[:depth]), name, path[: depth + 1])
        if found is None:
            raise MembersError(f"{'.'.join(path)} is missing")
        at = found.value
    return _cut(text, _container(text, at, "[", path), place)


def _cut(text: str, container: _Container, place: int) -> str:
    members = container.members
    if place:
        # With the comma before it, and the space that led to it.
        return text[: members[place - 1].end] + text[members[place].end :]
    if len(members) > 1:
        return text[: members[0].start] + text[members[1].start :]
    return text[: container.start + 1] + text[container.end - 1 :]


def _added(text: str, container: _Container, name: str, value: object, depth: int) -> str:
    """``text`` with a last member, on lines of its own unless the container has all its members on one line."""
    members = container.members
    if _flat(text) or (members and "\n" not in text[container.start : members[-1].end]):
        at = members[-1].end if members else container.start + 1
        return f"{text[:at]}{', ' if members else ''}{name}{json.dumps(value)}{text[at:]}"
    newline = _newline(text)
    written = newline + _unit(text) * (depth + 1) + name + _written(text, value, depth + 1)
    if members:
        at = members[-1].end
        return f"{text[:at]},{written}{text[at:]}"
    closing = newline + _unit(text) * depth
    return f"{text[: container.start + 1]}{written}{closing}{text[container.end - 1 :]}"


def _flat(text: str) -> bool:
    """Whether the text has something in it, and all of it on one line."""
    stripped = text.strip()
    return "\n" not in stripped and stripped != "{}"


def _written(text: str, value: object, depth: int) -> str:
    if _flat(text):
        return json.dumps(value)
    unit = _unit(text)
    return json.dumps(value, indent=unit).replace("\n", _newline(text) + unit * depth)


def _unit(text: str) -> str:
    """How far the text indents its first member; two spaces where that shows nothing."""
    found = _INDENT.match(text)
    return found[1] if found else "  "


def _newline(text: str) -> str:
    return "\r\n" if "\r\n" in text else "\n"


def _root(text: str) -> int:
    at = _past_space(text, 0)
    _, end = _decoded(text, at)
    if _past_space(text, end) != len(text):
        raise MembersError(_where(text, _past_space(text, end), "something follows the JSON"))
    return at


def _find(container: _Container, name: str, path: Names) -> _Member | None:
    found = [member for member in container.members if member.name == name]
    if len(found) > 1:
        raise MembersError(f"{'.'.join(path)} stands in it more than once")
    return found[0] if found else None


def _container(text: str, at: int, opening: str, path: Names) -> _Container:
    if text[at] != opening:
        kind = "an object" if opening == "{" else "an array"
        raise MembersError(f"{'.'.join(path) or 'the whole'} is not {kind}")
    members = tuple(_members(text, at, named=opening == "{"))
    end = _past_space(text, members[-1].end if members else at + 1)
    return _Container(at, end + 1, members)


def _members(text: str, at: int, *, named: bool) -> Iterator[_Member]:
    """The members of what begins at ``at``, of which it is known that it can be read."""
    place = _past_space(text, at + 1)
    while text[place] not in "}]":
        start = place
        name: object = ""
        if named:
            name, place = _decoded(text, place)
            # Past the colon.
            place = _past_space(text, _past_space(text, place) + 1)
        value = place
        _, end = _decoded(text, value)
        yield _Member(str(name), start, value, end)
        place = _past_space(text, end)
        if text[place] == ",":
            place = _past_space(text, place + 1)


def _decoded(text: str, at: int) -> tuple[object, int]:
    try:
        return _DECODER.raw_decode(text, at)
    except json.JSONDecodeError as error:
        raise MembersError(_where(text, error.pos, error.msg)) from None
    except RecursionError:
        raise MembersError("it is nested too deeply") from None
    except ValueError as error:  # A number of more digits than Python reads.
        raise MembersError(str(error)) from None


def _where(text: str, at: int, what: str) -> str:
    line = text.count("\n", 0, at) + 1
    return f"{what} at line {line}, column {at - text.rfind(chr(10), 0, at)}"


def _past_space(text: str, at: int) -> int:
    match = _SPACE.match(text, at)
    return match.end() if match else at
