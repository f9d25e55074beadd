"""What a source says took its place, or that it was withdrawn."""

from dataclasses import dataclass
from typing import Literal

Relation = Literal["obsoleted", "updated", "successor_version", "newer_edition", "corrected", "retracted"]


@dataclass(frozen=True, slots=True)
class Successor:
    """One such statement; ``url`` and ``title`` are of what took its place, empty where the source names none."""

    relation: Relation
    #: Absolute.
    url: str = ""
    #: What the source calls it, for instance ``RFC 9110``.
    title: str = ""
