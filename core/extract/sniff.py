"""What a body is, told from its first bytes where nobody said it (MIME Sniffing, sections 5 and 7)."""

import re

from pincite.core.extract.labels import codec_for
from pincite.core.ports import Body

#: How much of a body is looked at.
HEAD = 2048

_MAGIC = tuple(
    bytes.fromhex(magic)
    for magic in (
        "255044462D 89504E470D0A1A0A FFD8FF 474946383761 474946383961 504B0304 504B0506 1F8B08 526172211A07"
        # PDF, PNG, JPEG, GIF, ZIP (also DOCX, EPUB), gzip, RAR; 7z, OLE, WOFF, Ogg, ID3, Matroska, ELF, WebAssembly;
        " 377ABCAF271C D0CF11E0A1B11AE1 774F4646 774F4632 4F67675300 494433 1A45DFA3 7F454C46 0061736D"
        # bzip2, xz, PostScript, RTF.
        " 425A6839 FD377A585A00 252150532D41646F62652D 7B5C727466"
    ).split()
)
_UNICODE_BOMS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")
#: Control bytes that no text holds (MIME Sniffing, 3: binary data byte), without ESC, which ISO-2022-JP needs.
_BINARY = re.compile(rb"[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f]")

_COMMENT = r"<!--(?>(?:[^-]|-(?!->))*)-->"
_ROOT = re.compile(rf"(?:\s|{_COMMENT}|<\?[^<>]*\?>)*<(?:!doctype\s+html|html[\s>])", re.IGNORECASE)
_HTML = re.compile(
    rf"(?:\s|{_COMMENT})*"
    r"(?:<!doctype\s+html"
    r"|<(?:html|head|body|title|script|style|meta|link|base|iframe|frameset|h[1-6]|div|p|a|b|i|em|strong|span|br|hr"
    r"|font|center|table|ul|ol|dl|pre|blockquote|img|main|article|section|header|footer|nav|aside|figure|form|details"
    r"|noscript|template)(?:[\s/>]))",
    re.IGNORECASE,
)


def head(body: Body) -> str:
    """The body's first characters, whatever their encoding, for a look at the markup."""
    content = body.content[:HEAD]
    if isinstance(content, bytes):
        if content[:2] in (b"\xff\xfe", b"\xfe\xff"):
            return content.decode("utf-16", "replace")
        return content.decode("latin-1").removeprefix("\xef\xbb\xbf")
    return content.removeprefix("\ufeff")


def begins_like_html(body: Body) -> bool:
    """Whether the body begins with a document type, a comment or an element of HTML."""
    start = head(body)
    if _HTML.match(start) or _ROOT.match(start):
        return True
    # A comment longer than the window may be all there is to see.
    return start.lstrip().startswith("<!--") and "-->" not in start


def is_xhtml(body: Body) -> bool:
    """Whether the document's type or root element is that of HTML."""
    return _ROOT.match(head(body)) is not None


def is_binary(body: Body) -> bool:
    """Whether the first bytes are of a known binary format, or hold what no text does."""
    content = body.content
    if isinstance(content, str):
        return content.startswith(("%PDF-", "PK\x03\x04", "\x89PNG", "\ufffdPNG", "GIF89a"))
    if content.startswith(_MAGIC):
        return True
    if content.startswith(_UNICODE_BOMS) or codec_for(body.charset).startswith("utf-16"):
        return False
    return len(_BINARY.findall(content[:HEAD])) > len(content[:HEAD]) // 64
