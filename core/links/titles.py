"""A cited title fits the catalogue's when one is the other, or the other with what sites add around it."""

import re
import unicodedata
from collections.abc import Sequence

_LONGEST = 1_000
#: What stands between a title and the name of its site, its subtitle or its verse.
_BETWEEN = re.compile(r"[|\u2022\u00b7\u2013\u2014\u00bb:]|\s-\s")
_WORD = re.compile(r"\w+")
_CUT = ("\u2026", "...")
#: Characters by which a title that was cut short must still agree.
_SHORTEST = 8


def fits(cited: str, known: str) -> bool:
    """Whether both name one document; an empty title fits any."""
    one, other = _parts(cited), _parts(known)
    if not one or not other:
        return True
    if _holds(one, other) or _holds(other, one):
        return True
    return _is_beginning(cited, known) or _is_beginning(known, cited)


def _parts(title: str) -> list[str]:
    """The title's parts, each as its words alone: case, quotes and punctuation do not count."""
    parts = [_words(part) for part in _BETWEEN.split(title[:_LONGEST])]
    return [part for part in parts if part]


def _words(text: str) -> str:
    # Compatibility forms, because titles go through many hands; letters with their marks stay apart from those without.
    folded = unicodedata.normalize("NFKC", text.casefold())
    return " ".join(_WORD.findall(folded)) or " ".join(folded.split())


def _holds(long: Sequence[str], short: Sequence[str]) -> bool:
    size = len(short)
    return any(list(long[at : at + size]) == list(short) for at in range(len(long) - size + 1))


def _is_beginning(cut: str, whole: str) -> bool:
    text = cut[:_LONGEST].strip()
    if not text.endswith(_CUT):
        return False
    begun = _words(text.rstrip(".\u2026"))
    return len(begun) >= _SHORTEST and _words(whole[:_LONGEST]).startswith(begun)
