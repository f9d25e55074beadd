"""A chain of substitutions over a text that can be walked back to where each character came from."""

import re
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Step:
    """One substitution that may change lengths; its map back is worked out when it is first asked for."""

    before: str
    pattern: re.Pattern[str]
    replace: Callable[[re.Match[str]], str]

    @cached_property
    def after(self) -> str:
        """The text with every match replaced."""
        return self.pattern.sub(self.replace, self.before)

    @cached_property
    def _edits(self) -> tuple[list[int], list[int], list[int]]:
        """For every match: where its replacement begins in ``after``, its end there, and where ``before`` goes on."""
        starts: list[int] = []
        ends: list[int] = []
        resumes: list[int] = []
        lead = 0
        for match in self.pattern.finditer(self.before):
            starts.append(match.start() - lead)
            lead += match.end() - match.start() - len(self.replace(match))
            ends.append(match.end() - lead)
            resumes.append(match.end())
        return starts, ends, resumes

    def back(self, offset: int) -> int:
        """The place in ``before`` of the character at ``offset`` of ``after``; within a replacement, its match's."""
        starts, ends, resumes = self._edits
        edit = bisect_right(starts, offset) - 1
        if edit < 0:
            return offset
        if offset < ends[edit]:
            return resumes[edit - 1] + starts[edit] - ends[edit - 1] if edit else starts[0]
        return resumes[edit] + offset - ends[edit]


@dataclass(frozen=True)
class Rewriting:
    """The steps that were taken, in order."""

    steps: tuple[Step, ...]

    def back(self, offset: int) -> int:
        """The place in the first text of the character at ``offset`` of the last."""
        for step in reversed(self.steps):
            offset = step.back(offset)
        return offset
