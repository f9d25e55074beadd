"""The names of WordprocessingML, in both of its dialects, under the prefixes that its texts use."""

from collections.abc import Mapping, Sequence
from typing import Final

#: Transitional (as Word writes) and strict (ISO/IEC 29500-1 and -4).
_SPACES: Final[Mapping[str, Sequence[str]]] = {
    "w": (
        "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
        "http://purl.oclc.org/ooxml/wordprocessingml/main",
    ),
    "m": (
        "http://schemas.openxmlformats.org/officeDocument/2006/math",
        "http://purl.oclc.org/ooxml/officeDocument/math",
    ),
    "a": (
        "http://schemas.openxmlformats.org/drawingml/2006/main",
        "http://purl.oclc.org/ooxml/drawingml/main",
    ),
    "wp": (
        "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing",
        "http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing",
    ),
    "mc": ["http://schemas.openxmlformats.org/markup-compatibility/2006"],
}
_PREFIXES: Final = {space: prefix for prefix, spaces in _SPACES.items() for space in spaces}

#: ``xml:space``; it has its namespace by definition.
SPACE: Final = "http://www.w3.org/XML/1998/namespace space"


def short(name: str) -> str:
    """``namespace local`` as ``prefix:local``; empty where the namespace is none that text stands in."""
    space, _, local = name.rpartition(" ")
    prefix = _PREFIXES.get(space)
    return f"{prefix}:{local}" if prefix else ""


def value(attrs: Mapping[str, str], local: str = "val") -> str:
    """The attribute ``local`` of an element's own namespace, or empty."""
    for prefix in ("w", "m"):
        for space in _SPACES[prefix]:
            if (found := attrs.get(f"{space} {local}")) is not None:
                return found
    return ""


def is_on(attrs: Mapping[str, str]) -> bool:
    """Whether an on/off property (17.17.4) is on: it is where nothing else is said."""
    return value(attrs).lower() not in ("0", "false", "off")
