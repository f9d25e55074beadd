"""What a PDF says of its own publication, in its XMP packet."""

import re
from typing import Final

#: The day on which a publication appeared (PRISM metadata). When a file was made is not that.
_PUBLISHED: Final = re.compile(
    rb"prism:(?:publicationDate|coverDate)(?:\s?=\s?[\"']|>)\s{0,10}(\d{4}(?:-\d{2}(?:-\d{2})?)?)(?![\d-])"
)
#: How far into a packet is looked (XMP Specification, part 1, 7.3.2).
_BEGINS: Final = b"<?xpacket begin"
_LONGEST: Final = 100_000


def published(data: bytes) -> str:
    """The date of publication as the document states it, an ISO 8601 date or a part of one; else empty.

    Packets that are packed, which is not usual, are not looked into. Of several the last counts: it is that of the
    newest revision of the file.
    """
    start = data.rfind(_BEGINS)
    found = _PUBLISHED.search(data, start, start + _LONGEST) if start >= 0 else None
    return found[1].decode() if found else ""
