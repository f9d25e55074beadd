"""What an excerpt reads as once its Markdown is undone, by a CommonMark parser."""

import re
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

_PARSER: Final = MarkdownIt("commonmark", {"html": True})
_MARKED = re.compile(r"[*_`\[\]\\<>#&]|^\s{0,3}(?:[-+]|\d{1,9}[.)])\s", re.MULTILINE)
#: Parsing is linear in practice; a longer excerpt is no quotation.
_LONGEST: Final = 200_000
_RAISED = re.compile(r"</?sup\b", re.IGNORECASE)
_TAG = re.compile(r"</?[A-Za-z][^<>]*>")


def undo(text: str) -> str | None:
    """The excerpt as rendered text; None when it holds no Markdown, or undoing it would touch a number.

    Emphasis between digits ("10*2*3"), a bullet or sign before one ("- 5") and an ordered list's number may be
    arithmetic, a minus sign or the passage itself: nothing is deleted there.
    """
    if len(text) > _LONGEST or _MARKED.search(text) is None:
        return None
    pieces: list[str] = []
    for token in _PARSER.parse(text):
        if token.type == "list_item_open" and not _may_drop_bullet(token, text):
            return None
        if token.type == "inline":
            inline = _inline(token.children or [])
            if inline is None:
                return None
            pieces.append(inline)
        elif token.type in {"fence", "code_block", "html_block"}:
            pieces.append(token.content)
    rendered = "\n".join(pieces)
    return rendered if rendered.split() != text.split() and rendered.strip() else None


def _may_drop_bullet(item: Token, text: str) -> bool:
    if item.info:  # An ordered item: its number is information.
        return False
    line = text.splitlines()[item.map[0]] if item.map else ""
    after = line.lstrip()[1:].lstrip()
    return not after[:1].isdigit()


def _inline(children: list[Token]) -> str | None:
    """The text of inline tokens, or None where a deletion would join a digit to its neighbour."""
    pieces: list[str] = []
    cut = False
    for child in children:
        piece = _text(child)
        if piece is None:
            cut = True
            continue
        if piece and cut and pieces and _joins(pieces[-1][-1], piece[0]):
            return None
        if piece:
            pieces.append(piece)
            cut = False
    return "".join(pieces)


def _joins(before: str, after: str) -> bool:
    return (before.isdigit() and not after.isspace() and after not in ".,;:!?)") or (
        after.isdigit() and not before.isspace() and before not in "(\"'"
    )


def _text(token: Token) -> str | None:
    """What a reader sees of one inline token; None for what only marks."""
    if token.type in {"text", "code_inline", "text_special"}:
        return token.content
    if token.type in {"softbreak", "hardbreak"}:
        return "\n"
    if token.type == "html_inline":
        # A tag is markup beyond doubt, but raised digits are no part of the number before them.
        return None if _RAISED.match(token.content) else "" if _TAG.fullmatch(token.content) else token.content
    if token.type == "image":
        return token.content
    return None
