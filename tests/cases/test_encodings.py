"""Bytes are read as the page's readers saw them, whatever a server says of them."""

import pytest

from pincite.core.ports import Fetched
from tests.cases.trial import FILLER, anchored, by_hash, by_words, p, source
from tests.rows import each_row

LATIN = "He said \u201cit\u2019s done\u201d \u2013 and left the caf\u00e9 at dawn."
JAPANESE = "\u6f6e\u306f\u591c\u660e\u3051\u306b\u6e80\u3061\u3066\u8239\u304c\u51fa\u305f\u3002"
CHINESE = "\u6f6e\u6c34\u5728\u9ece\u660e\u4e0a\u6da8\uff0c\u8239\u90fd\u79bb\u5f00\u4e86\u6e2f\u53e3\u3002\u9555\u57fa"
RUSSIAN = (
    "\u041f\u0440\u0438\u043b\u0438\u0432 \u043f\u043e\u0434\u043d\u044f\u043b\u0441\u044f "
    "\u043d\u0430 \u0440\u0430\u0441\u0441\u0432\u0435\u0442\u0435"
)
KOREAN = "\ubc30\ub294 \uc0c8\ubcbd\uc5d0 \ud56d\uad6c\ub97c \ub5a0\ub0ac\ub2e4"

#: The words, the codec of the bytes, the charset of the header, and a declaration in the document.
READ = {
    "smart quotes as iso-8859-1": (LATIN, "cp1252", "iso-8859-1", ""),
    "smart quotes without a word": (LATIN, "cp1252", "", ""),
    "smart quotes declared in the document": (LATIN, "cp1252", "", "iso-8859-1"),
    "UTF-8 as iso-8859-1": (LATIN, "utf-8", "iso-8859-1", ""),
    "UTF-8 without a word": (LATIN, "utf-8", "", ""),
    "UTF-8 as ascii": (LATIN, "utf-8", "us-ascii", ""),
    "UTF-8 with a mark": (LATIN, "utf-8-sig", "iso-8859-1", ""),
    "UTF-16 with a mark": (LATIN, "utf-16", "", ""),
    "Shift_JIS declared in the document": (JAPANESE, "cp932", "", "Shift_JIS"),
    "EUC-JP in the header": (JAPANESE, "euc_jp", "euc-jp", ""),
    "ISO-2022-JP in the header": (JAPANESE, "iso2022_jp", "iso-2022-jp", ""),
    "gb2312 that is gbk": (CHINESE, "gbk", "gb2312", ""),
    "KOI8-R in the header": (RUSSIAN, "koi8-r", "koi8-r", ""),
    "windows-1251 declared in the document": (RUSSIAN, "cp1251", "", "windows-1251"),
    "EUC-KR in the header": (KOREAN, "cp949", "euc-kr", ""),
}


def document(words: str, codec: str, charset: str, declared: str) -> Fetched:
    meta = f'<meta http-equiv="content-type" content="text/html; charset={declared}">' if declared else ""
    body = f"<html><head>{meta}</head><body>{p(words)}{FILLER}</body></html>".encode(codec)
    return source(body, f"text/html; charset={charset}" if charset else "text/html")


@pytest.mark.parametrize(("words", "codec", "charset", "declared"), READ.values(), ids=READ)
async def test_the_words_stand_whatever_the_label(words: str, codec: str, charset: str, declared: str) -> None:
    body = document(words, codec, charset, declared)

    for verdict in (await by_words(words, body), await by_hash(words, body), await anchored(words, body, body)):
        assert (verdict.status, verdict.kind) == ("match", "exact")


@pytest.mark.parametrize(("words", "codec", "charset", "declared"), READ.values(), ids=READ)
async def test_words_without_their_beginning_are_others(words: str, codec: str, charset: str, declared: str) -> None:
    body, other = document(words, codec, charset, declared), document(words[:-3], codec, charset, declared)

    assert (await by_words(words, other)).status == "changed"
    assert (await anchored(words, body, other)).status == "changed"


async def test_a_label_that_was_wrong_is_told_and_one_that_was_right_is_not() -> None:
    repaired = await by_words(LATIN, document(LATIN, "utf-8", "iso-8859-1", ""))
    honest = await by_words(LATIN, document(LATIN, "cp1252", "iso-8859-1", ""))

    assert "charset_repaired" in repaired.notes
    assert "charset_repaired" not in honest.notes


async def test_a_page_that_changed_its_encoding_did_not_change() -> None:
    before, now = document(LATIN, "cp1252", "windows-1252", ""), document(LATIN, "utf-8", "utf-8", "")

    assert (await anchored(LATIN, before, now, excerpt=False)).status == "match"


@each_row("body", [b"\xff\xfe\x00\xd8" + "x".encode("utf-16-le"), b"caf\xe9 \xed\xa0\x80 \xff", "\ud800 caf\u00e9"])
async def test_broken_bytes_are_no_words_and_cost_nothing_but_themselves(body: str | bytes) -> None:
    octets = body if isinstance(body, bytes) else body.encode("utf-8", "surrogatepass")

    assert (await by_words("The tide rose at dawn.", source(octets, "text/html"))).status in ("changed", "unreachable")
    held = source(octets[:0] + p("The tide rose at dawn.").encode() + b"\xff\xed\xa0\x80", "text/html; charset=utf-8")
    assert (await by_words("The tide rose at dawn.", held)).status == "match"
