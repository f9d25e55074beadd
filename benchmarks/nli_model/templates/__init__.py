"""Premises and claims made from moulds, with words drawn for their places; invented people, places and figures.

A mould gives a premise, claims that follow from it and claims that do not. Both say nearly the same words.
"""

import random

from nli_model.labels import E
from nli_model.templates import (
    amounts,
    comparisons,
    dates,
    modality,
    negation,
    outcomes,
    quantifiers,
    reports,
    roles,
    trends,
)
from nli_model.templates.mould import Mould
from nli_model.templates.words import cap

__all__ = ["APART", "MOULDS", "made"]

MOULDS: tuple[Mould, ...] = (
    amounts.percent_words, amounts.big_numbers, amounts.bound, amounts.ranges, amounts.rounding, trends.change,
    trends.from_to, roles.converse, roles.passive, roles.respective, dates.date_parts, dates.order, dates.two_years,
    negation.double, outcomes.failed, reports.denied, modality.modals, modality.likely, modality.planned,
    quantifiers.quantity, quantifiers.only_ones, modality.conditions, reports.said, reports.alleged,
    negation.opposites, comparisons.compare, amounts.units, roles.details, negation.still, outcomes.almost,
    outcomes.despite, outcomes.cause, comparisons.ranking,
)  # fmt: skip
#: Moulds that are kept apart, to see what the others teach about them.
APART: tuple[Mould, ...] = (
    amounts.ranges, dates.two_years, reports.alleged, outcomes.almost, quantifiers.only_ones, outcomes.despite,
)  # fmt: skip


def made(draw: random.Random, moulds: tuple[Mould, ...]) -> list[tuple[str, str, str]]:
    """Claims, premises and labels of one draw: at most two that follow and two that do not."""
    premise, claims = draw.choice(moulds)(draw)
    right = [one for one in claims if one[1] == E]
    wrong = [one for one in claims if one[1] != E]
    chosen = draw.sample(right, min(2, len(right))) + draw.sample(wrong, min(2, len(wrong)))
    return [(claim, cap(premise), label) for claim, label in chosen]
