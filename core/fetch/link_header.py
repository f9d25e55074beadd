"""The links that a server states, in a header (RFC 8288) or in a list (RFC 6690), are read in one pass."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

#: Code points of one address; a longer one is no link.
MAX_ADDRESS: Final = 9_000
#: Code points of a header that are looked at, and links of it.
MOST: Final = 8_000
MOST_LINKS: Final = 100
#: Parameters of one link that are read.
_PARAMETERS: Final = 20

_PARAMETER: Final = re.compile(
    r'\s{0,80};\s{0,80}([A-Za-z][A-Za-z-]{0,30})\*?\s{0,8}=\s{0,8}(?:"([^"<>]{0,2000})"|([^\s";,<>]{0,2000}))'
)


@dataclass(frozen=True, slots=True)
class Link:
    """One link: where it leads, and its parameters by lower-case name (the first of a name counts)."""

    target: str
    parameters: dict[str, str]

    @property
    def relations(self) -> frozenset[str]:
        """What the target is to the page, in lower case."""
        return frozenset(self.parameters.get("rel", "").lower().split())


def links(text: str) -> Iterator[Link]:
    """Every link of ``text``, in order. What is no link is passed over; linear in the length of the text."""
    at = 0
    while (start := text.find("<", at)) >= 0:
        end = text.find(">", start + 1)
        if end < 0:
            return
        at = end + 1
        # An address holds no angle bracket: the last one before its end is where it begins.
        start = text.rfind("<", start, end)
        if end - start - 1 > MAX_ADDRESS:
            continue
        parameters: dict[str, str] = {}
        for _ in range(_PARAMETERS):
            found = _PARAMETER.match(text, at)
            if found is None:
                break
            parameters.setdefault(found[1].lower(), found[2] if found[2] is not None else found[3])
            at = found.end()
        yield Link(text[start + 1 : end].strip(), parameters)


def targets(header: str, relation: str) -> tuple[str, ...]:
    """The targets, as written, that the ``Link`` header gives for ``relation`` (lower-case).

    A link with an ``anchor`` is about another document and left out.
    """
    stated = (link for link in links(header[:MOST]) if relation in link.relations and "anchor" not in link.parameters)
    return tuple(link.target for link in islice(stated, MOST_LINKS))
