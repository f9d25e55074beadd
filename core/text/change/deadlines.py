"""Deadlines that hold the day itself: "on or before 1 May" is "by 1 May", and "on or after 1 May" is "from 1 May"."""

import re
from collections.abc import Sequence
from typing import Final

from pincite.core.text.change.hunks import Hunk, Marks
from pincite.core.text.change.marks import Mark
from pincite.core.text.dates import Date
from pincite.core.text.span import Span

_DAY_ITSELF: Final = "the day itself"
#: What else says so, directly before a date.
_UNTIL: Final = re.compile(r"\b(?:by|no later than|not later than)(?: the)? $", re.IGNORECASE)
_SINCE: Final = re.compile(
    r"\b(?:from|no earlier than|not earlier than|as of|as from|starting(?: on| from)?|beginning(?: on)?)(?: the)? $",
    re.IGNORECASE,
)
_WORDS: Final = {"before": _UNTIL, "after": _SINCE}
#: Code points before a date in which it stands, and from there to the date.
_REACH: Final = 24
#: Code points of an article and its spaces, which may stand between a changed place and its date.
_ARTICLE: Final = 6


def as_deadlines(
    texts: tuple[str, str],
    hunk: Hunk,
    marks: tuple[Marks, Marks],
    before: Sequence[Mark],
    after: Sequence[Mark],
) -> tuple[Sequence[Mark], Sequence[Mark]]:
    """The marks of one place, "on or" left out where the other side holds the day itself in other words.

    ``texts`` are those that the ``hunk`` is a range of, and ``marks`` are all of theirs.
    """
    one, other = (next((mark for mark in side if mark.key == _DAY_ITSELF), None) for side in (before, after))
    if one is not None and other is None:
        said = _in_other_words(texts[0], one)
        if said and _leads_date(said, texts[1], Span(hunk.new_start, hunk.new_end), marks[1]):
            return [mark for mark in before if mark is not one], after
    if other is not None and one is None:
        said = _in_other_words(texts[1], other)
        if said and _leads_date(said, texts[0], Span(hunk.old_start, hunk.old_end), marks[0]):
            return before, [mark for mark in after if mark is not other]
    return before, after


def _in_other_words(text: str, held: Mark) -> re.Pattern[str] | None:
    following = text[held.end : held.end + _REACH].split(maxsplit=1)
    return _WORDS.get(following[0].casefold()) if following else None


def _leads_date(said: re.Pattern[str], text: str, place: Span, found: Marks) -> bool:
    """Whether it stands in the changed place before a date, which may follow that place."""
    return any(
        isinstance(mark.value, Date)
        and place.start <= mark.start
        and said.search(text[max(0, mark.start - _REACH) : mark.start]) is not None
        for mark in found.touching(place.start, place.end + _ARTICLE)
    )
