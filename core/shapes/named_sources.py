"""The list of sources that a text cites by author and year: "Smith, J. (2020). Title. https://..."."""

import re
from collections.abc import Iterator
from typing import Final

from pincite.core.shapes.author_year import BRACKETS, begins_entry, cited_in, labels_of, named_before
from pincite.core.shapes.comments import uncommented
from pincite.core.shapes.entries import Taken, leads_to
from pincite.core.shapes.link import Targets
from pincite.core.shapes.links import scan
from pincite.core.shapes.list_title import Beneath, beneath_titles
from pincite.core.shapes.outline import Block
from pincite.core.text.span import Span

_BRACKETS: Final = re.compile(BRACKETS)
#: Code points before a year in brackets where names may stand.
_REACH: Final = 300


def named_sources(text: str, blocks: list[Block]) -> tuple[Targets, list[Taken]]:
    """Where each author and year leads that the text cites, and the entries which say so.

    A list of sources has a title that calls it so. Authors and years that lead to more than one place, to no address or
    that are not listed lead to "": words that are quoted from them are from no other source.
    """
    leads: dict[str, str] = {}
    entries: list[tuple[Taken, list[str]]] = []
    doubtful: set[str] = set()
    for span in _lines(text, blocks):
        line = text[span.start : span.end]
        url, at = leads_to(line)
        labels = labels_of(line[:at])
        doubtful.update(label for label in labels if leads.setdefault(label, url) != url)
        if labels:
            entries.append((Taken(span, span.start + at), labels))
    clear = {label: "" if label in doubtful else url for label, url in leads.items()}
    cited = _cited(text, [taken.span for taken, _ in entries], clear) if any(clear.values()) else {}
    if not any(cited.values()):
        return {}, []
    return cited, [taken for taken, labels in entries if any(leads[label] and label in cited for label in labels)]


def _lines(text: str, blocks: list[Block]) -> Iterator[Span]:
    """What may be an entry: each line of a list's blocks that begins with an author, and those that go on with it."""
    for block, beneath in beneath_titles(text, blocks):
        if beneath is Beneath.NOTHING or block.is_note:
            continue
        start = at = block.span.start
        for line in text[start : block.span.end].splitlines(keepends=True):
            if at > start and begins_entry(line[: leads_to(line)[1]]):
                yield Span(start, at)
                start = at
            at += len(line)
        if start < at:
            yield Span(start, at)


def _cited(text: str, entries: list[Span], leads: Targets) -> dict[str, str]:
    """Where each label leads that is a mark in what of the text is no entry."""
    starts = [*(entry.start for entry in entries), len(text)]
    ends = [0, *(entry.end for entry in entries)]
    rest = uncommented("\n".join(text[end:start] for end, start in zip(ends, starts, strict=True)))
    known = {**_unlisted(rest, leads), **leads}
    return {link.label: link.url for link in scan(rest, known).links if link.label in known}


def _unlisted(text: str, leads: Targets) -> dict[str, str]:
    """What looks like authors and a year that no list has."""
    found: dict[str, str] = {}
    for brackets in _BRACKETS.finditer(text):
        at, end = brackets.end(), text.index(")", brackets.end())
        named = [label for label, _ in named_before(text[at:end], text[max(0, at - 1 - _REACH) : at - 1])]
        if not any(label in leads for label in named):
            found.update(dict.fromkeys([*named[-1:], *(label for label, _ in cited_in(text[at:end]))], ""))
    return found
