"""The blocks of a Markdown text that may hold quotations, and where its footnotes and reference links lead.

Syntax: CommonMark 0.31, 3-5 (fences, block quotes, paragraphs, link reference definitions). Read line by line, for
offsets into the text are needed, which parsers do not give, and hostile text must cost no more than its length.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from pincite.core.shapes.clause import quotes
from pincite.core.shapes.ibid import same_as_before
from pincite.core.shapes.link import Targets
from pincite.core.shapes.links import first_url, label_of, scan
from pincite.core.shapes.quoted import quoted
from pincite.core.text.span import Span

_LINE: Final = re.compile(r"[^\n]*\n|[^\n]+")
_FENCE: Final = re.compile(r"[ \t]*(`{3,}(?![^\n]*`)|~{3,})")
_QUOTE: Final = re.compile(r"[ \t]*>")
_QUOTE_BLANK: Final = re.compile(r"[ \t>]*\n?")
#: What begins a block of its own within a run of lines: a heading, a list item, a row of a table.
_OPENER: Final = re.compile(r"[ \t]*(?:#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|\|)")
_ITEM: Final = re.compile(r"[ \t]*(?:[-*+]|\d{1,9}[.)])(?=([ \t]+)\S)")
#: So much further in than the text around it, a line is code (CommonMark 4.4).
_CODE: Final = 4
#: Signs of the shortest line that parts two paragraphs (CommonMark 4.1).
_RULE: Final = 3
_HEADING: Final = re.compile(r"[ \t]*#{1,6}[ \t]")
_DEFINITION: Final = re.compile(r" {0,3}\[(\^?[^\[\]\n]{1,300})\]:[ \t]*+([^\n]*)")

#: The title of a link on a line of its own.
_TITLE: Final = re.compile(r"[ \t]*(?:\"[^\"\n]*\"|'[^'\n]*'|\([^()\n]*\))[ \t\r]*$")


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, or what a block quote holds between two of its empty lines."""

    span: Span
    is_quote: bool
    #: Whether the block before it belongs to the same block quote.
    goes_on: bool = False
    #: Whether it is set in so far that it is code to Markdown, and may be prose to whoever typed it.
    is_code: bool = False
    #: Whether it is of a footnote, and whether of what stands there before its link, where titles are quoted.
    is_note: bool = False
    is_title: bool = False


def outline(text: str) -> tuple[list[Block], Targets]:
    """The blocks in order, code left out, and the URL of every label that is defined with one."""
    walk = _Walk()
    for match in _LINE.finditer(text):
        walk.line(match[0], match.start())
    walk.close()
    return sorted([*walk.blocks, *walk.quoting()], key=lambda block: block.span), dict(walk.definitions())


