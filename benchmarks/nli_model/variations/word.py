"""A word of a text: whether it stands there by itself, and another one in its place."""

import re


def put(text: str, match: re.Match[str], new: str) -> str:
    """The text with ``new`` where the match stands."""
    return text[: match.start()] + new + text[match.end() :]


def has(text: str, word: str) -> bool:
    """Whether the word stands in the text by itself."""
    return re.search(rf"(?<![\w.,]){re.escape(word)}(?!\w|[.,]\d)", text) is not None


def swap(text: str, old: str, new: str) -> str:
    """The text with every ``old`` that stands by itself as ``new``."""
    return re.sub(rf"(?<![\w.,]){re.escape(old)}(?!\w|[.,]\d)", lambda _: new, text)
