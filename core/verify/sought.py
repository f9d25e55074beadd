"""Whether a body that is too large to be read cheaply can hold a passage at all, by the words in its bytes."""

import re
from collections.abc import Sequence
from typing import Final
from unicodedata import normalize

from pincite.core.anchor import Quotation

#: Words of a passage that are looked for, the longest first; by how they begin and end, for markup may part the rest.
_MOST: Final = 5
_STEM: Final = 3
#: Of fewer words nothing is concluded: a page may write one of them letter by letter.
_LEAST: Final = 3
#: Each passage costs a few looks through the whole body.
_PASSAGES: Final = 4
_HEAD: Final = 20_000
#: One letter in so many bytes that is written as a number: then the words may be, too.
_DENSE: Final = 100
_NUMBERED: Final = (b"&#", b"\\u00")
#: What ligatures of Latin letters (U+FB00 on) and letters as wide as Han begin with in UTF-8.
_OTHER: Final = (b"\xef\xac", b"\xef\xbc", b"\xef\xbd")
_WORD: Final = re.compile(r"\w{4,40}")


def may_hold(content: bytes | str, sought: Sequence[Quotation]) -> bool:
    """Whether ``content``, a text of any kind, may hold one of the passages; "no" is nearly certain, and quick.

    "Yes" where it is decoded already, where there are many passages, where the words of one are not known or have too
    few letters of ASCII, where the body may spell its letters otherwise (UTF-16, references, escapes, ligatures), and
    where it may lead elsewhere (``<meta http-equiv=refresh>``).
    """
    if isinstance(content, str) or len(sought) > _PASSAGES:
        return True
    if b"refresh" in content[:_HEAD].lower() or b"\0" in content:
        return True
    if any(one in content for one in _OTHER):
        return True
    if any(content.count(one) > len(content) // _DENSE for one in _NUMBERED):
        return True
    lowered = content.lower()
    return any(_may_hold(lowered, quotation.excerpt) for quotation in sought)


def _may_hold(lowered: bytes, excerpt: str) -> bool:
    words = {word for word in _WORD.findall(normalize("NFC", excerpt).lower()) if word.isascii()}
    sought = [word.encode() for word in sorted(words, key=lambda word: (-len(word), word))[:_MOST]]
    if len(sought) < _LEAST:
        return True
    return any(word[:_STEM] in lowered or word[-_STEM:] in lowered for word in sought)
