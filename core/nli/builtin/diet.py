"""What a kitchen without meat does not serve: a vegan menu has no beef, a vegetarian one no fish."""

import re
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.statement import Statement

_MEATLESS: Final = re.compile(
    r"\b(?:vegan(?:e[nrs]?|[oa]s?)?|vegetarian|vegetarian[oa]s?|vegetarisch\w*|v\u00e9g[\u00e9a]ta?ri?e?n(?:ne)?s?|v\u00e9g[a\u00e9]n(?:e)?s?|meat-free|"
    r"meatless|plant-based|fleischlos\w*)\b",
    re.IGNORECASE,
)
_MEAT: Final = re.compile(
    r"\b(?:meat|beef|pork|chicken|ham|bacon|steaks?|lamb|sausages?|fish|carne|ternera|cerdo|pollo|jam\u00f3n|cordero|pescado|"
    r"frango|porco|presunto|peixe|borrego|fleisch\w*|rind\w*|schwein\w*|h\u00e4hnchen|huhn|schinken|w\u00fcrste?|wurst|lamm\w*|fisch\w*|"
    r"viandes?|b\u0153uf|boeuf|porc|poulet|jambon|agneau|poissons?)\b",
    re.IGNORECASE,
)
#: Where it is so of all that is served, and not of a dish or two.
_ALL: Final = re.compile(
    r"\b(?:only|exclusively|purely|entirely|all(?: of)?(?: the| its| our)?|solo|s\u00f3lo|s\u00f3|"
    r"somente|apenas|exclusivamente|"
    r"totalmente|tod[oa]s? (?:l[oa]s?|[oa]s?)|nur|ausschlie\u00dflich|rein|alle|uniquement|"
    r"exclusivement|seulement|que des|"
    r"tous les|toute la)\b[^.;,]{0,40}$",
    re.IGNORECASE,
)
_PLACE: Final = re.compile(
    r" (?:restaurant|caf\u00e9?|cafe|kitchen|canteen|bistro|bakery|k\u00fcche|kantine|bistrot)\b", re.IGNORECASE
)
_PLACED: Final = re.compile(
    r"\b(?:restaurantes?|restaurants?|caf\u00e9s?|cafeter\u00eda|cantina|cozinha|cocina|cuisine|cantine) $",
    re.IGNORECASE,
)
#: Words by which a dish is like meat and none.
_LIKE: Final = re.compile(
    r"\b(?:substitutes?|alternatives?|ersatz|substituts?|sustitut\w+|alternativ\w+|fleischlos\w*|fleischfrei\w*)\b",
    re.IGNORECASE,
)
_NEAR: Final = 60


def diet(aligned: Alignment) -> Answer | None:
    """Whether a claim serves meat where all that the premise serves is without."""
    ours, theirs = aligned.claim, aligned.premise
    for claim, premise in ((ours, theirs), (theirs, ours)):
        meat = _MEAT.search(claim.text)
        if meat is None or _LIKE.search(claim.text) or _LIKE.search(premise.text):
            continue
        if _MEAT.search(premise.text) or _MEATLESS.search(claim.text) or not _without_meat(premise):
            continue
        denied = any(one.clause == claim.clause_at(meat.start()) for one in claim.denials)
        if denied and _beside_more(claim.text, *meat.span()):
            return None  # "Neither fish nor wine": the other may well be served.
        if denied:
            return Answer(True, "neither serves meat", frozenset({"negation", "substitution", "name", "quantifier"}))
        return Answer(False, "one serves nothing with meat, the other does")
    return None


_AND: Final = r"(?:and|or|nor|y|e|o|ou|ni|nem|und|oder|noch|et)"
_MORE_BEHIND: Final = re.compile(rf",? {_AND} (?:\w{{1,40}} )?\w{{1,40}}|, \w{{1,40}}", re.IGNORECASE)
_MORE_BEFORE: Final = re.compile(rf"(?<!\w)\w{{1,40}},? {_AND} (?:\w{{1,40}} )?$", re.IGNORECASE)


def _beside_more(text: str, start: int, end: int) -> bool:
    """Whether something that is no meat is named together with the meat."""
    sides = _MORE_BEHIND.match(text, end), _MORE_BEFORE.search(text[max(0, start - _NEAR) : start])
    return any(one is not None and _MEAT.search(one[0]) is None for one in sides)


def _without_meat(statement: Statement) -> bool:
    text = statement.text
    for match in _MEATLESS.finditer(text):
        if any(
            one.clause == statement.clause_at(match.start()) and one.start < match.start() for one in statement.denials
        ):
            continue
        before = text[max(0, match.start() - _NEAR) : match.start()]
        if _ALL.search(before) or _PLACE.match(text, match.end()) or _PLACED.search(before):
            return True
    return False
