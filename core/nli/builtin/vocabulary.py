"""The words of a language that the rules know beyond the lexicon: phrases, synonyms, converses, words that exclude."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Final

from pincite.core.text.lexicon import LEXICONS, Lexicon
from pincite.core.text.lexicon.notation import numbered
from pincite.core.text.stems import stem

_PACKAGE: Final = "pincite.core.nli.builtin"
_TABLES: Final = ("negations", "modals", "quantifiers", "exceptions", "neutral", "directions", "contraries", "units")
_NONE: Final[frozenset[int]] = frozenset()


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """One language. Groups of stems are told apart by number; ``turned`` ones have a side, 1 or -1."""

    lexicon: Lexicon
    same: Mapping[str, frozenset[int]]
    turned: Mapping[str, frozenset[int]]
    apart: Mapping[str, frozenset[int]]
    reach: frozenset[str]
    #: Stems of verbs by which a thing is no longer there: "support was dropped".
    ended: frozenset[str]
    #: Senses ("trend+") of single words by key, and of longer ones by stem as well.
    senses: Mapping[str, tuple[str, ...]]

    def alike(self, left: str, right: str) -> bool:
        """Whether two stems are in one group of words that may stand for each other."""
        return any(not table.get(left, _NONE).isdisjoint(table.get(right, _NONE)) for table in (self.same, self.turned))

    def converse(self, left: str, right: str) -> bool:
        """Whether two stems tell one event from its two ends: to buy and to sell."""
        other = self.turned.get(right, _NONE)
        return any(-one in other for one in self.turned.get(left, _NONE))

    def excludes(self, left: str, right: str) -> bool:
        """Whether two stems are of one set of which only one can be true: spring and autumn."""
        return left != right and not self.apart.get(left, _NONE).isdisjoint(self.apart.get(right, _NONE))


@cache
def vocabulary(tag: str) -> Vocabulary | None:
    """That of a language (``en``, ``es``, ``pt``, ``de``, ``fr``); None for another."""
    lexicon = next((one for one in LEXICONS if one.tag == tag), None)
    if lexicon is None:
        return None
    tables: dict[str, dict[str, str]] = {name: dict(getattr(lexicon, name)) for name in _TABLES}
    groups: dict[str, list[list[list[str]]]] = {
        "same": [],
        "turned": [],
        "apart": [],
        "reach": [],
        "ended": [],
        "common": [],
        "denials": [],
    }
    cardinals: dict[str, int] = {}
    for section, line in _lines(tag):
        if section in tables:
            sense, _, phrases = line.partition(":")
            added = _listed(phrases)
            # A phrase after a minus is none here: the lexicon knows it in another meaning.
            dropped = {one[1:] for one in added if one.startswith("-")}
            held = [one for one in _listed(tables[section].get(sense, "")) if one not in dropped]
            tables[section][sense] = ", ".join([*held, *(one for one in added if not one.startswith("-"))])
        elif section == "cardinals":
            cardinals |= numbered(line)
        elif section in {"common", "denials"}:
            groups[section].append([_listed(line)])
        else:
            groups[section].append([[stem(word, tag) for word in _listed(side)] for side in line.split(">")])
    senses: dict[str, list[str]] = {}
    for name in ("directions", "contraries"):
        for sense, phrases in tables[name].items():
            for word in _listed(phrases):
                if word.isalpha():
                    for form in {word, stem(word, tag)} if len(word) > 5 else {word}:
                        senses.setdefault(form, []).append(sense)
    return Vocabulary(
        replace(
            lexicon,
            cardinals={**cardinals, **lexicon.cardinals},
            common=lexicon.common | _all(groups["common"]),
            denials=(*lexicon.denials, *sorted(_all(groups["denials"]))),
            # A sentence is no heading.
            denying_headings=(),
            **tables,  # type: ignore[arg-type]  # each is one of the lexicon's tables
        ),
        _numbered(groups["same"]),
        _numbered(groups["turned"]),
        _numbered(groups["apart"]),
        _all(groups["reach"]),
        _all(groups["ended"]),
        {word: tuple(dict.fromkeys(found)) for word, found in senses.items()},
    )


def _lines(tag: str) -> Iterator[tuple[str, str]]:
    section = ""
    text = (files(_PACKAGE) / "data" / "words" / f"{tag}.txt").read_text("utf-8")
    for line in text.splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            yield section, line


def _listed(phrases: str) -> list[str]:
    return [word for one in phrases.casefold().split(",") if (word := " ".join(one.split()))]


def _all(lines: list[list[list[str]]]) -> frozenset[str]:
    return frozenset(word for line in lines for side in line for word in side)


def _numbered(lines: list[list[list[str]]]) -> dict[str, frozenset[int]]:
    found: dict[str, set[int]] = {}
    for number, line in enumerate(lines, start=1):
        for side, words in zip((number, -number), line, strict=False):
            for word in words:
                found.setdefault(word, set()).add(side)
    return {word: frozenset(numbers) for word, numbers in found.items()}
