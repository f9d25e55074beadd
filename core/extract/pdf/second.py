"""What pypdf reads: another maker's eyes, asked before anything is said to have changed."""

import contextlib
import io
import re
import time
from collections import Counter
from importlib import import_module
from pkgutil import walk_packages
from typing import Final

import pypdf
from pypdf import PdfReader
from pypdf.errors import PyPdfError

from pincite.core.extract.pdf.faults import Fault, FaultError
from pincite.core.extract.pdf.furniture import NUMBER
from pincite.core.extract.pdf.limits import MAX_PAGES, MAX_TEXT, SECONDS
from pincite.core.text.canonical import clean

#: Lines at either end of a page that may be furniture.
_EDGE: Final = 2
_DIGITS = re.compile(r"\d+")
# It loads parts of itself when it meets what they are for; in the worker no file can be opened by then.
for _part in walk_packages(pypdf.__path__, "pypdf."):
    with contextlib.suppress(ImportError):
        import_module(_part.name)

#: A ligature that only its glyph's name tells, which pypdf writes as it is (Adobe Glyph List, 2).
_LIGATURE = re.compile("/(f(?:_[bfhijklt])+|T_h)")
_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


def found(data: bytes) -> dict[str, object]:
    """The fields of the worker's answer. Raises ``FaultError`` for a document without words."""
    reader = _opened(data)
    pages: list[list[str]] = []
    unread: list[int] = []
    length = 0
    ends = time.monotonic() + SECONDS
    cut = len(reader.pages) > MAX_PAGES
    for number in range(min(len(reader.pages), MAX_PAGES)):
        if length >= MAX_TEXT or time.monotonic() > ends:
            cut = True
            break
        try:
            text = clean(_spelled(_CONTROLS.sub("", reader.pages[number].extract_text()[: MAX_TEXT - length])))
        except MemoryError:
            raise
        except Exception:
            # One page's fault is no other's.
            text = ""
        lines = [line for line in map(str.strip, text.splitlines()) if line]
        length += len(text)
        pages.append(lines)
        if not lines:
            unread.append(number + 1)
    if not any(pages):
        raise FaultError(Fault.NO_TEXT)
    return {**_running(pages), "unread": unread, "cut": cut}


def _opened(data: bytes) -> PdfReader:
    try:
        reader = PdfReader(io.BytesIO(data))
        if reader.is_encrypted and not reader.decrypt(""):
            raise FaultError(Fault.ENCRYPTED)
        if not len(reader.pages):
            raise FaultError(Fault.EMPTY)
    except (PyPdfError, NotImplementedError) as error:
        raise FaultError(Fault.DAMAGED) from error
    return reader


def _spelled(text: str) -> str:
    """The text with its ligatures in letters; accents stay beside them, as whoever copied such a text has them."""
    return _LIGATURE.sub(lambda found: found[1].replace("_", ""), text)


def _running(pages: list[list[str]]) -> dict[str, object]:
    """The pages as one text, what they repeat at their ends after it."""
    patterns = Counter(pattern for lines in pages for pattern in {_pattern(line) for line in _ends(lines)})
    repeated: dict[str, int] = {}
    pieces: list[str] = []
    divisions: list[tuple[int, int]] = []
    length = 0
    for number, lines in enumerate(pages, 1):
        first, last = 0, len(lines)
        while first < min(_EDGE, last - 1) and _is_furniture(lines[first], patterns):
            first += 1
        while last > max(first + 1, len(lines) - _EDGE) and _is_furniture(lines[last - 1], patterns):
            last -= 1
        for line in (*lines[:first], *lines[last:]):
            repeated.setdefault(line, number)
        if first < last:
            divisions.append((length, number))
            piece = "\n".join(lines[first:last]) + "\n"
            pieces.append(piece)
            length += len(piece)
    blocks: list[int] = []
    chrome: list[tuple[int, int]] = []
    for line, number in repeated.items():
        # The line feed before it parts it from what it is not.
        blocks.append(length - 1)
        divisions.append((length, number))
        chrome.append((length, length + len(line)))
        pieces.append(line + "\n")
        length += len(line) + 1
    return {"text": "".join(pieces), "blocks": blocks, "divisions": divisions, "chrome": chrome}


def _ends(lines: list[str]) -> list[str]:
    return [*lines[:_EDGE], *lines[-_EDGE:]]


def _is_furniture(line: str, patterns: Counter[str]) -> bool:
    return NUMBER.fullmatch(line) is not None or patterns[_pattern(line)] > 1


def _pattern(line: str) -> str:
    return _DIGITS.sub("#", line)
