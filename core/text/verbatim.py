"""The words of a text that an excerpt repeats in other typography, exactly as the text has them."""

from bisect import bisect_right
from collections.abc import Iterator
from functools import cached_property

from pincite.core.text.canonical import canonicalize_text, clean
from pincite.core.text.page import PageText, Span
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import typographic


class Verbatim:
    """One text, read once, however many excerpts are looked for in it."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._stream = PageText.of(text).visible

    @property
    def readings(self) -> Iterator[str]:
        """What a spaced skeleton is looked for in."""
        return (reading.text for reading in self._stream.skeleton.readings)

    def words(self, excerpt: Passage) -> str | None:
        """The slice of the text whose spaced skeleton is that of ``excerpt``, between word edges; None without one.

        The first such slice. Quotes, dashes, ligatures, white space, joiners and normal forms may differ in it, and
        nothing else. Linear in the text but for a logarithm where it is not in NFC or holds joiners.
        """
        places = typographic.find(excerpt, self._stream)
        if not places:
            return None
        start, end = self._stream.text_span(*places[0])
        words = self._text[slice(*self._uncleaned(start, end))]
        # What no composition of characters may spoil: either these are the words, or there are none to show.
        return words if canonicalize_text(words) == self._stream.canonical[slice(*places[0])] else None

    @cached_property
    def _is_clean(self) -> bool:
        return self._stream.text == self._text

    def _uncleaned(self, start: int, end: int) -> Span:
        """A range of the stream's text as a range of the text itself, joiners at its ends dropped."""
        if self._is_clean:
            return Span(start, end)
        first, last = self._furthest(start), self._furthest(end)
        while last > first and not clean(self._text[last - 1]).strip():
            last -= 1
        return Span(first, last)

    def _furthest(self, length: int) -> int:
        """Where the longest beginning of the text ends that is ``length`` long when clean."""
        return bisect_right(range(len(self._text) + 1), length, key=lambda end: len(clean(self._text[:end]))) - 1
