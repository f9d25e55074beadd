"""The sections of a page that ids name: from the element with the id to the next heading of the same rank or above."""

import re
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.extractor import HtmlExtractor
from pincite.core.extract.html.named import NamedWalk
from pincite.core.extract.html.walk import FEW
from pincite.core.models import Reason
from pincite.core.ports import Body

_RANKS: Final = {f"h{rank}": rank for rank in range(1, 7)}
#: What stands beside the text: a heading in it heads nothing behind it.
_BESIDE: Final = frozenset("aside nav figure blockquote details dialog fieldset table caption td th".split())
#: Lines beneath a heading that are marked up as headings.
_LINES: Final = 2

#: Ids that a person would write behind a "#": the page's author chose them, and a note repeats them.
_PLAIN: Final = re.compile(r"[\w.:-]{1,64}")


class Section(NamedTuple):
    """Offsets in the text of the visible stream; ``end`` is None where nothing says that the section ends."""

    start: int
    end: int | None = None


class Heading(NamedTuple):
    """Where a heading begins in the text of the visible stream, and by which id a URL can point to it, if by any."""

    start: int
    rank: int
    name: str


class Outline(NamedTuple):
    """The sections of some names, and all headings in their order."""

    named: Mapping[str, Section]
    headings: Sequence[Heading] = ()

    def name_of(self, at: int) -> str:
        """The id of the innermost section with one that ``at`` stands in; empty where there is none."""
        rank = len(_RANKS) + 1
        for heading in reversed(self.headings):
            if heading.start <= at and heading.rank < rank:
                if heading.name:
                    return heading.name
                rank = heading.rank
        return ""


def sections(body: Body, names: frozenset[str]) -> Outline:
    """The sections that elements of ``body`` called by one of ``names`` begin; empty where it cannot be read as HTML.

    An element that has no heading in it, and stands in or right before none, begins a section without an end.
    """
    read = HtmlExtractor().read(body, lambda controlled: _Walk(controlled, names))
    return Outline({}) if isinstance(read, Reason) else Outline(read[1].named_sections(), read[1].named_headings())


class _Heading(NamedTuple):
    """Places in the pieces of the text."""

    start: int
    end: int
    rank: int
    #: Which of the elements that stand beside the text it is in; 0 for none.
    beside: int
    name: str


class _Walk(NamedWalk):
    """A walk that notes every heading as well."""

    def __init__(self, controlled: frozenset[str], names: frozenset[str]) -> None:
        super().__init__(controlled, names)
        self._headings: list[_Heading] = []
        #: Where each element that stands beside the text ends, and those that are open.
        self._beside: dict[int, int] = {}
        self._open: list[int] = [0]
        #: The latest id, and its place in the pieces of the text.
        self._latest = ("", 0)

    def start_element(self, tag: str, attrs: Attributes) -> None:
        """A start tag."""
        super().start_element(tag, attrs)
        for attribute, value in attrs:
            if attribute == "id" and value and _PLAIN.fullmatch(value):
                self._latest = (value, len(self.texts))
        if rank := _RANKS.get(tag):
            beside = self._open[-1]
            self.at_end(partial(self._end_heading, rank, beside))
        elif tag in _BESIDE:
            self._open.append(len(self._beside) + 1)
            self._beside[self._open[-1]] = 0
            self.at_end(self._end_beside)

    def _end_beside(self, start: int) -> None:
        self._beside[self._open.pop()] = len(self.texts)

    def _end_heading(self, rank: int, beside: int, start: int) -> None:
        self._headings.append(_Heading(start, len(self.texts), rank, beside, self._called(start)))

    def _called(self, start: int) -> str:
        """The id of a heading that ends here: its own, of what is in it, or of what it is the first in."""
        name, at = self._latest
        return name if at >= start or self._shows_nothing(at, start) else ""

    def named_headings(self) -> list[Heading]:
        """Every heading of the text itself, in order."""
        found = sorted(one for one in self._headings if not one.beside)
        starts = self.pieces.visible_offsets([one.start for one in found])
        return [Heading(start, one.rank, one.name) for start, one in zip(starts, found, strict=True)]

    def named_sections(self) -> Mapping[str, Section]:
        """The section of each name that some element has."""
        headings = [one for one in sorted(self._headings) if not self._shows_nothing(one.start, one.end)]
        following = _Following(headings, self._beside)
        found: dict[str, tuple[int, int]] = {}
        last = len(self.texts)
        for name, end in self.ends.items():
            start = self.begins[name]
            at = self._heading_of(headings, following.ends, start, end)
            if at is None:
                found[name] = (start, last)
                continue
            heading = headings[at]
            # A line beneath a heading may be marked up as another one.
            heads = heading.end
            for beneath in headings[at + 1 : at + 1 + _LINES]:
                if not self._shows_nothing(heads, beneath.start):
                    break
                heads = beneath.end
            stop = following.first(heading, max(end, heads))
            first = heading.start if self._shows_nothing(start, heading.start) else min(start, heading.start)
            found[name] = (first, last if stop is None else stop)
        offsets = self.pieces.visible_offsets([place for places in found.values() for place in places])
        pairs = zip(offsets[::2], offsets[1::2], strict=True)
        return {
            name: Section(start, end if place < last else None)
            for (name, (_, place)), (start, end) in zip(found.items(), pairs, strict=True)
        }

    def _heading_of(self, headings: list[_Heading], ends: list[int], start: int, end: int) -> int | None:
        """Which heading is in a range or right behind it, or right before it where it shows nothing itself."""
        at = bisect_right(ends, start)
        if at < len(headings) and (headings[at].start <= end or self._shows_nothing(start, headings[at].start)):
            return at
        return at - 1 if at and self._shows_nothing(headings[at - 1].end, end) else None

    def _shows_nothing(self, start: int, end: int) -> bool:
        return end - start <= FEW and not "".join(self.texts[start:end]).strip()


class _Following:
    """The headings of a page, asked for the one that ends a section."""

    def __init__(self, headings: list[_Heading], beside: Mapping[int, int]) -> None:
        self.ends = [one.end for one in headings]
        self._beside = beside
        self._starts = {rank: [one.start for one in headings if one.rank <= rank] for rank in _RANKS.values()}
        self._together: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        for one in headings:
            for rank in range(one.rank, len(_RANKS) + 1):
                self._together[one.beside, rank].append(one.start)

    def first(self, heading: _Heading, behind: int) -> int | None:
        """Where the first heading as high as ``heading`` begins, from ``behind`` on, that stands beside no text of its
        section.
        """
        candidates = [self._together[heading.beside, heading.rank]]
        begins = [behind]
        if heading.beside:
            # Whatever stands behind the element that the heading is in ends its section, wherever it is.
            candidates.append(self._starts[heading.rank])
            begins.append(max(behind, self._beside[heading.beside]))
        found = [
            starts[at]
            for starts, begin in zip(candidates, begins, strict=True)
            if (at := bisect_left(starts, begin)) < len(starts)
        ]
        return min(found, default=None)
