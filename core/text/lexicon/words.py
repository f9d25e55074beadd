"""A text as lower-case words with offsets, contractions spelled out ("can't" is "can", "not")."""

import re
from functools import lru_cache
from typing import NamedTuple

APOSTROPHES = "'\u2019\u2018\u02bc\uff07"
HYPHENS = "-\u2010\u2011"

#: A text up to this long is split once for all who ask in turn; of longer ones few are held.
_REMEMBERED, _LONG = 4096, 60_000
# U+02BC is a letter to Unicode and an apostrophe to whoever typed it.
_WORD = re.compile(r"[^\W_\u02bc]+")
#: Words with the apostrophes inside them: what stands on either side of one may be spelled out.
_COMPOUND = re.compile(f"[^\\W_\u02bc]+(?:[{APOSTROPHES}][^\\W_\u02bc]+)*")
_GLUE = frozenset(APOSTROPHES + HYPHENS)
#: German puts a comma before these, inside what is one phrase: "es ist falsch, dass", "nur dann, wenn".
_AFTER_COMMA = frozenset({"dass", "wenn"})
_STEM_BEFORE_NOT = {"ca": "can", "wo": "will", "sha": "shall", "ai": "is"}
_ELIDED = {
    "n": "ne",
    "qu": "que",
    "d": "de",
    "l": "le",
    "s": "se",
    "c": "ce",
    "j": "je",
    "lorsqu": "lorsque",
    "puisqu": "puisque",
    "jusqu": "jusque",
    "presqu": "presque",
    "quelqu": "quelque",
}
#: Keys that a text may hold without their letters, for a contraction stands for them.
SPELLED_OUT = frozenset({"not", "will", *_STEM_BEFORE_NOT.values(), *_ELIDED.values()})


class Word(NamedTuple):
    """A word's place, its folded form, and whether only white space or a hyphen parts it from the last."""

    start: int
    end: int
    key: str
    joined: bool


def _joins(gap: str) -> bool:
    return not gap or gap.isspace() or (len(gap) == 1 and gap in _GLUE)


def words(text: str) -> list[Word]:
    """Every run of letters and digits of ``text``, in order, with code point offsets into ``text``."""
    # Numbers, dates, names and phrases each ask for the words of the same few sentences.
    if len(text) <= _REMEMBERED:
        return list(_remembered(text))
    return list(_remembered_long(text)) if len(text) <= _LONG else _split(text)


@lru_cache(maxsize=16)
def _remembered(text: str) -> tuple[Word, ...]:
    return tuple(_split(text))


@lru_cache(maxsize=4)
def _remembered_long(text: str) -> tuple[Word, ...]:
    return tuple(_split(text))


def _split(text: str) -> list[Word]:
    found: list[Word] = []
    last = 0
    for match in _WORD.finditer(text):
        start, end = match.span()
        key = match[0].casefold()
        gap = text[last:start]
        if gap == " " and key != "cannot":
            # Nothing but a space before it: most words by far.
            found.append(Word(start, end, key, True))
            last = end
            continue
        joined = _joins(gap) or (gap == ", " and key in _AFTER_COMMA)
        apostrophe = len(gap) == 1 and gap in APOSTROPHES
        if key == "cannot":
            found.append(Word(start, start + 3, "can", joined))
            found.append(Word(start + 3, end, "not", True))
        elif apostrophe and found and key == "t" and found[-1].key.endswith("n") and found[-1].end == last:
            stem = found[-1].key[:-1]
            found[-1] = found[-1]._replace(key=_STEM_BEFORE_NOT.get(stem, stem))
            found.append(Word(start, end, "not", True))
        elif apostrophe and key == "ll":
            found.append(Word(start, end, "will", True))
        else:
            if apostrophe and found and found[-1].end == last and found[-1].key in _ELIDED:
                found[-1] = found[-1]._replace(key=_ELIDED[found[-1].key])
            found.append(Word(start, end, key, joined))
        last = end
    return found


def keys(text: str) -> list[str]:
    """The keys of ``words`` alone, in order, for a fifth of the time."""
    found: list[str] = []
    for piece in _COMPOUND.findall(text):
        key = piece.casefold()
        if piece.isalnum() and key != "cannot" and "\u02bc" not in piece:
            found.append(key)
        else:
            found.extend(word.key for word in _split(piece))
    return found
