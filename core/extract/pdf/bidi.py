"""What stands in a line from left to right becomes the order of reading, where some of it is read from right to left.

The Unicode bidirectional algorithm (UAX 9) turns an order of reading into what is seen; this goes the other way. Two
orders may look alike: the one that writers mean more often is taken.
"""

from collections.abc import Sequence
from typing import Final
from unicodedata import bidirectional

RIGHTWARDS: Final = frozenset({"R", "AL"})
_NUMBERS: Final = frozenset({"EN", "AN"})
_OPENING: Final = "([{\u00ab\u2039"
_CLOSING: Final = ")]}\u00bb\u203a"
_MIRRORED: Final = str.maketrans(_OPENING + _CLOSING, _CLOSING + _OPENING)
#: What a sentence ends with: before the first letter of a line it shows that the line is read from right to left.
_STOPS: Final = frozenset(".,:;!?\u060c\u061b\u061f\u06d4")


def is_rightward(character: str) -> bool:
    """Whether a character belongs to a script that is read from right to left."""
    return bidirectional(character) in RIGHTWARDS


def ends_at_its_left(pieces: Sequence[str]) -> bool:
    """Whether a line has its full stop at its left alone, as in a text that is read from right to left."""
    return len(pieces) > 1 and pieces[0] in _STOPS and not pieces[1].isspace() and pieces[-1] not in _STOPS


def reading_order(pieces: Sequence[str], *, rightwards: bool) -> list[tuple[int, str]]:
    """The places of ``pieces`` in the order of reading, each with its text, brackets turned where they must be.

    ``pieces`` are characters with what belongs to them, from left to right, a space between two words being one;
    ``rightwards`` says that the text around them is read from right to left.
    """
    kinds = _kinds(pieces)
    if rightwards:
        return _from_the_right(pieces, kinds, 0, len(pieces))
    ordered: list[tuple[int, str]] = []
    at = 0
    while at < len(pieces):
        if kinds[at] not in RIGHTWARDS:
            ordered.append((at, pieces[at]))
            at += 1
            continue
        end = at + 1
        for further in range(at + 1, len(pieces)):
            if kinds[further] == "L":
                break
            if kinds[further] in RIGHTWARDS:
                end = further + 1
        ordered += _from_the_right(pieces, kinds, at, end)
        at = end
    return ordered


def _kinds(pieces: Sequence[str]) -> list[str]:
    """The bidirectional class of each piece; digits after Arabic letters are what UAX 9 calls Arabic numbers (W2)."""
    kinds = [bidirectional(piece[0]) or "L" for piece in pieces]
    if "AL" not in kinds:
        return kinds
    before = "AL" if kinds.count("AL") >= kinds.count("R") else "R"
    for at in range(len(kinds) - 1, -1, -1):
        if kinds[at] in RIGHTWARDS:
            before = kinds[at]
        elif kinds[at] == "EN" and before == "AL":
            kinds[at] = "AN"
    return kinds


def _from_the_right(pieces: Sequence[str], kinds: Sequence[str], start: int, end: int) -> list[tuple[int, str]]:
    runs: list[tuple[int, int]] = []
    at = start
    while at < end:
        stop = _run(pieces, kinds, at, end)
        runs.append((at, stop))
        at = stop
    ordered: list[tuple[int, str]] = []
    leftward: set[int] = set()
    for first, stop in reversed(_with_slashes(pieces, runs)):
        ordered += [(place, pieces[place]) for place in range(first, stop)]
        if stop - first > 1 or kinds[first] == "L":
            leftward.update(range(first, stop))
    return [
        (place, text if place in leftward else _turned(text, ordered, at)) for at, (place, text) in enumerate(ordered)
    ]


def _with_slashes(pieces: Sequence[str], runs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The runs, a path that begins with a stroke together with the one that ends it."""
    joined: list[tuple[int, int]] = []
    for first, stop in runs:
        if joined and pieces[first] == "/" and stop == first + 1 and pieces[joined[-1][0]] == "/":
            joined[-1] = (joined[-1][0], stop)
        else:
            joined.append((first, stop))
    return joined


def _behind_signs(pieces: Sequence[str], kinds: Sequence[str], at: int, end: int) -> int:
    """Where the word begins that "/" or "-" begin at ``at``: a path or an option, which no full stop ends so."""
    first = at
    while first < end and pieces[first] in ("/", "-") and first - at < 2:
        first += 1
    apart = at == 0 or pieces[at - 1].isspace()
    return first if apart and first < end and kinds[first] == "L" else at


def _run(pieces: Sequence[str], kinds: Sequence[str], at: int, end: int) -> int:
    """Where what is read from left to right from ``at`` on ends; a piece that is not is one alone."""
    has_letters = False
    first = _behind_signs(pieces, kinds, at, end)
    if first > at:
        at = first
    elif kinds[at] == "ET":  # A sign of a currency or a per cent belongs to the number beside it (W5).
        first = at
        while first < end and kinds[first] == "ET":
            first += 1
        if first == end or kinds[first] != "EN":
            return at + 1
        at = first
    elif kinds[at] not in _NUMBERS and kinds[at] != "L":
        return at + 1
    stop = at
    while stop < end:
        if kinds[stop] == "L" or kinds[stop] in _NUMBERS:
            has_letters = has_letters or kinds[stop] == "L"
            stop += 1
            continue
        further = stop
        while further < end and kinds[further] not in RIGHTWARDS and kinds[further] not in ("L", "EN", "AN"):
            further += 1
        if stop == end or kinds[stop] in RIGHTWARDS:
            return stop
        between, following = kinds[stop:further], kinds[further] if further < end else ""
        one = len(between) == 1 and kinds[stop - 1] == following
        separated = one and (between[0] == "CS" or (between[0] == "ES" and following == "EN"))
        if separated or (has_letters and following in ("L", "EN", "AN")):
            stop = further
        elif not has_letters and kinds[stop - 1] == "EN" and kinds[stop] == "ET":
            while stop < further and kinds[stop] == "ET":
                stop += 1
            return stop
        else:
            return stop
    return stop


def _turned(text: str, ordered: Sequence[tuple[int, str]], at: int) -> str:
    """A bracket as the words beside it ask for: whether a file has the one that is seen or the one meant is its own."""
    if text not in _OPENING + _CLOSING:
        return text
    before = ordered[at - 1][1] if at else " "
    after = ordered[at + 1][1] if at + 1 < len(ordered) else " "
    opens = not after.isspace() and (before.isspace() or (after[0].isalnum() and not before[-1].isalnum()))
    closes = not before.isspace() and (after.isspace() or (not after[0].isalnum() and after not in _OPENING + _CLOSING))
    if opens != closes and text in (_CLOSING if opens else _OPENING):
        return text.translate(_MIRRORED)
    return text
