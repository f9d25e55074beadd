"""What an excerpt reads as once its Markdown is undone, by a CommonMark parser that knows tables."""

import re
from collections.abc import Container
from html import unescape
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from pincite.core.text.bounds import bounds

_BULLETS: Final = "\u2022\u2023\u25aa\u25cf\u25e6\u2043"
_PARSER: Final = MarkdownIt("commonmark", {"html": True}).enable("table")
_MARKED = re.compile(
    f"[*_`\\[\\]\\\\<>#&]| \\| |^[ \t]{{0,8}}(?:(?:[-+{_BULLETS}]|\\d{{1,9}}[.)])\\s|\\| |=+[ \t]*$)", re.MULTILINE
)
#: A bullet that is no mark of Markdown's, as text converters and chat windows write it.
_BULLET = re.compile(f"^([ \t]{{0,8}})[{_BULLETS}](?=\\s)", re.MULTILINE)
#: As the parser tells lines apart.
_LINE_END = re.compile(r"\r\n?|\n")
_CELL_EDGE = re.compile(r"(?<!\\)\|")
#: Parsing is linear, but each mark may cost a tenth of a millisecond; what is longer or holds more is no quotation.
_LONGEST: Final = 200_000
_MARKS: Final = "*_[`<|\n"
_MOST_MARKS: Final = 10_000
_RAISED = re.compile(r"</?sup\b", re.IGNORECASE)
_TAG = re.compile(r"</?([A-Za-z][\w-]*+)[^<>]*>")
_INLINE: Final = frozenset(
    """
    a abbr b bdi big cite code data dfn em font i ins kbd mark nobr q samp small span strong sub time tt u var wbr
    """.split()
)
_BLOCKS: Final = frozenset(
    """
    address article aside blockquote body br caption center col colgroup dd details div dl dt figcaption figure footer
    h1 h2 h3 h4 h5 h6 header hr html img li main nav ol p pre section summary table tbody td tfoot th thead tr ul
    """.split()
)
#: What a tag may say that hides or strikes out the words in it.
_HIDES = re.compile(r"\b(?:hidden|display|visibility|opacity|line-through|font-size)\b", re.IGNORECASE)
#: What a link leads to. A definition of another kind ("[Never]: paid") is a line of words that the parser swallows.
_ADDRESS = re.compile(r"[/.:#]|^[\w-]{1,30}@")
#: A blockquote's sign before a number may say "more than"; on two lines it is a quotation beyond doubt.
_QUOTED = re.compile(r"^[ \t]{0,3}>", re.MULTILINE)
_ABOVE = re.compile(r"[\s>]*>\s*[+\u2212-]?[$\u20ac\u00a3\u00a5]?[.,]?\d")


def undo(text: str) -> str | None:
    """The excerpt as rendered text; None when it holds no Markdown, or undoing it would touch a number.

    Emphasis between digits ("10*2*3") and a bullet or sign before one ("- 5") may be arithmetic or a minus sign:
    nothing is deleted there. An ordered list's number may be the passage itself ("1945. The war ended"), and is kept.
    """
    if len(text) > _LONGEST or _MARKED.search(text) is None or sum(map(text.count, _MARKS)) > _MOST_MARKS:
        return None
    pieces: list[str] = []
    source = _as_table(_BULLET.sub(r"\1-", text))
    lines = _LINE_END.split(source)
    # A bullet that Markdown does not know is no minus sign either.
    bulleted = {line.replace(line.strip()[:1], "-", 1) for line in _LINE_END.split(text) if _BULLET.match(line)}
    definitions: dict[str, dict[str, dict[str, str]]] = {}
    for token in _PARSER.parse(source, definitions):
        if token.type == "blockquote_open" and not _may_drop_quote(token, lines):
            return None
        if token.type == "list_item_open" and token.info:
            pieces.append(f"{token.info}{token.markup}")
        elif token.type == "list_item_open" and not _may_drop_bullet(token, lines, bulleted):
            return None
        if token.type == "inline":
            inline = _inline(token.children or [])
            if inline is None:
                return None
            pieces.append(inline)
        elif token.type in {"fence", "code_block"}:
            if any(word.isdigit() or (word.isalpha() and bounds(word)) for word in token.info.split()):
                return None
            pieces.append(token.content)
        elif token.type == "html_block":
            if _RAISED.search(token.content):
                return None
            pieces.append(unescape(_TAG.sub(_edge_of, token.content)))
    if not all(_ADDRESS.search(one["href"]) for one in definitions.get("references", {}).values()):
        return None
    rendered = "\n".join(pieces)
    return rendered if rendered.split() != text.split() and rendered.strip() else None


