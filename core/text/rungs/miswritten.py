"""What an excerpt reads as once what a program did to its letters is undone."""

import re
from typing import Final

#: As JSON writes characters in a string (RFC 8259, 7), where a program wrote a string into a string.
_ESCAPE: Final = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|([nrt\"'/\\]))")
_TELLING: Final = re.compile(r"\\(?:u[0-9A-Fa-f]{4}|[nrt\"])")
_SHORT: Final = {"n": "\n", "r": "\n", "t": "\t"}
#: How the first byte of a character beyond ASCII in UTF-8 looks in Windows-1252, and what may follow it.
_MISREAD: Final = re.compile("[\u00c2-\u00f4][^\x00-\x7f]")
#: What a copy makes of two such characters: the space that does not break loses its second half to a plain space, and
#: the closing quotation mark loses its third, which no font draws.
_HALF_SPACE: Final = re.compile("\u00c2(?: |$)")
_HALF_QUOTE: Final = re.compile("\u00e2\u20ac(?=[\x00-\x7f]|$)")
#: What is longer is no quotation.
_LONGEST: Final = 200_000


def unescaped(text: str) -> str | None:
    """The text with JSON's escapes undone; None where it has none."""
    if len(text) > _LONGEST or not _TELLING.search(text):
        return None
    undone = _ESCAPE.sub(lambda found: chr(int(found[1], 16)) if found[1] else _SHORT.get(found[2], found[2]), text)
    # Two escapes may be one character.
    return undone.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def decoded(text: str) -> str | None:
    """The text that was read as Windows-1252 and is UTF-8; None where it cannot be that."""
    if len(text) > _LONGEST or not (_MISREAD.search(text) or _HALF_SPACE.search(text)):
        return None
    whole = _HALF_QUOTE.sub("\u00e2\u20ac\u009d", _HALF_SPACE.sub("\u00c2\u00a0", text))
    try:
        return b"".join(map(_octet, whole)).decode("utf-8")
    except UnicodeError:
        return None


def _octet(char: str) -> bytes:
    """The byte that Windows-1252 shows as ``char``; its five gaps are control characters (WHATWG, windows-1252)."""
    return char.encode("latin-1" if char < "\u00a0" else "cp1252")
