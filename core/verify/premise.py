"""What a judge is shown of a page: the located passage with its surroundings, or what is nearest to the claim."""

import re
from collections import Counter
from collections.abc import Sequence

from pincite.core.anchor import Location
from pincite.core.anchor.edges import block_edges
from pincite.core.text.page import PageText, Span, Stream
from pincite.core.text.sentences import sentences

#: Code points on either side of a passage in which its neighbouring sentences are looked for.
_AROUND = 1_500
#: A judge reads in windows of its own; beyond this it is given no more.
_LONGEST = 50_000
#: Sentences in one window of a page that no longer holds the passage, and how many such windows.
_WINDOW = 3
_WINDOWS = 3
_WORD = re.compile(r"\w{2,}")


def premise_for(location: Location, page: PageText, claim: str) -> str:
    """The words of ``page`` that a judge is to weigh ``claim`` against.

    Where the passage was located: it, and a sentence on either side. Where it was removed, or stands only where no
    reader sees it or struck out: the windows of the page that share most of the claim's rarer words, in the page's
    order. Linear in the length of the page.
    """
    if location.span is not None and location.stream == "visible":
        return _with_surroundings(page.stream(location.stream), location.span)
    return _nearest_windows(_in_lines(page.visible, Span(0, len(page.visible.canonical))), claim)


def _in_lines(stream: Stream, span: Span) -> str:
    """A range of the canonical text with every block on a line of its own: no sentence reaches over two."""
    pieces: list[str] = []
    at = span.start
    for edge in block_edges(stream, span):
        if at < edge < span.end and stream.canonical[edge] == " ":
            pieces.append(stream.canonical[at:edge])
            at = edge + 1
    return "\n".join([*pieces, stream.canonical[at : span.end]])


def _sentences(text: str) -> list[Span]:
    """The sentences of every line."""
    found: list[Span] = []
    at = 0
    for line in text.split("\n"):
        found += [Span(at + one.start, at + one.end) for one in sentences(line)]
        at += len(line) + 1
    return found


def _with_surroundings(stream: Stream, span: Span) -> str:
    low, high = max(0, span.start - _AROUND), min(len(stream.canonical), span.end + _AROUND)
    around = _in_lines(stream, Span(low, high))
    here = Span(span.start - low, span.end - low)
    found = _sentences(around)
    touched = [at for at, one in enumerate(found) if one.overlaps(here)]
    if not touched:
        return around[here.start : here.end][:_LONGEST]
    start, end = found[max(0, touched[0] - 1)].start, found[min(touched[-1] + 1, len(found) - 1)].end
    return around[start:end][:_LONGEST]


def _nearest_windows(text: str, claim: str) -> str:
    spans = _sentences(text)
    wanted = set(_words(claim))
    held = [wanted & set(_words(text[one.start : one.end])) for one in spans]
    common = Counter(word for words in held for word in words)
    scores = [sum(1 / common[word] for word in set().union(*held[at : at + _WINDOW])) for at in range(len(spans))]
    chosen = _best_apart(scores)
    if not chosen:  # The claim shares no word with the page: another language, most often.
        return text[:_LONGEST]
    windows = [text[spans[at].start : spans[min(at + _WINDOW, len(spans)) - 1].end] for at in chosen]
    return "\n".join(windows)[:_LONGEST]


def _best_apart(scores: Sequence[float]) -> list[int]:
    """Up to ``_WINDOWS`` places with the best scores above 0 that do not overlap, in the page's order."""
    chosen: list[int] = []
    for at in sorted(range(len(scores)), key=lambda at: -scores[at]):
        if len(chosen) == _WINDOWS or scores[at] <= 0:
            break
        if all(abs(at - other) >= _WINDOW for other in chosen):
            chosen.append(at)
    return sorted(chosen)


def _words(text: str) -> list[str]:
    return _WORD.findall(text.lower())
