"""Lines that say of themselves what they hold: a heading, "Source: ...", "Quote: ..."."""

import re
from typing import Final

from pincite.core.shapes.comments import uncommented
from pincite.core.shapes.quoted import quoted

_HEADING: Final = re.compile(r"[ \t]{0,3}#{1,6}[ \t]")
#: What may stand before the words of a line: the marker of a list item, and emphasis.
_MARKER: Final = re.compile(r"[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?[*_]{0,3}")
_SOURCE: Final = re.compile(
    r"(?:\((?=[^\n]*\)\s*$))?(?:(?:source|via|link|url|quelle|fundstelle|fuente|enlace|fonte|lien|r\u00e9f\u00e9rence|reference)"
    r"[ \t\u00a0]?[*_]{0,3}:|[\u2013-\u2015]|--)",
    re.IGNORECASE,
)
_QUOTE: Final = re.compile(
    r"(?:(?:exact|direct|key|verbatim|relevant|supporting)[ \t])?"
    r"(?:quote|quotation|excerpt|passage|text|evidence|zitat|wortlaut|auszug|textstelle|cita|cita textual|extracto"
    r"|fragmento|cita\u00e7\u00e3o|trecho|citation|extrait)[ \t\u00a0]?[*_]{0,3}:[*_ \t]*",
    re.IGNORECASE,
)
_CLAIM: Final = re.compile(
    r"(?:claim|statement|finding|behauptung|aussage|afirmaci\u00f3n|afirma\u00e7\u00e3o|affirmation)"
    r"(?:[ \t]\d{1,3})?[ \t]?:[ \t]*",
    re.IGNORECASE,
)
_DASHES: Final = ("-", "\u2013", "\u2014", "\u2015")
_SIGNS: Final = " \t\r\n*_.,;"


def is_heading(text: str) -> bool:
    """Whether a block is a heading, as the sign before it says."""
    return _HEADING.match(text) is not None


def names_source(text: str) -> bool:
    """Whether a block begins with a dash or with a word for where something is from."""
    return _SOURCE.match(text, _begin(text)) is not None


def begins_with_dash(text: str) -> bool:
    """Whether a block begins with a dash, as the name of a source does, and an item of some lists."""
    return text[_begin(text) : _begin(text) + 1] in _DASHES


def is_quotation(text: str) -> bool:
    """Whether a block is a quotation, with no other words than those which say that it is one."""
    begin = _begin(text)
    label = _QUOTE.match(text, begin)
    words = uncommented(text[label.end() if label else begin :]).strip(_SIGNS)
    found = quoted(words)
    return len(found) == 1 and found[0].span == (0, len(words))


def says_quotation(text: str) -> bool:
    """Whether a block begins with a word that says that a quotation follows."""
    return _QUOTE.match(text, _begin(text)) is not None


def unlabelled(claim: str) -> str:
    """``claim`` without a word before it that says that it is one."""
    label = _CLAIM.match(claim)
    return claim[label.end() :] if label else claim


def _begin(text: str) -> int:
    marker = _MARKER.match(text)
    return marker.end() if marker else 0
