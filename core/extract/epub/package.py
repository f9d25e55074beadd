"""What a book consists of, in which order it is read, and what it says of itself (EPUB 3.3, 4 and 5; OPF 2.0)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from posixpath import dirname, join, normpath
from typing import Final
from urllib.parse import unquote

from pincite.core.extract.container import Container, RefusedError, same_name
from pincite.core.extract.container_xml import Named, parse
from pincite.core.models import Reason

CONTAINER: Final = "META-INF/container.xml"
ENCRYPTION: Final = "META-INF/encryption.xml"
PACKAGE_TYPE: Final = "application/oebps-package+xml"

#: Resources of one book that are looked at, and code points of what it says of itself.
_MAX_ITEMS: Final = 20_000
_MAX_PROPERTY: Final = 1_000
#: How many resources may stand in for one another.
_MAX_FALLBACKS: Final = 8

_ELEMENTS: Final = "http://purl.org/dc/elements/1.1/"
_EVENT: Final = "http://www.idpf.org/2007/opf event"
#: What is done to fonts so that they cannot be lifted out of a book; its text stays readable (EPUB 3.3, 4.4).
_FONTS_ONLY: Final = frozenset({"http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"})


@dataclass(frozen=True, slots=True)
class Item:
    """A resource of the book."""

    #: The name of its member; empty where it stands outside of the file.
    name: str
    media_type: str
    fallback: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """One step of the reading order."""

    item: Item
    #: Whether a reader comes by it; else only a link leads there.
    linear: bool


@dataclass(slots=True)
class Book:
    """A book's package document."""

    title: str = ""
    language: str = ""
    #: As the book writes them: when it was published, and when this release of it was made (EPUB 3.3, 5.5.5).
    date: str = ""
    modified: str = ""
    spine: list[Place] = field(default_factory=list)
    #: The members that hold its table of contents: that of EPUB 3, and that of EPUB 2.
    nav: str = ""
    ncx: str = ""
    #: It names more resources than are looked at.
    cut: bool = False


def member(base: str, href: str) -> tuple[str, str]:
    """The member and the fragment that ``href`` names in the member ``base``; what leads out of the file is empty."""
    path, _, fragment = href.partition("#")
    path = path.replace("\\", "/")
    if "://" in path or path.startswith("/"):
        return "", ""
    if not path:
        return base, unquote(fragment)
    name = normpath(join(dirname(base), unquote(path)))
    return ("", "") if name.startswith("..") else (name, unquote(fragment))


class _Rootfiles:
    def __init__(self) -> None:
        self.package = ""

    def start(self, name: str, attrs: Named) -> None:
        if _local(name) == "rootfile" and not self.package and attrs.get("media-type", PACKAGE_TYPE) == PACKAGE_TYPE:
            self.package = member("", attrs.get("full-path", ""))[0]

    def end(self, name: str) -> None:
        pass

    def characters(self, text: str) -> None:
        pass


class _Encrypted:
    """Which members are encrypted, save fonts."""

    def __init__(self) -> None:
        self.members: set[str] = set()
        self._algorithm = ""

    def start(self, name: str, attrs: Named) -> None:
        match _local(name):
            case "EncryptedData":
                self._algorithm = ""
            case "EncryptionMethod":
                self._algorithm = self._algorithm or attrs.get("Algorithm", "")
            case "CipherReference" if self._algorithm not in _FONTS_ONLY:
                self.members.add(same_name(member("", attrs.get("URI", ""))[0]))

    def end(self, name: str) -> None:
        pass

    def characters(self, text: str) -> None:
        pass


