"""PDF files written by hand: well-formed ones of a few lines, and those that mean harm."""

import zlib
from collections.abc import Mapping, Sequence

#: Of a page in points; small, so that places are easy to think of.
WIDTH, HEIGHT = 400, 500
_FONT = b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"


def pdf(objects: Mapping[int, bytes], trailer: bytes = b"") -> bytes:
    """A file of numbered objects, 1 being its catalogue."""
    out = bytearray(b"%PDF-1.7\n")
    places: dict[int, int] = {}
    for number, content in objects.items():
        places[number] = len(out)
        out += b"%d 0 obj\n%b\nendobj\n" % (number, content)
    start = len(out)
    size = max(objects) + 1
    out += b"xref\n0 %d\n0000000000 65535 f \n" % size
    out += b"".join(
        b"%010d 00000 n \n" % places[number] if number in places else b"0000000000 00000 f \n"
        for number in range(1, size)
    )
    out += b"trailer\n<< /Size %d /Root 1 0 R %b >>\nstartxref\n%d\n%%%%EOF\n" % (size, trailer, start)
    return bytes(out)


def stream(content: bytes, entries: bytes = b"", *, packed: bool = False) -> bytes:
    """A stream object, deflated where ``packed``."""
    if packed:
        content, entries = zlib.compress(content, 9), entries + b" /Filter /FlateDecode"
    return b"<< /Length %d %b >>\nstream\n%b\nendstream" % (len(content), entries, content)


def of_pages(
    contents: Sequence[bytes],
    *,
    packed: bool = False,
    page: bytes = b"",
    resources: bytes = b"",
    catalogue: bytes = b"",
    more: Mapping[int, bytes] | None = None,
) -> bytes:
    """A file of one page for each content stream; the font F1 is known to all of them."""
    first = 10
    kids = b" ".join(b"%d 0 R" % (first + 2 * index) for index in range(len(contents)))
    objects = {
        1: b"<< /Type /Catalog /Pages 2 0 R %b >>" % catalogue,
        2: b"<< /Type /Pages /Kids [%b] /Count %d >>" % (kids, len(contents)),
        3: _FONT,
        **(more or {}),
    }
    for index, content in enumerate(contents):
        number = first + 2 * index
        objects[number] = (
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %d %d] /Contents %d 0 R"
            b" /Resources << /Font << /F1 3 0 R >> %b >> %b >>"
        ) % (WIDTH, HEIGHT, number + 1, resources, page)
        objects[number + 1] = stream(content, packed=packed)
    return pdf(objects)


def line(text: str, x: float, y: float, *, size: float = 10, before: str = "") -> bytes:
    """A line of text at a place; ``before`` are further operators, such as a rendering mode."""
    escaped = text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
    return f"BT {before} /F1 {size} Tf 1 0 0 1 {x} {y} Tm ({escaped}) Tj ET\n".encode("cp1252")


def lines(texts: Sequence[str], x: float = 50, top: float = 450, *, size: float = 10, leading: float = 12) -> bytes:
    """Lines below one another."""
    return b"".join(line(text, x, top - index * leading, size=size) for index, text in enumerate(texts))


def picture(width: float = WIDTH, height: float = HEIGHT) -> bytes:
    """A grey picture that covers the sheet from its lower left corner."""
    data = b"BI /W 1 /H 1 /CS /G /BPC 8 ID \x80 EI"
    return b"q %d 0 0 %d 0 0 cm\n%b\nQ\n" % (width, height, data)
