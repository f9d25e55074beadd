"""Bytes become text as a browser reads them, and valid UTF-8 is never read as anything else."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.extract.charset import decode, whole
from pincite.core.extract.labels import codec_for
from pincite.core.models import Reason
from pincite.core.ports import Body
from tests.rows import each_row

URL = "https://source.example/page"


def text_of(content: bytes | str, charset: str = "", *, declared: bool = True) -> str:
    decoded = decode(Body(content, URL, "text/html", charset), declared=declared)
    assert not isinstance(decoded, Reason)
    return decoded[0]


def notes_of(content: bytes | str, charset: str = "") -> tuple[str, ...]:
    decoded = decode(Body(content, URL, "text/html", charset))
    assert not isinstance(decoded, Reason)
    return decoded[1]


@each_row(
    ("content", "charset", "text"),
    [
        ("caf\u00e9".encode(), "", "caf\u00e9"),
        ("caf\u00e9".encode("latin-1"), "", "caf\u00e9"),
        (b"\x93quoted\x94 \x80", "iso-8859-1", "\u201cquoted\u201d \u20ac"),
        (b"\x93quoted\x94", "us-ascii", "\u201cquoted\u201d"),
        (b"\x81", "latin1", "\x81"),
        ("\u4e2d\u6587\u9f98".encode("gb18030"), "gb2312", "\u4e2d\u6587\u9f98"),
        ("\u20ac\u4e02".encode("gb18030"), "GBK", "\u20ac\u4e02"),
        ("\u65e5\u672c\u8a9e\u2460".encode("cp932"), "Shift_JIS", "\u65e5\u672c\u8a9e\u2460"),
        ("\u65e5\u672c\u8a9e".encode("euc_jp"), "euc-jp", "\u65e5\u672c\u8a9e"),
        ("\u65e5\u672c\u8a9e".encode("iso2022_jp"), "iso-2022-jp", "\u65e5\u672c\u8a9e"),
        ("\ud55c\uad6d\uc5b4\ub614".encode("cp949"), "euc-kr", "\ud55c\uad6d\uc5b4\ub614"),
        ("\u7e41\u9ad4".encode("big5"), "big5", "\u7e41\u9ad4"),
        ("\u041f\u0440\u0438\u0432\u0435\u0442".encode("koi8-r"), "koi8-r", "\u041f\u0440\u0438\u0432\u0435\u0442"),
        (
            "\u041f\u0440\u0438\u0432\u0435\u0442".encode("cp1251"),
            "windows-1251",
            "\u041f\u0440\u0438\u0432\u0435\u0442",
        ),
        ("\u0130stanbul".encode("cp1254"), "iso-8859-9", "\u0130stanbul"),
        ("\u0e44\u0e17\u0e22".encode("cp874"), "tis-620", "\u0e44\u0e17\u0e22"),
        ("text".encode("utf-16-le"), "utf-16", "text"),
        ("text".encode("utf-16-be"), "utf-16be", "text"),
        (b"\xef\xbb\xbfcaf\xc3\xa9", "latin1", "caf\u00e9"),
        (b"\xff\xfet\x00", "utf-8", "t"),
        (b"\xfe\xff\x00t", "", "t"),
        (b"plain", "no-such-charset", "plain"),
        (b"na\xefve", "no-such-charset", "na\u00efve"),
        (12 * "Привет, ".encode("koi8-r"), "", 12 * "Привет, "),
        (12 * "Привет, ".encode("koi8-r"), "no-such-charset", 12 * "Привет, "),
        (b"bad \xff byte", "utf-8", "bad \ufffd byte"),
    ],
)
def test_bytes_are_read_by_the_encoding_standards_labels(content: bytes, charset: str, text: str) -> None:
    assert text_of(content, charset) == text


@each_row(
    "declaration",
    [
        b"<meta charset=shift_jis>",
        b'<meta charset="shift_jis">',
        b"<META http-equiv='content-type' content='text/html; charset=Shift_JIS'>",
        b"<?xml version='1.0' encoding='Shift_JIS'?>",
        b"<!-- <meta charset=utf-8> --><meta charset=shift_jis>",
    ],
)
def test_a_declaration_in_the_document_is_read(declaration: bytes) -> None:
    assert text_of(declaration + "\u65e5\u672c".encode("cp932")).endswith("\u65e5\u672c")


def test_the_transport_comes_before_the_document() -> None:
    assert text_of(b"<meta charset=windows-1251>\xe9", "windows-1252").endswith("\u00e9")


def test_a_declaration_counts_only_where_documents_declare() -> None:
    assert text_of(b"<meta charset=windows-1251>\xe9", declared=False).endswith("\u00e9")


def test_a_declared_utf_16_is_utf_8_since_the_declaration_was_ascii() -> None:
    assert text_of(b"<meta charset=utf-16>caf\xc3\xa9").endswith("caf\u00e9")


@each_row("label", ["iso-8859-1", "windows-1251", "shift_jis", "gb2312"])
def test_utf_8_with_a_wrong_label_is_repaired_and_noted(label: str) -> None:
    assert text_of("\u201cd\u00e9j\u00e0\u201d".encode(), label) == "\u201cd\u00e9j\u00e0\u201d"
    assert notes_of("\u201cd\u00e9j\u00e0\u201d".encode(), label) == ("charset_repaired",)


@each_row(
    ("content", "label"),
    [("caf\u00e9".encode(), "utf-8"), ("caf\u00e9".encode(), ""), (b"cafe", "iso-8859-1"), ("caf\u00e9", "latin1")],
)
def test_what_was_read_as_labelled_is_not_called_repaired(content: bytes | str, label: str) -> None:
    assert notes_of(content, label) == ()


def test_a_character_cut_in_two_at_the_end_does_not_make_utf_8_something_else() -> None:
    assert text_of("d\u00e9j\u00e0".encode()[:-1]) == "d\u00e9j"


def test_encodings_that_the_standard_forbids_are_refused() -> None:
    assert decode(Body(b"\x1b$)C", URL, "", "iso-2022-kr")) is Reason.UNSUPPORTED_ENCODING


def test_lone_surrogates_are_replaced_and_pairs_are_joined() -> None:
    assert whole("a\ud800b") == "a\ufffdb"
    assert whole("\ud83d\ude00") == "\U0001f600"


def test_every_label_has_a_codec_that_python_knows() -> None:
    from pincite.core.extract.labels import _CODECS, UNREADABLE

    for codec in set(_CODECS.values()) - {UNREADABLE}:
        b"text".decode(codec, "replace")
    assert codec_for(" UTF8 ") == "utf-8"
    assert codec_for("utf-9") == ""


@given(
    st.binary(max_size=300),
    st.sampled_from(["", "utf-8", "gb2312", "shift_jis", "utf-16", "iso-2022-jp", "x", "euc-kr"]),
)
def test_any_bytes_decode_to_text_with_a_utf_8_form(content: bytes, charset: str) -> None:
    text_of(content, charset).encode()


@given(st.text(st.characters(exclude_categories=()), max_size=100))
def test_any_text_decodes_to_text_with_a_utf_8_form(content: str) -> None:
    text_of(content).encode()


def test_an_encoding_that_nobody_names_is_told_where_it_was_guessed() -> None:
    russian = 12 * "Привет, "

    assert notes_of(russian.encode("koi8-r")) == ("charset_guessed",)
    assert notes_of(russian.encode("koi8-r"), "koi8-r") == ()
    assert notes_of("caf\u00e9".encode("cp1252")) == ()
