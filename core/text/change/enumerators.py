"""Numbers that count nothing: those before the items of a list, and those of notes."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from pincite.core.text.numbers import Number

#: What an item begins behind, and what stands behind its number.
_BEFORE: Final = re.compile(r"(?:^|[:;.,\u2022](?: (?:and|or|y|o|e|ou|et|und|oder))? |\n)\(?$")
_BEHIND: Final = re.compile(r"[.)] +[^\W\d]")
_WRITTEN: Final = re.compile(r"[1-9]\d?")
#: Code points before a number in which an item begins.
_REACH: Final = 8
#: "It fell in 2019.[3]": directly behind punctuation; "see [3]" and "rows[3]" are no notes.
_NOTE: Final = re.compile('(?<=[.,;:!?"\u201d\u00bb\\]])\\[ ?$')


def as_numbered(text: str, counted: Sequence[Number]) -> list[Number]:
    """The numbers of ``text``; those of notes are left out, and those of a list ("1. ...; 2. ...") count for nothing
    where the other reading has none.
    """
    kept = [one for one in counted if not _is_note(text, one)]
    items = [one for one in kept if _WRITTEN.fullmatch(one.text) and _is_item(text, one)]
    listed = {one.span for pair in pairwise(items) if _follow_each_other(*pair) for one in pair}
    return [replace(one, unsure=True) if one.span in listed else one for one in kept] if listed else kept


def _is_note(text: str, one: Number) -> bool:
    behind = text[one.span.end : one.span.end + 1]
    return (
        behind == "]"
        and one.text.isdigit()
        and _NOTE.search(text[max(0, one.span.start - 3) : one.span.start]) is not None
    )


def _is_item(text: str, one: Number) -> bool:
    start = one.span.start
    # Two code points that are none of it tell that it is no beginning of the text.
    return _BEHIND.match(text, one.span.end) is not None and (
        start == 0 or _BEFORE.search("  "[: start > _REACH] + text[max(0, start - _REACH) : start]) is not None
    )


def _follow_each_other(first: Number, second: Number) -> bool:
    return len(first.readings) == len(second.readings) == 1 and second.readings[0] - first.readings[0] == 1
