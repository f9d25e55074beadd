"""Words in a message: exact where they are to be used again, and short where they are only to be recognised."""

import json
from collections.abc import Sequence
from typing import Final
from unicodedata import category

from pincite.core.errors import InputError

#: Code points of somebody else's words that a message repeats.
_SHOWN: Final = 80
#: Ids that a message lists.
_LISTED: Final = 20
#: Categories of characters that nobody sees: controls, formats (joiners, bidi marks), spaces.
_UNSEEN: Final = frozenset(("Cc", "Cf", "Zl", "Zp", "Zs"))


def must_be_text(value: object, what: str) -> None:
    """Raises ``InputError`` for anything but a string."""
    if not isinstance(value, str):
        raise InputError(f"{what} must be a string; it is a {type(value).__name__}")


def quoted(text: str) -> str:
    """``text`` as a string of JSON, whole; what cannot be seen or sent is written as an escape."""
    # A model copies what it sees: a non-breaking space that looks like a space would come back as one.
    return "".join(
        char if char.isprintable() else json.dumps(char)[1:-1] for char in json.dumps(text, ensure_ascii=False)
    )


def shown(text: str) -> str:
    """The beginning of ``text`` as a string of JSON, and how long it is where that is not all of it."""
    return quoted(text) if len(text) <= _SHOWN else f"{quoted(text[:_SHOWN])}... ({len(text):,} characters)"


def listed(ids: Sequence[str]) -> str:
    """The first of ``ids``, and how many more there are."""
    more = f" and {len(ids) - _LISTED:,} more" if len(ids) > _LISTED else ""
    return ", ".join(map(shown, ids[:_LISTED])) + more if ids else "none"


def is_seen(text: str) -> bool:
    """Whether a reader sees anything of ``text``."""
    return any(category(char) not in _UNSEEN for char in text)


def encodable(text: str) -> bool:
    """Whether ``text`` has a UTF-8 form, which a lone surrogate has not."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
