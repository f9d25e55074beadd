"""Minimal edits of supported claims, so that the built-in judge's combination learns how much a small change weighs.

Each edit of an English claim that its premise supports says what the premise then makes of it: ``contradicts`` or
``neutral`` where that is sure by the kind of edit, ``not_entails`` where it is one of both, ``entails`` where the new
wording still follows. Deterministic for a seed. Nothing but the pair itself and the word lists of the judge is used.
"""

import random
import re
from collections.abc import Callable, Iterator
from itertools import pairwise

from pincite.core.text.lexicon.antonyms import antonyms
from pincite.core.text.lexicon.en import ENGLISH
from pincite.core.text.stems import stem

Edited = tuple[str, str]
_NUMBER = re.compile(r"(?<![\w.,])\d[\d,]*(?:\.\d+)?(?![\w.,]*\d)")
_YEAR = re.compile(r"\b(in) (1[5-9]\d\d|20[0-2]\d)\b")
_NAME = re.compile(r"\b[A-Z][a-z]+(?: [A-Z][a-z]+)*\b")
_AUXILIARY = re.compile(r"\b(is|was|are|were|has been|have been|can|will|could|did|does)\b(?! not)")
_NEGATED = re.compile(r"\b(is|was|are|were|has|have|can|will|did|does) not ")
_PAST = re.compile(r"\b(was|were|is|are)\b")
_DETAILS = (
    "because of a shortage of money", "for the second time", "in a small village", "against the advice of experts",
    "with the help of volunteers", "on a Sunday morning", "after a long dispute", "for political reasons",
    "to a large audience", "together with a friend", "without any warning", "at the request of the family",
)  # fmt: skip
_ADJECTIVES = (
    "famous",
    "young",
    "expensive",
    "foreign",
    "anonymous",
    "retired",
    "secret",
    "wooden",
    "northern",
    "rare",
)
_UNITS = {
    "kilometres": "miles", "km": "miles", "miles": "km", "metres": "feet", "meters": "feet", "feet": "meters",
    "dollars": "euros", "euros": "dollars", "pounds": "dollars", "percent": "percentage points", "minutes": "hours",
    "hours": "minutes", "days": "weeks", "weeks": "months", "months": "years", "years": "months", "million": "billion",
    "billion": "million", "thousand": "million",
}  # fmt: skip
_AMOUNTS = {
    "some": "all", "many": "all", "most": "all", "several": "all", "few": "most", "all": "no", "every": "no",
    "often": "always", "sometimes": "always", "usually": "always", "nearly": "exactly", "only": "not only",
}  # fmt: skip
_MODALS = {
    "may": "must", "might": "will certainly", "could": "will certainly", "should": "must", "must": "may",
    "can": "must", "probably": "certainly", "possibly": "certainly", "likely": "certain", "possible": "certain",
}  # fmt: skip
_SENSES = {
    word: sense
    for senses in (ENGLISH.directions, ENGLISH.contraries)
    for sense, text in senses.items()
    for word in (one.strip() for one in text.replace("\n", " ").split(","))
    if word.isalpha()
}


def edits(claim: str, premise: str, draw: random.Random) -> Iterator[Edited]:
    """Every edit that fits, one of each kind: the claim as edited, and its label."""
    for edit in EDITS:
        found = edit(claim, premise, draw)
        if found is not None and found[0] != claim:
            yield found


def _put(text: str, match: re.Match[str], new: str) -> str:
    return text[: match.start()] + new + text[match.end() :]


def _numbers(text: str) -> list[re.Match[str]]:
    return list(_NUMBER.finditer(text))


def number(claim: str, premise: str, draw: random.Random) -> Edited | None:
    """A number that the premise has, with digits changed."""
    there = [match for match in _numbers(claim) if match[0] in premise]
    if not there:
        return None
    match = draw.choice(there)
    digits = [at for at, char in enumerate(match[0]) if char.isdigit()]
    at = draw.choice(digits[-2:])
    new = match[0][:at] + draw.choice([one for one in "123456789" if one != match[0][at]]) + match[0][at + 1 :]
    return None if new in premise else (_put(claim, match, new), "contradicts")


def other_number(claim: str, premise: str, draw: random.Random) -> Edited | None:
    """A number in place of another one of the premise that looks like it."""
    there = [match for match in _numbers(claim) if match[0] in premise]
    others = sorted({one[0] for one in _numbers(premise)} - {one[0] for one in _numbers(claim)})
    if not there or not others:
        return None
    match = draw.choice(there)
    alike = [one for one in others if len(one) == len(match[0])]
    return (_put(claim, match, draw.choice(alike)), "not_entails") if alike else None


def bound(claim: str, premise: str, draw: random.Random) -> Edited | None:
    """A year as the bound that it does or does not keep."""
    match = _YEAR.search(claim)
    if match is None or match[2] not in premise:
        return None
    year, away = int(match[2]), draw.randint(2, 9)
    before, right = draw.random() < 0.5, draw.random() < 0.5
    limit = year + away if before == right else year - away
    return _put(claim, match, f"{'before' if before else 'after'} {limit}"), "entails" if right else "contradicts"


