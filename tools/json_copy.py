"""A value of a caller's that is sent back whole must be JSON which clients can read."""

import json

from pydantic import JsonValue

#: Levels of a value. Common JSON readers stop at 200, and it comes back inside an answer.
DEPTH = 100


def json_copy(value: object) -> JsonValue:
    """A deep copy of ``value``. Raises ``ValueError`` when it is no JSON, or nested more than ``DEPTH`` levels deep."""
    try:
        text = json.dumps(value, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise ValueError(f"it is no JSON: {error}") from None
    copied: JsonValue = json.loads(text)
    if _is_deep(copied):
        raise ValueError(f"it is nested more than {DEPTH} levels deep")
    return copied


def _is_deep(value: JsonValue) -> bool:
    level = [value]
    for _ in range(DEPTH):
        level = [
            inner
            for outer in level
            if isinstance(outer, dict | list)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
    return bool(level)
