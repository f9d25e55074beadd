"""What of a claim is judged that quotes the very premise: words cannot bear out themselves."""

from typing import Final

from pincite.core.shapes.claimed import claimed
from pincite.core.shapes.quoted import quoted
from pincite.core.text.canonical import canonicalize_text
from pincite.core.text.tokens import word_count

#: Fewer words in quotation marks are a term.
_LEAST_WORDS: Final = 3


def beside_quotation(claim: str, premise: str) -> str:
    """The words before a quotation from ``premise`` that a colon or a dash sets off in ``claim``; else ``claim``."""
    known = ""
    for one in reversed(quoted(claim)):
        if word_count(one.words) < _LEAST_WORDS:
            continue
        known = known or canonicalize_text(premise)
        if canonicalize_text(one.words).rstrip(".,;:") not in known:
            continue
        start, end = one.span
        around = claim[:start], claim[start:end], claim[end:]
        beside = claimed(*around)
        if beside != "".join(around):
            return beside
    return claim
