"""Where formats break what a reader sees as whole: words within markup, at line ends, at invisible hyphens."""

import random
from collections.abc import Iterator

from benchmarks.corpus.document import Document

SOFT_HYPHEN = "\u00ad"
#: Letters of a word that a hyphen leaves on either side.
_LEFT = 4
_RIGHT = 3


def chance(document: Document, format_: str) -> random.Random:
    """The same for every copy of a document, edited or not."""
    return random.Random(f"{format_} {document.language} {document.title}")


def runs(text: str, chance: random.Random) -> Iterator[str]:
    """The text in parts of any length, as editors leave it that save every change in a run of its own."""
    start = 0
    while start < len(text):
        end = start + chance.choice((1, 2, 3, 5, 8, 13, 21, 34))
        yield text[start:end]
        start = end


def hyphenated(word: str, sign: str, chance: random.Random) -> str:
    """A long word with ``sign`` where a typesetter may break it; any other as it is."""
    if len(word) < _LEFT + _RIGHT + 2 or not word.isalpha() or not word.isascii():
        return word
    at = chance.randint(_LEFT, len(word) - _RIGHT)
    return f"{word[:at]}{sign}{word[at:]}"


def with_soft_hyphens(text: str, chance: random.Random) -> str:
    """The text with a soft hyphen in every long word."""
    return " ".join(hyphenated(word, SOFT_HYPHEN, chance) for word in text.split(" "))


def wrapped(text: str, width: int, chance: random.Random) -> str:
    """The text in lines of at most ``width`` code points, long words broken with a hyphen."""
    lines = [""]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) < width:
            lines[-1] += f" {word}" if lines[-1] else word
            continue
        first, hyphen, rest = hyphenated(word, "\n", chance).partition("\n")
        if hyphen and len(lines[-1]) + len(first) + 2 <= width:
            lines[-1] += f" {first}-"
            lines.append(rest)
        else:
            lines.append(word)
    return "\n".join(lines)
