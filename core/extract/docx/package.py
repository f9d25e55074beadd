"""Which parts a Word document has, and what it says of itself (ISO/IEC 29500-2, Open Packaging Conventions)."""

from dataclasses import dataclass, field
from posixpath import join, normpath
from typing import Final
from urllib.parse import unquote

from pincite.core.extract.container import Container, RefusedError
from pincite.core.extract.container_xml import Named, parse

#: Relationships of one part that are looked at.
_MAX_RELATIONS: Final = 10_000
#: Code points of a property that are kept.
_MAX_PROPERTY: Final = 1_000

_DUBLIN_CORE: Final = "http://purl.org/dc/elements/1.1/"
_CORE: Final = "http://schemas.openxmlformats.org/package/2006/metadata/core-properties"


@dataclass(frozen=True, slots=True)
class Relation:
    """A part that another part names: what it is to it (the last word of the relationship's type), and its name."""

    id: str
    kind: str
    target: str


@dataclass(slots=True)
class _Relations:
    base: str
    found: list[Relation] = field(default_factory=list)

    def start(self, name: str, attrs: Named) -> None:
        if name.rpartition(" ")[2] != "Relationship" or len(self.found) >= _MAX_RELATIONS:
            return
        target = attrs.get("Target", "")
        if target and attrs.get("TargetMode", "").lower() != "external":
            kind = attrs.get("Type", "").rpartition("/")[2]
            self.found.append(Relation(attrs.get("Id", ""), kind, _part(self.base, target)))

    def end(self, name: str) -> None:
        pass

    def characters(self, text: str) -> None:
        pass


def relations(container: Container, part: str = "") -> list[Relation]:
    """What ``part`` (or, without one, the package) names within the package; nothing where it names nothing."""
    folder, _, name = part.rpartition("/")
    source = f"{folder}/_rels/{name}.rels" if folder else f"_rels/{name}.rels"
    if source not in container:
        return []
    found = _Relations(folder)
    parse(container.chunks(source), found)
    return found.found


def _part(base: str, target: str) -> str:
    """The name of a part, from where it is named; what leads out of the package leads nowhere."""
    path = unquote(target.partition("#")[0])
    return normpath(path if path.startswith("/") else join("/", base, path)).lstrip("/")


@dataclass(slots=True)
class Properties:
    """What the document says of itself; empty where it does not."""

    title: str = ""
    language: str = ""
    version: str = ""


class _CoreProperties:
    _WANTED: Final = {
        f"{_DUBLIN_CORE} title": "title",
        f"{_DUBLIN_CORE} language": "language",
        f"{_CORE} version": "version",
    }

    def __init__(self) -> None:
        self.said: dict[str, str] = {}
        self._wanted = ""

    def start(self, name: str, attrs: Named) -> None:
        self._wanted = self._WANTED.get(name, "")

    def end(self, name: str) -> None:
        self._wanted = ""

    def characters(self, text: str) -> None:
        if self._wanted:
            self.said[self._wanted] = (self.said.get(self._wanted, "") + text)[:_MAX_PROPERTY]


def properties(container: Container, package: list[Relation]) -> Properties:
    """The core properties (ISO/IEC 29500-2, 8.3). The dates in them are those of the file and not of what it says."""
    part = next((one.target for one in package if one.kind == "core-properties"), "")
    if not part or part not in container:
        return Properties()
    found = _CoreProperties()
    try:
        parse(container.chunks(part), found)
    except RefusedError:
        # The text is worth more than its title.
        return Properties()
    return Properties(**{name: " ".join(text.split()) for name, text in found.said.items()})
