"""What a tool has gathered: the citations in its result that wait for a stamp, and the result with their stamps."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from pincite.core.errors import ProvenanceError
from pincite.core.shapes.cited import Path
from pincite.core.shapes.nested import carried_over, unstamped
from pincite.core.shapes.spliced import spliced
from pincite.core.shapes.stamping import Metadata, Stampable, stamp_words
from pincite.core.stamp import utc_now
from pincite.server.output_schema import New, allowed

#: Bytes that stamps may add to the structured content of one result, and again to its texts.
MAX_ADDED: Final = 100_000
#: Code points of a text that is read as JSON.
_LONGEST: Final = 4_000_000
#: Code points of words that are stamped in one result: about a second's work.
_MOST_WORDS: Final = 2_000_000
#: Characters that the smallest stamp adds.
_LEAST_ADDED: Final = 250
#: The one member in which a tool that answers a text has it as structured content too.
_WRAPPED: Final = "result"


@dataclass(frozen=True, slots=True)
class Part:
    """Something in a result that holds citations: the structured content, or a text that is JSON."""

    #: ``text`` as a value, or the structured content.
    value: object
    text: str = ""
    #: The index of the content block; None for structured content.
    block: int | None = None
    #: Where in the structured content ``text`` stands.
    at: Path = ()


@dataclass(slots=True)
class Waiting:
    """A citation without a stamp; ``stamped`` is its metadata with one, as soon as there is one."""

    part: Part
    at: Path
    target: Stampable
    stamped: Metadata | None = None
    #: Characters of JSON that the stamp adds.
    added: int = 0

    def keep(self, before: Metadata, after: Metadata) -> None:
        """The metadata was ``before``, and is ``after`` with its stamp."""
        self.stamped = carried_over(before, after)
        self.added = max(_size(self.stamped) - _size(before), 0)


@dataclass(frozen=True, slots=True)
class Changes:
    """What is new in a result: things in its structured content, and whole texts by the index of their block."""

    structured: list[New] = field(default_factory=list)
    texts: dict[int, str] = field(default_factory=dict)


def waiting(structured: object, texts: Sequence[str | None]) -> list[Waiting]:
    """Every citation of a result that can be stamped; ``texts`` are its content blocks, None where one is no text."""
    parts = [_read(text, block) for block, text in enumerate(texts) if text is not None]
    parts = [_structured(structured), *parts]
    return [Waiting(part, at, target) for part in parts if part is not None for at, target in unstamped(part.value)]


def stamp_all(
    found: Sequence[Waiting], *, sketch: bool, max_added: int = MAX_ADDED, now: datetime | None = None
) -> None:
    """Stamp each with its own words, all at one time, as long as the stamps will find room. Nothing is read."""
    now = now or utc_now()
    room, left = _Room(max_added), _MOST_WORDS
    # A text most often says again what the structured content says.
    done: dict[tuple[str, tuple[str, str]], tuple[Metadata, Metadata]] = {}
    for one in found:
        before = dict(one.target.metadata)
        said = one.target.words, one.target.beside
        known = done.get(said)
        if known is not None and known[0] == before:
            one.keep(before, dict(known[1]))
        elif len(one.target.words) <= left and not room.is_full(one):
            left -= len(one.target.words)
            try:
                stamp_words(one.target, sketch=sketch, now=now)
            except ProvenanceError:  # Words of which nothing is left once they are canonical.
                continue
            one.keep(before, one.target.metadata)
            done[said] = before, one.target.metadata
        room.takes(one)


def worth_reading(found: Sequence[Waiting], *, max_added: int = MAX_ADDED) -> list[Waiting]:
    """Those whose pages are worth reading: the first ones, as many as could find room, and so many words.

    A result may name a page a line; what is read for it is bounded by what can be said of it.
    """
    most = max_added // _LEAST_ADDED
    taken, words = {True: 0, False: 0}, 0
    worth: list[Waiting] = []
    for one in found:
        in_structured = one.part.block is None
        if taken[in_structured] < most and words + len(one.target.words) <= _MOST_WORDS:
            taken[in_structured] += 1
            words += len(one.target.words)
            worth.append(one)
    return worth


def changes(structured: object, found: Sequence[Waiting], schema: object, *, max_added: int = MAX_ADDED) -> Changes:
    """Where the stamps go. What ``schema`` (None: there is none) forbids is left out, and what is too much.

    Of texts and of structured content alike, the first citations are stamped while they fit into ``max_added``.
    """
    room = _Room(max_added)
    new: dict[int, tuple[Part, list[New]]] = {}
    for one in found:
        if one.stamped is not None and room.takes(one):
            new.setdefault(id(one.part), (one.part, []))[1].append((one.at, one.stamped))
    result = Changes()
    for part, stamps in new.values():
        if part.block is None and not part.text:
            result.structured.extend(allowed(structured, stamps, schema))
        elif (text := spliced(part.text, stamps)) is not None:
            if part.block is None:
                result.structured.extend(allowed(structured, [(part.at, text)], schema))
            else:
                result.texts[part.block] = text
    return result


class _Room:
    """What stamps may still add to the structured content, and to the texts."""

    def __init__(self, max_added: int) -> None:
        self._left = {True: max_added, False: max_added}

    def is_full(self, one: Waiting) -> bool:
        return self._left[one.part.block is None] < 0

    def takes(self, one: Waiting) -> bool:
        """Whether the stamp of ``one`` fits; once one does not, none does."""
        self._left[one.part.block is None] -= one.added
        return not self.is_full(one)


def _structured(value: object) -> Part | None:
    if isinstance(value, Mapping) and len(value) == 1 and isinstance(text := value.get(_WRAPPED), str):
        read = _read(text, None)
        return None if read is None else Part(read.value, text, at=(_WRAPPED,))
    return Part(value) if isinstance(value, (dict, list)) else None


def _read(text: str, block: int | None) -> Part | None:
    """``text`` as a part, if it is an object or a list in JSON."""
    if len(text) > _LONGEST or text.lstrip()[:1] not in ("{", "["):
        return None
    try:
        return Part(json.loads(text), text, block)
    except (ValueError, RecursionError):
        return None


def _size(value: Metadata) -> int:
    try:
        return len(json.dumps(value))
    except (TypeError, ValueError, RecursionError):
        return 0
