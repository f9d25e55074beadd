"""A body that no extractor reads is called what it is, beside the formats that are read."""

import os
import re
from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import urlsplit

from pincite.core.extract.sniff import is_binary
from pincite.core.models import Reason
from pincite.core.ports import Body, Unreadable

#: The built-in formats as people call them, those of the web first.
READ: Final[Mapping[str, str]] = {
    "html": "HTML",
    "plain": "text",
    "markdown": "Markdown",
    "json": "JSON",
    "xml": "XML",
    "pdf": "PDF",
    "docx": "DOCX",
    "epub": "EPUB",
}

_OPEN: Final = "application/vnd.oasis.opendocument."
_OFFICE: Final = "application/vnd.openxmlformats-officedocument."
_PICTURE, _RECORDING, _ARCHIVE = "a picture", "a sound or a film", "an archive"
_OLD_OFFICE: Final = "a document of Office's formats before 2007 (.doc, .xls, .ppt)"
#: By suffix.
_NAMED: Final[Mapping[str, str]] = {
    ".doc": "a document of Word's format before 2007 (.doc)",
    ".xls": "a workbook of Excel's format before 2007 (.xls)",
    ".ppt": "a presentation of PowerPoint's format before 2007 (.ppt)",
    ".xlsx": "an Excel workbook (.xlsx)",
    ".pptx": "a PowerPoint presentation (.pptx)",
    ".odt": "an OpenDocument text (.odt)",
    ".ods": "an OpenDocument spreadsheet (.ods)",
    ".odp": "an OpenDocument presentation (.odp)",
    ".rtf": "an RTF document (.rtf)",
    ".ps": "a PostScript document (.ps)",
    ".mobi": "a Kindle book (.mobi)",
    ".pages": "a Pages document (.pages)",
}
_TYPES: Final[Mapping[str, str]] = {
    "application/msword": ".doc",
    "application/vnd.ms-excel": ".xls",
    "application/vnd.ms-powerpoint": ".ppt",
    f"{_OFFICE}spreadsheetml.sheet": ".xlsx",
    f"{_OFFICE}presentationml.presentation": ".pptx",
    f"{_OPEN}text": ".odt",
    f"{_OPEN}spreadsheet": ".ods",
    f"{_OPEN}presentation": ".odp",
    "application/rtf": ".rtf",
    "text/rtf": ".rtf",
    "application/postscript": ".ps",
    "application/x-mobipocket-ebook": ".mobi",
}
#: How a file begins, and what it is by that alone.
_BEGINNINGS: Final[tuple[tuple[bytes, str], ...]] = (
    (b"{\\rtf", _NAMED[".rtf"]),
    (b"%!PS-Adobe-", _NAMED[".ps"]),
    (b"\x89PNG\r\n\x1a\n", _PICTURE),
    (b"\xff\xd8\xff", _PICTURE),
    (b"GIF8", _PICTURE),
    (b"II*\x00", _PICTURE),
    (b"MM\x00*", _PICTURE),
    (b"OggS", _RECORDING),
    (b"ID3", _RECORDING),
    (b"\x1aE\xdf\xa3", _RECORDING),
    (b"MZ", "a program"),
    (b"\x7fELF", "a program"),
    (b"SQLite format 3\x00", "a database (SQLite)"),
    (b"\x1f\x8b", _ARCHIVE),
    (b"Rar!", _ARCHIVE),
    (b"7z\xbc\xaf", _ARCHIVE),
    (b"BZh", _ARCHIVE),
    (b"\xfd7zXZ\x00", _ARCHIVE),
)
_FAMILIES: Final[Mapping[str, str]] = {
    "image": _PICTURE,
    "audio": _RECORDING,
    "video": _RECORDING,
    "font": "a font",
}
#: What a zip file or a compound file ([MS-CFB]) holds where it is one of these.
_ZIP, _COMPOUND = b"PK", bytes.fromhex("D0CF11E0A1B11AE1")
_PARTS: Final[Mapping[bytes, tuple[tuple[bytes, str], ...]]] = {
    _ZIP: (
        (f"mimetype{_OPEN}text".encode(), ".odt"),
        (f"mimetype{_OPEN}spreadsheet".encode(), ".ods"),
        (f"mimetype{_OPEN}presentation".encode(), ".odp"),
        (b"xl/workbook", ".xlsx"),
        (b"ppt/presentation", ".pptx"),
    ),
    _COMPOUND: (
        ("WordDocument".encode("utf-16-le"), ".doc"),
        ("Workbook".encode("utf-16-le"), ".xls"),
        ("PowerPoint Document".encode("utf-16-le"), ".ppt"),
    ),
}
_TYPE: Final = re.compile(r"[a-z0-9!#$&^_.+-]{1,60}/[a-z0-9!#$&^_.+-]{1,80}")


def unread(body: Body, others: Iterable[str] = ()) -> Unreadable:
    """Why ``body`` has no words, where no extractor reads it; ``others`` are the formats that are read besides ours."""
    *formats, last = (*READ.values(), *others)
    called = kind_of(body) or _of_type(body)
    return Unreadable(
        Reason.UNSUPPORTED_TYPE, f"{called} is not read; formats that are: {', '.join(formats)} and {last}"
    )


def kind_of(body: Body) -> str:
    """What a body is, as a person calls it, by its bytes, its type or its name; empty where none of them tells."""
    content = body.content if isinstance(body.content, bytes) else b""
    for beginning, kind in _BEGINNINGS:
        if content.startswith(beginning):
            return kind
    suffix = _within(content) or _TYPES.get(body.media_type, "") or _suffix(body)
    if suffix in _NAMED:
        return _NAMED[suffix]
    if content.startswith(_COMPOUND):
        return _OLD_OFFICE
    return _ARCHIVE if content.startswith(_ZIP) else _FAMILIES.get(body.media_type.partition("/")[0], "")


def _within(content: bytes) -> str:
    for beginning, parts in _PARTS.items():
        if content.startswith(beginning):
            return next((suffix for part, suffix in parts if part in content), "")
    return ""


def _suffix(body: Body) -> str:
    """The suffix of the address, where the bytes could be what it says: text has many names."""
    if not is_binary(body):
        return ""
    try:
        return os.path.splitext(urlsplit(body.url).path)[1].lower()
    except ValueError:
        return ""


def _of_type(body: Body) -> str:
    if _TYPE.fullmatch(body.media_type):
        # Text of a kind that is read, such as UTF-16 of which nothing says so.
        is_called_text = body.media_type.startswith("text/") or body.media_type.endswith(("json", "xml"))
        if is_called_text and is_binary(body):
            return f"what calls itself {body.media_type} and has bytes that no text has"
        return f"the type {body.media_type}"
    return "binary data of no format that is known here" if is_binary(body) else "a type that is no media type"