def _as_table(text: str) -> str:
    """The text with its first row marked as a head where it is nothing but rows of a table, with side edges or not."""
    rows = [line.strip() for line in text.strip().splitlines()]
    if any("---" in row for row in rows[1:2]):
        return text
    if all(" | " in row and not row.startswith("|") and not row.endswith("|") for row in rows):
        rows = [f"| {row} |" for row in rows]
    if not all(row.startswith("| ") and row.endswith(" |") for row in rows):
        return text
    cells = len(_CELL_EDGE.findall(rows[0])) - 1
    return "\n".join((rows[0], f"|{'---|' * cells}", *rows[1:])) if cells > 0 else text


def _may_drop_bullet(item: Token, lines: list[str], bulleted: Container[str]) -> bool:
    line = lines[item.map[0]] if item.map else ""
    after = line.lstrip()[1:].lstrip()
    return line in bulleted or not after[:1].isdigit()


def _may_drop_quote(quote: Token, lines: list[str]) -> bool:
    first, last = quote.map or (0, 0)
    return _ABOVE.match(lines[first]) is None or len(_QUOTED.findall("\n".join(lines[first:last]))) > 1


def _inline(children: list[Token]) -> str | None:
    """The text of inline tokens, or None where a deletion would join a digit to its neighbour."""
    pieces: list[str] = []
    cut = False
    for child in children:
        piece = shown(child)
        if piece is None:
            cut = True
            continue
        if piece and cut and pieces and joins(pieces[-1][-1], piece[0]):
            return None
        if piece:
            pieces.append(piece)
            cut = False
    return "".join(pieces)


def _edge_of(tag: re.Match[str]) -> str:
    """What a tag of HTML leaves between the words on either side of it; what is no tag of plain text stays."""
    if not _is_plain(tag):
        return tag[0]
    return "" if tag[1].lower() in _INLINE else "\n"


def _is_plain(tag: re.Match[str]) -> bool:
    """Whether a reader of the rendered text misses nothing of it: "<not>" is a word, and "<del>" strikes one out."""
    # "Cell<U>" is a type's name.
    named = tag[1] if len(tag[1]) == 1 else tag[1].lower()
    return named in _INLINE | _BLOCKS and _HIDES.search(tag[0]) is None


def joins(before: str, after: str) -> bool:
    """Whether a mark deleted between two characters would make another number of them."""
    return (before.isdigit() and not after.isspace() and after not in ".,;:!?)") or (
        after.isdigit() and not before.isspace() and before not in "(\"'"
    )


def shown(token: Token) -> str | None:
    """What a reader sees of one inline token; None for what only marks."""
    if token.type in {"text", "code_inline", "text_special"}:
        return token.content
    if token.type in {"softbreak", "hardbreak"}:
        return "\n"
    if token.type == "html_inline":
        # A tag is markup beyond doubt, but raised digits are no part of the number before them.
        if _RAISED.match(token.content):
            return None
        tag = _TAG.fullmatch(token.content)
        return "" if tag is not None and _is_plain(tag) else token.content
    if token.type == "image":
        # A picture's description is no text of the page, but one that negates or counts may have been meant as such.
        counts = any(char.isdigit() for char in token.content)
        return token.content if counts or bounds(token.content) else None
    return None
