"""The entries of a list of sources: where each leads, and the text without them."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from pincite.core.shapes.destination import source_named_in
from pincite.core.shapes.links import first_url, scan
from pincite.core.shapes.outline import Block
from pincite.core.shapes.quoted import quoted
from pincite.core.text.span import Span

#: An identifier as reference lists have it: "doi: 10.1000/xyz".
_IDENTIFIER: Final = re.compile(r"\b(doi|arxiv|pmid):[ \t]{0,2}([\w./()-]{3,200})", re.IGNORECASE)


@dataclass(frozen=True, slots=True, order=True)
class Taken:
    """An entry to which marks of the text lead."""

    span: Span
    #: Where its link stands; the end where it has none that can be read as one.
    link: int


def leads_to(entry: str) -> tuple[str, int]:
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


def without(text: str, blocks: Iterable[Block], taken: Iterable[Taken]) -> Iterator[Block]:
    """What of the blocks is left without the entries.

    Words that are quoted behind the address of an entry are words of its source, and stay.
    """
    entries = sorted(taken)
    place = 0
    for block in blocks:
        start, stop = block.span
        while place < len(entries) and entries[place].span.start < stop:
            entry = entries[place]
            if start < entry.span.start:
                yield replace(block, span=Span(start, entry.span.start))
            begin, end = max(start, entry.link), min(stop, entry.span.end)
            if begin < end and quoted(text[begin:end]):
                yield replace(block, span=Span(begin, end))
            start = max(start, end)
            if entry.span.end > stop:
                break
            place += 1
        if start < stop:
            yield replace(block, span=Span(start, stop))
