"""What follows from a price: that of several, that after a discount, and a dose or fee of each day."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from pincite.core.nli.builtin.quantities import CURRENCIES
from pincite.core.nli.builtin.quantity import Quantity
from pincite.core.nli.builtin.statement import Statement

#: Behind an amount that is of each of several.
_EACH: Final = re.compile(
    r"\W{0,2}(?:per|a|an|each|apiece|pro|je|por|cada|par|chacune?|/) ?(?!cent\b)[^\W\d_]*", re.IGNORECASE
)
_REDUCED: Final = re.compile(
    r"\b(?:discounts?|off|reductions?|reduced|rabatt|erm\u00e4\u00dfigung|nachlass|descuentos?|rebajas?|remises?|"
    r"r\u00e9ductions?|rabais|descontos?)\b",
    re.IGNORECASE,
)
_DAILY: Final = re.compile(
    r"\b(?:per day|a day|each day|every day|daily|pro tag|am tag|t\u00e4glich|al d\u00eda|por d\u00eda|diari[oa]s?|"
    r"par jour|quotidienne?s?|por dia|ao dia)\b",
    re.IGNORECASE,
)
_DAY: Final = 86_400


#: A period behind an amount, by how many of it are in a year.
_PERIODS: Final = {
    "day": 365, "night": 365, "week": 52, "month": 12, "year": 1, "tag": 365, "nacht": 365, "woche": 52, "monat": 12,
    "jahr": 1, "d\u00eda": 365, "noche": 365, "semana": 52, "mes": 12, "a\u00f1o": 1, "dia": 365, "noite": 365,
    "m\u00eas": 12, "ano": 1, "jour": 365, "nuit": 365, "semaine": 52, "mois": 12, "an": 1,
}  # fmt: skip
_PERIOD: Final = re.compile(
    rf"\W{{0,2}}(?:per|an?|each|every|pro|im|am|je|al|por|a la|par|ao|/) ?"
    rf"({'|'.join(sorted(_PERIODS, key=len, reverse=True))})\b",
    re.IGNORECASE,
)


def _a_year(price: Quantity, statement: Statement) -> int | None:
    """How often a price is paid in a year, where that is said behind it."""
    match = _PERIOD.match(statement.text, price.span.end)
    return _PERIODS[match[1].casefold()] if match is not None else None


def of_another_period(one: Quantity, claim: Statement, premise: Statement) -> Quantity | None:
    """The premise's price that a claim's repeats, of another period: $120 a year are not $120 a month."""
    often = _a_year(one, claim) if is_price(one) and one.low == one.high else None
    if often is None:
        return None
    given = [other for other in premise.quantities if other.dimension == one.dimension and other.low == one.low]
    other = given[0] if len(given) == 1 else None
    its = _a_year(other, premise) if other is not None else None
    return other if its is not None and its != often else None


def is_price(one: Quantity) -> bool:
    return one.dimension in CURRENCIES


def follows_from_price(one: Quantity, claim: Statement, premise: Statement) -> bool:
    """Whether a claim's value is a premise's price of each, so many times, or its price less the discount."""
    if one.low != one.high:
        return False
    if one.dimension == "time":
        return one.low == _DAY and _DAILY.search(premise.text) is not None
    if is_price(one):
        other = {
            *_of_several(one, claim.quantities, premise),
            *_reduced(one, premise),
            *_of_period(one, claim, premise),
        }
        return one.low in other
    # "Two people pay $90": the two are accounted for with the ninety.
    own = [other for other in claim.quantities if is_price(other) and other.low == other.high]
    return any(other.low in _of_several(other, [one], premise) for other in own if one.dimension == "")


def _of_several(price: Quantity, counts: Sequence[Quantity], premise: Statement) -> set[Fraction]:
    each = [
        other.low
        for other in premise.quantities
        if other.dimension == price.dimension and other.low == other.high and _EACH.match(premise.text, other.span.end)
    ]
    several = [other.low for other in counts if other.dimension == "" and other.low == other.high and other.low > 1]
    return {amount * count for amount in each for count in several}


def _reduced(price: Quantity, premise: Statement) -> set[Fraction]:
    if _REDUCED.search(premise.text) is None:
        return set()
    shares = [other.low for other in premise.quantities if other.dimension == "share" and other.low == other.high < 1]
    full = [other.low for other in premise.quantities if other.dimension == price.dimension and other.low == other.high]
    return {amount * (1 - share) for amount in full for share in shares}


def _of_period(price: Quantity, claim: Statement, premise: Statement) -> set[Fraction]:
    often = _a_year(price, claim)
    if often is None:
        return set()
    return {
        other.low * its / often
        for other in premise.quantities
        if other.dimension == price.dimension and other.low == other.high
        if (its := _a_year(other, premise)) is not None
    }
