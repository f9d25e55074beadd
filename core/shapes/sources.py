"""The numbered sources of a text, which may have a list for each of its parts."""

from bisect import bisect_right
from collections import ChainMap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pincite.core.shapes.link import Targets
from pincite.core.text.span import Span


@dataclass(frozen=True, slots=True)
class SourceList:
    """Where one list of sources stands, and where each of its numbers leads."""

    span: Span
    leads: Mapping[str, str]


class Sources:
    """Where a number leads depends on the list that is nearest, where several lists have it."""

    def __init__(self, lists: Sequence[SourceList] = (), *, stand_behind: bool = True) -> None:
        """``stand_behind``: whether each list follows the part of the text that it is for, or goes before it."""
        self._lists: Final = lists
        self._stand_behind = stand_behind
        self._starts = [one.span.start for one in lists]
        self._ends = [one.span.end for one in lists]
        #: The numbers that lead to one place, whichever list is read.
        self.alone: dict[str, str] = {}
        doubtful: set[str] = set()
        for label, url in (item for one in lists for item in one.leads.items()):
            if self.alone.setdefault(label, url) != url:
                doubtful.add(label)
        for label in doubtful:
            del self.alone[label]

    def __bool__(self) -> bool:
        """Whether there is any list."""
        return bool(self._lists)

    def at(self, place: int, defined: Targets) -> Targets:
        """Where each label leads that stands at ``place``; what ``defined`` says goes first."""
        if not self._lists:
            return defined
        behind = bisect_right(self._ends, place)
        before = bisect_right(self._starts, place) - 1
        nearest = min(behind, len(self._lists) - 1) if self._stand_behind else max(before, 0)
        return ChainMap(dict_of(defined), dict_of(self._lists[nearest].leads), self.alone)


def dict_of(leads: Mapping[str, str]) -> dict[str, str]:
    """``leads`` as a dictionary, which most of them are: no copy of these is made."""
    return leads if isinstance(leads, dict) else dict(leads)
