"""A body that nobody reads is called what it is, whatever a server calls it, and what is read is said."""

import zipfile

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.extract import Registry, extract
from pincite.core.extract.registry import BUILT_IN
from pincite.core.extract.unread import READ, kind_of
from pincite.core.models import Reason
from pincite.core.ports import Body, Unreadable
from tests.core.extract.test_registry import WITH_OTHERS
from tests.core.extract.zipped import zipped
from tests.rows import each_row

AT = "https://source.example/"
WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
ALONE = Registry(lambda: ())
WHAT_IS = "formats that are: HTML, text, Markdown, JSON, XML, PDF, DOCX and EPUB"
OLD = bytes.fromhex("D0CF11E0A1B11AE1") + bytes(600)
#: Its first member says what it is, and is stored as it is (OpenDocument 1.3, part 2, 3.3).
ODT = zipped({"mimetype": "application/vnd.oasis.opendocument.text", "content.xml": "<a/>"}, zipfile.ZIP_STORED)
XLSX = zipped({"[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<book/>"})
PPTX = zipped({"[Content_Types].xml": "<Types/>", "ppt/presentation.xml": "<show/>"})


def why(content: bytes | str, name: str = "page", media_type: str = "", registry: Registry = ALONE) -> str:
    found = extract(Body(content, AT + name, media_type), registry=registry)
    assert isinstance(found, Unreadable)
    assert found.reason is Reason.UNSUPPORTED_TYPE
    return found.detail


@each_row("media_type", ["", "application/octet-stream", "application/zip", "text/plain", WORD])
@each_row(
    ("content", "kind"),
    [
        (ODT, "an OpenDocument text (.odt)"),
        (XLSX, "an Excel workbook (.xlsx)"),
        (PPTX, "a PowerPoint presentation (.pptx)"),
        (OLD + "WordDocument".encode("utf-16-le"), "a document of Word's format before 2007 (.doc)"),
        (OLD, "a document of Office's formats before 2007 (.doc, .xls, .ppt)"),
    ],
    ids=["odt", "xlsx", "pptx", "doc", "an old one"],
)
def test_a_document_is_called_what_it_is_whatever_a_server_calls_it(content: bytes, kind: str, media_type: str) -> None:
    assert why(content, media_type=media_type) == f"{kind} is not read; {WHAT_IS}"


@each_row(
    ("name", "media_type", "content", "kind"),
    [
        ("a.txt", "text/plain", b"{\\rtf1\\ansi The tide rose.}", "an RTF document (.rtf)"),
        ("a.txt", "", b"\x89PNG\r\n\x1a\n" + bytes(50), "a picture"),
        ("a.odt", "", zipped({"mimetype": "application/vnd.oasis.opendocument.text"}), "an OpenDocument text (.odt)"),
        ("a.odp", "", b"PK\x03\x04", "an OpenDocument presentation (.odp)"),
        ("a.DOC?download=1", "", OLD, "a document of Word's format before 2007 (.doc)"),
        ("a", "application/vnd.oasis.opendocument.text", b"PK\x03\x04", "an OpenDocument text (.odt)"),
        ("a.zip", "", b"PK\x03\x04", "an archive"),
        ("a", "video/mp4", b"\x00\x00\x00\x18ftyp", "a sound or a film"),
        ("a", "", b"\x00\x01\x02\x03" * 9, "binary data of no format that is known here"),
        ("a.odt", "application/x-other", b"words", "the type application/x-other"),
        ("a", "application/<b>", b"words", "a type that is no media type"),
        ("a", "text/plain", b"w\x00o\x00", "what calls itself text/plain and has bytes that no text has"),
        ("a", "application/ld+json", b"{\x00", "what calls itself application/ld+json and has bytes that no text has"),
    ],
)
def test_the_bytes_tell_and_where_they_do_not_the_type_or_the_name_does(
    name: str, media_type: str, content: bytes, kind: str
) -> None:
    assert why(content, name, media_type) == f"{kind} is not read; {WHAT_IS}"


def test_every_built_in_format_is_among_those_that_are_read_and_so_are_those_of_others() -> None:
    assert set(READ) == set(BUILT_IN)
    assert why(ODT, registry=WITH_OTHERS).endswith("DOCX, EPUB, ps and failing")


def test_a_document_in_characters_is_asked_for_in_bytes() -> None:
    assert "hand over its bytes" in why("PK\x03\x04word/", media_type=WORD)


@given(st.binary(max_size=200), st.text(max_size=40), st.text(max_size=40))
def test_anything_at_all_is_called_something_or_nothing(content: bytes, name: str, media_type: str) -> None:
    assert kind_of(Body(content, name, media_type)).isprintable()
