"""Which sentence of an answer a citation supports, when all that is known is the span where its marker stands."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from functools import cached_property
from typing import Final

from pincite.core.shapes.fields import field
from pincite.core.shapes.link import GONE, covered
from pincite.core.text.sentences import sentences
from pincite.core.text.span import Span

#: A marker is a link, or a reference in brackets of its own; a span without these holds words of the answer itself.
_MARKER = re.compile(r"\]\(|://|\u3010")
_BRACKETS: Final = "(\uff08\u3010"
_TITLE = re.compile(r"\[([^\[\]]*)\]")
_SPACE = re.compile(r"\s+")


def span_of(fields: object, first: str = "start_index", last: str = "end_index") -> Span | None:
    """The fields ``first`` and ``last``, when they are whole numbers in order."""
    start, end = field(fields, first), field(fields, last)
    if isinstance(start, bool) or isinstance(end, bool) or not isinstance(start, int) or not isinstance(end, int):
        return None
    return Span(start, end) if 0 <= start <= end else None


class Answer:
    """A text, and the spans that its citations mark; offsets are code points."""

    def __init__(self, text: str, spans: Iterable[Span | None]) -> None:
        self._text = text
        self._spans = [span for span in spans if span is not None and span.end <= len(text)]
        self._claims: dict[Span, str] = {}

    def claim(self, span: Span) -> str:
        """The sentence that ``span`` holds words of, or that its marker stands in or behind; "" if there is none."""
        if span.end > len(self._text):
            return ""
        marker = self._marker(span)
        if marker is None:
            found = self._at(span.start)
            found = found if found is not None and found.start < max(span.end, span.start + 1) else None
        elif self._text[marker.start] in _BRACKETS:
            # A marker in brackets belongs to the words before it, even behind their full stop.
            found = self._before(marker.start) or self._at(marker.end)
        else:
            found = self._at(marker.start)
            if found is None or found.end <= marker.end:  # The marker is all there is of its sentence.
                found = self._before(marker.start) or found
        if found is None:
            return ""
        # One long sentence with many citations is worked out once, and kept once.
        if found not in self._claims:
            written = self._readable[found.start : found.end].replace(GONE, "")
            self._claims[found] = _SPACE.sub(" ", written).strip()
        return self._claims[found]

    def _marker(self, span: Span) -> Span | None:
        """The marker that ``span`` is, the brackets around it included."""
        text = self._text
        if _MARKER.search(text, span.start, span.end) is None:
            return None
        inside = span.start > 0 and span.end < len(text) and text[span.start - 1] + text[span.end] == "()"
        return Span(span.start - 1, span.end + 1) if inside else span

    @cached_property
    def _hidden(self) -> list[Span]:
        """What no reader needs of the markers: a link is read as its title, one in brackets not at all."""
        hidden: list[Span] = []
        for span in {marker for span in self._spans if (marker := self._marker(span)) is not None}:
            title = _TITLE.match(self._text, span.start, span.end)
            start = span.start
            if title is None:
                while start > 0 and self._text[start - 1] == " ":
                    start -= 1  # The space before it came with it.
                hidden.append(Span(start, span.end))
            else:
                hidden += [Span(start, start + 1), Span(title.end() - 1, span.end)]
        return hidden

    @cached_property
    def _readable(self) -> str:
        return covered(self._text, self._hidden, GONE)

    @cached_property
    def _sentences(self) -> list[Span]:
        return sentences(covered(self._text, self._hidden, " "))

    def _at(self, offset: int) -> Span | None:
        """The sentence at ``offset``, or the first one after it."""
        index = bisect_right(self._sentences, offset, key=lambda one: one.end)
        return self._sentences[index] if index < len(self._sentences) else None

    def _before(self, offset: int) -> Span | None:
        """The last sentence that begins before ``offset``."""
        index = bisect_left(self._sentences, offset, key=lambda one: one.start)
        return self._sentences[index - 1] if index else None
