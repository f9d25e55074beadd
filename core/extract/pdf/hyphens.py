"""A hyphen at a line end is part of the word or not: the document may show which, by writing the word elsewhere."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from pincite.core.extract.pdf.words import Line, Range, Word

_HYPHENS = ("-", "\u2010", "\u2011", "\u00ad")
_DASHED = re.compile("[^\\W_][-\u2010-\u2015]$")
_WORD = re.compile(r"[^\W\d_]+(?:[-\u2010\u2011][^\W\d_]+)*")
# From the first letter alone: a search that began again at each would be quadratic.
_LAST = re.compile(
    r"(?<![^\W\d_])(?<![^\W\d_][-\u2010\u2011])[^\W\d_]++(?:[-\u2010\u2011][^\W\d_]++)*+[-\u2010\u2011\u00ad]$"
)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of a document that stand within a line, in lower case."""

    words: frozenset[str]

    @staticmethod
    def of(paragraphs: Iterable[list[Line]]) -> "Vocabulary":
        """The words of lines that follow one another; halves of torn words are left out."""
        words: set[str] = set()
        for lines in paragraphs:
            torn = False
            for line in lines:
                last = len(line.words) - 1
                for index, word in enumerate(line.words):
                    halved = (torn and index == 0) or (index == last and word.text.endswith(_HYPHENS))
                    if not halved:
                        words.update(found.lower() for found in _WORD.findall(word.text))
                torn = line.words[last].text.endswith(_HYPHENS)
        return Vocabulary(frozenset(words))

    def hyphen(self, first: str, second: str) -> bool | None:
        """Whether "first-" and "second" are written with a hyphen elsewhere; None where nothing or both are."""
        joined = f"{first}{second}".lower() in self.words
        hyphenated = f"{first}-{second}".lower() in self.words
        return hyphenated if joined != hyphenated else None


def settle(lines: Iterable[Line], vocabulary: Vocabulary) -> None:
    """Puts torn words together, in the upper line, where it is known how they are written; a line may become empty.

    Where it is not known, they stay as they were set: both readings are tried when a passage is looked for.
    """
    before: Line | None = None
    for line in lines:
        if before is not None and line.words:
            word, rest = before.words[-1], line.words[0]
            keep = _is_kept(word.text, rest.text, vocabulary)
            if keep is not None:
                before.words[-1] = _joined(word, line.words.pop(0), keep=keep)
        before = line if line.words else before


def _is_kept(upper: str, lower: str, vocabulary: Vocabulary) -> bool | None:
    """Whether the dash at the end of ``upper`` is part of the word; None where that is not known."""
    if _DASHED.search(upper) and (upper[-2].isdigit() or lower[0].isdigit()) and lower[0].isalnum():
        return True  # A range, or a name with a number: no word is divided beside a digit.
    torn, following = _LAST.search(upper), _WORD.match(lower)
    if following is not None and upper[-2:-1] == "/" and upper.endswith(_HYPHENS):
        return False  # "GNU/-Linux": typesetters may divide behind a stroke, and no word has both.
    if torn is None or following is None:
        return None
    known = vocabulary.hyphen(torn[0][:-1], following[0])
    # The rest of a divided word has no capital, but a name such as "JavaScript" may be divided there.
    return None if known is False and torn[0][-2].islower() and lower[0].isupper() else known


def _joined(word: Word, rest: Word, *, keep: bool) -> Word:
    start = word.text if keep else word.text[:-1]
    return Word(
        start + rest.text,
        word.left,
        word.right,
        word.baseline,
        word.size,
        raised=[*word.raised, *_moved(rest.raised, len(start))],
        lowered=[*word.lowered, *_moved(rest.lowered, len(start))],
    )


def _moved(ranges: list[Range], by: int) -> list[Range]:
    return [(first + by, last + by) for first, last in ranges]
