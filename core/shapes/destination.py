"""What a link of Markdown leads to, an address or the path of a file, and where in the text it is written down.

Syntax: CommonMark 0.31, 6.3. Spaces stand in a destination where a person wrote a file's name as it is.
"""

import re
from typing import Final
from urllib.parse import unquote

from pincite.core.shapes.cited import is_absolute

#: Code points of the longest destination, its title included.
LONGEST: Final = 4_000
_NESTED: Final = 32
_SUFFIX: Final = 10
#: Suffixes of what is cited as a source: with one of these, words with spaces are the name of a file.
DOCUMENTS: Final = (
    *("csv", "doc", "docm", "docx", "dotm", "dotx", "epub", "htm", "html", "json", "markdown", "md", "odt", "pdf"),
    *("rst", "rtf", "text", "txt", "xhtml", "xml"),
)
_FILE: Final = re.compile(r"file:", re.IGNORECASE)
_WEB: Final = re.compile(r"https?://", re.IGNORECASE)
_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]{1,40}:")
#: Where a path of several words begins that stands in prose, and is no prose itself.
_ROOTED: Final = re.compile(r"\.{0,2}[\\/]|[A-Za-z]:[\\/]")
_SEPARATOR: Final = re.compile(r"[\\/]")
#: Escapes that would be another path, or the end of one, without their escape.
_KEPT: Final = re.compile(r"%(?:23|2f|5c|00)", re.IGNORECASE)


def source_of(destination: str) -> str:
    """The address or the path that a link's destination is; empty where it leads to no source of its own."""
    written = destination.strip()
    if is_absolute(written):
        return written
    if (begins := _FILE.match(written)) is not None:
        return written if written[begins.end() :].strip("/") else ""
    if _WEB.match(written):
        # As a browser reads it.
        whole = "%20".join(written.split())
        return whole if is_absolute(whole) else ""
    return _path(written)


def source_named_in(text: str) -> str:
    """The address or path that ``text``, the definition of a label, begins with or is."""
    whole = text.strip()
    if whole.startswith("<") and ">" in whole:
        return source_of(whole[1 : whole.index(">")])
    first = (whole.split(maxsplit=1) or [""])[0]
    if is_absolute(first) or _FILE.match(first):
        return source_of(first)
    if _ROOTED.match(whole) and (path := _path(whole)):
        return path
    return _path(first) if _suffix(first) in DOCUMENTS else ""


def destination_at(text: str, at: int) -> tuple[str, int] | None:
    """The destination that begins at ``at``, behind the bracket, and where its link ends."""
    at = _skip(text, at)
    return _written(text, at) or _spaced(text, at)


def _path(text: str) -> str:
    """``text`` where it is the path of a file: the file has a suffix, as no page of a web site's own need have."""
    path, mark, fragment = text.partition("#")
    suffix = _suffix(path)
    if not suffix or (any(map(str.isspace, path)) and suffix not in DOCUMENTS):
        return ""
    # Two slashes lead to another host.
    if path.startswith(("//", "\\\\")) or (_SCHEME.match(path) or not set('?<>\n"').isdisjoint(path)):
        return ""
    return (path if _KEPT.search(path) else unquote(path)) + mark + fragment


def _suffix(path: str) -> str:
    """The suffix of the file at ``path`` in lower case; empty where there is none."""
    name = _SEPARATOR.split(path.partition("#")[0])[-1]
    stem, _, suffix = name.rpartition(".")
    is_one = stem.strip(". ") and len(suffix) <= _SUFFIX and suffix.isalnum() and not suffix.isdecimal()
    return suffix.lower() if is_one else ""


def _written(text: str, at: int) -> tuple[str, int] | None:
    """A destination as CommonMark has it."""
    if text[at : at + 1] == "<":
        close = text.find(">", at, at + LONGEST)
        if close < 0:
            return None
        return _closed(text, text[at + 1 : close], close + 1)
    end = at
    depth = 0
    for end in range(at, min(len(text), at + LONGEST)):
        char = text[end]
        if char.isspace() or (char == ")" and depth == 0):
            return _closed(text, text[at:end], end)
        depth += (char == "(") - (char == ")")
        if depth > _NESTED:
            return None
    return None


def _spaced(text: str, at: int) -> tuple[str, int] | None:
    """A destination with spaces in it, on one line: no link to CommonMark, and a source to whoever wrote it."""
    depth = 0
    for end in range(at, min(len(text), at + LONGEST)):
        char = text[end]
        if char in "\n[]<>" or depth > _NESTED:
            return None
        if char == ")" and depth == 0:
            source = source_of(_untitled(text[at:end]))
            return (source, end + 1) if source else None
        depth += (char == "(") - (char == ")")
    return None


def _untitled(written: str) -> str:
    """A destination without the title in quotation marks behind it."""
    written = written.rstrip()
    return written[: written.find('"')] if written.endswith('"') and written.count('"') == 2 else written


def _closed(text: str, url: str, at: int) -> tuple[str, int] | None:
    """The end of a link behind its destination, a title included."""
    at = _skip(text, at)
    quote = text[at : at + 1]
    if quote in ('"', "'", "("):
        close = text.find(")" if quote == "(" else quote, at + 1, at + LONGEST)
        if close < 0:
            return None
        at = _skip(text, close + 1)
    return (url, at + 1) if text[at : at + 1] == ")" else None


def _skip(text: str, at: int) -> int:
    """Past a few spaces and at most a line end."""
    end = min(len(text), at + 20)
    while at < end and text[at].isspace():
        at += 1
    return at
