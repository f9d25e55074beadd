"""English antonyms, from WordNet (data/LICENSE-WordNet), each word by its stem."""

from functools import cache
from importlib.resources import files

from pincite.core.text.stems import stem


def antonyms(word: str) -> frozenset[str]:
    """The stems of the antonyms of an English stem."""
    return _table().get(word, frozenset())


@cache
def _table() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for line in (files("pincite.core.text.lexicon") / "data" / "antonyms.txt").read_text("utf-8").splitlines():
        one, _, other = line.partition(" ")
        left, right = stem(one, "en"), stem(other, "en")
        if left != right:
            found.setdefault(left, set()).add(right)
            found.setdefault(right, set()).add(left)
    return {word: frozenset(others) for word, others in found.items()}
