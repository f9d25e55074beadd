"""A field is read by its name alike from a mapping and from an object of any class."""

import json
from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import Final


class _Absent(Enum):
    ABSENT = auto()


#: No such field, or one that raises when it is read; never the same as null.
ABSENT: Final = _Absent.ABSENT

#: Fields whose names a sentence repeats, and how much of each.
_NAMED: Final = 8
_NAME: Final = 40


def field(value: object, name: str) -> object:
    """The field ``name`` of a mapping or an object, or ``ABSENT``."""
    try:
        return value.get(name, ABSENT) if isinstance(value, Mapping) else getattr(value, name, ABSENT)
    except Exception:  # Somebody else's mapping or property may raise anything.
        return ABSENT


def string(value: object, name: str) -> str:
    """The field ``name`` when it is a string, else the empty string."""
    found = field(value, name)
    return found if isinstance(found, str) else ""


def mapping(value: object) -> dict[str, object] | None:
    """``value`` when it is a dict, a plain copy of any other mapping; None for what is none or cannot be read."""
    if type(value) is dict:
        return value
    try:
        return dict(value) if isinstance(value, Mapping) else None
    except Exception:  # As above.
        return None


def sequence(value: object) -> Sequence[object] | None:
    """``value`` when it is a list or a tuple, a list of what else is like one; strings and bytes are none.

    None as well for what cannot be read.
    """
    if isinstance(value, (list, tuple)):
        return value
    try:
        if isinstance(value, Sequence) and not isinstance(value, (str, bytes, bytearray)):
            return list(value)
    except Exception:  # As above.
        return None
    return None


def decoded_once(value: object) -> object:
    """An object or a list that was sent as a JSON string where it belongs itself; anything else as it is."""
    if not isinstance(value, str) or value.lstrip()[:1] not in ("{", "["):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value


def no_mapping(value: object) -> str:
    """Why ``mapping(value)`` is None, for a sentence about it."""
    return "cannot be read" if isinstance(value, Mapping) else f"is {kind_of(value)}, not an object"


def named_fields(value: object) -> str:
    """The names of the fields of a mapping, for a sentence on one that it lacks; empty for what is no mapping."""
    known = mapping(value)
    if not known:
        return "" if known is None else "nothing"
    names = [name if isinstance(name, str) else repr(name) for name in known]
    told = ", ".join(name if len(name) <= _NAME else f"{name[:_NAME]}\u2026" for name in names[:_NAMED])
    return f"{told} and {len(names) - _NAMED} more" if len(names) > _NAMED else told


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
    if sequence(value) is not None:
        return "a list"
    name = type(value).__name__
    return f"{'an' if name[:1] in 'AEIOaeio' else 'a'} {name}"
