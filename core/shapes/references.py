"""The list of numbered sources in which a text says where its marks lead: "[1] Title. https://...".

No syntax of Markdown: it is how articles, and most assistants, write their sources.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from pincite.core.shapes.comments import uncommented
from pincite.core.shapes.destination import source_named_in
from pincite.core.shapes.ibid import same_as_before
from pincite.core.shapes.labelled import is_heading
from pincite.core.shapes.links import first_url, scan
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
#: What a list is called whose entries may begin with a quotation, which is a title.
_BIBLIOGRAPHIES: Final = frozenset(
    "references|reference list|works cited|bibliography|literature|literature cited"
    "|referencias|referencias bibliogr\u00e1ficas|bibliograf\u00eda|obras citadas"
    "|refer\u00eancias|refer\u00eancias bibliogr\u00e1ficas|bibliografia"
    "|quellenverzeichnis|literatur|literaturverzeichnis|einzelnachweise"
    "|r\u00e9f\u00e9rences|r\u00e9f\u00e9rences bibliographiques|bibliographie".split("|")
)
#: What may stand around the words of a heading.
_AROUND: Final = "#*_: \t\r\n"
_TITLES: Final = _BIBLIOGRAPHIES | frozenset(
    "sources consulted|sources used|sources cited|list of sources|further reading"
    "|fuentes consultadas|fuentes utilizadas|fuentes citadas|fontes consultadas|fontes utilizadas|fontes citadas"
    "|verwendete quellen|benutzte quellen|quellenliste"
    "|sources consult\u00e9es|sources utilis\u00e9es|sources cit\u00e9es"
    "|sources|source list|citations|notes|endnotes|footnotes|links|fuentes|notas|enlaces|fontes"
    "|quellen|quellenangaben|nachweise|fu\u00dfnoten|notes et r\u00e9f\u00e9rences|liens".split("|")
)
#: Numbers in brackets in running text: "[1]", "[1, 2]", "[1, p. 3]".
_MARK: Final = re.compile(r"\[(\d{1,4})([^\[\]\\]{0,60})\\?\]")
#: An identifier as reference lists have it: "doi: 10.1000/xyz".
_IDENTIFIER: Final = re.compile(r"\b(doi|arxiv|pmid):[ \t]{0,2}([\w./()-]{3,200})", re.IGNORECASE)
_RAISED_MARK: Final = re.compile(RAISED)


@dataclass(frozen=True, slots=True)
class _Entry:
    label: str
    span: Span
    #: Where its own mark ends.
    begin: int


@dataclass(frozen=True, slots=True, order=True)
class _Taken:
    span: Span
    #: Where its link stands; the end where it has none that can be read as one.
    link: int


def numbered_sources(text: str, blocks: list[Block], defined: Collection[str]) -> tuple[list[Block], Sources]:
    """The ``blocks`` without the entries of lists of sources, and where the number of each entry leads.

    An entry begins its line, has an address, and its number is a mark elsewhere in ``text``; of several with one number
    in one list the last counts. A number that comes again behind other words begins a new list. ``defined`` are the
    labels that Markdown's own definitions define: these stay what they are.
    """
    entries = list(_entries(text, blocks))
    used = _used(text, entries)
    words = [text[entry.begin : entry.span.end] for entry in entries]
    links = list(map(_leads_to, words))
    leads = list(same_as_before((url, said) for (url, _), said in zip(links, words, strict=True)))
    lists: list[dict[str, tuple[str, _Taken]]] = [{}]
    end = 0
    for entry, url, (_, at) in zip(entries, leads, links, strict=True):
        if url and entry.label in used and entry.label not in defined:
            if entry.label in lists[-1] and text[end : entry.span.start].strip():
                lists.append({})
            lists[-1][entry.label] = url, _Taken(entry.span, entry.begin + at)
            end = entry.span.end
    taken = sorted(one for entries_of in lists for _, one in entries_of.values())
    return list(_untitled(text, _without(text, blocks, taken))), _sources(text, [one for one in lists if one])


def _sources(text: str, lists: list[dict[str, tuple[str, _Taken]]]) -> Sources:
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
    listed = False
    for block in blocks:
        if block.is_quote or block.is_code:
            continue
        written = text[block.span.start : block.span.end]
        title = _title(written)
        if title in _TITLES or is_heading(written):
            listed = title in _TITLES
        found = (
            list(_BRACKETED.finditer(written))
            or list(_RAISED.finditer(written))
            or (list(_ITEM.finditer(written)) if listed else [])
        )
        at, ends = block.span.start, [*(one.start() for one in found[1:]), len(written)]
        for one, end in zip(found, ends, strict=False):
            yield _Entry(str(int(lowered(one[1]).strip("()"))), Span(at + one.start(), at + end), at + one.end())


def _leads_to(entry: str) -> tuple[str, int]:
    """The first address of an entry, else its first identifier, else nothing; and where it stands."""
    for link in scan(entry, {}).links:
        if link.url:
            return link.url, link.span.start
    if url := first_url(entry):
        return url, len(entry)
    named = _IDENTIFIER.search(entry)
    if named:
        return f"{named[1].lower()}:{named[2].rstrip('.,;')}", len(entry)
    # A file that an entry names last: "Tenancy deposits, tenancy.html".
    return source_named_in((entry.split() or [""])[-1].strip(".,;*_()`")), len(entry)


def _used(text: str, entries: list[_Entry]) -> set[str]:
    """The numbers that are marks in the text, and not only the beginning of an entry."""
    starts = [*(entry.span.start for entry in entries), len(text)]
    ends = [0, *(entry.begin for entry in entries)]
    rest = uncommented("\n".join(text[end:start] for end, start in zip(ends, starts, strict=True)))
    used = {number for mark in _MARK.finditer(rest) for number in numbers_in(mark[0])}
    return used | {str(int(lowered(mark[0]))) for mark in _RAISED_MARK.finditer(rest)}


def _untitled(text: str, blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks; those of a bibliography line by line, and without what stands before the link, as titles do."""
    in_list = False
    for block in blocks:
        written = text[block.span.start : block.span.end]
        title = _title(written)
        if title in _TITLES or is_heading(written):
            in_list = title in _BIBLIOGRAPHIES
        elif in_list and not block.is_quote and not block.is_code and not block.is_note:
            at = block.span.start
            for line in written.splitlines(keepends=True):
                if links := scan(line, {}).links:
                    yield replace(block, span=Span(at + links[0].span.start, at + len(line)))
                at += len(line)
            continue
        yield block


def _title(written: str) -> str:
    return written.strip(_AROUND).casefold()


def _without(text: str, blocks: Iterable[Block], taken: list[_Taken]) -> Iterator[Block]:
    """What of the blocks is left without the entries, each of which lies in one block.

    Words that are quoted behind the address of an entry are words of its source, and stay.
    """
    place = 0
    for block in blocks:
        start = block.span.start
        while place < len(taken) and taken[place].span.start < block.span.end:
            entry = taken[place]
            if start < entry.span.start:
                yield replace(block, span=Span(start, entry.span.start))
            start = max(start, entry.span.end)
            if quoted(text[entry.link : start]):
                yield replace(block, span=Span(entry.link, start))
            place += 1
        if start < block.span.end:
            yield replace(block, span=Span(start, block.span.end))
