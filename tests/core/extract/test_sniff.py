"""What a body is, told from its first bytes."""

from pincite.core.extract.sniff import begins_like_html, is_binary
from pincite.core.ports import Body
from tests.rows import each_row


def body(content: bytes | str, charset: str = "") -> Body:
    return Body(content, "https://source.example/", "", charset)


@each_row(
    "content",
    [
        "<!DOCTYPE html><p>x",
        "  \n<html>",
        "<!-- c --><!doctype HTML>",
        "<p>x</p>",
        "<p class=a>x",
        "<br/>",
        "\ufeff<html>",
        b"\xef\xbb\xbf<html>",
        "<html>".encode("utf-16"),
        "<article>x",
        "<?xml version='1.0'?>\n<!DOCTYPE html>",
        '<?xml version="1.0"?><!-- c --><html xmlns="http://www.w3.org/1999/xhtml">',
        "<!--" + "x" * 5000,
    ],
)
def test_documents_of_html_are_known_by_their_beginning(content: bytes | str) -> None:
    assert begins_like_html(body(content))


@each_row(
    "content",
    [
        "",
        "text <p>x</p>",
        "{}",
        "<",
        "< p>",
        "<pq>",
        "<?xml version='1.0'?><rss>",
        "<feed>",
        "a < b",
        "<3 hearts",
        "<!-- c --> text",
        "<https://example.com>",
    ],
)
def test_other_text_is_not_taken_for_html(content: str) -> None:
    assert not begins_like_html(body(content))


@each_row(
    "content",
    [b"%PDF-1.7 words", b"\x89PNG\r\n\x1a\n", b"PK\x03\x04", b"\x00\x01\x02\x03", b"\x1f\x8b\x08", "%PDF-1.7"],
)
def test_binary_formats_are_known(content: bytes | str) -> None:
    assert is_binary(body(content))


@each_row(
    "content",
    [
        b"text",
        b"",
        "\u65e5\u672c\u8a9e".encode("iso2022_jp"),
        "text".encode("utf-16"),
        b"\xff\xfet\x00",
        b"a\x00" + b"b" * 200,
    ],
)
def test_text_is_not_taken_for_binary(content: bytes) -> None:
    assert not is_binary(body(content))


def test_utf_16_without_a_mark_is_text_where_the_transport_says_so() -> None:
    content = "text".encode("utf-16-le")

    assert is_binary(body(content))
    assert not is_binary(body(content, "utf-16le"))
