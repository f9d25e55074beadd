"""What gave way to another of its kind: noon to midnight, weak to strong; by its form, hypertension to hypotension."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from pincite.core.text.change.contrary_forms import of_contrary_forms
from pincite.core.text.change.marks import Mark
from pincite.core.text.lexicon import Lexicon
from pincite.core.text.lexicon.antonyms import antonyms
from pincite.core.text.stems import stem

#: Kinds of words that say when; the others say which way, who or what.
_TIMES: Final = frozenset({"daytime", "day", "season", "week", "weekdays", "weeks", "months", "years"})
#: Values of one kind that run into each other: who is a child may be an infant, and an evening is called a night.
_ADJOINING: Final = frozenset(
    frozenset(pair.split())
    for pair in """
    daytime:night daytime:evening
    daytime:evening daytime:dusk
    daytime:dusk daytime:night
    daytime:dawn daytime:morning
    daytime:night daytime:midnight
    daytime:noon daytime:afternoon
    daytime:noon daytime:morning
    age:infant age:child
    age:child age:adolescent
    age:adult age:old
    books:revenue books:profit
    level:regional level:local
    scope:regional scope:local
    heat:hot heat:warm
    """.strip().splitlines()
)
#: Antonyms that behind a verb are but a part of it ("slowed up" is "slowed down"), or have another sense as often.
_PARTICLES: Final = frozenset("up down in out on off to back run stand left right".split())
#: Words on either side among which antonyms are looked for.
_FEW: Final = 6


def exchanged(before: Sequence[Mark], after: Sequence[Mark]) -> set[str]:
    """``date`` or ``direction`` where one of several words that exclude each other gave way to another of its kind."""
    old, new = _alternatives(before), _alternatives(after)
    by_kind: defaultdict[str, list[str]] = defaultdict(list)
    for sense in new - old:
        by_kind[sense.partition(":")[0]].append(sense)
    return {
        "date" if kind in _TIMES else "direction"
        for gone in old - new
        for kind in (gone.partition(":")[0],)
        if any({gone, come} not in _ADJOINING for come in by_kind[kind])
    }


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
    others = {stem(word, "en") for word in come - _PARTICLES}
    return any(not others.isdisjoint(antonyms(stem(word, "en"))) for word in gone - _PARTICLES)
