"""A content type says whether a body can hold words at all."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.fetch.media import ContentType, holds_no_words
from tests.rows import each_row


@each_row(
    ("header", "media_type", "charset"),
    [
        ("text/html", "text/html", ""),
        ("Text/HTML; Charset=UTF-8", "text/html", "UTF-8"),
        ('text/html;charset="utf-8"', "text/html", "utf-8"),
        ("text/html; charset='latin1'", "text/html", "latin1"),
        ("text/html; boundary=x; charset=gbk", "text/html", "gbk"),
        ("text/html; charset", "text/html", ""),
        ("text/html;", "text/html", ""),
        (";charset=utf-8", "", "utf-8"),
        ("", "", ""),
        ("html", "", ""),
        ("text/", "", ""),
        ("text/html text/plain", "", ""),
    ],
)
def test_a_content_type_is_read_for_its_media_type_and_charset(header: str, media_type: str, charset: str) -> None:
    assert ContentType.parse(header) == ContentType(media_type, charset)


@each_row(
    "media_type",
    ["image/png", "audio/mpeg", "video/mp4", "font/woff2", "application/gzip", "application/x-7z-compressed"],
)
def test_what_no_extractor_could_read_holds_no_words(media_type: str) -> None:
    assert holds_no_words(media_type)


@each_row(
    "media_type",
    [
        "",
        "text/html",
        "text/plain",
        "text/markdown",
        "application/json",
        "application/ld+json",
        "application/xhtml+xml",
        "application/pdf",
        "application/octet-stream",
        "application/zip",
        "application/x-zip-compressed",
        "application/epub+zip",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "image/svg+xml",
    ],
)
def test_what_an_extractor_might_read_is_let_through(media_type: str) -> None:
    assert not holds_no_words(media_type)


@each_row(("path", "empty"), [("/sitemap.xml.gz", False), ("/MAP.TXT.GZ", False), ("/data.tar.gz", True)])
def test_a_packed_list_of_addresses_is_let_through_by_its_name(path: str, empty: bool) -> None:
    assert holds_no_words("application/gzip", path) is empty
    assert holds_no_words("application/x-gzip", path) is empty


@given(st.text())
def test_any_header_is_read(header: str) -> None:
    assert isinstance(ContentType.parse(header), ContentType)
