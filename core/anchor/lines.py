"""Lines of a page that a quotation joins with signs of its own: the items of a list, a heading and what follows it."""

import re
from typing import Final

from pincite.core.anchor.location import Location
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.skeleton import fold

_WORD: Final = re.compile(r"[^\W_]+")
#: What a quotation may have where the page has the end of a line; before a number no dash, which may be its sign.
_SIGNS: Final = re.compile(" ?[,;:.|/\u00b7\u2013\u2014-]? ?[\u2022\u2023\u25aa\u25cf\u25e6\u2043]? ")
#: What the page itself may have there.
_OWN: Final = re.compile("[,;:.]? ")
_DASH: Final = re.compile("[-\u2013\u2014]")
_RATIO: Final = re.compile("[:./\u00b7]")
#: What may close a quotation whose last line closes with nothing.
_CLOSING: Final = frozenset(("", ".", ";", ","))
#: What is longer is compared word for word elsewhere.
_LONGEST: Final = 20_000


def are_joined(words: Passage, found: Location, stream: Stream) -> bool:
    """Whether nothing but signs at the ends of the page's lines tells the words from the passage that was found."""
    if found.span is None or found.change is None or set(found.change.classes) != {"punctuation"}:
        return False
    ours, theirs = words.canonical, found.passage
    own, shown = list(_WORD.finditer(ours)), list(_WORD.finditer(theirs))
    if len(ours) > _LONGEST or not own or [one[0] for one in own] != [one[0] for one in shown]:
        return False
    if _shape(ours[: own[0].start()]) != _shape(theirs[: shown[0].start()]):
        return False
    joined = 0
    for at in range(1, len(own)):
        between = ours[own[at - 1].end() : own[at].start()]
        start, end = shown[at - 1].end(), shown[at].start()
        if _shape(between) == _shape(theirs[start:end]):
            continue
        at_line_end = _ends_line(stream, found.span.start + start, found.span.start + end)
        # A question, or a bracket that closes, is none of the quotation's to change.
        if not (at_line_end and _OWN.fullmatch(theirs[start:end]) and _may_join(own[at - 1][0], between, own[at][0])):
            return False
        joined += 1
    return joined > 0 and _closes_alike(ours[own[-1].end() :], theirs[shown[-1].end() :], stream, found.span)


def _may_join(before: str, between: str, following: str) -> bool:
    if not _SIGNS.fullmatch(between):
        return False
    if not following[0].isdigit():
        return True
    # Between two numbers a sign may make one of them, or say how they stand to each other: "1 / 2", "5 : 1".
    return _DASH.search(between) is None and not (before[-1].isdigit() and _RATIO.search(between))


def _closes_alike(ours: str, theirs: str, stream: Stream, place: Span) -> bool:
    if _shape(ours) == _shape(theirs):
        return True
    return ours in _CLOSING and theirs in _CLOSING and _ends_line(stream, place.end, place.end + 1)


def _ends_line(stream: Stream, start: int, end: int) -> bool:
    """Whether a block edge stands in a range of the canonical text, or the text ends there."""
    if end > len(stream.canonical):
        return True
    return bool(stream.block_edges_between(stream.to_text(start), stream.to_text(end)))


def _shape(text: str) -> str:
    return fold(text).joined.tight
