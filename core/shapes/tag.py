"""A tag of HTML in running text: what stands in it is no prose, and ``<a href="...">`` is a link.

Syntax: CommonMark 0.31, 6.6 (raw HTML), as far as a tag has attributes.
"""

import html
import re
from dataclasses import dataclass
from typing import Final

from pincite.core.shapes.destination import source_of
from pincite.core.text.span import Span

#: Begins what may be a tag with attributes.
OPENING: Final = r"<(?=[A-Za-z][A-Za-z0-9]{0,20}\s[^<>]{0,2000}>)"
_TAG: Final = re.compile(r"<(?P<name>[A-Za-z][A-Za-z0-9]{0,20})\s(?P<attributes>[^<>]{0,2000})>")
_HREF: Final = re.compile(r"(?<![\w-])href\s{0,9}=\s{0,9}(?:\"([^\"]*)\"|'([^']*)'|([^\s\"']+))", re.IGNORECASE)
_END: Final = re.compile(r"</a\s{0,9}>", re.IGNORECASE)
#: Code points of the longest text of a link.
_TEXT: Final = 1_000


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag; where it begins a link, what that leads to and where its closing tag stands."""

    span: Span
    url: str = ""
    closing: Span | None = None


def tag_at(text: str, at: int) -> Tag | None:
    """The tag with attributes that begins at ``at``; None where there is none."""
    found = _TAG.match(text, at)
    if found is None or "=" not in found["attributes"]:
        return None
    tag = Span(at, found.end())
    href = _HREF.search(found["attributes"]) if found["name"].lower() == "a" else None
    url = source_of(html.unescape(href[1] or href[2] or href[3] or "")) if href else ""
    end = _END.search(text, tag.end, tag.end + _TEXT) if url else None
    return Tag(tag, url, Span(end.start(), end.end())) if end else Tag(tag)
