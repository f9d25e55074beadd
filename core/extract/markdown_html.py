"""Markdown becomes the HTML that a renderer would make of it, so that one walk decides what of it a reader sees."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from html import escape
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from pincite.core.extract.html.tags import words
from pincite.core.text.rungs.markup import joins, shown

_PARSER: Final = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
#: For a block that stays as it is written: what is struck out or is HTML remains so.
_AS_WRITTEN: Final = MarkdownIt("zero", {"html": True}).enable(["backticks", "strikethrough", "html_inline"])

#: Until its end tag a browser takes everything for the text of one of these.
_RAW: Final = frozenset(words("iframe noembed noframes script style textarea title xmp"))
#: Without an end these would change what the rest of the document is.
_BINDING: Final = frozenset(
    words(
        "annotation annotation-xml audio canvas datalist del details dialog footer ins math meter nav noscript object "
        "progress s search select strike svg table template video"
    )
)
#: A browser opens these again in every block, until they end.
_REOPENED: Final = frozenset(words("a b big code em font i nobr s small strike strong tt u"))
MAX_REOPENED: Final = 2_000_000

#: What has no end takes all the rest, so that no place is looked at twice.
_TAG: Final = re.compile(
    r"<!--.*?(?:-->|\Z)|<[!?][^>]*+>"
    r"|<(?P<close>/?)(?P<name>[A-Za-z][^\s/>]*+)(?:[^\"'>]++|\"[^\"]*+\"|'[^']*+')*+>"
    r"|(?P<broken><[A-Za-z/!?].*+)",
    re.DOTALL,
)


class _Tag(NamedTuple):
    """A tag of raw HTML; ``name`` is lower-case."""

    start: int
    end: int
    name: str
    closes: bool


def as_html(source: str) -> str | None:
    """The document as HTML without its head; None where a browser would take too long over it.

    A block stays as it is written where undoing its marks would join a number to its neighbour.
    """
    tokens = _PARSER.parse(source)
    raw: list[Token] = []
    for token in tokens:
        if token.type == "inline":
            if _joins_numbers(token.children or ()):
                token.children = _as_written(token.content)
            raw.extend(child for child in token.children or () if child.type == "html_inline")
            # What holds raw text ends in its own block.
            raw.append(token)
        elif token.type == "html_block":
            raw += (token, Token("inline", "", 0))
    if not _bind(raw, blocks=len(tokens)):
        return None
    # Once a body is open, no tag of the document can put a set of frames in its place.
    return "<body>" + "".join(_written(tokens))


def _written(tokens: Iterable[Token]) -> Iterator[str]:
    """The HTML of blocks. Every line feed before an end tag keeps words apart wherever the tag itself is ignored."""
    for token in tokens:
        if token.type == "inline":
            yield from map(_inline, token.children or ())
            yield "\n"
        elif token.type in {"fence", "code_block"}:
            yield f"<pre>{escape(token.content.strip(chr(10)))}\n</pre>"
        elif token.type == "html_block":
            yield token.content.rstrip("\n")
        elif token.nesting < 0:
            yield f"</{token.tag}>"
        elif token.tag:
            start = token.attrs.get("start") if token.tag == "ol" else None
            yield f"<{token.tag}>" if start is None else f'<ol start="{start}">'


def _inline(token: Token) -> str:
    """The HTML of one inline token. Emphasis is an edge and nothing else: no tag of ours opens again by itself."""
    match token.type:
        case "html_inline":
            return token.content
        case "s_open":
            return "<del>"
        case "s_close":
            return "</del>"
        case "hardbreak":
            return "<br>"
        case "link_open":
            # Only that it leads into a document is of use; a long address may stand in it ten thousand times.
            return '<a href="#">' if "#" in str(token.attrs.get("href", "")) else "<a>"
        case "link_close":
            return "</a>"
        case "code_inline":
            return f"<span>{escape(token.content)}</span>"
        case _ if token.nesting:
            return "<span>" if token.nesting > 0 else "</span>"
        case _:
            return escape(shown(token) or "")


# Numbers.


def _joins_numbers(children: Iterable[Token]) -> bool:
    """Whether a mark stands where without it two numbers would be one. What HTML does to numbers, the walk knows."""
    last = ""
    cut = False
    for child in children:
        if child.type in {"html_inline", "s_open", "s_close"}:
            continue
        piece = shown(child)
        if piece is None:
            cut = True
        elif piece:
            if cut and last and joins(last, piece[0]):
                return True
            last = piece[-1]
            cut = False
    return False


def _as_written(content: str) -> list[Token]:
    children = _AS_WRITTEN.parseInline(content)[0].children or []
    for child in children:
        if child.type == "code_inline":
            child.content = f"{child.markup}{child.content}{child.markup}"
    return children


# Raw HTML.


def _bind(raw: Iterable[Token], *, blocks: int) -> bool:
    """Take out of the raw HTML every tag that has no end and would claim the rest of the document.

    "The <video> element" names one. False where too many elements would be opened again in every block.
    """
    found: list[tuple[Token, _Tag]] = []
    opened: defaultdict[str, list[int]] = defaultdict(list)
    stray: set[int] = set()
    reopened = most = 0
    for token in raw:
        if token.type == "inline":
            for name in _RAW:
                stray.update(opened.pop(name, ()))
            continue
        for tag in _tags(token):
            name = tag.name
            if tag.closes:
                if opened[name]:
                    opened[name].pop()
                    reopened -= name in _REOPENED
            else:
                opened[name].append(len(found))
                reopened += name in _REOPENED
                most = max(most, reopened)
            found.append((token, tag))
    for name in _BINDING:
        stray.update(opened[name])
    stray.update(opened["plaintext"])
    _cut([found[index] for index in sorted(stray)])
    return most * blocks <= MAX_REOPENED


def _tags(token: Token) -> Iterator[_Tag]:
    """The tags of a piece of raw HTML; what follows one that has no end is no HTML any more."""
    content = token.content
    lower = content.lower()
    unclosed: set[str] = set()
    place = 0
    while found := _TAG.search(content, place):
        place = found.end()
        if found["broken"]:
            token.content = content[: found.start()] + escape(content[found.start() :], quote=False)
            return
        if not (name := (found["name"] or "").lower()):
            continue
        yield _Tag(found.start(), place, name, bool(found["close"]))
        if name in _RAW and not found["close"] and name not in unclosed:
            end = lower.find(f"</{name}", place)
            if end < 0:
                unclosed.add(name)
            else:
                place = end


def _cut(tags: list[tuple[Token, _Tag]]) -> None:
    """Take ``tags`` out of the tokens that they stand in; they are in the order of the document."""
    by_token: dict[int, tuple[Token, list[_Tag]]] = {}
    for token, tag in tags:
        by_token.setdefault(id(token), (token, []))[1].append(tag)
    for token, held in by_token.values():
        kept: list[str] = []
        place = 0
        for tag in held:
            kept.append(token.content[place : tag.start])
            place = tag.end
        token.content = "".join((*kept, token.content[place:]))
