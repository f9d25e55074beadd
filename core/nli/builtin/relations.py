"""English words that mean the same or something wider, from WordNet (data/LICENSE-WordNet)."""

from functools import cache
from importlib.resources import files

from pincite.core.text.stems import stem

_PACKAGE = "pincite.core.nli.builtin"


def same(left: str, right: str) -> bool:
    """Whether two stems are of words that share one of their first senses."""
    return right in _pairs("synonyms").get(left, frozenset())


def wider(word: str, general: str) -> bool:
    """Whether ``general`` is the stem of a word for the kind of thing that the stem ``word`` names."""
    return general in _pairs("hypernyms").get(word, frozenset())


@cache
def _pairs(name: str) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for line in (files(_PACKAGE) / "data" / f"{name}.txt").read_text("utf-8").splitlines():
        one, _, other = line.partition(" ")
        left, right = stem(one, "en"), stem(other, "en")
        if left == right:
            continue
        found.setdefault(left, set()).add(right)
        if name != "hypernyms":
            found.setdefault(right, set()).add(left)
    return {word: frozenset(others) for word, others in found.items()}
