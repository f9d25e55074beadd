"""How the word lists are written down, so that a list reads as words and not as Python.

Everything is folded as ``words`` folds a text (the German sharp s becomes two letters).
"""


def bag(text: str) -> frozenset[str]:
    """Words parted by white space."""
    return frozenset(text.casefold().split())


def listed(text: str) -> tuple[str, ...]:
    """Phrases parted by commas."""
    return tuple(phrase for phrase in (" ".join(part.split()) for part in text.casefold().split(",")) if phrase)


def numbered(text: str) -> dict[str, int]:
    """``word=number`` parted by commas."""
    pairs = (phrase.partition("=") for phrase in listed(text))
    return {word: int(value) for word, _, value in pairs}
