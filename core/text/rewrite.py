"""A chain of substitutions over a text that can be walked back to where each character came from."""

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property


def nothing(_: re.Match[str]) -> str:
    """What is deleted becomes nothing."""
    return ""


@dataclass(frozen=True)
class Step:
    """One substitution that may change lengths; its map back is worked out when it is first asked for."""

    before: str
    pattern: re.Pattern[str]
    replace: Callable[[re.Match[str]], str]

    @cached_property
    def after(self) -> str:
        """The text with every match replaced."""
        # A constant costs less than a function that returns one.
        return self.pattern.sub("" if self.replace is nothing else self.replace, self.before)

    @cached_property
    def _edits(self) -> "tuple[array[int], array[int], array[int]]":
        """For every match: where its replacement begins in ``after``, its end there, and where ``before`` goes on."""
        starts, ends, resumes = array("I"), array("I"), array("I")
        lead = 0
        for match in self.pattern.finditer(self.before):
            starts.append(match.start() - lead)
            lead += match.end() - match.start() - len(self.replace(match))
            ends.append(match.end() - lead)
            resumes.append(match.end())
        return starts, ends, resumes

    def start(self, offset: int) -> int | None:
        """The place in ``before`` of the character at ``offset`` of ``after``; None within a replacement."""
        starts, ends, resumes = self._edits
        edit = bisect_right(starts, offset) - 1
        if edit < 0:
            return offset
        if offset >= ends[edit]:
            return resumes[edit] + offset - ends[edit]
        if offset > starts[edit]:
            return None
        return resumes[edit - 1] + starts[edit] - ends[edit - 1] if edit else starts[0]

    def end(self, offset: int) -> int | None:
        """The place in ``before`` where the character ends that ends at ``offset``; None within a replacement."""
        starts, ends, resumes = self._edits
        edit = bisect_left(ends, offset)
        # What was deleted right after the character is none of it; what was put in its place is.
        while edit < len(ends) and ends[edit] == offset and starts[edit] < offset:
            edit += 1
        if edit < len(ends) and starts[edit] < offset:
            return None
        return resumes[edit - 1] + offset - ends[edit - 1] if edit else offset


@dataclass(frozen=True)
class Rewriting:
    """The steps that were taken, in order."""

    steps: tuple[Step, ...]

    def start(self, offset: int) -> int | None:
        """The place in the first text of the character at ``offset`` of the last; None within a replacement."""
        at: int | None = offset
        for step in reversed(self.steps):
            if at is None:
                return None
            at = step.start(at)
        return at

    def end(self, offset: int) -> int | None:
        """The place there where the character ends that ends at ``offset``; None within a replacement."""
        at: int | None = offset
        for step in reversed(self.steps):
            if at is None:
                return None
            at = step.end(at)
        return at
