"""A body's bytes become text as a browser would read them, and valid UTF-8 is never read as anything else."""

import codecs
import re

from pincite.core.extract.labels import UNREADABLE, codec_for
from pincite.core.extract.undeclared import WESTERN, codec_of
from pincite.core.handed_in import must_be
from pincite.core.models import Reason
from pincite.core.ports import Body

#: How far a declaration inside the document may stand from its start (HTML, 13.2.3.2, asks for 1024 at least).
PRESCAN = 4096

_COMMENT = re.compile(rb"<!--.*?-->", re.DOTALL)
_META = re.compile(rb"<meta[\s/][^<>]*?charset\s*=\s*+[\"']?\s*([\w.:-]+)", re.IGNORECASE)
_XML = re.compile(rb"^\s*<\?xml[^<>]*?\bencoding\s*=\s*[\"']([\w.:-]+)", re.IGNORECASE)
_BOMS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
#: How a declaration of XML begins in sixteen bits without a byte-order mark (HTML, 13.2.3.2; XML, F.1).
_XML_16 = ((b"<\0?\0x\0", "utf-16-le"), (b"\0<\0?\0x", "utf-16-be"))
#: The standard maps the five bytes that Python leaves out of windows-1252 to the C1 controls of the same number.
_WINDOWS_1252 = "".join(bytes([n]).decode("cp1252") if n not in b"\x81\x8d\x8f\x90\x9d" else chr(n) for n in range(256))
#: Encodings in which the same bytes may be ASCII by number and something else by meaning.
_NOT_ASCII = frozenset({"utf-16-le", "utf-16-be", "iso2022_jp"})


def decode(body: Body, *, declared: bool = True) -> tuple[str, tuple[str, ...]] | Reason:
    """The body's text, and what a reader should know of how it was decoded.

    Order (Encoding Standard; HTML 13.2.3): byte-order mark, the transport's charset, a ``<meta>`` or XML declaration
    (only when ``declared``), UTF-8 where the bytes are valid UTF-8, what the bytes tell (with the note
    ``charset_guessed``), windows-1252. A body that is valid UTF-8 with at least one multi-byte character is read as
    UTF-8 whatever its label says, with the note ``charset_repaired``. Bytes that the encoding has no meaning for become
    U+FFFD, and so does a lone surrogate in a body that is text already.
    """
    must_be(body, Body, "a body is a Body")
    content = body.content
    if isinstance(content, str):
        return whole(content), ()
    for bom, codec in _BOMS:
        if content.startswith(bom):
            return content[len(bom) :].decode(codec, "replace"), ()
    label = body.charset
    if declared and not codec_for(label):
        for start, codec in _XML_16:
            if content.startswith(start):
                return content.decode(codec, "replace"), ()
    if not codec_for(label):
        label = _declaration(content) if declared else ""
        if codec_for(label).startswith("utf-16"):
            # The declaration could be read as ASCII, so the document is not UTF-16 (HTML 13.2.3.2).
            label = "utf-8"
    codec = codec_for(label)
    if codec == UNREADABLE:
        return Reason.UNSUPPORTED_ENCODING
    if content.isascii() and codec not in _NOT_ASCII:
        return content.decode("ascii"), ()
    if not content.isascii():
        text = _utf_8(content)
        if text is not None:
            return text, ("charset_repaired",) if codec not in ("", "utf-8") else ()
    notes: tuple[str, ...] = ()
    if not codec:
        codec = codec_of(content)
        notes = ("charset_guessed",) if codec != WESTERN else ()
    if codec == WESTERN:
        return codecs.charmap_decode(content, "replace", _WINDOWS_1252)[0], notes
    return content.decode(codec, "replace"), notes


def whole(text: str) -> str:
    """The text with surrogate pairs joined and lone surrogates replaced by U+FFFD, so that it has a UTF-8 form."""
    if text.isascii():
        return text
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return text


def _utf_8(content: bytes) -> str | None:
    """The text when the bytes are UTF-8, a character that the body's end cut in two left out; else None."""
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data" and error.start > 0 and not content[: error.start].isascii():
            return content[: error.start].decode("utf-8")
    return None


def _declaration(content: bytes) -> str:
    """The label that a ``<meta>`` or an XML declaration gives near the start, or empty."""
    head = _COMMENT.sub(b"", content[:PRESCAN])
    for pattern in (_XML, _META):
        found = pattern.search(head)
        if found and codec_for(label := found[1].decode("ascii", "replace")):
            return label
    return ""
