"""Notes that cite the source of the note before them: "Ibid., p. 4", "Id. at 12", "Ebd., S. 3"."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

#: "Idem" alone is another work of the same author, unless only a place in it follows.
_SAME: Final = re.compile(
    r"[\s*_(]*(?:ibid(?:em)?|ib\u00eddem|ib|ebd|ebenda|a\.[ ]?a\.[ ]?O|loc\. cit"
    r"|id(?:em)?(?=[.,*_ ]{0,4}(?:$|\n|at\b|pp?\b|s\b|n\b|\u00a7|\u00b6|art\b|para|\d)))(?!\w)",
    re.IGNORECASE,
)


def same_as_before(notes: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Where each note leads, in the order of the text: given where its own words lead, and these words."""
    before = ""
    for url, words in notes:
        before = url or (before if _SAME.match(words) else "")
        yield before
