"""The list of sources in which a text says where its marks lead: "[1] Title. https://...", "Smith, J. (2020). ...".

No syntax of Markdown: it is how articles, and most assistants, write their sources.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from pincite.core.shapes.clause import quotes
from pincite.core.shapes.comments import uncommented
from pincite.core.shapes.entries import Taken, leads_to, without
from pincite.core.shapes.ibid import same_as_before
from pincite.core.shapes.links import scan
from pincite.core.shapes.list_title import Beneath, beneath_titles
from pincite.core.shapes.marks import RAISED, lowered, numbers_in
from pincite.core.shapes.outline import Block
from pincite.core.shapes.quoted import quoted
from pincite.core.shapes.sources import SourceList, Sources
from pincite.core.text.span import Span

#: A line that begins with a number in brackets, which is no link: "[1] Title", "- **[1]**: Title", "\\[1\\] Title".
_BRACKETED: Final = re.compile(
    r"^[ \t]{0,3}(?:[-*+][ \t]{1,3})?(?:\*\*|__)?\\?\[(\d{1,4})\\?\](?:\*\*|__)?[.:]?[ \t]+(?=\S)", re.MULTILINE
)
#: The same with a raised number, or one in round brackets: "\u00b9 Title", "(1) Title".
_RAISED: Final = re.compile(rf"^[ \t]{{0,3}}({RAISED}|\(\d{{1,4}}\))[ \t]+(?=\S)", re.MULTILINE)
#: An item of an ordered list, which is a source only where the list is called so.
_ITEM: Final = re.compile(r"^[ \t]{0,3}(\d{1,4})[.)][ \t]+(?=\S)", re.MULTILINE)
#: Numbers in brackets in running text: "[1]", "[1, 2]", "[1, p. 3]".
_MARK: Final = re.compile(r"\[(\d{1,4})([^\[\]\\]{0,60})\\?\]")
_RAISED_MARK: Final = re.compile(RAISED)


@dataclass(frozen=True, slots=True)
class _Entry:
    label: str
    span: Span
    #: Where its own mark ends.
    begin: int
    #: Whether the list has a title that calls it so.
    is_listed: bool


#: Where each number of a list leads, and its entry.
_Listed = dict[str, tuple[str, Taken]]


def numbered_sources(text: str, blocks: list[Block], defined: Collection[str]) -> tuple[list[Block], Sources]:
    """The ``blocks`` without the entries of lists of sources, and where the number of each entry leads.

    An entry begins its line, has an address, and its number is a mark elsewhere in ``text``; of several with one number
    in one list the last counts. A number that comes again behind other words begins a new list. An entry without an
    address leads to "" where the list has a title, and others of it lead somewhere. ``defined`` are the labels that
    Markdown's own definitions define: these stay what they are.
    """
    entries = [one for one in _entries(text, blocks) if one.is_listed or not _tells(text[one.begin : one.span.end])]
    used = _used(text, entries)
    words = [text[entry.begin : entry.span.end] for entry in entries]
    links = list(map(leads_to, words))
    leads = list(same_as_before((url, said) for (url, _), said in zip(links, words, strict=True)))
    lists: list[_Listed] = [{}]
    end = 0
    for entry, url, (_, at) in zip(entries, leads, links, strict=True):
        if (url or entry.is_listed) and entry.label in used and entry.label not in defined:
            if entry.label in lists[-1] and text[end : entry.span.start].strip():
                lists.append({})
            lists[-1][entry.label] = url, Taken(entry.span, entry.begin + at)
            end = entry.span.end
    lists = [one for one in lists if any(url for url, _ in one.values())]
    taken = sorted(one for entries_of in lists for url, one in entries_of.values() if url)
    return list(_untitled(text, without(text, blocks, taken))), _sources(text, lists)


def _sources(text: str, lists: list[_Listed]) -> Sources:
    found = [
        SourceList(
            Span(min(one.span.start for _, one in entries.values()), max(one.span.end for _, one in entries.values())),
            {label: url for label, (url, _) in entries.items()},
        )
        for entries in lists
    ]
    before = uncommented(text[: found[0].span.start]) if found else ""
    first = {label for mark in _MARK.finditer(before) for label in numbers_in(mark[0])}
    first |= {str(int(lowered(mark[0]))) for mark in _RAISED_MARK.finditer(before)}
    return Sources(found, stand_behind=any(label in one.leads for label in first for one in found[:1]))


def _entries(text: str, blocks: list[Block]) -> Iterator[_Entry]:
    """What may be an entry, in order: it ends where the next begins, or with its block."""
    for block, beneath in beneath_titles(text, blocks):
        if block.is_quote or block.is_code:
            continue
        written, listed = text[block.span.start : block.span.end], beneath is not Beneath.NOTHING
        found = (
            list(_BRACKETED.finditer(written))
            or list(_RAISED.finditer(written))
            or (list(_ITEM.finditer(written)) if listed else [])
        )
        at, ends = block.span.start, [*(one.start() for one in found[1:]), len(written)]
        for one, end in zip(found, ends, strict=False):
            yield _Entry(
                str(int(lowered(one[1]).strip("()"))), Span(at + one.start(), at + end), at + one.end(), listed
            )


def _tells(words: str) -> bool:
    """Whether what stands behind a mark is a sentence of which the mark is the subject: '[1] reports that "..."'."""
    before = words[: leads_to(words)[1]]
    return any(quotes(before[: one.span.start]) for one in quoted(before))


def _used(text: str, entries: list[_Entry]) -> set[str]:
    """The numbers that are marks in the text, and not only the beginning of an entry."""
    starts = [*(entry.span.start for entry in entries), len(text)]
    ends = [0, *(entry.begin for entry in entries)]
    rest = uncommented("\n".join(text[end:start] for end, start in zip(ends, starts, strict=True)))
    used = {number for mark in _MARK.finditer(rest) for number in numbers_in(mark[0])}
    return used | {str(int(lowered(mark[0]))) for mark in _RAISED_MARK.finditer(rest)}


def _untitled(text: str, blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks; those of a bibliography line by line, and without what stands before the link, as titles do."""
    for block, beneath in beneath_titles(text, blocks):
        if beneath is not Beneath.BIBLIOGRAPHY or block.is_note:
            yield block
            continue
        at = block.span.start
        for line in text[at : block.span.end].splitlines(keepends=True):
            if links := scan(line, {}).links:
                yield replace(block, span=Span(at + links[0].span.start, at + len(line)))
            at += len(line)
