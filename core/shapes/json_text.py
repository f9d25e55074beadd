"""JSON in a string or in bytes, decoded once."""

import json

from pincite.core.errors import InputError, NotJsonError


def decode(text: str | bytes | bytearray) -> object:
    """The value that ``text`` writes down. Raises InputError, with the place, when it is no JSON.

    Bytes are UTF-8, UTF-16 or UTF-32 as RFC 4627 tells them apart; a byte order mark is no error.
    """
    try:
        return json.loads(text.removeprefix("\ufeff") if isinstance(text, str) else text)
    except RecursionError:
        raise InputError("The input is JSON nested too deeply to be an agent's answer.") from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise NotJsonError(f"The input is not JSON: {error.msg} at {where}.") from None
    except UnicodeDecodeError as error:
        raise InputError(f"The input is not text: {error.reason} at byte {error.start}.") from None
    except ValueError as error:  # A number of more digits than Python reads.
        raise InputError(f"The input is not JSON that can be read: {error}.") from None
