"""A container's XML is read as events: nothing that it declares is expanded or fetched, and no part is hoarded."""

from collections.abc import Callable, Iterable, Mapping
from html import unescape
from typing import Final, Protocol
from xml.parsers import expat

from pincite.core.extract.container import RefusedError
from pincite.core.models import Reason

#: Open elements; Word writes some thirty.
MAX_DEPTH: Final = 1_000
#: Bytes of one tag or comment: the parser keeps it whole.
MAX_TOKEN: Final = 1_000_000
#: Code points of a namespace: it is handed over again with every name in it.
MAX_NAMESPACE: Final = 250

_UNICODE: Final = frozenset({"utf-8", "utf-16", "utf-16le", "utf-16be"})

#: Attributes by name. A name is ``namespace local``, or ``local`` alone where there is no namespace.
Named = Mapping[str, str]


class XmlHandler(Protocol):
    """Receives one document. Elements nest properly, and each that starts ends."""

    def start(self, name: str, attrs: Named) -> None:
        """A start tag."""

    def end(self, name: str) -> None:
        """An end tag."""

    def characters(self, text: str) -> None:
        """Text; one text may come in several parts."""


def parse(chunks: Iterable[bytes], handler: XmlHandler) -> None:
    """Every event of a well-formed document.

    A document type is passed over. Raises ``RefusedError`` for a document that is not well-formed, that declares
    anything of its own, or that nests beyond all measure, and what ``chunks`` and ``handler`` raise.
    """
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    depth = 0

    def start(name: str, attrs: dict[str, str]) -> None:
        nonlocal depth
        depth += 1
        if depth > MAX_DEPTH:
            raise RefusedError(Reason.EXTRACT_ERROR, "its elements are nested beyond all measure")
        handler.start(name, attrs)

    def end(name: str) -> None:
        nonlocal depth
        depth -= 1
        handler.end(name)

    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = handler.characters
    parser.XmlDeclHandler = _refuse_encoding
    parser.StartNamespaceDeclHandler = _refuse_long_namespace
    parser.StartDoctypeDeclHandler = _refuse_subset
    parser.EntityDeclHandler = _refuse_entities
    # What a document type elsewhere would declare (HTML's names for characters, in tables of contents).
    parser.SkippedEntityHandler = _skipped(handler.characters)
    fed = 0
    try:
        for chunk in chunks:
            parser.Parse(chunk, False)
            fed += len(chunk)
            if fed - max(parser.CurrentByteIndex, 0) > MAX_TOKEN:
                raise RefusedError(Reason.TOO_LARGE, "a tag is long beyond all measure")
        parser.Parse(b"", True)
    except expat.ExpatError as error:
        raise RefusedError(Reason.EXTRACT_ERROR, f"its XML is not well-formed: {error}") from None


def _skipped(characters: Callable[[str], None]) -> Callable[[str, bool], None]:
    return lambda name, is_parameter: None if is_parameter else characters(unescape(f"&{name};"))


def _refuse_encoding(version: str, encoding: str | None, standalone: int) -> None:
    # Both kinds of container are in UTF-8 or UTF-16; what the parser can read beside them has 256 characters.
    if encoding and encoding.lower() not in _UNICODE:
        try:
            known = len(bytes(range(256)).decode(encoding, "replace")) == 256
        except (LookupError, ValueError):
            known = False
        if not known:
            raise RefusedError(Reason.UNSUPPORTED_ENCODING, "its XML is in an encoding that cannot be read")


def _refuse_long_namespace(prefix: str | None, uri: str | None) -> None:
    if uri and len(uri) > MAX_NAMESPACE:
        raise RefusedError(Reason.TOO_LARGE, "a namespace is long beyond all measure")


def _refuse_subset(name: str, system_id: str | None, public_id: str | None, has_subset: int) -> None:
    if has_subset:
        raise RefusedError(Reason.EXTRACT_ERROR, "its XML has declarations of its own")


def _refuse_entities(*_: object) -> None:
    raise RefusedError(Reason.EXTRACT_ERROR, "its XML declares entities")
