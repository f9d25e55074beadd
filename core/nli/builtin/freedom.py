"""Words that say what a thing is free of: "nut-free" is "without nuts". German "glutenfrei" is known by its ending."""

import re
from functools import lru_cache
from typing import Final

#: A noun before "free"; some say how, and not of what.
_FREE: Final = re.compile(r"\b(?!(?:care|scot|royalty|hands)-)[^\W\d_]{3,}-free\b", re.IGNORECASE)


@lru_cache(maxsize=64)
def free_of(text: str, language: str) -> tuple[tuple[int, int], ...]:
    """Where such words stand in an English ``text``, whole."""
    return tuple(match.span() for match in _FREE.finditer(text)) if language == "en" else ()
