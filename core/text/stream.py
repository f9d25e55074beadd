"""One stream of a page's words, and where the markup left its edges and marks in them."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal

from pincite.core.text.alignment import Alignment
from pincite.core.text.forms import PlainForms, has_letter_forms
from pincite.core.text.points import has_points
from pincite.core.text.reading import Reading
from pincite.core.text.similarity import WordIndex, word_index
from pincite.core.text.sizes import LARGE
from pincite.core.text.skeleton import Skeleton, fold
from pincite.core.text.span import Span
from pincite.core.text.structure import Structure
from pincite.core.text.tokens import hyphenated_space, in_grouping, is_edge
from pincite.core.text.unmarked import Unmarking, unmarkings
from pincite.core.text.windows import Edges

#: Code points of a word or number that an edge is looked for beyond.
_LONGEST_TOKEN = 60

_NO_LETTERS: Final = re.compile(r"[\W\d_\u00b2\u00b3\u00b9\u2070\u2074-\u2079\u2080-\u2089]+")
_ON_THE_LINE: Final = str.maketrans("\u2071\u207f", "in")

StreamName = Literal["visible", "hidden", "struck", "embedded"]


def letters_of(text: str) -> str:
    """The letters of a text alone, one after the other."""
    return _NO_LETTERS.sub("", text).translate(_ON_THE_LINE)


@dataclass(frozen=True)
class Stream:
    """One stream of a page's text and the edges that its markup left there.

    ``text`` has had steps 1 and 2 of the canonical form applied to each text node (CONTRACT 2), white space is as the
    source had it, and a block edge is a line feed. All offsets are code points of ``text``, in ascending order.
    """

    name: StreamName
    text: str
    #: Works out ``inline_edges`` when they are first asked for, which most passages are found without.
    find_inline_edges: Callable[[], Sequence[int]] = field(default=tuple, compare=False, repr=False)
    #: Where a line feed stands for a block edge (offset of the line feed itself).
    block_edges: tuple[int, ...] = ()
    #: Footnote marks, verse numbers and cross-reference marks, shown as such by markup.
    markers: tuple[Span, ...] = ()
    #: Raised numbers: superscript characters that the walker wrote for ``<sup>`` after a digit, digits after a letter.
    superscripts: tuple[Span, ...] = ()
    #: Lowered numbers that are written in plain digits: CO2.
    subscripts: tuple[Span, ...] = ()
    #: Navigation, footers, page titles, form echoes: a few words found only here prove nothing.
    chrome: tuple[Span, ...] = ()
    #: Text that a reader reaches with a click (``details``, tab panels, ``hidden=until-found``, ``noscript`` ...).
    collapsed: tuple[Span, ...] = ()
    #: Where an item of an ordered list begins, and the number or letter that a browser draws before it.
    ordinals: tuple[tuple[int, str], ...] = ()
    #: No source has its spaces: they were told from how far apart letters stand, as in a PDF.
    spaces_told: bool = False
    #: Works out ``structure``, which few passages are asked for.
    find_structure: Callable[[], Structure] = field(default=Structure, compare=False, repr=False)

    @cached_property
    def structure(self) -> Structure:
        """Headings, lists and tables, as offsets of ``text``."""
        return self.find_structure()

    @cached_property
    def inline_edges(self) -> Sequence[int]:
        """Where an inline tag opened or closed between two characters of one block."""
        return self.find_inline_edges()

    @cached_property
    def _alignment(self) -> Alignment:
        return Alignment(self.text)

    @property
    def canonical(self) -> str:
        """The canonical form of the stream (CONTRACT 2)."""
        return self._alignment.canonical

    @cached_property
    def skeleton(self) -> Skeleton:
        """The spaced skeleton of the stream, over ``canonical``."""
        return fold(self.text, canonical=self.canonical)

    @cached_property
    def letters(self) -> str:
        """The letters of ``skeleton`` alone, raised ones on the line."""
        return letters_of(self.skeleton.joined.text)

    @cached_property
    def edges(self) -> Edges:
        """Where windows of ``canonical`` may begin and end."""
        return Edges(self.canonical)

    @cached_property
    def skeleton_edges(self) -> tuple[Edges, ...]:
        """The same for each reading of ``skeleton``."""
        return tuple(Edges(reading.text) for reading in self.skeleton.readings)

    def skeleton_parts(self, length: int) -> Iterator[tuple[Reading, int, Edges]]:
        """Each reading of ``skeleton`` with its edges; of a large text in parts that overlap by ``length`` code points.

        The number says where the part begins in the reading.
        """
        if len(self.text) <= LARGE:
            yield from (
                (reading, 0, edges) for reading, edges in zip(self.skeleton.readings, self.skeleton_edges, strict=True)
            )
            return
        for reading in self.skeleton.readings:
            for start, part in reading.overlapping(length):
                yield reading, start, Edges(part)

    @cached_property
    def words(self) -> WordIndex:
        """The words of ``canonical``, for finding what is most like a passage."""
        return word_index(self.canonical)

    @cached_property
    def unmarked(self) -> tuple[Unmarking, ...]:
        """The stream without its footnote marks and verse numbers: all of them, then one kind alone."""
        return tuple(unmarkings(self))

    @cached_property
    def plain_forms(self) -> PlainForms | None:
        """The stream with every character in its plain form; None where it has no other."""
        return PlainForms.of(self)

    @cached_property
    def is_pointed(self) -> bool:
        """Whether any letter of the stream has a vowel point or stress mark."""
        return has_points(self.text)

    @cached_property
    def has_letter_forms(self) -> bool:
        """Whether a letter of the stream has another form, so that its words need not stand in it as they are."""
        return has_letter_forms(self.text)

    def let_go(self) -> None:
        """Forget every form of the text that can be made again."""
        forms = (
            "_alignment",
            "skeleton",
            "letters",
            "edges",
            "skeleton_edges",
            "words",
            "unmarked",
            "plain_forms",
            "structure",
        )
        for name in forms:
            vars(self).pop(name, None)

    def part(self, span: Span) -> "Stream":
        """A range of ``canonical`` as a stream of its own, with the edges and marks that are in it."""
        inside = self.text_span(span.start, span.end)
        low, high = inside

        def moved(places: tuple[Span, ...]) -> tuple[Span, ...]:
            overlapping = (place for place in inside.among(places) if place.overlaps(inside))
            return tuple(Span(max(place.start, low) - low, min(place.end, high) - low) for place in overlapping)

        return Stream(
            self.name,
            self.text[low:high],
            find_inline_edges=lambda: [edge - low for edge in self.inline_edges if low < edge < high],
            block_edges=tuple(edge - low for edge in self.block_edges_between(low, high - 1)),
            markers=moved(self.markers),
            superscripts=moved(self.superscripts),
            subscripts=moved(self.subscripts),
            chrome=moved(self.chrome),
            collapsed=moved(self.collapsed),
            ordinals=tuple((at - low, number) for at, number in self.ordinals if low <= at < high),
            spaces_told=self.spaces_told,
        )

    def to_canonical(self, offset: int) -> int:
        """The place in ``canonical`` of ``offset`` in ``text`` (white space maps to the end of the word before it)."""
        return self._alignment.to_canonical(offset)

    def to_text(self, offset: int) -> int:
        """The place in ``text`` of ``offset`` in ``canonical`` (a space maps to the end of the word before it)."""
        return self._alignment.to_text(offset)

    def canonical_span(self, start: int, end: int) -> Span:
        """A range of ``text`` as a range of ``canonical``, white space at its ends dropped."""
        while start < end and self.text[start].isspace():
            start += 1
        while end > start and self.text[end - 1].isspace():
            end -= 1
        if start == end:
            at = self.to_canonical(start)
            return Span(at, at)
        return Span(self.to_canonical(start), self.to_canonical(end - 1) + 1)

    def text_span(self, start: int, end: int) -> Span:
        """A range of ``canonical`` as a range of ``text``."""
        return Span(self.to_text(start), self.to_text(end - 1) + 1) if end > start else Span(0, 0)

    def has_edges(self, span: Span) -> bool:
        """Whether a range of ``canonical`` begins and ends where words and numbers do."""
        return span.end > span.start and self._is_edge(span.start) and self._is_edge(span.end)

    def _is_edge(self, at: int) -> bool:
        """Whether a word or number may end or begin at ``at`` of ``canonical``, by the white space of the source."""
        canonical = self.canonical
        if self._is_hyphenated(at):
            return False
        if is_edge(canonical, at):
            return True
        space = next((space for space in (at - 1, at) if canonical[space : space + 1] == " "), -1)
        # What a space joins in the canonical form, the source may part: an amount and its unit in two cells of a
        # table; thousands ("1 000") in two lines as well, for nobody breaks a number.
        if space < 0 or not (self._parts_blocks(space) or in_grouping(canonical, space)):
            return False
        return is_edge(self.text, self.to_text(at))

    def _is_hyphenated(self, at: int) -> bool:
        """Whether a word goes on at ``at`` of ``canonical``: "un-" ends a line, and "lawful" begins the next."""
        hyphenated = hyphenated_space(self.canonical, at)
        return hyphenated >= 0 and self._is_line_end(hyphenated)

    def _parts_blocks(self, space: int) -> bool:
        """Whether the space at ``space`` of ``canonical`` is a block edge in the source, or an empty line."""
        start, end = self.to_text(space), self.to_text(space + 1)
        return bool(self.block_edges_between(start, end)) or self.text.count("\n", start, end) > 1

    def _is_line_end(self, space: int) -> bool:
        """Whether the space at ``space`` of ``canonical`` is the end of a line within a block in the source."""
        start, end = self.to_text(space), self.to_text(space + 1)
        return "\n" in self.text[start:end] and not self._parts_blocks(space)

    def place(self, reading: Reading, start: int, end: int) -> Span | None:
        """A range of one reading of ``skeleton`` as a range of ``canonical``; None where it stands not at edges."""
        back = reading.to_canonical(start, end)
        if back is None:
            return None
        span = Span(*back)
        return span if self.has_edges(span) else None

    def grown_to_edges(self, span: Span) -> Span:
        """A range of ``canonical`` with the rest of the words and numbers that its ends cut."""
        start, end = span.start, span.end
        canonical = self.canonical
        while start > max(0, span.start - _LONGEST_TOKEN) and (
            canonical[start] == " " or not is_edge(canonical, start) or self._is_hyphenated(start)
        ):
            start -= 1
        while end < min(len(canonical), span.end + _LONGEST_TOKEN) and (
            canonical[end - 1] == " " or not is_edge(canonical, end) or self._is_hyphenated(end)
        ):
            end += 1
        return Span(start, end)

    def without_marks_at_ends(self, span: Span) -> Span:
        """A range of ``canonical`` without the notes' and verses' marks that it begins or ends with."""
        inside = self.text_span(span.start, span.end)
        start, end = inside.start, inside.end
        for mark in inside.among(self.markers):
            if mark.start == start:
                start = mark.end
        for mark in reversed(inside.among(self.markers)):
            if mark.end == end:
                end = mark.start
        return self.canonical_span(start, end) if start < end else span

    def has_inline_edge(self, low: int, high: int) -> bool:
        """Whether an inline tag opened or closed at an offset of ``text`` in ``low..high``, both included."""
        return bisect_right(self.inline_edges, high) > bisect_left(self.inline_edges, low)

    def block_edges_between(self, first: int, last: int) -> tuple[int, ...]:
        """The block edges at offsets ``first..last`` of ``text``."""
        return self.block_edges[bisect_left(self.block_edges, first) : bisect_right(self.block_edges, last)]

    def crosses_block(self, span: Span) -> bool:
        """Whether a block edge lies inside a range of ``canonical``."""
        inside = self.text_span(span.start, span.end)
        return bisect_left(self.block_edges, inside.end) > bisect_left(self.block_edges, inside.start)

    def within(self, places: tuple[Span, ...], span: Span) -> bool:
        """Whether a range of ``canonical`` lies wholly inside one of ``places`` (ranges of ``text``)."""
        inside = self.text_span(span.start, span.end)
        return any(place.contains(inside) for place in inside.among(places))
