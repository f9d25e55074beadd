"""The words beside a passage in which those are named who say it: in its sentence, before its paragraph, below it."""

import re
from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

from pincite.core.anchor.labels import block_above
from pincite.core.text.page import Span, Stream
from pincite.core.text.sentences import sentences

#: Code points beside the passage in which names are looked for.
_BESIDE: Final = 300
#: Who said it, in a line below: "\u2014 Derek Hollis, driver".
_ATTRIBUTED: Final = re.compile(r"\s*[\u2014\u2013-]{1,2}\s?(?=\S)")
#: Who speaks a paragraph: "HELEN MARSH: ...".
_SPEAKER: Final = re.compile(r"\s*([^:.!?\n]{2,60}):\s")
_CLOSERS: Final = " \"'\u201d\u2019\u00bb)]"
_STOPS: Final = (".", "!", "?", "\u2026", "\u3002")
#: A longer line names nobody alone.
_LINE: Final = 100


def beside(stream: Stream, place: Span) -> str:
    """What else there is of the sentence that ``place`` stands in, who speaks it, and who is named below it."""
    inside = stream.text_span(place.start, place.end)
    edges, text = stream.block_edges, stream.text
    at, behind = bisect_left(edges, inside.start) - 1, bisect_left(edges, inside.end)
    opens = edges[at] if at >= 0 else 0
    begin = max(opens, inside.start - _BESIDE)
    end = min(edges[behind] if behind < len(edges) else len(text), inside.end + _BESIDE)
    lead, rest = text[begin : inside.start], text[inside.end : end]
    parts: list[str] = []
    if (told := sentences(lead)) and not lead.rstrip(f"{_CLOSERS}\u201c\u2018\u00ab\u201e(").endswith(_STOPS):
        parts.append(lead[told[-1].start :])
    parts = [*(one for one in _speakers(stream, opens, inside) if one not in "".join(parts)), *parts]
    ended = text[inside.start : inside.end].rstrip(_CLOSERS).endswith(_STOPS)
    goes_on = rest.lstrip(_CLOSERS)
    if (
        goes_on
        and (told := sentences(goes_on))
        and not (goes_on[0] in "".join(_STOPS) or (ended and goes_on[0].isupper()))
    ):
        parts.append(goes_on[: told[0].end])
    if not rest.strip(f"{_CLOSERS}."):
        parts.append(_line_below(stream, inside, end))
    # A name does not run on from one to the next.
    return " ".join(" / ".join(part for part in parts if any(map(str.isalnum, part))).split())


def _speakers(stream: Stream, opens: int, inside: Span) -> Iterator[str]:
    """Who a paragraph begins with, or who is named on a line above it, as on others of the page."""
    text = stream.text
    said = _SPEAKER.match(text, opens, opens + _LINE)
    if said is not None and said.end() <= inside.start:
        yield said[1]
    above = block_above(stream, opens)
    line = text[above.start : above.end].strip()
    if not line or len(line) > _LINE or line.endswith(_STOPS) or "\n" in line:
        return
    # A label with capitals looks like a name, and is on a page once; those who speak take turns.
    if not any(one.overlaps(above) for one in above.among(stream.structure.headings)) and _stands_again(text, line):
        yield line


def _stands_again(text: str, line: str) -> bool:
    first = text.find(f"\n{line}\n")
    return first >= 0 and text.find(f"\n{line}\n", first + len(line)) >= 0


def _line_below(stream: Stream, inside: Span, end: int) -> str:
    text = stream.text
    if below := _ATTRIBUTED.match(text, end, end + _BESIDE):
        return text[below.end() : below.end() + _BESIDE].partition("\n")[0]
    group = stream.structure.group_of(inside)
    if group is None:
        return ""
    if group.title is not None:
        start, end = group.title if group.title.start >= inside.end else (0, 0)
    else:
        start, end = inside.end, group.span.end
    line = text[start:end].strip(f"{_CLOSERS}.\n") if end - start <= _LINE * 2 else ""
    return "" if len(line) > _LINE or "\n" in line or line.endswith(_STOPS) else line
