"""The list of numbered sources in which a text says where its marks lead: "[1] Title. https://...".

No syntax of Markdown: it is how articles, and most assistants, write their sources.
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import Final

from pincite.core.shapes.comments import uncommented
from pincite.core.shapes.links import first_url
from pincite.core.shapes.outline import Block
from pincite.core.text.span import Span

#: A line that begins with a number in brackets, which is no link: "[1] Title", "- **[1]**: Title", "\\[1\\] Title".
_BRACKETED: Final = re.compile(
    r"^[ \t]{0,3}(?:[-*+][ \t]{1,3})?(?:\*\*|__)?\\?\[(\d{1,4})\\?\](?:\*\*|__)?[.:]?[ \t]+(?=\S)", re.MULTILINE
)
#: An item of an ordered list, which is a source only where the list is called so.
_ITEM: Final = re.compile(r"^[ \t]{0,3}(\d{1,4})[.)][ \t]+(?=\S)", re.MULTILINE)
#: What may stand around the words of a heading.
_AROUND: Final = "#*_: \t\r\n"
_TITLES: Final = frozenset(
    "references|reference list|sources|source list|works cited|bibliography|citations|literature|literature cited|notes"
    "|endnotes|footnotes|links"
    "|referencias|referencias bibliogr\u00e1ficas|fuentes|bibliograf\u00eda|obras citadas|notas|enlaces"
    "|refer\u00eancias|refer\u00eancias bibliogr\u00e1ficas|fontes|bibliografia"
    "|quellen|quellenangaben|quellenverzeichnis|literatur|literaturverzeichnis|einzelnachweise|nachweise|fu\u00dfnoten"
    "|r\u00e9f\u00e9rences|r\u00e9f\u00e9rences bibliographiques|bibliographie|notes et r\u00e9f\u00e9rences"
    "|liens".split("|")
)
#: Numbers in brackets in running text: "[1]", "[1, 2]", "[1, p. 3]".
_MARK: Final = re.compile(r"\[(\d{1,4})([^\[\]]{0,60})\]")
#: An identifier as reference lists have it: "doi: 10.1000/xyz".
_IDENTIFIER: Final = re.compile(r"\b(doi|arxiv|pmid):[ \t]{0,2}([\w./()-]{3,200})", re.IGNORECASE)
_NUMBER: Final = re.compile(r"\d{1,4}")


@dataclass(frozen=True, slots=True)
class _Entry:
    label: str
    span: Span
    #: Where its own mark ends.
    begin: int


def numbered_sources(text: str, blocks: list[Block], defined: Collection[str]) -> tuple[list[Block], dict[str, str]]:
    """The ``blocks`` without the entries of lists of sources, and where the number of each entry leads.

    An entry begins its line, has an address, and its number is a mark elsewhere in ``text``; of several with one number
    the last counts. ``defined`` are the labels that Markdown's own definitions define: these stay what they are.
    """
    entries = list(_entries(text, blocks))
    if not entries:
        return blocks, {}
    used = _used(text, entries)
    sources: dict[str, str] = {}
    taken: list[Span] = []
    for entry in reversed(entries):
        if entry.label not in used or entry.label in defined or entry.label in sources:
            continue
        if url := _leads_to(text[entry.begin : entry.span.end]):
            sources[entry.label] = url
            taken.append(entry.span)
    return list(_without(blocks, sorted(taken))), sources


def _entries(text: str, blocks: list[Block]) -> Iterator[_Entry]:
    """What may be an entry, in order: it ends where the next begins, or with its block."""
    listed = False
    for block in blocks:
        if block.is_quote or block.is_code:
            continue
        written = text[block.span.start : block.span.end]
        title = written.strip(_AROUND).casefold()
        if title in _TITLES or written.lstrip().startswith("#"):
            listed = title in _TITLES
        found = list(_BRACKETED.finditer(written)) or (list(_ITEM.finditer(written)) if listed else [])
        at, ends = block.span.start, [*(one.start() for one in found[1:]), len(written)]
        for one, end in zip(found, ends, strict=False):
            yield _Entry(str(int(one[1])), Span(at + one.start(), at + end), at + one.end())


def _leads_to(entry: str) -> str:
    """The first address of an entry, else its first identifier, else nothing."""
    if url := first_url(entry):
        return url
    named = _IDENTIFIER.search(entry)
    return f"{named[1].lower()}:{named[2].rstrip('.,;')}" if named else ""


def _used(text: str, entries: list[_Entry]) -> set[str]:
    """The numbers that are marks in the text, and not only the beginning of an entry."""
    starts = [*(entry.span.start for entry in entries), len(text)]
    ends = [0, *(entry.begin for entry in entries)]
    rest = uncommented("\n".join(text[end:start] for end, start in zip(ends, starts, strict=True)))
    return {str(int(number[0])) for mark in _MARK.finditer(rest) for number in _NUMBER.finditer(mark[0])}


def _without(blocks: list[Block], taken: list[Span]) -> Iterator[Block]:
    """What of the blocks is left without the ranges ``taken``, each of which lies in one block."""
    place = 0
    for block in blocks:
        start = block.span.start
        while place < len(taken) and taken[place].start < block.span.end:
            if start < taken[place].start:
                yield replace(block, span=Span(start, taken[place].start))
            start = taken[place].end
            place += 1
        if start < block.span.end:
            yield replace(block, span=Span(start, block.span.end))
