"""Formatting that is never closed begins anew in every block after it, and so makes a small page a huge tree.

HTML 13.2.4.3: the list of active formatting elements is gone through at the start of each block's text. A page of
150 KB may make six million elements so, and every parser that keeps to the standard holds them all.
"""

import re
from typing import Final

from pincite.core.extract.html.tags import words

#: Elements that may begin anew: each takes 130 bytes in the parser.
MOST: Final = 800_000
#: A page of fewer tags cannot make more than that, for no parser goes deeper than this.
_DEEPEST: Final = 512
_FEW: Final = MOST // _DEEPEST
#: Of equal elements three begin anew (the "Noah's Ark clause"): those without attributes are equal.
_EQUAL: Final = 3
#: Those of which the next one closes the last ("a", "nobr") never add up.
_NAMES: Final = words("big b code em font i small strike strong s tt u")
#: Each letter by letter: without a flag the engine leaps from one "<" to the next.
_SPELLED: Final = ["".join(f"[{letter}{letter.upper()}]" for letter in name) for name in _NAMES]
_FIRST: Final = "".join(sorted({letter for name in _NAMES for letter in (name[0], name[0].upper())}))
_TAG: Final = re.compile(rf"<(/?)({'|'.join(_SPELLED)})(?:(/?>)|[\s/])")
#: Most tags are told by their first letter to be none of these.
_WITH_ATTRIBUTES: Final = re.compile(rf"<(?=[{_FIRST}])(?:{'|'.join(_SPELLED)})[\s/]")
_BARE: Final = tuple(re.compile(f"<{name}>") for name in _SPELLED)


def affordable(markup: str) -> int:
    """How many code points of ``markup`` can be read before formatting begins anew more than ``MOST`` times."""
    starts = _starts(markup, 0, len(markup))
    if starts <= _FEW:
        return len(markup)
    distinct = len(_WITH_ATTRIBUTES.findall(markup))
    if (distinct + _EQUAL * len(_NAMES)) * starts <= MOST:
        return len(markup)
    if (distinct + _EQUAL * sum(bare.search(markup) is not None for bare in _BARE)) * starts <= MOST:
        return len(markup)
    #: By name, whether each element that is open has attributes; and how many have none.
    opened: dict[str, list[bool]] = {name: [] for name in _NAMES}
    bare = dict.fromkeys(_NAMES, 0)
    anew = begun = last = 0
    for tag in _TAG.finditer(markup):
        begun += min(anew, _DEEPEST) * _starts(markup, last, tag.start())
        if begun > MOST:
            return last
        last, name = tag.end(), tag[2].lower()
        if not tag[1]:
            distinct = not tag[3]
            opened[name].append(distinct)
            anew += distinct or bare[name] < _EQUAL
            bare[name] += not distinct
        elif opened[name]:
            distinct = opened[name].pop()
            bare[name] -= not distinct
            anew -= distinct or bare[name] < _EQUAL
    left = (MOST - begun) // min(anew, _DEEPEST) if anew else len(markup)
    if _starts(markup, last, len(markup)) <= left:
        return len(markup)
    for _ in range(left):
        last = markup.find("<", last) + 1
    return last - 1


def _starts(markup: str, start: int, end: int) -> int:
    """The start tags, and whatever else begins like one, in a part of ``markup``."""
    return markup.count("<", start, end) - markup.count("</", start, end)