@dataclass
class _Walk:
    blocks: list[Block] = field(default_factory=list)
    _fence: str = ""
    _open: tuple[int, int, bool] | None = None
    _in_quote: bool = False
    _goes_on: bool = False
    #: The columns in which the text of the list items begins that are open, the innermost last.
    _items: list[int] = field(default_factory=list)
    #: Label, the lines that define it, and where they begin.
    _defined: list[tuple[str, list[str], int]] = field(default_factory=list)
    _defining: bool = False
    #: Whether the definition that is read has its address, and all but a title of it is read.
    _leads: bool = False

    def line(self, line: str, at: int) -> None:
        inward = self._inward(line)
        fence = _FENCE.match(line)
        if self._fence:
            if fence and fence[1].startswith(self._fence) and not line[fence.end() :].strip():
                self._fence = ""
            return
        if fence and inward < _CODE:
            self.close()
            self._fence, self._defining, self._in_quote = fence[1], False, False
            return
        if self._is_of_definition(line, at):
            return
        if inward >= _CODE and self._open is None and not self._in_quote and line.strip():
            self.blocks.append(Block(Span(at, at + len(line)), is_quote=False, is_code=True))
            return
        begin = self._item(line) if inward < _CODE else 0
        is_quote = _QUOTE.match(line, begin) is not None and inward < _CODE
        if not line.strip() or (is_quote and _QUOTE_BLANK.fullmatch(line, begin)):
            self.close()
            self._in_quote = self._in_quote and is_quote
            return
        if self._open is not None and (self._open[2] != is_quote or begin or (not is_quote and _OPENER.match(line))):
            self.close()
        if self._open is None:
            # What leads an item's own block quote is no part of it.
            self._open = (at + begin if is_quote else at, at, is_quote)
            self._goes_on = is_quote and self._in_quote and not begin
        self._in_quote = is_quote
        self._open = (self._open[0], at + len(line), is_quote)
        if not is_quote and (_HEADING.match(line, begin) or _is_rule(line)):
            self.close()

    def _inward(self, line: str) -> int:
        """How much further in than the text of its list item a line begins; items that it is no part of end."""
        written = line.lstrip(" \t")
        if not written.strip():
            return 0
        column = _column(line[: len(line) - len(written)])
        if self._open is None or _ITEM.match(line):
            while self._items and column < self._items[-1]:
                self._items.pop()
        return column - (self._items[-1] if self._items else 0)

    def _item(self, line: str) -> int:
        """Where the text begins of the list item that ``line`` begins; 0 where it begins none."""
        item = _ITEM.match(line)
        if item is None or line.strip(" \t\r\n*-_") == "":
            return 0
        spaces = item[1] if _column(item[1]) <= _CODE else " "
        self._items.append(_column(item[0] + spaces))
        return item.end() + len(spaces)

    def close(self) -> None:
        """The open block ends here."""
        if self._open is not None:
            start, end, is_quote = self._open
            self.blocks.append(Block(Span(start, end), is_quote, self._goes_on))
        self._open = None

    def definitions(self) -> Iterator[tuple[str, str]]:
        """Each label once, the first definition of it counting, as in CommonMark 4.7."""
        written = ["".join(lines) for _, lines, _ in self._defined]
        leads = list(same_as_before((first_url(words), words) for words in written))
        for (label, _, _), url in zip(reversed(self._defined), reversed(leads), strict=True):
            if url:
                yield label, url

    def _ends_with(self, line: str) -> bool:
        """Whether a definition that has come to ``line`` ends with it; a footnote is a paragraph."""
        return not self._defined[-1][0].startswith("^") and bool(first_url(line))

    def quoting(self) -> Iterator[Block]:
        """A footnote that quotes what somebody says; of others what stands behind the link."""
        for label, lines, at in self._defined:
            words = "".join(lines)
            links = scan(words, {}).links if label.startswith("^") else []
            if not links:
                continue
            begin, end = at + links[0].span.start, at + len(words)
            title = words[: links[0].span.start]
            found = quoted(title)
            if any(quotes(title[: one.span.start]) for one in found):
                yield Block(Span(at, end), is_quote=False, is_note=True)
                continue
            if found:
                yield Block(Span(at, begin), is_quote=False, is_note=True, is_title=True)
            if quoted(words[links[0].span.end :]):
                yield Block(Span(begin, end), is_quote=False, is_note=True)

    def _is_of_definition(self, line: str, at: int) -> bool:
        """Whether the line begins a definition, or goes on with one."""
        begins = _DEFINITION.match(line)
        if begins is not None:
            self.close()
            self._in_quote, self._defining = False, True
            self._defined.append((label_of(begins[1]), [line[begins.start(2) :]], at + begins.start(2)))
            self._leads = self._ends_with(begins[2])
            return True
        if self._defining and line.strip() and (not self._leads or _TITLE.match(line)):
            self._defined[-1][1].append(line)
            self._leads = self._leads or self._ends_with(line)
            return True
        self._defining = False
        return False


def _is_rule(line: str) -> bool:
    """Whether a line parts what stands above it from what stands below: "---"."""
    signs = "".join(line.split())
    return len(signs) >= _RULE and signs[0] in "-*_=" and not signs.strip(signs[0])


def _column(text: str) -> int:
    return len(text.expandtabs(_CODE))
