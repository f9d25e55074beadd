"""Versions that a thing needs and works with: "requires Python 3.11 or later" lets 3.12 follow, and 3.9 not."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.statement import Statement
from pincite.core.text.stems import stem

_NUMBER: Final = r"(?P<number>\d{1,4}(?:\.\d{1,4}){0,3})"
#: What is of versions, and the version that all from it on are good for.
_FROM: Final = re.compile(
    rf"(?<![\w.+#-])(?P<name>[^\W\d_][\w.+#-]{{0,30}}) (?:>= ?)?(?:v(?:ersion|ersi\u00f3n|ers\u00e3o)? ?)?{_NUMBER}"
    r"(?P<open>\+|,? (?:or|and) (?:(?:a |any )?(?:later|newer|higher|above|greater|up|upwards?)\b)|"
    r",? (?:oder|und) (?:neuer|h\u00f6her|sp\u00e4ter)\w*|,? o (?:una versi\u00f3n )?(?:posterior|"
    r"superior|m\u00e1s reciente)\w*|"
    r",? ou (?:une version |uma vers\u00e3o )?(?:ult\u00e9rieure?|sup\u00e9rieure?|plus r\u00e9cente?|"
    r"posterior|superior|mais recente)\b)?"
)
_AT_LEAST: Final = re.compile(
    r">= ?$|\b(?:at least|mindestens|al menos|au moins|pelo menos) (?:v\w* ?)?$", re.IGNORECASE
)
#: A claim that says the same of the need itself is compared by its numbers.
_NEEDS: Final = frozenset(
    "require requires required needs needed minimum ben\u00f6tigt erfordert braucht requiere necesita n\u00e9cessite "
    "requiert exige requer precisa".split()
)


class Release(NamedTuple):
    """A version of something: its name by stem, its numbers in order, whether all later ones are meant as well."""

    name: str
    numbers: tuple[int, ...]
    onwards: bool
    start: int


def releases(statement: Statement) -> Iterator[Release]:
    """The versions that a text names, each right behind the name of what it is of."""
    for match in _FROM.finditer(statement.text):
        name = match["name"]
        if not name[:1].isupper() and not name.casefold().startswith(("version", "versi\u00f3n", "vers\u00e3o")):
            continue
        least = _AT_LEAST.search(statement.text[max(0, match.start("number") - 20) : match.start("number")])
        yield Release(
            stem(name.casefold(), statement.tongue.stems),
            tuple(map(int, match["number"].split("."))),
            match["open"] is not None or least is not None,
            match.start("number"),
        )


def suits(aligned: Alignment) -> bool | None:
    """Whether the versions of the claim are those that the premise asks for; None where they cannot be compared."""
    needed = [one for one in releases(aligned.premise) if one.onwards]
    if len(needed) != 1 or any(token.key in _NEEDS for token in aligned.claim.tokens):
        return None
    [least] = needed
    said = [one for one in releases(aligned.claim) if one.name == least.name]
    if not said or any(one.onwards for one in said):
        return None
    told = {one.numbers[: len(least.numbers)] >= least.numbers for one in said}
    return told.pop() if len(told) == 1 else None
