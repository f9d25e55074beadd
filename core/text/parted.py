"""Whether a space that came or went made another word: "a moral" and "amoral", "a part" and "apart"."""

from itertools import pairwise
from typing import Final

from pincite.core.text.lexicon import Lexicon, lexicon_for, words
from pincite.core.text.lexicon.antonyms import antonyms
from pincite.core.text.stems import stem

#: "Into" is "in to".
_PARTICLE: Final = 2
#: A word shorter than this is no stem that a prefix negates: "in" + "to".
_SHORTEST: Final = 4


def parted_otherwise(one: str, other: str, language: str = "") -> bool:
    """Whether two texts that differ in spaces alone have other words for it.

    What is told is what may reverse a statement: a prefix that negates and is a word of its own as well.
    """
    lexicon = lexicon_for(language, f"{one} {other}")
    these, those = ([word.key for word in words(text)] for text in (one, other))
    return _joins(these, those, lexicon) or _joins(those, these, lexicon)


def _joins(parted: list[str], joined: list[str], lexicon: Lexicon) -> bool:
    whole = set(joined) - set(parted)
    return any(
        prefix + rest in whole
        and prefix in lexicon.negative_prefixes
        and (prefix in lexicon.common or len(prefix) == 1)
        and _is_another(prefix, rest, lexicon)
        for prefix, rest in pairwise(parted)
    )


def _is_another(prefix: str, rest: str, lexicon: Lexicon) -> bool:
    """Whether the two make a word that says another thing than they do."""
    whole = prefix + rest
    if whole in lexicon.false_negatives and len(rest) > _PARTICLE:
        return True
    if len(rest) < _SHORTEST:
        return False
    stands_against = antonyms(stem(rest, "en"))
    # Of what may be negated by any prefix "a" is the negation as well: "moral", "immoral".
    prefixes = lexicon.negative_prefixes if prefix == "a" else {prefix}
    if any(stem(one + rest, "en") in stands_against for one in prefixes):
        return True
    senses = [
        {term.sense for table in (lexicon.phrases, lexicon.turns_of_meaning) for term in table.find(words(text))}
        for text in (rest, whole)
    ]
    return any(f"{sense[:-1]}-" in senses[1] for sense in senses[0] if sense.endswith("+"))
