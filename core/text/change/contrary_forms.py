"""Words that by their form stand against each other: "import" and "export", "nitrate" and "nitrite"."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from pincite.core.text.lexicon.contrary_affixes import NARROW, PREFIXES, SUFFIXES
from pincite.core.text.lexicon.notation import bag

#: Letters of a stem; after beginnings as short as "in" and "ex", which many words have, one more.
_SHORTEST: Final = 3
_SHORT: Final = 2


class _Parts(NamedTuple):
    """A word as an affix and a stem, and the group of the affix: those of beginnings from 0, those of endings below."""

    group: int
    stem: str
    affix: str


def of_contrary_forms(old: Collection[str], new: Collection[str]) -> bool:
    """Whether a folded word gave way to one of the same stem whose beginning or ending stands against its own."""
    before, after = set(old), set(new)
    gone = {(parts.group, parts.stem): parts.affix for word in before - after for parts in _taken_apart(word)}
    return bool(gone) and any(
        _are_contrary(parts, gone.get((parts.group, parts.stem), parts.affix))
        for word in after - before
        for parts in _taken_apart(word)
    )


def _are_contrary(parts: _Parts, other: str) -> bool:
    if other == parts.affix:
        return False
    short = parts.group >= 0 and max(len(parts.affix), len(other)) <= _SHORT
    return len(parts.stem) >= _SHORTEST + short


def _taken_apart(word: str) -> Iterator[_Parts]:
    for affix, stem in _splits(word, _beginnings(), ending=False):
        for group in _beginnings()[affix]:
            if _may_begin(group, stem):
                yield _Parts(group, stem, affix)
    for form in {word, word.removesuffix("s")}:
        for affix, stem in _splits(form, _endings(), ending=True):
            for group in _endings()[affix]:
                if stem.endswith(_stems()[group]):
                    yield _Parts(-1 - group, stem, affix)


def _may_begin(group: int, stem: str) -> bool:
    """Whether the beginnings of a group are contraries before a stem."""
    unrelated, related = _told()[group]
    return stem not in unrelated and (not related or stem in related)


def _splits(word: str, affixes: Mapping[str, object], *, ending: bool) -> Iterator[tuple[str, str]]:
    """Each of the ``affixes`` that a word has, and its stem."""
    longest = min(len(word) - _SHORTEST, max(map(len, affixes)))
    for length in range(1, longest + 1):
        affix, stem = (word[-length:], word[:-length]) if ending else (word[:length], word[length:])
        if affix in affixes:
            yield affix, stem


@cache
def _beginnings() -> Mapping[str, list[int]]:
    return _groups([*PREFIXES, *NARROW])


@cache
def _endings() -> Mapping[str, list[int]]:
    return _groups(SUFFIXES)


@cache
def _told() -> list[tuple[frozenset[str], frozenset[str]]]:
    """For each group of beginnings the stems that it is none before, and those that alone it is one before."""
    nothing = frozenset[str]()
    return [(bag(stems), nothing) for stems in PREFIXES.values()] + [(nothing, bag(stems)) for stems in NARROW.values()]


@cache
def _stems() -> list[tuple[str, ...]]:
    """For each group of endings what a stem before them ends in; an empty text where it may be anything."""
    return [tuple(stems.split()) or ("",) for stems in SUFFIXES.values()]


def _groups(lines: Iterable[str]) -> Mapping[str, list[int]]:
    """Every affix with the places of the groups that it stands in."""
    found: defaultdict[str, list[int]] = defaultdict(list)
    for group, line in enumerate(lines):
        for affix in line.split():
            found[affix].append(group)
    return dict(found)
