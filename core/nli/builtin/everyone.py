"""Whom a thing is for: what is free for children is not said to be free for everyone."""

import re
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer

#: All there are, whoever they may be; a noun behind it would say of whom.
_EVERYONE: Final = re.compile(
    r"\b(?:everyone|everybody|anyone|anybody|for all(?=$|[.,;])|jedermann|todo el mundo|toda a gente|tout le monde|"
    r"f\u00fcr alle(?=$|[.,;]| (?:frei|kostenlos|gratis|offen|zug\u00e4nglich|ge\u00f6ffnet|gleich)\b)|"
    r"para todos(?=$|[.,;])|pour tous(?=$|[.,;]))",
    re.IGNORECASE,
)
#: Before those whom the premise speaks of.
_FOR: Final = re.compile(
    r"\b(?:for|f\u00fcr|para|pour) (?!(?:all|everyone|everybody|alle|todos|todas|tous|toutes|free)\b)"
    r"(?!the (?:first|last|next)\b)(?:\w+ )?[^\W\d_]{3,}",
    re.IGNORECASE,
)


def everyone(aligned: Alignment) -> Answer | None:
    """Left open where a claim says of everyone what the premise says of some, whom it names."""
    claim, premise = aligned.claim.text, aligned.premise.text
    if _EVERYONE.search(claim) is None or _EVERYONE.search(premise) is not None or _FOR.search(premise) is None:
        return None
    return Answer(None, "premise says for whom, claim says for everyone")
