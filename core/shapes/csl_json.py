"""CSL-JSON: an item whose ``note`` or ``annote`` holds a quotation, and whose ``URL`` or ``DOI`` says of what.

Field names: the CSL-JSON schema. It forbids unknown keys and offers ``custom`` for them, so the stamp stands there.
"""

import re
from typing import Final
from urllib.parse import quote

from pincite.core.models import Reason
from pincite.core.shapes.cited import STAMP_KEY, Cited, Path, Read, each, is_object, refusal, shown, view
from pincite.core.shapes.fields import ABSENT, decoded_once, field, kind_of, string
from pincite.core.shapes.quoted import quoted

NAME: Final = "csl_json"

_NOTES: Final = ("note", "annote")
#: One of these tells a bibliographic item from anything else that has a URL.
_ITEM: Final = ("type", "title", "id", "citation-key", "author", "issued")
#: The extra-field syntax of Zotero's notes: a name, a colon, and the rest of the line.
_FIELD = re.compile(r"^[ \t]*(?:quote|quotation)[ \t]*:(.*)$", re.IGNORECASE | re.MULTILINE)
_DOI_PREFIX = re.compile(r"^(?:https?://(?:dx\.)?doi\.org/|doi:)", re.IGNORECASE)


def read(value: object, at: Path) -> Read | None:
    """The item, or the items of a library that was exported as an object."""
    if field(value, "url") is not ABSENT:
        return None
    return _one(value, at) or each(NAME, field(value, "items"), (*at, "items"), _one)


def _one(value: object, at: Path) -> Read | None:
    """One item: one citation, for there is one place for its stamp."""
    if all(field(value, name) is ABSENT for name in _ITEM):
        return None
    url = _url(value)
    words, more = _quotation(value)
    # Without an address, a kind, an identifier and a quotation together are what no other form has.
    if not url and not (words and string(value, "type") and field(value, "id") is not ABSENT):
        return None
    left_out = (f"{shown(at)}: {more} further quotations in one item",) if more else ()
    return Read(NAME, (_cited(value, at, url, words),), left_out)


def _cited(item: object, at: Path, url: str, words: str) -> Cited:
    if not url:
        return refusal(item, "no url: the item has neither URL nor DOI")
    custom = decoded_once(field(item, "custom"))
    if custom is not ABSENT and custom is not None and not is_object(custom):
        note = f"the item's custom is {kind_of(custom)}, not an object"
        return refusal(item, note, url=url, reason=Reason.MALFORMED_CITATION)
    return view(
        url=url,
        words=words,
        stamp=field(custom, STAMP_KEY),
        at=(*at, "custom", STAMP_KEY),
        source=item,
        notes=() if words else ("neither note nor annote quotes words",),
    )


def _url(item: object) -> str:
    url, doi = string(item, "URL").strip(), _DOI_PREFIX.sub("", string(item, "DOI").strip())
    if url or not doi:
        return url
    return "https://doi.org/" + quote(doi, safe="/:;().,_-~", errors="replace")


def _quotation(item: object) -> tuple[str, int]:
    """The words after ``quote:``, else the first in quotation marks; and how many further quotations there are."""
    texts = [string(item, name) for name in _NOTES]
    named = [words for text in texts for match in _FIELD.finditer(text) if (words := match[1].strip())]
    if named:
        first = quoted(named[0])
        whole = len(first) == 1 and len(first[0].words) >= len(named[0]) - 2
        return (first[0].words if whole else named[0]), len(named) - 1
    marked = [one.words for text in texts for one in quoted(text)]
    return (marked[0], len(marked) - 1) if marked else ("", 0)
