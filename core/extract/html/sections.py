"""The sections of a page that ids name: from the element with the id to the next heading of the same rank or above."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from typing import Final, NamedTuple

from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.extractor import HtmlExtractor
from pincite.core.extract.html.named import NamedWalk
from pincite.core.extract.html.walk import FEW
from pincite.core.models import Reason
from pincite.core.ports import Body

_RANKS: Final = {f"h{rank}": rank for rank in range(1, 7)}


class Section(NamedTuple):
    """Offsets in the text of the visible stream; ``end`` is None where nothing says that the section ends."""

    start: int
    end: int | None = None


def sections(body: Body, names: frozenset[str]) -> Mapping[str, Section]:
    """The sections that elements of ``body`` called by one of ``names`` begin; empty where it cannot be read as HTML.

    An element that has no heading in it, and stands in or right before none, begins a section without an end.
    """
    read = HtmlExtractor().read(body, lambda controlled: _Walk(controlled, names))
    return {} if isinstance(read, Reason) else read[1].named_sections()


class _Heading(NamedTuple):
    """Places in the pieces of the text."""

    start: int
    end: int
    rank: int


class _Walk(NamedWalk):
    """A walk that notes every heading as well."""

    def __init__(self, controlled: frozenset[str], names: frozenset[str]) -> None:
        super().__init__(controlled, names)
        self._headings: list[_Heading] = []

    def start_element(self, tag: str, attrs: Attributes) -> None:
        """A start tag."""
        super().start_element(tag, attrs)
        if rank := _RANKS.get(tag):
            self.at_end(lambda start: self._headings.append(_Heading(start, len(self.texts), rank)))

    def named_sections(self) -> Mapping[str, Section]:
        """The section of each name that some element has."""
        headings = sorted(self._headings)
        ends = [one.end for one in headings]
        starts = {rank: [one.start for one in headings if one.rank <= rank] for rank in _RANKS.values()}
        found: dict[str, tuple[int, int]] = {}
        last = len(self.texts)
        for name, end in self.ends.items():
            start = self.begins[name]
            at = bisect_right(ends, start)
            heading = headings[at] if at < len(headings) else None
            if heading is None or not (heading.start <= end or self._shows_nothing(start, heading.start)):
                found[name] = (start, last)
                continue
            # What stands as high as the section's own heading, and not within its element, begins another one.
            others = starts[heading.rank]
            following = bisect_left(others, max(end, heading.end))
            found[name] = (start, others[following] if following < len(others) else last)
        offsets = self.pieces.visible_offsets([place for places in found.values() for place in places])
        pairs = zip(offsets[::2], offsets[1::2], strict=True)
        return {
            name: Section(start, end if place < last else None)
            for (name, (_, place)), (start, end) in zip(found.items(), pairs, strict=True)
        }

    def _shows_nothing(self, start: int, end: int) -> bool:
        return end - start <= FEW and not "".join(self.texts[start:end]).strip()
