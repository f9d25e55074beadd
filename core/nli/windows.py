"""A long premise is read through overlapping windows of whole sentences; none of it is left out in silence."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pincite.core.text.sentences import sentences
from pincite.core.text.span import Span

#: A sentence of more words than a window is cut into pieces of a window, for want of a better edge.
_LEAST: Final = 8


@dataclass(frozen=True, slots=True)
class Window:
    """Whole sentences of a premise that follow one another; ``span`` is in code points of the premise."""

    span: Span
    text: str
    #: Places of its first and last sentence among all sentences of the premise.
    first: int
    last: int


def windows(premise: str, *, most_words: int, overlap: int = 1) -> list[Window]:
    """The premise as windows of at most ``most_words`` words, each with ``overlap`` sentences of the one before.

    A premise that fits is one window. The windows together cover every sentence; a single sentence that is longer than
    a window is cut between words.
    """
    pieces = [
        piece for sentence in sentences(premise) for piece in _fitting(premise, sentence, max(most_words, _LEAST))
    ]
    lengths = [len(premise[piece.start : piece.end].split()) for piece in pieces]
    return [_window(premise, pieces, first, last) for first, last in runs(lengths, most_words, overlap=overlap)]


def runs(lengths: Sequence[int], most_words: int, *, overlap: int = 1) -> list[tuple[int, int]]:
    """First and last of the sentences of each window, for sentences of these ``lengths`` in words."""
    found: list[tuple[int, int]] = []
    first = 0
    while first < len(lengths):
        last, words = first, lengths[first]
        while last + 1 < len(lengths) and words + lengths[last + 1] <= most_words:
            last += 1
            words += lengths[last]
        found.append((first, last))
        if last + 1 == len(lengths):
            break
        # At least one sentence further, whatever the overlap.
        first = max(first + 1, last + 1 - overlap)
    return found


def _window(premise: str, pieces: Sequence[Span], first: int, last: int) -> Window:
    span = Span(pieces[first].start, pieces[last].end)
    return Window(span, premise[span.start : span.end], first, last)


def _fitting(premise: str, sentence: Span, most_words: int) -> list[Span]:
    """The sentence, in pieces of at most ``most_words`` words."""
    words: list[Span] = []
    at = sentence.start
    for word in premise[sentence.start : sentence.end].split():
        at = premise.index(word, at)
        words.append(Span(at, at + len(word)))
        at += len(word)
    return [
        Span(words[start].start, words[min(start + most_words, len(words)) - 1].end)
        for start in range(0, len(words), most_words)
    ]
