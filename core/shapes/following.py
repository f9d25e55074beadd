"""A link follows a quotation when only words that lead to it stand between the two.

A reference names its source in the sentence behind the quotation, and its full stops end no sentence:
"Smith v. Jones, 12 F.3d 4 (2d Cir. 1993)".
"""

import re
from typing import Final

from pincite.core.shapes.link import Link
from pincite.core.text.sentences import sentences
from pincite.core.text.span import Span

#: Code points that may stand between a quotation and its link: "as the harbour log of that day has it, in".
_GAP: Final = 200
#: What may stand between a quotation and the words that lead to its link, or between two links of one quotation.
LEAD: Final = " \t\n\r.,;:!?()[]*_\u2026\u2012\u2013\u2014\u2015-"
#: What is short for something in a reference, and goes before a name; before a number every full stop is that.
_SHORT: Final = re.compile(
    r"\b(v|vs|cf|id|ibid|ex|rel|inc|co|corp|ltd|llc|bros|ass'n|supp|app|ct|cts|rev|stat|reg|regs|dist|div|eng|rep|reps"
    r"|fed|cir|cal|mass|ill|tex|pa|fla|mich|ch|cl|art|arts|sec|para|paras|pt|sch|vol|ed|eds|univ|int'l|nat'l|gen)\."
    r"|\.(?=\s{1,3}[\d(\[\u00a7])",
    re.IGNORECASE,
)


def words_between(prose: str, quotation: Span, link: Link) -> str | None:
    """The words between the two; None where they are too many. A link within the quotation has none before it."""
    if link.span.start < quotation.end:
        return ""
    # Comments, stamps among them, are blank in ``prose``, and are no words.
    between = " ".join(prose[quotation.end : link.span.start].split())
    return None if len(between) > _GAP else between.strip(LEAD)


def is_lead(words: str) -> bool:
    """Whether the words behind a quotation are of one sentence."""
    return len(sentences(_SHORT.sub(lambda found: found[1] or "", words))) <= 1
