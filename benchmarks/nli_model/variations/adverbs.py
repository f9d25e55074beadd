"""Adverbs that bound a claim, in it alone or in both texts."""

import random

from nli_model.labels import E, X
from nli_model.variations.change import Changed
from nli_model.variations.clause import BE, CLOSED, sentence_of
from nli_model.variations.word import put


def only(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """Only, always, rarely and the like, where the premise does not say so; both where it does."""
    body = claim.rstrip(" .")
    match = BE.search(body)
    if match is None or CLOSED.search(body.casefold()) or body.startswith("There"):
        return None
    word = draw.choice(("only", "always", "rarely", "barely", "no longer", "not only"))
    changed = put(body, match, f"{match[0]} {word}")
    if sentence_of(claim, premise) and draw.random() < 0.4:
        return changed + ".", premise.replace(body, changed), E
    return changed + ".", premise, X
