"""A citation of a local file is read as a path in one way, and every spelling with two meanings is refused.

``file:`` URLs (RFC 8089) and plain paths, of the system that runs this and of no other.
"""

import os
import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote

from pincite.core.fetch.url import BadURL, same_document_key

#: Code points of the longest path that is looked at.
MAX_LENGTH: Final = 4_000

_FILE: Final = re.compile(r"file:", re.IGNORECASE)
_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")
_DRIVE: Final = re.compile(r"[A-Za-z]:[\\/]")
_LOCAL: Final = ("", "localhost")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
#: An escaped separator would part the path anew after it was read.
_ESCAPED: Final = re.compile(r"%(?:2f|5c|00)", re.IGNORECASE)
#: Names that Windows gives to devices in every folder, whatever suffix follows.
_DEVICE: Final = re.compile(r"(?:con|prn|aux|nul|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])(?:[ .].*)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class CitedPath:
    """A path as it was cited; ``relative`` is one without a folder to start from."""

    text: str
    relative: bool


def parse_path(url: str, *, windows: bool = os.name == "nt") -> CitedPath | BadURL | None:
    """The path that ``url`` is or (``file:``) holds, why it cannot be one here, or None for a URL of another kind.

    The fragment is none of it: a ``#`` in a file's name is written ``%23`` in a ``file:`` URL.
    """
    text = same_document_key(url).strip()
    scheme = _FILE.match(text)
    if scheme is not None:
        return _of_url(text[scheme.end() :], windows=windows)
    # Two slashes lead to another host, in a URL as on Windows.
    if not text or text.startswith(("//", "\\\\")) or (_SCHEME.match(text) and not _DRIVE.match(text)):
        return None
    return _checked(text, windows=windows)


def spellings(path: CitedPath, *, windows: bool = os.name == "nt") -> tuple[str, ...]:
    """What ``path`` may mean, the first first: as it is written, and as a relative URL, its escapes undone."""
    written = (path.text,)
    if not path.relative or "%" not in path.text or _ESCAPED.search(path.text):
        return written
    try:
        text = unquote(path.text, errors="strict")
    except UnicodeDecodeError:
        return written
    undone = _checked(text, windows=windows)
    if text == path.text or not isinstance(undone, CitedPath) or not undone.relative:
        return written
    return (*written, undone.text)


def _of_url(rest: str, *, windows: bool) -> CitedPath | BadURL:
    if "?" in rest:
        return BadURL("The file: URL has a query; a question mark in a file's name is written %3F.")
    if _ESCAPED.search(rest):
        return BadURL("The file: URL holds an escaped slash, backslash or NUL.")
    path = rest
    if rest.startswith("//"):
        host, slash, path = rest[2:].partition("/")
        if host.lower() not in _LOCAL:
            return BadURL("The file: URL names another host; files are read from this machine only.")
        path = slash + path
    if path.startswith("//") or not path.startswith("/"):
        # "file:C:/x" is the one form without a slash that RFC 8089 knows (its appendix E.2).
        if not _DRIVE.match(path):
            return BadURL("The file: URL holds no absolute path.")
    elif _DRIVE.match(path, 1):
        path = path[1:]
    try:
        text = unquote(path, errors="strict")
    except UnicodeDecodeError:
        return BadURL("The file: URL holds percent escapes that are no UTF-8.")
    return _checked(text, windows=windows)


def _checked(text: str, *, windows: bool) -> CitedPath | BadURL:
    if len(text) > MAX_LENGTH:
        return BadURL(f"The path has {len(text)} characters; at most {MAX_LENGTH} are read.")
    if _CONTROL.search(text):
        return BadURL("The path holds a control character or half a surrogate pair.")
    drive = bool(_DRIVE.match(text))
    if drive and not windows:
        return BadURL("The path is one of Windows, and this machine has no drives.")
    if windows and (fault := _fault_on_windows(text[2:] if drive else text, drive=drive)):
        return BadURL(fault)
    return CitedPath(text, relative=not (drive if windows else text.startswith("/")))


def _fault_on_windows(path: str, *, drive: bool) -> str:
    """Why Windows would read ``path`` as something other than a file of that name; empty when it would not."""
    if ":" in path:
        return "The path names a stream of a file, or a drive without a folder."
    if path.startswith(("/", "\\")) and not drive:
        return "The path begins at the top of a drive and names none."
    for name in re.split(r"[\\/]", path):
        if _DEVICE.fullmatch(name) or (name not in (".", "..") and name.endswith((".", " "))):
            return "The path names a device, or a name in it ends in a dot or a space, which Windows drops."
    return ""
