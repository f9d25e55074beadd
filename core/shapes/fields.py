"""A field is read by its name alike from a mapping and from an object of any class."""

import json
from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import Final


class _Absent(Enum):
    ABSENT = auto()


#: No such field, or one that raises when it is read; never the same as null.
ABSENT: Final = _Absent.ABSENT


def field(value: object, name: str) -> object:
    """The field ``name`` of a mapping or an object, or ``ABSENT``."""
    if isinstance(value, Mapping):
        return value.get(name, ABSENT)
    try:
        return getattr(value, name, ABSENT)
    except Exception:  # A property of somebody else's class may raise anything.
        return ABSENT


def string(value: object, name: str) -> str:
    """The field ``name`` when it is a string, else the empty string."""
    found = field(value, name)
    return found if isinstance(found, str) else ""


def sequence(value: object) -> Sequence[object] | None:
    """``value`` when it is a list, a tuple or the like; strings and bytes are none."""
    if isinstance(value, Sequence) and not isinstance(value, (str, bytes, bytearray)):
        return value
    return None


def decoded_once(value: object) -> object:
    """An object or a list that was sent as a JSON string where it belongs itself; anything else as it is."""
    if not isinstance(value, str) or value.lstrip()[:1] not in ("{", "["):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value


def kind_of(value: object) -> str:
    """What ``value`` is, in JSON's words, for a sentence that refuses it."""
    if value is None:
        return "null"
    if value is ABSENT:
        return "missing"
    if isinstance(value, bool):
        return "a boolean"
    if isinstance(value, (int, float)):
        return "a number"
    if isinstance(value, (str, bytes, bytearray)):
        return "a string"
    if isinstance(value, Mapping):
        return "an object"
    return "a list" if sequence(value) is not None else f"a {type(value).__name__}"
