"""JSON as its values: read without recursion of ours, every number as the digits it was written with."""

import json
from collections.abc import Iterator
from typing import Final

from pydantic import JsonValue

#: Values of one document that are looked at.
MAX_NODES: Final = 2_000_000


def parsed(text: str) -> JsonValue:
    """The value of ``text``. Raises ``ValueError`` where it is no JSON, or is nested too deep for the parser."""
    try:
        # A digit more or less is a change, and a million digits are no number that Python would read.
        value: JsonValue = json.loads(
            text, strict=False, parse_int=str, parse_float=str, parse_constant=str, object_pairs_hook=_members
        )
    except RecursionError:
        raise ValueError("nested too deep") from None
    return value


def _members(pairs: list[tuple[str, JsonValue]]) -> dict[str, JsonValue]:
    """The members of an object; of two with one name, the first keeps the name and neither is lost."""
    members = dict(pairs)
    if len(members) < len(pairs):
        members = {}
        for number, (key, value) in enumerate(pairs):
            members[key if key not in members else f"{key} {number}"] = value
    return members


def nodes(value: JsonValue, limit: int = MAX_NODES) -> Iterator[tuple[str, JsonValue]]:
    """Every value at or below ``value`` in document order, with the key it stands under (empty in a list)."""
    stack: list[tuple[str, JsonValue]] = [("", value)]
    while stack and limit:
        limit -= 1
        key, node = stack.pop()
        yield key, node
        if isinstance(node, dict):
            stack.extend(reversed(node.items()))
        elif isinstance(node, list):
            stack.extend(("", item) for item in reversed(node))
