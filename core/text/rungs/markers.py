"""Where a passage stands when footnote marks and verse numbers are set aside, on the page or in the excerpt."""

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial

from pincite.core.text.canonical import canonicalize_text
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import repeated
from pincite.core.text.similarity import similarity
from pincite.core.text.unmarked import bracketed, is_assistants, kept

#: Raised marks that an excerpt keeps as characters. A digit before them makes them an exponent, a sign after them a
#: charge: "10\u00b2", "Ca\u00b2\u207a".
_RAISED = re.compile("[\u00b9\u00b2\u00b3\u2070\u2074-\u2079*\u2020\u2021]+(?![^\\W_]|[\u207a-\u207e+\u2212-])")
#: What carries an exponent of its own: units and symbols are short ("m\u00b2", "R\u00b2", "mc\u00b2").
_EXPONENT = re.compile("[\u00b2\u00b3\u2070\u2074-\u2079]")
_SYMBOL = re.compile(r"(?<![^\W\d_])[^\W\d_]{1,3}\Z")

#: A number of an excerpt that may be a mark; a space that parts it from its words goes with it.
_NUMBER = re.compile(r"(?<!\d)(?<!\d[.,:/-])[\[(]?([0-9]{1,3})[\])]?(?![\d%/]|[.,:]\d)\s?")
_WORD = re.compile(r"[^\W\d]\w*")
_LONGEST_WORD = 60
#: Of a mark: what says that it is one, and no more.
_AROUND = " \n^"
#: Code points before a mark that tell which word it hangs on.
_TELLING = 4
#: Beside one of these, or at the end, a number in brackets that a space parts from its word is a mark.
_CLAUSE_ENDS = frozenset(("", *".,;:!?[\"'\u2019\u201d\u00bb)\u3002\u3001"))


def find(passage: Passage, stream: Stream, look: Callable[[Passage, Stream], list[Span]]) -> list[Span]:
    """Every place where the passage stands, by ``look``, once marks are set aside (ranges of ``stream.canonical``)."""
    own_marks = _in_excerpt(passage.text, stream)
    bare = Passage(_without(passage.text, own_marks)) if own_marks else None
    if bare is not None and (places := look(bare, stream)):
        return places
    for unmarked in stream.unmarked:
        standing = unmarked.look(stream, partial(look, passage), length=len(passage.text))
        if standing is not None:
            return standing
        if bare is None:
            continue
        standing = unmarked.look(stream, partial(look, bare), length=len(bare.text))
        if standing is not None:
            own = [passage.text[mark.start : mark.end].strip(_AROUND) for mark in bracketed(passage.text)]
            own = [mark for mark in own if not is_assistants(mark)]
            return [place for place in standing if _agree(own, _unshown(stream, place))]
    return repeated.find(passage, stream, look)


def _unshown(stream: Stream, place: Span) -> list[str]:
    """The marks of a place that brackets alone show, no markup: what looks like one may be an index or a value."""
    inside = stream.text_span(place.start, place.end)
    text = stream.text[inside.start : inside.end]
    marked = inside.among(stream.markers)
    spans = (Span(mark.start + inside.start, mark.end + inside.start) for mark in bracketed(text))
    unshown = (span for span in spans if not any(map(span.overlaps, span.among(marked))))
    return [stream.text[span.start : span.end].strip(_AROUND) for span in unshown]


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


def compared(passage: Passage, stream: Stream, place: Span) -> tuple[str, str]:
    """The words and what stands at ``place`` (canonical both), without the marks that are no part of either.

    A mark of the markup's own that came, went or was renumbered is no word that changed. What brackets alone show may
    be a value, and is left where both have some.
    """
    now = stream.canonical[place.start : place.end]
    inside = stream.text_span(place.start, place.end)
    shown = [mark for mark in inside.among(stream.markers) if inside.contains(mark)]
    own, unshown = _in_excerpt(passage.text, stream), _unshown(stream, place)
    if unshown and not all(is_assistants(passage.text[mark.start : mark.end]) for mark in own):
        return passage.canonical, now
    copied = _copied(passage, stream, shown) if shown else []
    was = [passage.canonical]
    was += [canonicalize_text(_without(passage.text, marks)) for marks in (own, copied) if marks]
    then = [now]
    if shown or unshown:
        then.append(canonicalize_text(without_marks(stream, place)))
    # Who copied the marks as well has them compared.
    best = max(((one, other) for one in was for other in then), key=lambda pair: similarity(*pair))
    return best if best[0] != best[1] else (passage.canonical, now)


def _copied(passage: Passage, stream: Stream, shown: Sequence[Span]) -> list[Span]:
    """The numbers of the excerpt that are marks of the page: the same number, before the same word, in their order."""
    own: defaultdict[tuple[str, str], list[Span]] = defaultdict(list)
    for found in _NUMBER.finditer(passage.text):
        # The space behind a mark that hangs on a word parts this from the next.
        hangs = found.start() > 0 and not passage.text[found.start() - 1].isspace()
        end = found.start() + len(found[0].rstrip()) if hangs else found.end()
        own[found[1], _word_at(passage.text, end)].append(Span(found.start(), end))
    copied: list[Span] = []
    for mark in shown:
        at = copied[-1].end if copied else 0
        key = stream.text[mark.start : mark.end].strip("[]() "), _word_at(stream.text, mark.end)
        copied += [span for span in own.get(key, ()) if span.start >= at][:1]
    return copied


def _word_at(text: str, offset: int) -> str:
    """The first word after ``offset``."""
    found = _WORD.search(text, offset, offset + _LONGEST_WORD)
    return found[0].casefold() if found else ""


def _in_excerpt(text: str, stream: Stream) -> list[Span]:
    """The marks that an excerpt shows by itself."""
    raised = (Span(*mark.span()) for mark in _RAISED.finditer(text))
    shown = (mark for mark in bracketed(text) if _ends_clause(text, mark) and not _ends_word(text, mark, stream))
    return sorted({*shown, *(mark for mark in raised if _follows_word(text, mark.start) and not _is_power(text, mark))})


def _ends_clause(text: str, mark: Span) -> bool:
    """Whether a bracket is a mark and no value: "at dawn[4] the", "at dawn. [4] The"; not "the range [4] holds"."""
    # The space before a mark is part of its range.
    if not text[mark.start].isspace() or not text[mark.start : mark.end].strip("[ ]").isalnum():
        return True
    return text[mark.end : mark.end + 1] in _CLAUSE_ENDS or text[mark.start - 1 : mark.start] in _CLAUSE_ENDS


def _ends_word(text: str, mark: Span, stream: Stream) -> bool:
    """Whether a letter in brackets is a word's own, put there by who quotes: "agree[d]", "defendant[s]".

    What the page shows in the same way behind the same word is a mark of the page's.
    """
    letters = text[mark.start : mark.end].strip("[]")
    if not (letters.isalpha() and len(letters) == 1 and text[mark.start - 1 : mark.start].isalpha()):
        return False
    return text[max(0, mark.start - _TELLING) : mark.end] not in stream.text


def _follows_word(text: str, at: int) -> bool:
    return at > 0 and (text[at - 1].isalpha() or text[at - 1] in ".,;:!?\"'\u2019\u201d\u00bb)")


def _is_power(text: str, mark: Span) -> bool:
    """Whether a raised number may belong to the unit or symbol before it: the markup alone tells it from a mark."""
    return _EXPONENT.match(text, mark.start) is not None and _SYMBOL.search(text[: mark.start][-4:]) is not None


def _without(text: str, marks: Sequence[Span]) -> str:
    return "".join(text[start:end] for start, end in kept(text, marks))
