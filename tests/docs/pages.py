"""The documentation as its reader has it: pages, the tables in them and the blocks of code."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
PAGES = tuple(
    path.relative_to(ROOT).as_posix()
    for path in (
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "CHANGELOG.md",
        ROOT / "examples/README.md",
        *sorted((ROOT / "docs").glob("*.md")),
    )
)

_MARKDOWN = MarkdownIt("commonmark").enable("table")


@dataclass(frozen=True)
class Block:
    """A fenced block: the words after its fence, and what it holds."""

    info: str
    text: str
    #: The heading it stands under.
    heading: str


def source(page: str) -> str:
    """The page as it is written."""
    return (ROOT / page).read_text(encoding="utf-8")


@cache
def _parsed(page: str) -> Sequence[Token]:
    return _MARKDOWN.parse(source(page))


def blocks(page: str, info: str) -> list[Block]:
    """The fenced blocks whose fence says ``info``, in order."""
    found: list[Block] = []
    heading = ""
    tokens = _parsed(page)
    for token, following in zip(tokens, [*tokens[1:], None], strict=True):
        if token.type == "heading_open" and following is not None:
            heading = following.content
        elif token.type == "fence" and token.info.strip() == info:
            found.append(Block(token.info.strip(), token.content, heading))
    return found


def run_in_turn(page: str, text_of: Callable[[Block], str] = lambda block: block.text) -> None:
    """Run every Python block of the page, each after those before it and with what they have named.

    ``text_of`` may put loopback where the page names another host. Every fence of the page is one of the blocks.
    """
    program = blocks(page, "python")
    names: dict[str, object] = {"__name__": "page"}
    for block in program:
        exec(compile(text_of(block), f"{page}, {block.heading}", "exec"), names)
    assert program
    assert len(program) == len(re.findall("^```python$", source(page), re.MULTILINE))


def tables(page: str, heading: str) -> list[list[list[str]]]:
    """The tables under ``heading``: rows of cells as they are written, the head left out."""
    found: list[list[list[str]]] = []
    here = ""
    tokens = _parsed(page)
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            here = tokens[place + 1].content
        elif token.type == "tbody_open" and here == heading:
            found.append(_rows(tokens[place:]))
    return found


def table(page: str, heading: str) -> list[list[str]]:
    """The one table under ``heading``."""
    (only,) = tables(page, heading)
    return only


def codes(rows: list[list[str]], column: int = 0) -> list[str]:
    """The cells of one column, each of which is a code span."""
    return [code(row[column]) for row in rows]


def code(cell: str) -> str:
    """What stands in a cell that is one code span."""
    assert cell.startswith("`"), cell
    assert cell.endswith("`"), cell
    return cell.strip("`")


def links(page: str) -> list[str]:
    """Where the page's links lead."""
    found: list[str] = []
    for token in _parsed(page):
        for child in token.children or ():
            if child.type == "link_open":
                found.append(str(child.attrs["href"]))
    return found


def _rows(tokens: Sequence[Token]) -> list[list[str]]:
    rows: list[list[str]] = []
    for token in tokens:
        if token.type == "tbody_close":
            break
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline":
            rows[-1].append(token.content)
    return rows
