"""A caller's value as one line of JSON on standard output."""

import json

from pincite.core.errors import InputError


def as_json(value: object) -> str:
    """ASCII alone: what a person cannot see, and what no encoding can hold, is still visible and still JSON."""
    try:
        return json.dumps(value)
    except RecursionError:
        raise InputError("the input is nested too deeply to be written again") from None
