"""Whether two words are forms of one verb, as far as their beginnings and the irregular verbs tell."""

from typing import Final

from pincite.core.text.lexicon import Lexicon
from pincite.core.text.lexicon.verbs import IRREGULAR

_SHORTEST_VERB: Final = 4


def same_verb(one: str, other: str, lexicon: Lexicon) -> bool:
    """Whether two words begin as forms of one verb do ("pays", "paid"), or are listed as such ("took", "taken")."""
    if one == other:
        return True
    for tag in lexicon.tag.split("+"):
        verbs = IRREGULAR.get(tag, {})
        if one in verbs and other in verbs:
            return verbs[one] == verbs[other]
    shorter = min(len(one), len(other))
    if shorter < _SHORTEST_VERB:
        return False
    begin = max(2, shorter - 3)
    return one[:begin] == other[:begin] or one[:begin] == other.removeprefix("ge")[:begin]
