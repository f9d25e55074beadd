"""The list of sources that a text cites by author and year: "Smith, J. (2020). Title. https://..."."""

from collections.abc import Iterator

from pincite.core.shapes.author_year import labels_of
from pincite.core.shapes.comments import uncommented
from pincite.core.shapes.entries import Taken, leads_to
from pincite.core.shapes.links import Targets, scan
from pincite.core.shapes.list_title import Beneath, beneath_titles
from pincite.core.shapes.outline import Block
from pincite.core.text.span import Span


def named_sources(text: str, blocks: list[Block]) -> tuple[Targets, list[Taken]]:
    """Where each author and year leads that the text cites, and the entries which say so.

    A list of sources has a title that calls it so. Of authors and years that lead to more than one place none leads.
    """
    leads: dict[str, str] = {}
    entries: list[tuple[Taken, list[str]]] = []
    doubtful: set[str] = set()
    for span in _lines(text, blocks):
        line = text[span.start : span.end]
        url, at = leads_to(line)
        labels = labels_of(line[:at]) if url else []
        doubtful.update(label for label in labels if leads.setdefault(label, url) != url)
        if labels:
            entries.append((Taken(span, span.start + at), labels))
    clear = {label: url for label, url in leads.items() if label not in doubtful}
    cited = _cited(text, [taken.span for taken, _ in entries], clear) if clear else set()
    found = [taken for taken, labels in entries if not cited.isdisjoint(labels)]
    return {label: url for label, url in clear.items() if label in cited}, found


def _lines(text: str, blocks: list[Block]) -> Iterator[Span]:
    """What may be an entry: each line of a list's blocks that begins with an author, and those that go on with it."""
    for block, beneath in beneath_titles(text, blocks):
        if beneath is Beneath.NOTHING or block.is_note:
            continue
        start = at = block.span.start
        for line in text[start : block.span.end].splitlines(keepends=True):
            if at > start and labels_of(line):
                yield Span(start, at)
                start = at
            at += len(line)
        if start < at:
            yield Span(start, at)


def _cited(text: str, entries: list[Span], leads: Targets) -> set[str]:
    """The labels that are marks in what of the text is no entry."""
    starts = [*(entry.start for entry in entries), len(text)]
    ends = [0, *(entry.end for entry in entries)]
    rest = uncommented("\n".join(text[end:start] for end, start in zip(ends, starts, strict=True)))
    return {link.label for link in scan(rest, leads).links}