def at_least(claim: str, premise: str, draw: random.Random) -> Edited | None:
    """A count as the bound that it does or does not keep."""
    there = [m for m in _numbers(claim) if m[0] in premise and m[0].isdigit() and 5 <= int(m[0]) < 1000]
    there = [m for m in there if not re.search(r"(?:in|of|on|than|least|over|[A-Z]\w+|[-$]) ?$", claim[: m.start()])]
    if not there:
        return None
    match = draw.choice(there)
    value, more, right = int(match[0]), draw.random() < 0.5, draw.random() < 0.5
    limit = value - max(1, value // 5) if more == right else value + max(1, value // 5)
    words = ("more than ", "at least ", "over ") if more else ("fewer than ", "at most ", "no more than ")
    return _put(claim, match, draw.choice(words) + str(limit)), "entails" if right else "contradicts"


def negation(claim: str, premise: str, draw: random.Random) -> Edited | None:
    """ "Not" after an auxiliary, or the "not" that stands there taken out."""
    match = _NEGATED.search(claim)
    if match is not None:
        return _put(claim, match, f"{match[1]} "), "contradicts"
    match = _AUXILIARY.search(claim)
    if match is None or re.search(r"\b(no|never|none|only|any|neither|nobody)\b", claim.casefold()):
        return None
    auxiliary = match[0].split()
    return _put(claim, match, " ".join([auxiliary[0], "not", *auxiliary[1:]])), "contradicts"


def opposite(claim: str, premise: str, draw: random.Random) -> Edited | None:
    """A word in place of its antonym, or of one of the opposite direction."""
    held = {stem(word, "en") for word in re.findall(r"[a-z]+", premise.casefold())}
    found: list[tuple[re.Match[str], str]] = []
    for match in re.finditer(r"\b[a-z]+\b", claim):
        word = match[0]
        if stem(word, "en") not in held or word in ENGLISH.common:
            continue
        sense = _SENSES.get(word)
        if sense is not None:
            turned = sense[:-1] + ("-" if sense[-1] == "+" else "+")
            ending = word[-2:]
            others = [one for one, other in _SENSES.items() if other == turned and one[-2:] == ending]
        else:
            others = sorted(antonyms(stem(word, "en"))) if stem(word, "en") == word else []
        if others:
            found.append((match, draw.choice(others)))
    if not found:
        return None
    chosen, new = draw.choice(found)
    return _put(claim, chosen, new), "not_entails"


def roles(claim: str, premise: str, draw: random.Random) -> Edited | None:
    """Two names that have changed places about a verb."""
    names = [
        match for match in _NAME.finditer(claim) if match[0] in premise and match[0].casefold() not in ENGLISH.common
    ]
    for left, right in pairwise(names):
        between = claim[left.end() : right.start()]
        if re.fullmatch(r" (?:\w+ )?\w+ed (?:by |the |against )?", between):
            return (
                claim[: left.start()] + right[0] + between + left[0] + claim[right.end() :],
                "not_entails",
            )
    return None


def other_name(claim: str, premise: str, draw: random.Random) -> Edited | None:
    """A name in place of another one of the premise."""
    there = [match for match in list(_NAME.finditer(claim))[1:] if match[0] in premise]
    others = sorted({match[0] for match in list(_NAME.finditer(premise))[1:] if match[0] not in claim})
    others = [one for one in others if one.casefold() not in ENGLISH.common and len(one) > 3]
    if not there or not others:
        return None
    return _put(claim, draw.choice(there), draw.choice(others)), "not_entails"


def detail(claim: str, premise: str, draw: random.Random) -> Edited | None:
    """Something more that the premise does not say."""
    if draw.random() < 0.5:
        body = claim.rstrip(" .")
        return f"{body} {draw.choice(_DETAILS)}.", "neutral"
    places = list(re.finditer(r"\b(?:a|the) (?=[a-z]{4})", claim))
    if not places:
        return None
    match = draw.choice(places)
    new = draw.choice(_ADJECTIVES)
    article = "a" if match[0].startswith("a") and new[0] not in "ae" else match[0].strip()
    return None if new in premise else (_put(claim, match, f"{article} {new} "), "neutral")


def _swapped(table: dict[str, str], label: str) -> Callable[[str, str, random.Random], Edited | None]:
    pattern = re.compile(rf"\b({'|'.join(table)})\b")

    def edit(claim: str, premise: str, draw: random.Random) -> Edited | None:
        there = [match for match in pattern.finditer(claim) if re.search(rf"\b{match[0]}\b", premise)]
        if not there:
            return None
        match = draw.choice(there)
        return _put(claim, match, table[match[0]]), label

    return edit


def reserve(claim: str, premise: str, draw: random.Random) -> Edited | None:
    """A statement with less or more about it than the premise gives."""
    match = _PAST.search(claim)
    if match is None or "not" in claim or '"' in claim:
        return None
    kind = draw.randrange(3)
    if kind == 0:
        return _put(claim, match, f"{match[0]} only"), "not_entails"
    if kind == 1:
        return _put(claim, match, f"{match[0]} always"), "not_entails"
    return f"It is possible that {claim[:1].lower() if claim[:2].istitle() else claim[:1]}{claim[1:]}", "entails"


EDITS = (
    number, other_number, bound, at_least, negation, opposite, roles, other_name, detail,
    _swapped(_UNITS, "not_entails"), _swapped(_AMOUNTS, "not_entails"), _swapped(_MODALS, "not_entails"), reserve,
)  # fmt: skip
