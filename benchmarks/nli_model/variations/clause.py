"""A claim as a clause: how it begins, its verb, whether it is closed already, whether it stands in the premise."""

import re

from nli_model.numerals import MONTHS

#: Words with a capital letter that are no names.
NOT_NAMES = frozenset(
    (
        "The This That These Those There They Their When While After Before During Although However According Its His "
        "Her In On At For From With And But Some Many Most All Both Each One Two Three Four Five Six Seven Eight Nine "
        "Ten It He She We You Not Only Another Other Such Then Here What Who How Why Where Which Since Until Despite "
        "Because As An Also"
    ).split()
) | frozenset(MONTHS)
BE = re.compile(r"\b(is|was|are|were)\b")
#: Words after which a negation or a bound more would say something else.
CLOSED = re.compile(r"\b(no|not|never|none|only|any|neither|nobody|nothing|hardly|barely|n't|without)\b")


def lower_first(text: str) -> str:
    """The text as it goes on within a sentence."""
    first = text.split(" ", 1)[0]
    return text[:1].lower() + text[1:] if first in NOT_NAMES or first in ("A", "People", "Two") else text


def upper_first(text: str) -> str:
    """The text as a sentence begins."""
    return text[:1].upper() + text[1:]


def sentence_of(claim: str, premise: str) -> bool:
    """Whether the claim stands in the premise as it is."""
    body = claim.rstrip(" .")
    return len(claim.split()) > 4 and re.search(rf"(?:^|[.!?] ){re.escape(body)}", premise) is not None
