"""Phrases that hold a negation without its meaning, and that one reading has without it: "no doubt", "doubt"."""

from collections.abc import Sequence
from typing import Final

from pincite.core.text.change.marks import Mark
from pincite.core.text.lexicon import Lexicon, words

#: Alone before a condition they do away with it: "information marked so", "whether or not marked so".
_CONCEDING: Final = frozenset({"whether or not", "regardless of whether", "irrespective of whether"})


def is_conceded(before: str, after: str) -> bool:
    """Whether two readings of a place are the same words but for such a phrase."""
    keys = (" ".join(word.key for word in words(text)) for text in (before, after))
    shorter, longer = sorted((f" {text} " if text else " " for text in keys), key=len)
    return any(f" {phrase} " in longer and longer.replace(f" {phrase} ", " ", 1) == shorter for phrase in _CONCEDING)


def broken(text: str, offset: int, found: Sequence[Mark], other: str, lexicon: Lexicon) -> bool:
    """Whether ``other``, without any negation, has the rest of an idiom of ``text``.

    ``found`` are the marks of ``text``, which begins at ``offset`` of what they are ranges of.
    """
    idioms = [mark for mark in found if mark.kind == "neutral"]
    if not idioms:
        return False
    theirs = [word.key for word in words(other)]
    negated = any(term.kind != "exception" for term in lexicon.bounds.find(words(other)))
    return not negated and any(_holds(theirs, rest) for mark in idioms if (rest := _rest(text, offset, mark, lexicon)))


def _rest(text: str, offset: int, idiom: Mark, lexicon: Lexicon) -> list[str]:
    """The words of an idiom beside the negation in it; none where it holds none."""
    own = words(text[max(0, idiom.start - offset) : max(0, idiom.end - offset)])
    negations = {one.start for one in own for term in lexicon.bounds.find([one]) if term.kind == "negation"}
    return [one.key for one in own if one.start not in negations] if negations else []


def _holds(theirs: Sequence[str], rest: Sequence[str]) -> bool:
    """Whether the words stand there in a row."""
    return any(list(theirs[at : at + len(rest)]) == list(rest) for at in range(len(theirs) - len(rest) + 1))
