"""Whether a body that is too large to be read cheaply can hold a passage at all, by the words in its bytes."""

import re
from collections.abc import Iterable
from typing import Final

from pincite.core.anchor import Quotation

#: Words of a passage that are looked for, the longest first.
_MOST: Final = 8
#: Of fewer words nothing is concluded: a page may write one of them letter by letter.
_LEAST: Final = 3
#: The share of them that a body must hold, however its markup parts and spells the others.
_SHARE: Final = 0.25
_HEAD: Final = 20_000
#: Words that are the same bytes in every charset but UTF-16.
_WORD: Final = re.compile(r"[A-Za-z0-9]{4,40}", re.ASCII)


def may_hold(content: bytes | str, sought: Iterable[Quotation]) -> bool:
    """Whether ``content``, a text of any kind, may hold one of the passages; "no" is nearly certain, and quick.

    "Yes" where it is decoded already, where the words of a passage are not known or have too few letters of ASCII,
    where the bytes may be UTF-16, and where the body may lead elsewhere (``<meta http-equiv=refresh>``).
    """
    if isinstance(content, str):
        return True
    head = content[:_HEAD].lower()
    if b"\0" in head or b"refresh" in head:
        return True
    lowered = content.lower()
    return any(_may_hold(lowered, quotation.excerpt) for quotation in sought)


def _may_hold(lowered: bytes, excerpt: str) -> bool:
    words = sorted(set(_WORD.findall(excerpt.lower())), key=lambda word: (-len(word), word))[:_MOST]
    if len(words) < _LEAST:
        return True
    wanted = max(1, round(_SHARE * len(words)))
    for word in words:
        wanted -= word.encode() in lowered
        if not wanted:
            return True
    return False
