"""Stamp and check, through real sockets, on a book and on a Word document, whatever the server calls them."""

import asyncio
import json
from collections.abc import Callable

import anyio.to_thread
import pytest

from pincite.core.extract.docx import DocxExtractor
from pincite.core.extract.epub import EpubExtractor
from tests.core.extract.docx import written as word
from tests.core.extract.epub import written as epub
from tests.core.extract.zipped import encrypted
from tests.server.cli.command import Ran, pincite
from tests.web import Asked, Raw, Reply, serve

WORDS = "The vault opens at eight and closes at nine in the evening."
TOC = '<nav epub:type="toc"><ol><li><a href="a.xhtml">One</a></li><li><a href="b.xhtml">The Vault</a></li></ol></nav>'
NAV = '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>'
ONE = "<p>Nobody waits outside of it.</p>"


def report(words: str) -> bytes:
    first, last = words.split(" opens ")
    change = f"<w:del><w:r><w:delText>shuts</w:delText></w:r></w:del><w:ins>{word.t('opens')}</w:ins>"
    return word.document(word.p("Nobody waits outside.") + word.p(f"{first} ", change, f" {last}"))


def novel(words: str) -> bytes:
    chapters = {"a.xhtml": ONE, "b.xhtml": f"<h1>The Vault</h1><p>{words}</p>"}
    return epub.book(chapters, epub.package(list(chapters), manifest=NAV), {"OEBPS/nav.xhtml": epub.xhtml(TOC)})


async def run(*arguments: str, stdin: str = "") -> Ran:
    """The command brings its own event loop, so it runs beside this one."""
    return await anyio.to_thread.run_sync(lambda: pincite(*arguments, stdin=stdin))


def sent(body: bytes, media_type: str) -> Reply:
    return Reply(headers={"content-type": media_type} if media_type else {}, body=body)


WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
EPUB = "application/epub+zip"


@pytest.mark.parametrize(
    ("make", "extractor", "media_types"),
    [
        (report, DocxExtractor.name, (f"{WORD}; charset=binary", "application/zip")),
        (novel, EpubExtractor.name, (EPUB, "application/octet-stream", "text/plain", "")),
    ],
    ids=["word", "epub"],
)
async def test_a_passage_of_a_document_is_stamped_and_its_change_is_found(
    make: Callable[[str], bytes], extractor: str, media_types: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve({}) as web:
        monkeypatch.setenv("PINCITE_ALLOW_HOSTS", web.host)
        monkeypatch.setenv("PINCITE_HOST_INTERVAL", "0")
        for media_type in media_types:
            web.routes["/a"] = sent(make(WORDS), media_type)
            finding = json.dumps({"summary": "It opens.", "excerpt": WORDS, "citation": {"url": web.url("/a")}})

            stamped = await run("stamp", "--finding", "-", "--verify", stdin=finding)
            same = await run("check", "-", stdin=stamped.out)
            web.routes["/a"] = sent(make(WORDS.replace("eight", "seven")), media_type)
            changed = await run("check", "-", stdin=stamped.out)

            assert [ran.status for ran in (stamped, same, changed)] == [0, 0, 2], media_type
            stood, moved = (json.loads(ran.out)["verdicts"][0] for ran in (same, changed))
            assert stood["extractor"].startswith(f"{extractor}/1")
            assert stood["passage"].get("chapter") == ("The Vault" if extractor == "epub" else None)
            assert "link" not in stood
            assert (moved["kind"], moved["critical"]) == ("edited", ["number"])


async def test_what_cannot_be_read_is_said_to_be_unreachable_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    bodies = {
        "/locked": encrypted(report(WORDS)),
        "/bomb": epub.book({"a.xhtml": "x" * 9_000_000}),
        "/archive": b"PK\x05\x06" + bytes(18),
        "/sheet": b"PK\x03\x04" + bytes(600),
    }
    async with serve({path: sent(body, "application/zip") for path, body in bodies.items()}) as web:
        monkeypatch.setenv("PINCITE_ALLOW_HOSTS", web.host)
        monkeypatch.setenv("PINCITE_HOST_INTERVAL", "0")
        findings = [{"summary": "", "excerpt": WORDS, "citation": {"url": web.url(path)}} for path in bodies]
        stamped = await run("stamp", "-", stdin=json.dumps({"findings": findings}))
        checked = await run("check", "-", stdin=stamped.out)

    verdicts = json.loads(checked.out)["verdicts"]
    reasons = ["unsupported_encoding", "too_large", "unsupported_type", "unsupported_type"]
    assert checked.status == 3
    assert [verdict["reason"] for verdict in verdicts] == reasons
    assert "the document was not read: it is encrypted" in verdicts[0]["notes"]
    assert "the book was not read: a member swells as only a bomb does" in verdicts[1]["notes"]


async def test_a_document_that_broke_off_is_not_called_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    body = report(WORDS)

    async def broken_off(asked: Asked, writer: asyncio.StreamWriter) -> None:
        writer.write(f"HTTP/1.1 200 OK\r\ncontent-type: {WORD}\r\ncontent-length: {len(body)}\r\n\r\n".encode())
        writer.write(body[:-100])

    async with serve({"/a": Raw(broken_off)}) as web:
        monkeypatch.setenv("PINCITE_ALLOW_HOSTS", web.host)
        monkeypatch.setenv("PINCITE_HOST_INTERVAL", "0")
        finding = {"summary": "", "excerpt": WORDS, "citation": {"url": web.url("/a")}}
        stamped = await run("stamp", "-", stdin=json.dumps(finding))
        checked = await run("check", "-", stdin=stamped.out)

    assert json.loads(checked.out)["verdicts"][0]["reason"] == "truncated"
