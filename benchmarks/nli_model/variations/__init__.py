"""Small changes of supported claims and their premises: some keep the meaning, some do not.

Every change takes a claim that its premise supports and gives claim, premise and label anew, or nothing where it does
not fit. Both kinds are made with the same means (other numbers, formats, names, negations), so that neither "edited"
nor "same words" says what the label is.
"""

import random

from nli_model.labels import E
from nli_model.variations import (
    adverbs,
    amounts,
    attribution,
    bounds,
    dates,
    details,
    fellows,
    formats,
    modality,
    names,
    negation,
    numbers,
    paraphrase,
    roles,
    units,
)
from nli_model.variations.change import Change, Changed

__all__ = ["CHANGES", "FIRST", "changed"]

#: How often each is drawn where it fits: rare ones more.
CHANGES: dict[Change, float] = {
    numbers.number_both: 3,
    fellows.fellow: 3,
    names.name_both: 2.5,
    formats.formats: 5,
    formats.digits_of_words: 4,
    bounds.bounds: 4,
    dates.day: 8,
    dates.year: 3,
    negation.negation: 2.5,
    modality.modal: 1.0,
    modality.condition: 0.8,
    attribution.attribution: 0.8,
    roles.roles: 10,
    details.less: 1.5,
    details.more: 1.2,
    units.unit: 4,
    amounts.amount: 4,
    adverbs.only: 0.7,
    paraphrase.same: 0.8,
}
#: Changes that leave the claim supported when they say so, and may be put before another change.
FIRST: tuple[Change, ...] = (
    formats.formats,
    formats.digits_of_words,
    details.less,
    paraphrase.same,
    numbers.number_both,
    names.name_both,
    fellows.fellow,
)


def changed(claim: str, premise: str, draw: random.Random, count: int) -> list[Changed]:
    """Up to ``count`` changes that fit; a third of them after one that kept the meaning."""
    found: list[Changed] = []
    for _ in range(count):
        now, text = claim, premise
        if draw.random() < 0.3:
            first = draw.choice(FIRST)(now, text, draw)
            if first is not None and first[2] == E:
                now, text = first[0], first[1]
        fit = [(often, made) for change, often in CHANGES.items() if (made := change(now, text, draw)) is not None]
        if fit:
            _, made = draw.choices(fit, [often for often, _ in fit])[0]
            if made[2] != E and draw.random() < 0.35:  # supported and not are to weigh alike
                continue
            if made[0].strip() and made not in found:
                found.append(made)
    return found
