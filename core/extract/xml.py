"""XML is read as its character data, and nothing that it declares is fetched or expanded."""

from html import unescape
from typing import Final
from xml.parsers import expat

from pincite.core.extract.charset import decode
from pincite.core.extract.elements import Elements
from pincite.core.extract.html import HtmlExtractor
from pincite.core.extract.html.parser import walk_through
from pincite.core.extract.sniff import head, is_xhtml
from pincite.core.models import Reason
from pincite.core.ports import Body
from pincite.core.text.canonical import clean
from pincite.core.text.page import PageText, Stream

_NAME: Final = "xml/3"


class XmlExtractor:
    """XML 1.0: feeds, JATS, TEI, DocBook, SVG. XHTML is HTML's.

    A document with declarations of its own (an internal DTD subset) is read without them: entities that it declares
    stand as they are written. One that is not well-formed is read by the rules of HTML, which never fail. What is
    struck out by the name of its element (``strike``, ``del``) or by its ``style`` or ``rend`` is the struck stream.
    """

    name = "xml"
    version = "3"
    media_types = frozenset({"application/xml", "text/xml"})

    def sniffs(self, body: Body) -> bool:
        """Whether it begins like XML; a body of no stated type at all is text (CONTRACT 4)."""
        return body.media_type != "" and head(body).lstrip().startswith("<?xml")

    def extract(self, body: Body) -> PageText | Reason:
        """The character data; the source as it was written stands in the embedded stream."""
        if is_xhtml(body):
            return HtmlExtractor().extract(body)
        decoded = decode(body)
        if isinstance(decoded, Reason):
            return decoded
        source, notes = decoded
        text = _without_subset(source.removeprefix("\ufeff"))
        elements = Elements()
        try:
            _parse(text, elements)
        except expat.ExpatError:
            elements, _ = walk_through(text, Elements)
            notes = (*notes, "malformed_xml")
        visible, hidden, struck = elements.streams()
        return PageText(
            visible=visible,
            hidden=hidden,
            struck=struck,
            embedded=Stream("embedded", clean(source)),
            extractor=_NAME,
            title=elements.title,
            notes=notes,
        )


def _parse(text: str, elements: Elements) -> None:
    """Every event of a well-formed document. Raises ``ExpatError`` for any other."""
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True
    parser.ordered_attributes = True
    parser.StartElementHandler = lambda tag, attrs: elements.start_element(
        tag, tuple(zip(attrs[::2], attrs[1::2], strict=True))
    )
    parser.EndElementHandler = elements.end_element
    parser.CharacterDataHandler = elements.characters
    parser.CommentHandler = elements.comment
    # With a default handler, expat hands over references that it would otherwise expand or skip.
    parser.DefaultHandler = lambda data: elements.characters(unescape(data)) if data[:1] == "&" else None
    parser.Parse(text.encode("utf-8", "replace"), True)


def _without_subset(text: str) -> str:
    """The document without the internal subset of its document type: nothing that it declares is carried out."""
    start = text.find("<!DOCTYPE")
    opening = text.find("[", start) if start >= 0 else -1
    if opening < 0 or 0 <= text.find(">", start) < opening:
        return text
    closing = text.find("]", opening)
    while closing >= 0 and not text[closing + 1 : closing + 50].lstrip().startswith(">"):
        closing = text.find("]", closing + 1)
    return text[:opening] + text[closing + 1 :] if closing >= 0 else text[:start]
