"""A text as the pieces that a diff compares: words, and single characters where a script parts no words by spaces."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pincite.core.text.change.diff import Edit, diff, joined
from pincite.core.text.characters import beyond_ascii, is_mark, is_unspaced
from pincite.core.text.span import Span

_WORD: Final = re.compile(r"\S+")
#: What ends a clause where no space does.
_STOPS: Final = frozenset("\u3001\u3002\uff0c\uff0e\uff1a\uff1b\uff01\uff1f")


class Pieces:
    """The pieces of one text: every character of Han, kana, Thai and their like alone, else a word each.

    Digits and Latin letters among such characters stay together, and a vowel sign stays with its letter.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        parted = {char for char in beyond_ascii(text) if is_unspaced(char) and not char.isdecimal()}
        self._parted = parted | _STOPS if parted else frozenset[str]()
        self._spans = [span for word in _WORD.finditer(text) for span in self._of_word(*word.span())] if parted else []
        self.words = [text[span.start : span.end] for span in self._spans] if parted else text.split()

    def written(self, first: int, last: int) -> str:
        """What stands from one piece to before another, one space for each run of them."""
        if first == last or not self._spans:
            return " ".join(self.words[first:last])
        return " ".join(self._text[self._spans[first].start : self._spans[last - 1].end].split())

    def is_parted(self, at: int) -> bool:
        """Whether the piece is a character of a script that writes no spaces."""
        return self.words[at][0] in self._parted

    def clauses(self) -> list[Span]:
        """The pieces that no space and no stop part, as ranges of them; a word where spaces part words."""
        if not self._spans:
            return [Span(at, at + 1) for at in range(len(self.words))]
        ends = [
            at + 1
            for at, span in enumerate(self._spans)
            if at + 1 == len(self._spans) or span.end < self._spans[at + 1].start or self.words[at] in _STOPS
        ]
        return [Span(start, end) for start, end in zip([0, *ends], ends, strict=False)]

    def _of_word(self, start: int, end: int) -> Iterator[Span]:
        letter = self._text[start]
        for at in range(start + 1, end):
            char = self._text[at]
            if is_mark(char):
                continue
            if letter in self._parted or char in self._parted:
                yield Span(start, at)
                start = at
            letter = char
        yield Span(start, end)


def diff_pieces(old: Pieces, new: Pieces) -> list[Edit]:
    """The edits between the pieces of two texts: whole clauses first, for characters repeat more than words do."""
    before, after = old.clauses(), new.clauses()
    if len(before) == len(old.words) and len(after) == len(new.words):
        return diff(old.words, new.words)
    edits: list[Edit] = []
    for op, i, j, k, m in diff([old.written(*one) for one in before], [new.written(*one) for one in after]):
        i, j = _range(before, i, j)
        k, m = _range(after, k, m)
        if op == "replace":
            steps = diff(old.words[i:j], new.words[k:m])
            edits += [Edit(step, i + a, i + b, k + c, k + d) for step, a, b, c, d in steps]
        else:
            edits.append(Edit(op, i, j, k, m))
    return list(joined(edits))


def _range(clauses: Sequence[Span], first: int, last: int) -> tuple[int, int]:
    start = clauses[first].start if first < len(clauses) else clauses[-1].end if clauses else 0
    return start, clauses[last - 1].end if first < last else start


def without_islands(old: Pieces, edits: Sequence[Edit]) -> list[Edit]:
    """The edits without a single character that stayed between two changes: it is no word, and tells nothing."""
    kept = [
        edit._replace(op="replace")
        if edit.op == "equal" and edit.j - edit.i == edit.m - edit.k == 1 and old.is_parted(edit.i) and 0 < at < last
        else edit
        for last in [len(edits) - 1]
        for at, edit in enumerate(edits)
    ]
    return list(joined(kept))
