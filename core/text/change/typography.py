"""A word diff in which words that differ in typography alone are equal, as they are on the ladder's second rung.

The page may never have changed its quotation marks: a stamp made from the page keeps the excerpt of whoever quoted it.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final
from unicodedata import normalize

from pincite.core.text import points
from pincite.core.text.change.diff import Edit, diff, joined
from pincite.core.text.forms import plain, plain_word
from pincite.core.text.skeleton import fold

#: Changed words on both sides together up to which each is looked at; a passage has rarely a tenth of it.
_MOST_WORDS: Final = 4_000
#: Words at either end of one changed place that are looked at for other spaces.
_MOST_PEELED: Final = 24


#: Capitals on which Romance languages leave out the accent, at the head of a word in small letters.
_ACCENTED: Final = re.compile(
    "(?<!\\w)[\u00c0-\u00c2\u00c8-\u00ca\u00cc-\u00ce\u00d2-\u00d4\u00d9-\u00db](?=[a-z\u00e0-\u00ff\u0153])"
)
#: A word of one letter is another word without it in Portuguese, and never in French: "\u00c0 l'exception".
_ALONE: Final = re.compile("(?<!\\w)\u00c0(?!\\w)")


def without_accents(text: str, *, is_french: bool) -> str:
    """``text`` without the accents that typesetters leave out on capitals; it is as long as before."""
    if text.isascii():
        return text
    bare = _ACCENTED.sub(_bare, text)
    return _ALONE.sub("A", bare) if is_french else bare


def _bare(accented: re.Match[str]) -> str:
    return normalize("NFD", accented[0])[0]


def is_respelled(texts: Sequence[Sequence[str]], bare: Sequence[Sequence[str]]) -> bool:
    """Whether two readings are one once they are ``bare`` of accents of capitals and in plain forms, and not before."""
    forms = [plain(" ".join(words)) for words in bare]
    return forms != [" ".join(words) for words in texts] and _alike(*([form] for form in forms))


def without_typography(old: Sequence[str], new: Sequence[str], edits: Sequence[Edit]) -> list[Edit]:
    """``edits`` with those equal that typography alone makes; all of them as they are where nothing else differs.

    The words of an equal step may then differ, and their number: "a\u2014b" and "a \u2014 b".
    """
    changed = sum(edit.j - edit.i + edit.m - edit.k for edit in edits if edit.op != "equal")
    if not 0 < changed <= _MOST_WORDS:
        return list(edits)
    told = edits
    if points.has_points(" ".join(old)) != points.has_points(" ".join(new)):
        # Who copies Hebrew or Arabic without its vowel points has left out no word.
        old, new = ([points.without_points(word) for word in side] for side in (old, new))
        told = diff(old, new)
    settled: list[Edit] = []
    for edit in told:
        settled += [edit] if edit.op == "equal" else _parts(old, new, edit)
    settled = [part for edit in joined(settled) for part in _settled(old, new, edit)]
    settled = list(joined(settled))
    return settled if any(edit.op != "equal" for edit in settled) else list(edits)


def with_typography_of(old: Sequence[str], new: Sequence[str], edits: Sequence[Edit]) -> tuple[list[str], list[Edit]]:
    """``new`` with the old words wherever a step is equal, and the same steps between ``old`` and that."""
    words: list[str] = []
    moved: list[Edit] = []
    for edit in edits:
        start = len(words)
        words += old[edit.i : edit.j] if edit.op == "equal" else new[edit.k : edit.m]
        moved.append(Edit(edit.op, edit.i, edit.j, start, len(words)))
    return words, moved


def _parts(old: Sequence[str], new: Sequence[str], edit: Edit) -> list[Edit]:
    """The steps of one changed place once each of its words is folded."""
    parts = diff([_shape(word) for word in old[edit.i : edit.j]], [_shape(word) for word in new[edit.k : edit.m]])
    return [Edit(op, edit.i + i, edit.i + j, edit.k + k, edit.k + m) for op, i, j, k, m in parts]


def _settled(old: Sequence[str], new: Sequence[str], edit: Edit) -> list[Edit]:
    """``edit`` without what at its ends has one skeleton on both sides, words parted otherwise included."""
    if edit.op == "equal":
        return [edit]
    i, j, k, m = edit[1:]
    if _alike(old[max(0, i - 1) : j + 1], [*old[max(0, i - 1) : i], *new[k:m], *old[j : j + 1]]):
        return [edit._replace(op="equal")]
    a, b = _head(old[i:j], new[k:m])
    c, d = _head(old[i + a : j][::-1], new[k + b : m][::-1], backwards=True)
    return [
        Edit("equal", i, i + a, k, k + b),
        Edit(edit.op, i + a, j - c, k + b, m - d),
        Edit("equal", j - c, j, m - d, m),
    ]


def _head(old: Sequence[str], new: Sequence[str], *, backwards: bool = False) -> tuple[int, int]:
    """How many words of either side make the longest beginning that both share but for typography."""
    old, new = old[:_MOST_PEELED], new[:_MOST_PEELED]
    step = -1 if backwards else 1
    places = {text: at for at, text in enumerate(_beginnings(old, step), 1)}
    for at, text in reversed(list(enumerate(_beginnings(new, step), 1))):
        if text in places and _alike(old[: places[text]][::step], new[:at][::step]):
            return places[text], at
    return 0, 0


def _beginnings(words: Sequence[str], step: int) -> Iterator[str]:
    """The first word, the first two and so on, folded and without the spaces between them."""
    return accumulate(map(_shape, words), lambda before, word: (before + word) if step > 0 else (word + before))


def _alike(one: Sequence[str], other: Sequence[str]) -> bool:
    was, now = fold(plain(" ".join(one))), fold(plain(" ".join(other)))
    return not {reading.text for reading in was.readings}.isdisjoint(reading.text for reading in now.readings)


def _shape(word: str) -> str:
    return word if word.isascii() and "`" not in word and "--" not in word else fold(plain_word(word)).joined.text
