"""A paraphrase: the claim in other words that change nothing."""

import random
import re

from nli_model.labels import E
from nli_model.variations.change import Changed
from nli_model.variations.clause import lower_first, sentence_of, upper_first

_HEADS = ("It is true that", "It is a fact that", "The text says that", "According to the text,")
#: A phrase of time or place at the end, which may as well stand at the beginning.
_TAILS = (
    re.compile(r", ((?:in|on|at|during) [\w ]{4,30})$"),
    re.compile(r" ((?:in|on) (?:\d{4}|[A-Z]\w+ \d{4}))$"),
)


def same(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """The claim in other words that change nothing."""
    body = claim.rstrip(" .")
    kind = draw.randrange(3)
    if kind == 0:
        return f"{draw.choice(_HEADS)} {lower_first(body)}.", premise, E
    if kind == 1:
        for tail in _TAILS:
            match = tail.search(body)
            if match:
                return f"{upper_first(match[1])}, {lower_first(body[: match.start()])}.", premise, E
        return None
    return (claim, premise, E) if sentence_of(claim, premise) else None
