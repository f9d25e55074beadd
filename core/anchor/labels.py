"""The words by which a passage is read, wherever they stand: heads of tables, lead-ins, headings, names."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from pincite.core.text.page import Span, Stream
from pincite.core.text.sentences import sentences
from pincite.core.text.structure import Table

COLUMN: Final = "column"
ROW: Final = "row"
BAND: Final = "band"
CAPTION: Final = "caption"
TERM: Final = "term"
LEAD_IN: Final = "lead_in"
#: The block above, where it asks what the passage answers.
QUESTION: Final = "question"
HEADING: Final = "heading"
#: The heading behind the passage: it only shows whether the passage left its section.
NEXT: Final = "next"

#: The names in what else of the passage's sentence there is, and below a quotation.
NAMES: Final = "names"

#: A longer text is no label; a lead-in is looked at as far as this from its end.
_LONGEST: Final = 200
#: Lists, and headings, of a page that are looked through for the old ones.
_MOST: Final = 2_000
#: Code points beside the passage in which names are looked for.
_BESIDE: Final = 300
#: Who said it, in a line below: "— Derek Hollis, driver".
_ATTRIBUTED: Final = re.compile(r"\s*[\u2014\u2013-]{1,2}\s?(?=\S)")
_CLOSERS: Final = " \"'\u201d\u2019\u00bb)]"
_STOPS: Final = (".", "!", "?", "\u2026", "\u3002")


class Label(NamedTuple):
    """Words that a passage is read by."""

    kind: str
    text: str


def labels(stream: Stream, place: Span) -> list[Label]:
    """What ``place``, a range of the canonical form, stands under."""
    if stream.name != "visible":
        return []
    inside = stream.text_span(place.start, place.end)
    found = (*_of_table(stream, inside), *_of_list(stream, inside), *_of_section(stream, inside))
    return [label for label in found if label.text]


def _of_table(stream: Stream, place: Span) -> Iterator[Label]:
    table = stream.structure.table_of(place)
    if table is None:
        return
    standing = list(table.cells_of(place))
    rows = [row for row, _ in groupby(row for row, _ in standing)]
    if not standing or standing[0][0].is_head:
        return
    cells = [cell for _, cell in standing]
    first = rows[0]
    heads = dict.fromkeys(head.span for row in first.heads for head in row if any(head.covers(cell) for cell in cells))
    yield Label(COLUMN, _joined(stream, heads))
    if first.heads or any(cell.is_head for cell in first.cells):
        yield Label(ROW, _joined(stream, _row_labels(stream, table, place)))
    if first.band is not None:
        yield Label(BAND, _joined(stream, [first.band]))
    if table.caption is not None and not table.caption.overlaps(place):
        yield Label(CAPTION, _joined(stream, [table.caption]))


def _row_labels(stream: Stream, table: Table, place: Span) -> list[Span]:
    """The cells that name the row: those that reach into it, its own heads, or else its first with a letter."""
    row, cell = next(iter(table.cells_of(place)))
    left = [one for one in row.cells if one.last < cell.first and not one.span.overlaps(place)]
    named = [one for one in left if one.is_head] or [
        one for one in left if any(map(str.isalpha, stream.text[one.span.start : one.span.end]))
    ][:1]
    reaching = [one for one in row.reaching if one.last < cell.first and not one.span.overlaps(place)]
    return sorted(one.span for one in (*reaching, *named))


def _of_list(stream: Stream, place: Span) -> Iterator[Label]:
    if terms := stream.structure.terms_of(place):
        yield Label(TERM, _joined(stream, terms))
    elif (held := stream.structure.list_of(place)) is not None and (lead := _lead_in(stream, held)):
        yield Label(LEAD_IN, lead)
    edges = stream.block_edges
    at = bisect_left(edges, place.start) - 1
    above = _shown(stream, _block_above(stream, edges[at])) if at >= 0 else ""
    if above.endswith("?"):
        yield Label(QUESTION, above[-_LONGEST:])


def _lead_in(stream: Stream, held: Span) -> str:
    """The block right before a list, where it leads into it: no heading, and no end of a paragraph."""
    span = _block_above(stream, held.start)
    if any(span.overlaps(one) for one in _around(stream.structure.headings, span)):
        return ""
    text = _shown(stream, span)
    return "" if not text or text.endswith(_STOPS) else text[sentences(text)[-1].start :][-_LONGEST:]


def _block_above(stream: Stream, end: int) -> Span:
    """The last block with words that ends at ``end``, or as much of it as may count."""
    edges = stream.block_edges
    at = bisect_left(edges, end) - 1
    while at > 0 and not stream.text[edges[at] : end].strip():
        at -= 1
    return Span(max(edges[at] + 1 if at >= 0 else 0, end - _LONGEST * 2), end)


def lead_ins(stream: Stream) -> Iterator[Label]:
    return (Label(LEAD_IN, _lead_in(stream, one)) for one in stream.structure.lists[:_MOST])


def _of_section(stream: Stream, place: Span) -> Iterator[Label]:
    """The heading before and the one behind; those of a menu head nothing."""
    headings = stream.structure.headings
    at = bisect_right(headings, place.start, key=_start) - 1
    while at >= 0 and (headings[at].end > place.start or (stream.chrome and _is_chrome(stream, headings[at]))):
        at -= 1
    if at >= 0:
        yield Label(HEADING, _joined(stream, [headings[at]]))
    behind = bisect_left(headings, place.end, key=_start)
    while behind < len(headings) and stream.chrome and _is_chrome(stream, headings[behind]):
        behind += 1
    if behind < len(headings):
        yield Label(NEXT, _joined(stream, [headings[behind]]))


def beside(stream: Stream, place: Span) -> str:
    """What else there is of the sentence that ``place`` stands in, and who is named below as having said it."""
    inside = stream.text_span(place.start, place.end)
    edges, text = stream.block_edges, stream.text
    at, behind = bisect_left(edges, inside.start) - 1, bisect_left(edges, inside.end)
    begin = max(edges[at] if at >= 0 else 0, inside.start - _BESIDE)
    end = min(edges[behind] if behind < len(edges) else len(text), inside.end + _BESIDE)
    lead, rest = text[begin : inside.start], text[inside.end : end]
    parts: list[str] = []
    if (told := sentences(lead)) and not lead.rstrip(f"{_CLOSERS}\u201c\u2018\u00ab\u201e(").endswith(_STOPS):
        parts.append(lead[told[-1].start :])
    ended = text[inside.start : inside.end].rstrip(_CLOSERS).endswith(_STOPS)
    goes_on = rest.lstrip(_CLOSERS)
    if (
        goes_on
        and (told := sentences(goes_on))
        and not (goes_on[0] in "".join(_STOPS) or (ended and goes_on[0].isupper()))
    ):
        parts.append(goes_on[: told[0].end])
    if not rest.strip(f"{_CLOSERS}.") and (below := _ATTRIBUTED.match(text, end, end + _BESIDE)):
        line = text[below.end() : below.end() + _BESIDE].partition("\n")[0]
        parts.append(line)
    return " ".join(" ".join(parts).split())


def _is_chrome(stream: Stream, span: Span) -> bool:
    return any(one.contains(span) for one in span.among(stream.chrome))


def _around(places: Sequence[Span], span: Span) -> Sequence[Span]:
    return places[max(0, bisect_left(places, span.start, key=_start) - 1) : bisect_left(places, span.end, key=_start)]


def _start(span: Span) -> int:
    return span.start


def _joined(stream: Stream, spans: Iterable[Span]) -> str:
    text = " ".join(filter(None, (_shown(stream, span) for span in spans)))
    return text if len(text) <= _LONGEST else ""


def _shown(stream: Stream, span: Span) -> str:
    """The words of a range of ``stream.text`` without the marks of notes in it."""
    start, end = span
    if end - start > _LONGEST * 4:
        return ""
    parts: list[str] = []
    for mark in span.among(stream.markers):
        if mark.start >= start and mark.end <= end:
            parts.append(stream.text[start : mark.start])
            start = mark.end
    return " ".join("".join((*parts, stream.text[start:end])).split())


def headings(stream: Stream) -> Iterator[tuple[int, str]]:
    """Where the headings of ``stream.text`` begin, and their words; those of a menu head nothing."""
    for heading in stream.structure.headings[:_MOST]:
        if not (stream.chrome and _is_chrome(stream, heading)):
            yield heading.start, _joined(stream, [heading])
