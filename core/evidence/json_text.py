"""JSON is read once and means one thing, or it is refused."""

import json

from pincite.core.errors import InputError


def read_json(text: str | bytes) -> object:
    """The value that ``text`` writes down.

    Raises ``InputError`` for what is no JSON, NaN included, and for an object that has one key twice, because its
    reader and its writer could take different values for it.
    """
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except RecursionError:
        raise InputError("the JSON is nested too deeply") from None
    except UnicodeDecodeError as error:
        raise InputError(f"the input is not text: {error.reason} at byte {error.start}") from None
    except json.JSONDecodeError as error:
        raise InputError(f"not JSON: {error.msg} at line {error.lineno}, column {error.colno}") from None
    except InputError:
        raise
    except ValueError as error:  # A number of more digits than Python reads.
        raise InputError(f"JSON that cannot be read: {error}") from None


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise InputError("an object of the JSON has one key twice")
    return found


def _no_constant(name: str) -> object:
    raise InputError(f"not JSON: {name} is no number of it")
