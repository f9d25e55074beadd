"""Negation inside a word: "lawful" and "unlawful", "toxic" and "non-toxic", "harmful" and "harmless"."""

from collections.abc import Iterable, Sequence
from typing import Final

from pincite.core.text.lexicon import Lexicon, Word
from pincite.core.text.lexicon.words import HYPHENS

#: A stem is at least this long: "in" + "to" is no negation.
_SHORTEST_STEM: Final = 4
#: What stands at a till is no prefix.
_NOUNS: Final = frozenset({"counter"})
#: A prefix of so few letters is a preposition as often: "in", "de".
_PREPOSITION: Final = 2
#: "displays" and "displaying" are no more negated than "display".
_INFLECTIONS: Final = ("s", "es", "d", "ed", "ing", "er", "ers")
#: How much longer one of two forms of a word may be ("lawful", "unlawfully").
_ENDING: Final = 3


def joined_prefixes(text: str, found: Sequence[Word], lexicon: Lexicon) -> list[str]:
    """The folded words of a text, those after a hyphenated negative prefix together with it ("nontoxic")."""
    keys: list[str] = []
    prefix_end = -1
    for word in found:
        hyphenated = word.start - prefix_end == 1 and text[prefix_end : word.start] in HYPHENS
        if hyphenated and keys and keys[-1] in lexicon.negative_prefixes:
            keys[-1] += word.key
        else:
            keys.append(word.key)
        prefix_end = word.end
    return keys


def bare_prefixes(text: str, found: Sequence[Word], lexicon: Lexicon) -> list[str]:
    """The negative prefixes of a text that are written as words: the "non" of "non toxic", the "un" of "un- safe"."""
    prefixes = {prefix for prefix in lexicon.negative_prefixes if len(prefix) > _PREPOSITION or prefix == "un"} - _NOUNS
    return [word.key for word in found if word.key in prefixes - lexicon.common and _is_parted(text, word.end)]


def _is_parted(text: str, at: int) -> bool:
    """Whether no further part of the word follows, behind a hyphen or without one."""
    return not text[at : at + 1].isalnum() and not (text[at : at + 1] in HYPHENS and text[at + 1 : at + 2].isalnum())


def negated(words: Iterable[str], others: Iterable[str], lexicon: Lexicon) -> dict[str, str]:
    """Those of ``words`` that negate one of ``others`` by a prefix or suffix, each with the word that it negates."""
    here, there = set(words), set(others)
    pairs = ((word, _negates(word, there - here, lexicon)) for word in sorted(here - there))
    return {word: other for word, other in pairs if other}


def _negates(word: str, others: set[str], lexicon: Lexicon) -> str:
    if word in lexicon.false_negatives or any(
        word.removesuffix(ending) in lexicon.false_negatives for ending in _INFLECTIONS if word.endswith(ending)
    ):
        return ""
    for prefix in lexicon.negative_prefixes:
        shortest = _SHORTEST_STEM + (len(prefix) == 1)
        if word.startswith(prefix) and len(word) - len(prefix) >= shortest:
            stem = word[len(prefix) :]
            if alike := next((other for other in sorted(others) if _same_stem(stem, other)), ""):
                return alike
    for suffix in lexicon.negative_suffixes:
        stem = word.removesuffix(suffix)
        if len(stem) < len(word) and len(stem) >= _SHORTEST_STEM - 1:
            forms = {stem} | {stem + positive for positive in lexicon.positive_suffixes}
            if alike := min(forms & others, default=""):
                return alike
    return ""


def _same_stem(left: str, right: str) -> bool:
    shorter, longer = sorted((left, right), key=len)
    return len(shorter) >= _SHORTEST_STEM and longer.startswith(shorter) and len(longer) - len(shorter) <= _ENDING
