"""The sources that were made locally: the one authority for what was said, and by whom."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from pincite.core.errors import InputError
from pincite.core.evidence.wording import encodable, must_be_text, shown


@dataclass(frozen=True)
class Source:
    """One text that may be quoted.

    ``text`` is canonical in the sense that no other wording of it counts: it is compared as it is, character by
    character, and nothing in it stands for anything else. ``metadata`` is the caller's own and never leaves.

    Raises ``InputError`` for an id, role or text that is no string, for an id or role that is empty, and for text that
    no UTF-8 could carry.
    """

    source_id: str
    role: str
    text: str
    metadata: Mapping[str, object] | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        for name, value in (("source_id", self.source_id), ("role", self.role), ("text", self.text)):
            must_be_text(value, f"a source's {name}")
        for name, value in (("source_id", self.source_id), ("role", self.role)):
            if not value.strip():
                raise InputError(f"a source's {name} must not be empty")
        for name, value in (("source_id", self.source_id), ("role", self.role), ("text", self.text)):
            # It could only be sent changed, and then the artifact would hold words that no source has.
            if not encodable(value):
                raise InputError(f"the {name} of source {shown(self.source_id)} holds half of a surrogate pair")


class Registry:
    """Sources by their ids, in the order in which they were given. Raises ``InputError`` for an id given twice."""

    def __init__(self, sources: Iterable[Source]) -> None:
        self._sources: dict[str, Source] = {}
        for source in sources:
            if source.source_id in self._sources:
                raise InputError(f"two sources have the id {shown(source.source_id)}")
            self._sources[source.source_id] = source

    def __iter__(self) -> Iterator[Source]:
        return iter(self._sources.values())

    def __len__(self) -> int:
        return len(self._sources)

    def __contains__(self, source_id: str) -> bool:
        return source_id in self._sources

    def __getitem__(self, source_id: str) -> Source:
        return self._sources[source_id]

    def get(self, source_id: str) -> Source | None:
        """The source of that id, if there is one."""
        return self._sources.get(source_id)

    def with_words(self, excerpt: str) -> list[Source]:
        """Every source in whose text ``excerpt`` stands, letter by letter."""
        return [source for source in self if excerpt in source.text]
