"""Amounts without a number, and what is like them: how many, how often, how surely."""

import random
import re

from nli_model.labels import E, X
from nli_model.variations.change import Changed
from nli_model.variations.word import has, put

#: Words that do not follow from each, and words that do.
_AMOUNTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "some": (("all", "most"), ("a few of the",)),
    "many": (("all", "no"), ("some",)),
    "most": (("all", "no", "few"), ("many", "some")),
    "several": (("all", "no"), ("more than one", "some")),
    "few": (("most", "many"), ()),
    "all": (("no", "hardly any", "only some"), ("some", "most")),
    "every": (("no", "almost no"), ()),
    "often": (("always", "never", "rarely"), ("sometimes",)),
    "sometimes": (("always", "never"), ()),
    "usually": (("always", "never", "rarely"), ("often",)),
    "nearly": (("exactly", "more than"), ("almost",)),
    "always": (("never", "rarely"), ("usually", "often")),
    "each": (("none", "only one"), ()),
    "about": (("exactly",), ("around", "roughly")),
    "mainly": (("only", "rarely"), ("mostly", "largely")),
    "probably": (("certainly", "definitely"), ("perhaps",)),
    "possible": (("certain",), ()),
    "likely": (("certain",), ("possible",)),
    "may": (("must", "will"), ("might",)),
    "might": (("will", "must"), ("may",)),
    "could": (("will",), ()),
    "should": (("must",), ()),
    "must": (("may", "need not"), ("has to",)),
    "can": (("cannot",), ()),
    "will": (("may", "will not"), ()),
}
_AMOUNT = re.compile(r"\b(" + "|".join(_AMOUNTS) + r")\b(?! not)")


def amount(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """Another quantifier or modal: stronger or opposite, or weaker."""
    there = [one for one in _AMOUNT.finditer(claim) if has(premise, one[0])]
    there = [one for one in there if one[0] != "most" or re.match(r" (?:of|people|\w+s)\b", claim[one.end() :])]
    there = [one for one in there if not re.search(r"\b(?:the|and|one|at) $", claim[: one.start()])]
    if not there:
        return None
    match = draw.choice(there)
    wrong, right = _AMOUNTS[match[0]]
    if right and draw.random() < 0.5:
        return put(claim, match, draw.choice(right)), premise, E
    return put(claim, match, draw.choice(wrong)), premise, X
