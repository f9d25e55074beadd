"""In Markdown a stamp is a comment behind its link, where no reader sees it and no later edit of the text loses it."""

import json
import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from pydantic import JsonValue

from pincite.core.shapes.cited import Path
from pincite.core.shapes.fields import decoded_once

_COMMENT: Final = re.compile(r"<!--[ \t]*pincite[ \t]")
#: Code points of the longest comment that is read.
_LONGEST: Final = 100_000
_HARMLESS: Final = str.maketrans({char: f"\\u{ord(char):04x}" for char in "<>|`"})


def with_comments(text: str, stamps: Iterable[tuple[Path, Mapping[str, JsonValue]]]) -> str:
    """``text`` with each stamp in a comment at its place; one that stands there already gives way."""
    pieces: list[str] = []
    last = 0
    for at, metadata in sorted(stamps, key=lambda stamp: _offsets(stamp[0])):
        start, end = _offsets(at)
        pieces += [text[last:start], f" <!-- pincite {_harmless(metadata)} -->"]
        last = end
    return "".join([*pieces, text[last:]])


@dataclass(frozen=True, slots=True)
class _Stamp:
    """A comment with the space before it, and where it stood in the text without any."""

    bare_at: int
    start: int
    end: int
    content: str


class Unstamped:
    """A text without its stamps, which is read as if it had never had any, and where they stand."""

    def __init__(self, text: str) -> None:
        self._stamps = list(_stamps(text))
        starts = [*(stamp.start for stamp in self._stamps), len(text)]
        ends = [0, *(stamp.end for stamp in self._stamps)]
        self.bare = "".join(text[end:start] for end, start in zip(ends, starts, strict=True))

    def stamp_at(self, at: int) -> tuple[Path, object]:
        """Where the stamp stands or belongs of what ends at ``at`` without the stamps, and the stamp."""
        number = bisect_left(self._stamps, at, key=lambda stamp: stamp.bare_at)
        if number < len(self._stamps) and (stamp := self._stamps[number]).bare_at == at:
            return (stamp.start, stamp.end), decoded_once(stamp.content)
        before = self._stamps[number - 1] if number else None
        end = at + (before.end - before.bare_at if before else 0)
        return (end, end), None


def _stamps(text: str) -> Iterator[_Stamp]:
    last, removed, close = 0, 0, 0
    for begin in _COMMENT.finditer(text):
        if begin.start() < last:
            continue
        if 0 <= close < begin.end():
            close = text.find("-->", begin.end())
        if close < 0 or close - begin.end() > _LONGEST:
            continue
        start = begin.start()
        while start > last and text[start - 1] in " \t":
            start -= 1  # The space before it came with it.
        last = close + 3
        yield _Stamp(start - removed, start, last, text[begin.end() : close].strip())
        removed += last - start


def uncommented(text: str) -> str:
    """``text`` without its comments, stamps among them; what no comment ends stays."""
    kept: list[str] = []
    for piece in f"-->{text}".split("<!--"):
        _, closed, prose = piece.partition("-->")
        kept.append(prose if closed else f"<!--{piece}")
    return "".join(kept)


def _offsets(at: Path) -> tuple[int, int]:
    start, end = at
    return int(start), int(end)


def _harmless(metadata: Mapping[str, JsonValue]) -> str:
    """JSON on one line in which nothing ends a comment, a cell of a table or a span of code."""
    return json.dumps(metadata).translate(_HARMLESS).replace("--", "-\\u002d")
