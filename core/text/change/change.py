"""The word diff of two readings of a passage, with the classes of what changed."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class DiffOp:
    """One step from the old words to the new: ``equal``, ``insert``, ``delete`` or ``replace``."""

    op: Literal["equal", "insert", "delete", "replace"]
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Change:
    """A word diff and its classes; ``critical`` are those classes that reverse or bound the meaning."""

    diff: tuple[DiffOp, ...]
    classes: tuple[str, ...]
    critical: tuple[str, ...]


def compare(before: str, after: str, language: str = "") -> Change:
    """What changed from ``before`` to ``after`` (canonical passages); ``language`` is a BCP 47 tag or empty."""
    raise RuntimeError
