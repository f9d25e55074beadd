"""First, second and third in size: who is the second largest is behind the largest, and none is larger than that."""

import re
from collections.abc import Mapping
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.finding import Finding

#: A few words with capital letters; no more are tried.
_NAME: Final = r"[^\W\d_a-z\u00df-\u00ff][\w-]{0,30}(?: [^\W\d_a-z\u00df-\u00ff][\w-]{0,30}){0,3}"
_NTH: Final = {
    1: "first 1st erste primera primer premi\u00e8re premier primeira primeiro",
    2: "second 2nd zweit segunda segundo deuxi\u00e8me seconde second",
    3: "third 3rd dritt tercera tercer troisi\u00e8me terceira terceiro",
    4: "fourth 4th viert cuarta cuarto quatri\u00e8me quarta quarto",
    5: "fifth 5th f\u00fcnft quinta quinto cinqui\u00e8me",
}
_PLACE: Final = {word: number for number, words in _NTH.items() for word in words.split()}
_ORDINAL: Final = "|".join(sorted(_PLACE, key=len, reverse=True))
_SIZE: Final = (
    r"(?P<size>largest|biggest|tallest|highest|longest|oldest|smallest|shortest|youngest|most populous|richest|"
    r"gr\u00f6\u00dfte|h\u00f6chste|l\u00e4ngste|\u00e4lteste|kleinste|j\u00fcngste|"
    r"m\u00e1s (?:grande|alt[oa]|larg[oa]|antigu[oa]|poblad[oa]|peque\u00f1[oa])|"
    r"maior|menor|mais (?:alt[oa]|long[oa]|antig[oa]|populos[oa])|"
    r"plus (?:grande?|haute?|longue?|ancienne?|peupl\u00e9e?|petite?))"
)
_BE: Final = r"(?:is|was|ist|war|es|era|fue|est|\u00e9tait|\u00e9|foi)"
#: "A is the second largest city in X after B"; Spanish and Portuguese have the noun before.
_RANKED: Final = re.compile(
    rf"\b(?P<who>{_NAME}) {_BE} (?:the|de[rn]|die|das|el|la|le|o|"
    rf"a) (?:(?P<nth>{_ORDINAL})[ -]?)?(?:\w+ )?(?:plus )?{_SIZE}\w*"
)
_AFTER: Final = re.compile(
    rf"\b(?:after|behind|nach|hinter|tras|despu\u00e9s de|apr\u00e8s|derri\u00e8re|depois de|"
    rf"atr\u00e1s de) (?P<other>{_NAME})"
)
_FOLLOWED: Final = re.compile(
    rf"\b(?:followed by|gefolgt von|seguid[oa]s? (?:de|por)|suivie?s? (?:de|"
    rf"par)) (?P<list>{_NAME}(?:(?:, | and | und | y | e | et ){_NAME}){{0,8}})"
)
_LIST: Final = re.compile(", | and | und | y | e | et ")
#: "No city is larger than A", and "B is larger than A".
_THAN: Final = re.compile(
    rf"\b(?P<who>(?:No|Keine?|Ning\u00fan|Ninguna|Aucune?|Nenhuma?)\b[^.,;]{{0,60}}?|(?:Only )?{_NAME}) {_BE} "
    rf"(?P<more>larger|bigger|taller|higher|longer|older|richer|gr\u00f6\u00dfer|h\u00f6her|l\u00e4nger|\u00e4lter|"
    rf"m\u00e1s \w+|maior|mais \w+|plus \w+) (?:than|als|que|do que) (?P<than>{_NAME})"
)
_NONE: Final = frozenset("No Kein Keine Ning\u00fan Ninguna Aucun Aucune Nenhum Nenhuma".split())
_SMALL: Final = re.compile(r"small|short|young|klein|jung|j\u00fcng|peque|menor|petit", re.IGNORECASE)


def ranks(text: str) -> Mapping[str, int]:
    """The places of those that a text ranks by size, the largest first; nothing where it ranks the smallest."""
    match = _RANKED.search(text)
    if match is None or _SMALL.search(match["size"]):
        return {}
    own = _PLACE[match["nth"]] if match["nth"] else 1
    found = {match["who"]: own}
    if own == 2 and (before := _AFTER.search(text, match.end())) is not None:
        found[before["other"]] = 1
    if own == 1 and (behind := _FOLLOWED.search(text, match.end())) is not None:
        found |= {name: place for place, name in enumerate(_LIST.split(behind["list"]), 2)}
    return found


def ranking_agrees(aligned: Alignment) -> bool | None:
    """Whether a claim ranks the same as the premise does; None where they cannot be compared."""
    if not aligned.legible:
        return None
    than, wanted = _THAN.search(aligned.claim.text), ranks(aligned.claim.text)
    given = ranks(aligned.premise.text) if than is not None or wanted else {}
    if not given:
        return None
    if than is not None:
        who, other = than["who"].removeprefix("Only "), than["than"]
        if other not in given:
            return None
        if who.split()[0] in _NONE:
            return given[other] == 1
        return given[who] < given[other] if who in given else None
    told = {place == given[name] for name, place in wanted.items() if name in given}
    return told.pop() if len(told) == 1 else None


def ranking_findings(aligned: Alignment) -> list[Finding]:
    """Where the claim gives another place to one that the premise ranks."""
    if ranking_agrees(aligned) is not False or aligned.premise.denials:
        return []
    if aligned.claim.denials and not aligned.claim.text.startswith(tuple(_NONE)):
        return []
    return [Finding("role", "contradicts", "premise ranks them otherwise than the claim", plain=True)]
