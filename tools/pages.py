"""A long answer comes in pages, and nothing is kept between them: the cursor says where, and of which input."""

import json
import re
from collections.abc import Iterable
from hashlib import sha256

from pincite.core.errors import InputError

#: 64 bits of the input's digest: enough to tell two inputs apart, and nothing that it must be kept from.
_DIGITS = 16
_CURSOR = re.compile(r"(\d{1,9})-([0-9a-f]{16})")


def digest_of(*parts: object) -> str:
    """The digest of an input; ``parts`` are JSON, and two spellings of the same value are one input.

    Raises ``InputError`` for a value of too many levels.
    """
    try:
        text = json.dumps(parts, sort_keys=True, separators=(",", ":"), default=repr)
    except TypeError:  # Keys that cannot be sorted: the order is then part of the input.
        text = json.dumps(parts, separators=(",", ":"), default=repr)
    except RecursionError:
        raise InputError("the input is nested too deeply to be answered in pages") from None
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:_DIGITS]


def cursor_at(offset: int, digest: str) -> str:
    """The cursor of the page that begins at ``offset``."""
    return f"{offset}-{digest}"


def offset_of(cursor: str, digest: str, total: int) -> int:
    """Where the page of ``cursor`` begins; without a cursor, at the beginning.

    Raises ``InputError`` for what is no cursor, and for one of another input.
    """
    if not cursor:
        return 0
    read = _CURSOR.fullmatch(cursor.strip())
    if read is None:
        raise InputError("the cursor is none of ours; pass `next_cursor` as it was answered, or none to begin anew")
    if read[2] != digest:
        raise InputError("the cursor belongs to another input; pass the same input with it, or none to begin anew")
    offset = int(read[1])
    if not 0 < offset < total:
        raise InputError(f"the cursor points past the end: the input has {total}; pass none to begin anew")
    return offset


def taken(sizes: Iterable[int], room: int) -> int:
    """How many of the first of ``sizes`` fit into ``room``; one does in any case."""
    count = 0
    for size in sizes:
        room -= size
        if room < 0 and count:
            break
        count += 1
    return count


def told(first: int, end: int, total: int, what: str, cursor: str) -> tuple[str, ...]:
    """The note of a page, with how to ask for the next; nothing is said where one page is all."""
    if (first, end) == (0, total):
        return ()
    more = f'ask again with the same input and cursor="{cursor}" for the next' if cursor else "these are the last"
    return (f"{what} {first + 1} to {end} of {total}: {more}",)
