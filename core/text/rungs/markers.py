"""Where a passage stands when footnote marks and verse numbers are set aside, on the page or in the excerpt."""

import re
from collections.abc import Callable, Sequence

from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import repeated
from pincite.core.text.unmarked import bracketed, kept

#: Raised marks that an excerpt keeps as characters. A digit before them makes them an exponent.
_RAISED = re.compile("[\u00b9\u00b2\u00b3\u2070\u2074-\u2079*\u2020\u2021]+(?![^\\W_])")

#: Beside one of these, or at the end, a number in brackets that a space parts from its word is a mark.
_CLAUSE_ENDS = frozenset(("", *".,;:!?[\"'\u2019\u201d\u00bb)\u3002\u3001"))


def find(passage: Passage, stream: Stream, look: Callable[[Passage, Stream], list[Span]]) -> list[Span]:
    """Every place where the passage stands, by ``look``, once marks are set aside (ranges of ``stream.canonical``)."""
    own_marks = _in_excerpt(passage.text)
    bare = Passage(_without(passage.text, own_marks)) if own_marks else None
    if bare is not None and (places := look(bare, stream)):
        return places
    for unmarked in stream.unmarked:
        if places := look(passage, unmarked.stream):
            return unmarked.standing(stream, places)
        if bare is not None and (places := look(bare, unmarked.stream)):
            own = [passage.text[mark.start : mark.end].strip() for mark in bracketed(passage.text)]
            return [place for place in unmarked.standing(stream, places) if _agree(own, _unshown(stream, place))]
    return repeated.find(passage, stream, look)


def _unshown(stream: Stream, place: Span) -> list[str]:
    """The marks of a place that brackets alone show, no markup: what looks like one may be an index or a value."""
    inside = stream.text_span(place.start, place.end)
    text = stream.text[inside.start : inside.end]
    marked = inside.among(stream.markers)
    spans = (Span(mark.start + inside.start, mark.end + inside.start) for mark in bracketed(text))
    unshown = (span for span in spans if not any(map(span.overlaps, span.among(marked))))
    return [stream.text[span.start : span.end].strip() for span in unshown]


def _agree(own: Sequence[str], others: Sequence[str]) -> bool:
    """Whether the one holds no other marks than the other, in its order: one may lack some, none may differ."""
    fewer, more = sorted((own, others), key=len)
    rest = iter(more)
    return all(mark in rest for mark in fewer)


def without_marks(stream: Stream, place: Span) -> str:
    """The source text of a range of ``stream.canonical`` without its marks: those are renumbered, words are not."""
    inside = stream.text_span(place.start, place.end)
    marks = [mark for mark in sorted([*stream.markers, *bracketed(stream.text)]) if inside.contains(mark)]
    text = stream.text[inside.start : inside.end]
    return _without(text, [Span(mark.start - inside.start, mark.end - inside.start) for mark in marks])


def _in_excerpt(text: str) -> list[Span]:
    """The marks that an excerpt shows by itself."""
    raised = (Span(*mark.span()) for mark in _RAISED.finditer(text))
    shown = (mark for mark in bracketed(text) if _ends_clause(text, mark))
    return sorted({*shown, *(mark for mark in raised if _follows_word(text, mark.start))})


def _ends_clause(text: str, mark: Span) -> bool:
    """Whether a bracket is a mark and no value: "at dawn[4] the", "at dawn. [4] The"; not "the range [4] holds"."""
    # The space before a mark is part of its range.
    if not text[mark.start].isspace() or not text[mark.start : mark.end].strip("[ ]").isalnum():
        return True
    return text[mark.end : mark.end + 1] in _CLAUSE_ENDS or text[mark.start - 1 : mark.start] in _CLAUSE_ENDS


def _follows_word(text: str, at: int) -> bool:
    return at > 0 and (text[at - 1].isalpha() or text[at - 1] in ".,;:!?\"'\u2019\u201d\u00bb)")


def _without(text: str, marks: Sequence[Span]) -> str:
    return "".join(text[start:end] for start, end in kept(text, marks))
