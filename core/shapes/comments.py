"""In Markdown a stamp is a comment behind its link, where no reader sees it and no later edit of the text loses it."""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Final

from pydantic import JsonValue

from pincite.core.shapes.cited import Path
from pincite.core.shapes.fields import decoded_once

_COMMENT: Final = re.compile(r"[ \t]*<!--[ \t]*pincite[ \t]")
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


def comment_at(text: str, at: int) -> tuple[Path, object]:
    """Where the stamp of the link that ends at ``at`` stands or belongs, and the stamp."""
    begin = _COMMENT.match(text, at)
    end = -1 if begin is None else text.find("-->", begin.end(), begin.end() + _LONGEST)
    if begin is None or end < 0:
        return (at, at), None
    return (at, end + 3), decoded_once(text[begin.end() : end].strip())


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
