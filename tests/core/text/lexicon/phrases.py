"""Phrases of a lexicon that stand in no text as words are split there."""

from collections.abc import Mapping
from dataclasses import fields

from pincite.core.text.lexicon import Lexicon, words
from pincite.core.text.lexicon.notation import listed


def never_found(lexicon: Lexicon) -> list[str]:
    """Those of any table that the word splitter writes otherwise: an apostrophe, a hyphen, a sharp s.

    "n'est" is read as "ne est": a phrase with an "n" of its own is none that a text may hold either.
    """
    return [phrase for phrase in _phrases(lexicon) if not _can_be_found(phrase, elides="fr" in lexicon.tag)]


def _phrases(lexicon: Lexicon) -> list[str]:
    found: list[str] = []
    for table in (getattr(lexicon, one.name) for one in fields(lexicon)):
        if isinstance(table, Mapping):
            for key, value in table.items():
                found += listed(value) if isinstance(value, str) else [key]
        elif isinstance(table, tuple | frozenset):
            found += sorted(table)
    return found


def _can_be_found(phrase: str, *, elides: bool) -> bool:
    parts = phrase.removesuffix(" #").replace(" ... ", " ").split()
    if [word.key for word in words(" ".join(parts))] != parts:
        return False
    return not elides or all(words(f"{part}'\u00e9tat")[0].key == part for part in parts[:-1])
