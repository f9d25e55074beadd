"""How old somebody became, and whether they live, by the years of birth and death: "(12 March 1950 - 4 June 2014)"."""

import re
from datetime import date
from fractions import Fraction
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.quantity import Quantity
from pincite.core.nli.builtin.statement import Statement

_AGED: Final = re.compile(
    r"(?:\baged|\bat the age of|\bat age|\bdied at|\bim alter von|\bmit|\ba los|\bcon|"
    r"\b\u00e0 l['\u2019]\u00e2ge de|\b\u00e0|"
    r"\baos|\bcom) $",
    re.IGNORECASE,
)
_NEAR: Final = 24
_DIED: Final = frozenset({"life-", "alive-"})
#: "(1901\u20131975)".
_YEARS: Final = re.compile(r"\((?P<born>1\d{3}|20\d\d) ?[-\u2013\u2014] ?(?P<died>1\d{3}|20\d\d)\)")
_TO: Final = frozenset({"-", "\u2013", "\u2014", "to"})


def ages(statement: Statement) -> tuple[int, int] | None:
    """The least and the most years that somebody lived of whom a text gives birth and death, and no other dates."""
    if (years := _YEARS.search(statement.text)) is not None:
        lived = int(years["died"]) - int(years["born"])
        return lived - 1, lived
    dates = [one for one in statement.dates if one.dimension == "day" and not one.bounded]
    if len(dates) != 2 or dates[0].high >= dates[1].low:
        return None
    born, died = dates
    if not (_in_brackets(statement, born, died) or _told(statement)):
        return None
    return _years(born.high, died.low), _years(born.low, died.high)


def age_at_death(one: Quantity, claim: Statement) -> bool:
    """Whether a claim's number is the age at which somebody died."""
    counts = one.dimension == "" or (
        one.dimension == "calendar" and one.number is not None and one.number.unit == "year"
    )
    dies = any(not _DIED.isdisjoint(token.senses) for token in claim.tokens)
    return (
        counts
        and one.low == one.high
        and dies
        and _AGED.search(claim.text[max(0, one.span.start - _NEAR) : one.span.start]) is not None
    )


def agrees_in_age(one: Quantity, aligned: Alignment) -> bool:
    """Whether a claim's number is the age that the premise's two dates give."""
    years = ages(aligned.premise) if age_at_death(one, aligned.claim) else None
    return years is not None and years[0] <= _in_years(one) <= years[1]


def lives_though_dead(aligned: Alignment) -> bool:
    """Whether a claim says that somebody lives of whom the premise gives the day of death in brackets."""
    claim, premise = aligned.claim, aligned.premise
    if claim.denials or not any("alive+" in token.senses for token in claim.tokens):
        return False
    if _YEARS.search(premise.text) is not None:
        return True
    dates = [one for one in premise.dates if one.dimension == "day"]
    return len(dates) == 2 and _in_brackets(premise, *dates)


def _in_years(one: Quantity) -> int:
    return int(one.low / (12 if one.dimension == "calendar" else 1))


def _in_brackets(statement: Statement, born: Quantity, died: Quantity) -> bool:
    text = statement.text
    opened = text.rfind("(", 0, born.span.start)
    return (
        opened >= 0
        and ")" not in text[opened : born.span.start]
        and text[born.span.end : died.span.start].strip(" ,") in _TO
        and text[died.span.end : died.span.end + 1] == ")"
    )


def _told(statement: Statement) -> bool:
    senses = {sense for token in statement.tokens for sense in token.senses}
    return "life+" in senses and not _DIED.isdisjoint(senses)


def _years(low: Fraction, high: Fraction) -> int:
    first, last = (date.fromordinal(int(one)) for one in (low, high))
    return last.year - first.year - ((last.month, last.day) < (first.month, first.day))
