"""Where sentences begin and end, in five languages and in scripts with full stops of their own."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from pincite.core.text.lexicon import LEXICONS
from pincite.core.text.span import Span

_CLOSERS: Final = frozenset("\"')]}\u2019\u201d\u00bb\u203a\u300d\u300f\u3011\uff09\u2018\u201c")
_WIDE_STOPS: Final = frozenset("\u3002\uff01\uff1f\uff61\u0964\u0965")
_STOPS: Final = ".!?\u2026\u061f\u06d4\u3002\uff01\uff1f\uff61\u0964\u0965"
_CANDIDATE: Final = re.compile(f"[{_STOPS}]|\n[^\\S\n]*(?=\n)")
_PIECE: Final = re.compile(r"\s*(\S{1,40})")
_OPENERS: Final = frozenset("\"'([{*_\u2018\u201c\u00ab\u2039\u201e\u201a\u00bf\u00a1")
#: Longest abbreviation looked at, its inner full stops included ("d. h.", "e.g").
_ABBREVIATION: Final = 14
#: After a German ordinal a sentence goes on: "im 19. Jahrhundert".
_COUNTED: Final = frozenset(["jahrhundert", "jahrhunderts", "jh", "kapitel", "auflage", "bundestag", "lebensjahr"])
#: Abbreviations of several letters that always introduce something.
_NEVER_LAST: Final = frozenset(["e.g", "i.e", "z.b", "d.h", "u.a", "v.a", "p.ej", "p.ex", "c.-\u00e0-d", "ph"])


@cache
def _titles() -> frozenset[str]:
    return frozenset().union(*(lexicon.titles for lexicon in LEXICONS))


@cache
def _abbreviations() -> frozenset[str]:
    return frozenset().union(*(lexicon.abbreviations for lexicon in LEXICONS))


@cache
def _starters() -> frozenset[str]:
    """Function words: with a capital letter after a full stop they begin a sentence."""
    return frozenset().union(*(lexicon.common for lexicon in LEXICONS))


@cache
def _months() -> frozenset[str]:
    return frozenset().union(*(lexicon.months for lexicon in LEXICONS))


def sentences(text: str) -> list[Span]:
    """Every sentence of ``text`` in order, without the white space around it; nothing visible is left out.

    A blank line ends a sentence as well. Abbreviations, initials, decimals and ordinals do not.
    """
    spans: list[Span] = []
    start = 0
    for end in _ends(text):
        _add(spans, text, start, end)
        start = end
    _add(spans, text, start, len(text))
    return spans


def _add(spans: list[Span], text: str, start: int, end: int) -> None:
    piece = text[start:end]
    inner = piece.strip()
    if inner:
        begin = start + len(piece) - len(piece.lstrip())
        spans.append(Span(begin, begin + len(inner)))


def _ends(text: str) -> Iterator[int]:
    """The offset after each sentence, closing quotes and brackets included."""
    last = 0
    for candidate in _CANDIDATE.finditer(text):
        at = candidate.start()
        if at < last:
            continue
        if text[at] == "\n":
            last = candidate.end()
            yield last
            continue
        end = at + 1
        while end < len(text) and (text[end] in _CLOSERS or text[end] in _STOPS):
            end += 1
        last = end
        if _ends_here(text, at, end):
            yield end


def _ends_here(text: str, at: int, end: int) -> bool:
    if text[at] in _WIDE_STOPS:
        return True
    if end < len(text) and not text[end].isspace():
        return False
    following = _following(text, end)
    if not following:
        return True
    first = following.lstrip("".join(_OPENERS))[:1]
    if first.islower():
        return False
    return text[at] != "." or end > at + 1 or not _abbreviates(text, at, following)


def _following(text: str, end: int) -> str:
    """The next piece without white space, at most 40 code points of it."""
    match = _PIECE.match(text, end)
    return match[1] if match else ""


def _abbreviates(text: str, at: int, following: str) -> bool:
    """Whether the full stop at ``at`` belongs to an abbreviation and the sentence goes on with ``following``."""
    begin = at
    while begin > 0 and at - begin < _ABBREVIATION and not text[begin - 1].isspace():
        begin -= 1
    piece = text[begin:at].lstrip("".join(_OPENERS))
    word = "".join(char for char in following if char.isalnum()).casefold()
    plain = piece.casefold()
    if piece.isdigit() and len(piece) <= 2:
        return word in _months() or word in _COUNTED
    if len(piece) == 1 and piece.isupper():
        # An initial, "J. Smith", unless what follows begins a sentence: "vitamin C. The". "I" is no initial.
        return piece != "I" and word not in _starters()
    if plain in _titles() or plain in _NEVER_LAST:
        return True
    return ("." in piece or plain in _abbreviations()) and word not in _starters()
