"""A body meets the one extractor that reads its format."""

from collections.abc import Iterable

from pincite.core.extract import Registry, extract, extract_again, is_read_again
from pincite.core.extract.registry import BUILT_IN, installed
from pincite.core.models import Reason
from pincite.core.ports import Body, Extractor, Unreadable
from pincite.core.text.page import PageText
from tests.rows import each_row

URL = "https://source.example/page"


class PostScriptLike:
    """An extractor that some other distribution adds."""

    name = "ps"
    version = "9"
    media_types = frozenset({"application/postscript"})

    def sniffs(self, body: Body) -> bool:
        return isinstance(body.content, bytes) and body.content.startswith(b"%!PS-Adobe")

    def extract(self, body: Body) -> PageText | Reason:
        return PageText.of("read by ps", extractor="ps/9")


class Failing:
    """An extractor with a fault."""

    name = "failing"
    version = "1"
    media_types = frozenset({"application/x-failing"})

    def sniffs(self, body: Body) -> bool:
        return False

    def extract(self, body: Body) -> PageText | Reason:
        raise RuntimeError("a fault of the extractor")


class Torn(Failing):
    """An extractor that cannot even be asked."""

    def sniffs(self, body: Body) -> bool:
        raise RuntimeError("a fault of the extractor")

    def extract(self, body: Body) -> PageText | Reason:
        return None  # type: ignore[return-value]  # as somebody else's code may


class Bare:
    """No extractor: it has no media types."""

    name, version = "bare", "1"
    sniffs = Failing.sniffs
    extract = Failing.extract


def nobody() -> Iterable[Extractor]:
    return ()


ALONE = Registry(nobody)
WITH_OTHERS = Registry(lambda: (PostScriptLike(), Failing()))


@each_row(
    ("media_type", "content", "name"),
    [
        ("text/html", b"no markup at all", "html"),
        ("application/xhtml+xml", b"<html/>", "html"),
        ("text/plain", b"<p>source</p>", "plain"),
        ("text/markdown", b"# x", "markdown"),
        ("text/csv", b"a,b", "plain"),
        ("application/json", b"{}", "json"),
        ("application/ld+json", b"{}", "json"),
        ("application/rss+xml", b"<rss/>", "xml"),
        ("application/xml", b"<a/>", "xml"),
        ("application/yaml", b"a: b", "plain"),
        ("", b"<!doctype html><p>x", "html"),
        ("", b"just words", "plain"),
        ("", b'{"a": "b"}', "plain"),
        ("", b"<?xml version='1.0'?><rss/>", "plain"),
        ("application/octet-stream", b'{"a": "b"}', "json"),
        ("application/octet-stream", b"<?xml version='1.0'?><rss/>", "xml"),
        ("application/octet-stream", b"just words", "plain"),
    ],
)
def test_the_media_type_decides_and_the_first_bytes_where_it_is_unstated(
    media_type: str, content: bytes, name: str
) -> None:
    chosen = ALONE.choose(Body(content, URL, media_type))

    assert chosen is not None
    assert chosen.name == name


@each_row(
    ("media_type", "content"),
    [
        ("application/postscript", b"%!PS-Adobe-3.0"),
        ("text/html", b"%!PS-Adobe-3.0"),
        ("", b"%!PS-Adobe-3.0"),
        ("image/png", b"\x89PNG\r\n\x1a\n"),
        ("image/png", b"text after all"),
        ("", b"PK\x03\x04"),
        ("application/zip", b"PK\x03\x04"),
        ("video/mp4", b"\x00\x00\x00\x18ftyp"),
    ],
)
def test_what_nobody_reads_is_an_unsupported_type(media_type: str, content: bytes) -> None:
    found = extract(Body(content, URL, media_type), registry=ALONE)

    assert isinstance(found, Unreadable)
    assert found.reason is Reason.UNSUPPORTED_TYPE


@each_row("media_type", ["application/postscript", "", "text/html", "application/octet-stream"])
def test_a_format_that_another_distribution_adds_is_read(media_type: str) -> None:
    page = extract(Body(b"%!PS-Adobe-3.0", URL, media_type), registry=WITH_OTHERS)

    assert isinstance(page, PageText)
    assert page.extractor == "ps/9"


def test_an_extractor_that_raises_is_a_reason() -> None:
    said = extract(Body(b"x", URL, "application/x-failing"), registry=WITH_OTHERS)

    assert isinstance(said, Unreadable)
    assert said.reason is Reason.EXTRACT_ERROR
    assert said.detail.startswith("the extractor failing failed: ")


@each_row("content", ["", b"", "  \n", b" \t\n"])
@each_row("media_type", ["", "text/html", "text/plain", "application/json", "application/pdf"])
def test_a_body_of_nothing_is_empty(content: bytes | str, media_type: str) -> None:
    assert extract(Body(content, URL, media_type), registry=ALONE) is Reason.EMPTY


def test_others_that_cannot_be_asked_read_nothing_and_raise_nothing() -> None:
    torn = Registry(lambda: (Torn(), Bare(), PostScriptLike()))  # type: ignore[arg-type, return-value]  # Bare is none, on purpose

    sound = Registry(lambda: (Failing(), PostScriptLike()))

    assert [extractor.name for extractor in torn.others] == ["failing", "ps"]
    for content, media_type in ((b"words", ""), (b"\x00\x01\x02\x03", ""), (b"%!PS-Adobe\x00", "")):
        first, alone = (extract(Body(content, URL, media_type), registry=one) for one in (torn, sound))
        assert first == alone, content
        assert not is_read_again(Body(content, URL, media_type), "failing/1", registry=torn)
        assert extract_again(Body(content, URL, media_type), "failing/1", registry=torn) is None
    said = extract(Body(b"x", URL, "application/x-failing"), registry=torn)
    assert isinstance(said, Unreadable)
    assert said.reason is Reason.EXTRACT_ERROR


def test_others_are_looked_for_only_when_no_built_in_reads_the_type() -> None:
    asked: list[str] = []

    def others() -> Iterable[Extractor]:
        asked.append("scan")
        return ()

    registry = Registry(others)
    registry.choose(Body(b"<p>x", URL, "text/html"))
    assert asked == []

    registry.choose(Body(b"x", URL, "application/x-other"))
    registry.choose(Body(b"x", URL, "application/x-other"))
    assert asked == ["scan"]


def test_what_is_installed_can_be_listed_without_the_built_ins() -> None:
    assert not {extractor.name for extractor in installed()} & set(BUILT_IN)
