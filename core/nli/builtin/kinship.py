"""Who is whose kin: Peter is Jane's father where Jane is Peter's daughter, and not where she is his mother."""

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.finding import Finding


class Bond(NamedTuple):
    """How many generations the first is above the second, by which line, and of what sex the first is ("" if open)."""

    above: int
    line: str
    sex: str


class Kin(NamedTuple):
    """``one`` is so to ``other``, who may be unnamed ("her brother John")."""

    one: str
    word: str
    bond: Bond
    other: str


#: For each bond its words: masculine, feminine, either; of five languages.
_WORDS: Final[tuple[tuple[int, str, str, str, str], ...]] = (
    (1, "descent", "father dad padre pai p\u00e8re vater", "mother mum mom madre m\u00e3e m\u00e8re mutter", "parent"),
    (-1, "descent", "son hijo filho fils sohn", "daughter hija filha fille tochter", "child"),
    (2, "descent", "grandfather grandad abuelo av\u00f4 grand-p\u00e8re gro\u00dfvater opa",
     "grandmother grandma abuela av\u00f3 grand-m\u00e8re gro\u00dfmutter oma", "grandparent"),
    (-2, "descent", "grandson nieto neto petit-fils enkel",
     "granddaughter nieta neta petite-fille enkelin", "grandchild"),
    (0, "blood", "brother hermano irm\u00e3o fr\u00e8re bruder",
     "sister hermana irm\u00e3 s\u0153ur soeur schwester", "sibling"),
    (0, "marriage", "husband marido esposo mari ehemann", "wife esposa mujer \u00e9pouse ehefrau", "spouse"),
    (1, "side", "uncle t\u00edo tio oncle onkel", "aunt t\u00eda tia tante", ""),
    (-1, "side", "nephew sobrino sobrinho neveu neffe", "niece sobrina sobrinha ni\u00e8ce nichte", ""),
    (0, "side", "primo cousin", "prima cousine cousin", ""),
)  # fmt: skip
#: A few words with capital letters; no more are tried.
_NAME: Final = r"[^\W\d_a-z\u00df-\u00ff][\w.'\u2019-]{0,30}?(?: [^\W\d_a-z\u00df-\u00ff][\w.-]{0,30}?){0,3}"


def _bonds() -> Mapping[str, Bond]:
    found: dict[str, Bond] = {}
    for above, line, *sexes in _WORDS:
        for sex, words in zip(("m", "f", ""), sexes, strict=True):
            for word in words.split():
                found[word] = Bond(above, line, "" if word in found else sex)
    return found


_BONDS: Final = _bonds()
_WORD: Final = rf"(?P<word>(?i:{'|'.join(sorted(_BONDS, key=len, reverse=True))}))"
_BE: Final = r"(?:is|was|ist|war|es|era|fue|est|\u00e9tait|\u00e9|foi)"
_ARTICLE: Final = r"(?:(?:the|a|an|der|die|das|eine?|el|la|una?|le|l['\u2019]|une?|o|a|uma?) ?)?"
_OLDER: Final = r"(?:(?:older|elder|younger|twin|only|\u00e4ltere[rn]?|j\u00fcngere[rn]?) )?"
_OF: Final = r"(?:of|von|de l['\u2019]|de la|de|del|du|do|da|d['\u2019])"
_HIS: Final = r"\b(?:his|her|their|its|seine?[mnrs]?|ihre?[mnrs]?|su|son|sa|seu|sua)"
_ONE: Final = rf"\b(?P<one>{_NAME})"
_OTHER: Final = rf"(?P<other>{_NAME})"
_PATTERNS: Final = (
    re.compile(rf"{_ONE},? {_BE} {_ARTICLE}{_OLDER}{_WORD} {_OF} ?{_OTHER}(?!\w)"),
    re.compile(rf"{_ONE},? {_BE} {_OTHER}['\u2019]s? {_OLDER}{_WORD}(?!\w)"),
    re.compile(rf"{_ONE} {_BE} {_OTHER}s {_OLDER}{_WORD}(?!\w)"),
    re.compile(rf"{_HIS} {_OLDER}{_WORD},? {_ONE}(?!\w)"),
)


def kin(text: str) -> Iterator[Kin]:
    """Who a short text says is whose kin."""
    for pattern in _PATTERNS:
        for match in pattern.finditer(text):
            said = match.groupdict()
            yield Kin(said["one"], said["word"], _BONDS[said["word"].casefold()], said.get("other") or "")


def kin_agrees(aligned: Alignment) -> bool | None:
    """Whether a claim about kin says of the same two what the premise says; None where they cannot be compared."""
    found = _compared(aligned)
    return None if found is None else found[0]


def kin_findings(aligned: Alignment) -> Iterator[Finding]:
    """Where the claim makes other kin of the same two."""
    found = _compared(aligned)
    if found is not None and not found[0] and not aligned.claim.denials and not aligned.premise.denials:
        _, ours, theirs = found
        yield Finding(
            "role", "contradicts", f"premise says {theirs.word}, claim says {ours.word} of the same two", plain=True
        )


def _compared(aligned: Alignment) -> tuple[bool, Kin, Kin] | None:
    if not aligned.legible or all(token.key not in _BONDS for token in aligned.claim.tokens):
        return None
    for ours in kin(aligned.claim.text):
        for theirs in kin(aligned.premise.text):
            told = _agrees(ours, theirs, aligned.premise.text)
            if told is not None:
                return told, ours, theirs
    return None


def _agrees(ours: Kin, theirs: Kin, premise: str) -> bool | None:
    if not ours.other:
        return None
    if _same(ours.one, theirs.one) and theirs.other and _same(ours.other, theirs.other):
        sexes = {ours.bond.sex, theirs.bond.sex} - {""}
        return ours.bond[:2] == theirs.bond[:2] and len(sexes) < 2
    if _same(ours.other, theirs.one) and (_same(ours.one, theirs.other) if theirs.other else ours.one in premise):
        return ours.bond[:2] == (-theirs.bond.above, theirs.bond.line)
    return None


def _same(one: str, other: str) -> bool:
    """Whether two names are one: the last word of each is the same, or the whole of one is in the other."""
    return bool(one and other) and (one.split()[-1] == other.split()[-1] or set(one.split()) <= set(other.split()))
