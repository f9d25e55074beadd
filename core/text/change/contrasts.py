"""What gave way to another of its kind: noon to midnight, weak to strong; by its form, hypertension to hypotension."""

from collections.abc import Iterable, Sequence
from typing import Final

from pincite.core.text.change.contrary_forms import of_contrary_forms
from pincite.core.text.change.marks import Mark
from pincite.core.text.lexicon import Lexicon
from pincite.core.text.lexicon.antonyms import antonyms
from pincite.core.text.stems import stem

#: Kinds of words that say when; the others say which way, who or what.
_TIMES: Final = frozenset({"daytime", "day", "season", "week"})
#: Words on either side among which antonyms are looked for.
_FEW: Final = 6


def exchanged(before: Sequence[Mark], after: Sequence[Mark]) -> set[str]:
    """``date`` or ``direction`` where one of several words that exclude each other gave way to another of its kind."""
    old, new = _alternatives(before), _alternatives(after)
    gone = {sense.partition(":")[0] for sense in old - new}
    come = {sense.partition(":")[0] for sense in new - old}
    return {"date" if kind in _TIMES else "direction" for kind in gone & come}


def _alternatives(found: Iterable[Mark]) -> set[str]:
    return {mark.key for mark in found if mark.kind == "alternative"}


def contrasted(before: Iterable[str], after: Iterable[str], lexicon: Lexicon) -> bool:
    """Whether a folded word gave way to its antonym, or to one that by its beginning or ending stands against it."""
    old, new = set(before), set(after)
    return of_contrary_forms(old, new) or ("en" in lexicon.tag.split("+") and _are_antonyms(old - new, new - old))


def _are_antonyms(gone: set[str], come: set[str]) -> bool:
    # In a sentence that was written anew, two of its many words tell nothing of each other.
    if max(len(gone), len(come)) > _FEW:
        return False
    others = {stem(word, "en") for word in come}
    return any(not others.isdisjoint(antonyms(stem(word, "en"))) for word in gone)