class _Package:
    """Receives the events of a package document."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.items: dict[str, Item] = {}
        self.order: list[tuple[str, bool]] = []
        self.said: dict[str, str] = {}
        self.nav = ""
        self.toc = ""
        self.cut = False
        self._wanted = ""

    def start(self, name: str, attrs: Named) -> None:
        self._wanted = ""
        space, _, local = name.rpartition(" ")
        if space == _ELEMENTS:
            self._dublin_core(local.lower(), attrs)
            return
        match local:
            case "item" if len(self.items) >= _MAX_ITEMS:
                self.cut = True
            case "item":
                target, _ = member(self._name, attrs.get("href", ""))
                item = Item(target, attrs.get("media-type", "").strip().lower(), attrs.get("fallback", ""))
                self.items[attrs.get("id", "")] = item
                if "nav" in attrs.get("properties", "").split():
                    self.nav = self.nav or target
            case "spine":
                self.toc = attrs.get("toc", "")
            case "itemref" if len(self.order) >= _MAX_ITEMS:
                self.cut = True
            case "itemref":
                self.order.append((attrs.get("idref", ""), attrs.get("linear", "").strip().lower() != "no"))
            case "meta" if attrs.get("property") == "dcterms:modified" and not attrs.get("refines"):
                self._want("modified")

    def _dublin_core(self, local: str, attrs: Named) -> None:
        # OPF 2.0, 2.2.7: a date may be that of anything that happened to the book.
        if local in ("title", "language") or (local == "date" and attrs.get(_EVENT, "publication") == "publication"):
            self._want(local)

    def _want(self, name: str) -> None:
        # The first of several is the main one (EPUB 3.3, 5.5.3.1.2).
        self._wanted = "" if name in self.said else name

    def end(self, name: str) -> None:
        self._wanted = ""

    def characters(self, text: str) -> None:
        if self._wanted:
            self.said[self._wanted] = (self.said.get(self._wanted, "") + text)[:_MAX_PROPERTY]


def book_in(container: Container) -> Book:
    """The book in a container. Raises ``RefusedError`` where there is none, or its text is encrypted."""
    if CONTAINER not in container:
        raise RefusedError(Reason.UNSUPPORTED_TYPE, "it is no book")
    rootfiles = _Rootfiles()
    parse(container.chunks(CONTAINER), rootfiles)
    if rootfiles.package not in container:
        raise RefusedError(Reason.EXTRACT_ERROR, "the book has no package document")
    package = _Package(rootfiles.package)
    parse(container.chunks(rootfiles.package), package)
    spine = _spine(package)
    encrypted = _Encrypted()
    if ENCRYPTION in container:
        parse(container.chunks(ENCRYPTION), encrypted)
    if encrypted.members.intersection(same_name(place.item.name) for place in spine if place.item.name):
        raise RefusedError(Reason.UNSUPPORTED_ENCODING, "its text is encrypted")
    toc = package.items.get(package.toc)
    ncx = toc.name if toc else next((i.name for i in package.items.values() if i.media_type == NCX_TYPE), "")
    said = {name: " ".join(text.split()) for name, text in package.said.items()}
    return Book(**said, spine=spine, nav=package.nav, ncx=ncx, cut=package.cut)


_NOWHERE: Final = Item("", "")
NCX_TYPE: Final = "application/x-dtbncx+xml"
#: What a chapter may be written in; XHTML is what it should be.
CHAPTERS: Final = frozenset({"application/xhtml+xml", "application/x-dtbook+xml", "text/html", "text/x-oeb1-document"})


def _spine(package: _Package) -> list[Place]:
    """The reading order, each member at its first place: a spine of one chapter a thousand times is none."""
    found: dict[str, Place] = {}
    for id_, linear in package.order:
        if package.cut and id_ not in package.items:
            continue
        # What the list of resources does not have is missing as much as what the file does not have.
        item = _readable(package.items.get(id_, _NOWHERE), package.items)
        found.setdefault(same_name(item.name), Place(item, linear))
    return list(found.values())


def _readable(item: Item, items: Mapping[str, Item]) -> Item:
    """The item, or the first that stands in for it and is a chapter (EPUB 3.3, 3.5.1)."""
    found = item
    for _ in range(_MAX_FALLBACKS):
        if found.media_type in CHAPTERS or found.fallback not in items:
            break
        found = items[found.fallback]
    return found if found.media_type in CHAPTERS else item


def _local(name: str) -> str:
    return name.rpartition(" ")[2]
