"""A paragraph while it is read: its text in stretches, each as it will be seen."""

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final, NamedTuple

from pincite.core.extract.html.streams import HIDDEN, STRUCK, VISIBLE

#: Parts of one stretch that are kept apart before they become one text.
_PARTS: Final = 1_024


class Kind(Enum):
    """What a stretch is to the line that it stands in."""

    PLAIN = auto()
    RAISED = auto()
    LOWERED = auto()
    #: The mark of a note: the number that Word gives it, or what its author wrote for one.
    MARK = auto()
    OWN_MARK = auto()
    #: A line break.
    BREAK = auto()


class Manner(NamedTuple):
    """How text is to be read: stretches of one manner are one text."""

    stream: int = VISIBLE
    kind: Kind = Kind.PLAIN
    #: It was put in by a tracked change.
    inserted: bool = False

    def hidden(self) -> "Manner":
        """The same out of sight."""
        return self._replace(stream=HIDDEN)

    def struck(self) -> "Manner":
        """The same struck out, unless it is out of sight already."""
        return self if self.stream == HIDDEN else self._replace(stream=STRUCK)


class Stretch:
    """Text of one manner. Word may give every letter a run of its own: nothing here costs more than its size."""

    __slots__ = ("_few", "_parts", "manner")

    def __init__(self, manner: Manner, text: str) -> None:
        self.manner = manner
        self._few = [text]
        self._parts: list[str] | None = None

    def add(self, text: str) -> None:
        """Further text."""
        self._few.append(text)
        if len(self._few) == _PARTS:
            self._parts = self._parts or []
            self._parts.append("".join(self._few))
            self._few.clear()

    @property
    def text(self) -> str:
        """All of it."""
        return "".join((*(self._parts or ()), *self._few))


@dataclass(slots=True)
class Paragraph:
    """A paragraph in the making."""

    stretches: list[Stretch] = field(default_factory=list)
    style: str = ""
    #: Of a heading, from 1; 0 for any other paragraph.
    level: int = 0
    #: Its own mark was deleted or moved away: the next paragraph goes on where it ends.
    goes_on: bool = False
    #: It stands on a ground of its own colour.
    grounded: bool = False

    def add(self, text: str, manner: Manner) -> None:
        """Further text."""
        if not self.stretches or self.stretches[-1].manner != manner or manner.kind in (Kind.MARK, Kind.OWN_MARK):
            self.stretches.append(Stretch(manner, text))
        else:
            self.stretches[-1].add(text)
