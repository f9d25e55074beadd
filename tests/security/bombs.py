"""Runs in a process of its own, with little memory: every small body that wants to become a large one.

    python -m tests.security.bombs

Prints, as JSON, what each came to. A body that asked for more memory than there is ends the process, or comes to
``extract_error``.
"""

import asyncio
import gzip
import io
import json
import resource
import sys
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

from pincite.core.extract import extract
from pincite.core.fetch import GuardedFetcher, Limits
from pincite.core.models import Reason
from pincite.core.ports import Body, Unreachable
from pincite.core.text.page import PageText
from tests.web import Reply, serve

MEGABYTE = 2**20
#: What one process may have beyond what it has before the first bomb.
MOST = 640 * MEGABYTE
WORDS = "The tide rose at dawn."
_BLOCK = b"\0" * MEGABYTE


def repeated(piece: bytes, times: int, *, wbits: int) -> bytes:
    """A compressed stream of ``piece`` over and over: after a full flush, the same bytes come out each time."""
    squeeze = zlib.compressobj(9, wbits=wbits)
    first, again = (squeeze.compress(piece) + squeeze.flush(zlib.Z_FULL_FLUSH) for _ in range(2))
    return first + again * (times - 1) + b"\x03\x00"


def sent() -> Iterator[tuple[str, str, bytes]]:
    """Bodies with a content encoding: name, encoding, bytes."""
    yield "a gigabyte in gzip", "gzip", repeated(_BLOCK, 1_024, wbits=31)
    yield "a gigabyte of markup in gzip", "gzip", repeated(b"<p>All of it. " * 75_000, 1_024, wbits=31)
    yield "half a gigabyte in deflate", "deflate", repeated(_BLOCK, 512, wbits=15)
    yield "half a gigabyte in bare deflate", "deflate", repeated(_BLOCK, 512, wbits=-15)
    yield "a bomb in a bomb", "gzip, gzip", gzip.compress(repeated(_BLOCK, 1_024, wbits=31))
    yield "three bombs in each other", "gzip, gzip, gzip", gzip.compress(gzip.compress(gzip.compress(_BLOCK)))
    yield "a hundred thousand members", "gzip", gzip.compress(b"x") * 100_000
    yield "members of nothing", "gzip", gzip.compress(b"") * 100_000


def zipped(names: list[str], megabytes: int, *, said: int | None = None) -> bytes:
    """A zip archive that holds so much white space under each name; ``said`` is the size that it states of each."""
    inflated = repeated(b" " * MEGABYTE, megabytes, wbits=-15) if megabytes else zlib.compress(b"x", wbits=-15)
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("mimetype", "application/epub+zip")
        archive.writestr("META-INF/container.xml", CONTAINER)
        archive.writestr("[Content_Types].xml", "<Types/>")
        for name in names:
            archive.writestr(name, inflated)
            # The directory is written at the end; what stands in it is what readers go by.
            info = archive.getinfo(name)
            info.compress_type, info.file_size = zipfile.ZIP_DEFLATED, megabytes * MEGABYTE if said is None else said
    return file.getvalue()


CONTAINER = """<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>"""
DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
EPUB = "application/epub+zip"


def opened(attribute: str, count: int) -> bytes:
    """An element of XML with so many attributes."""
    return f"<a {' '.join(attribute.format(n) for n in range(count))}>{WORDS}</a>".encode()


def read() -> Iterator[tuple[str, str, bytes]]:
    """Bodies of a media type: name, type, bytes."""
    laughs = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 12))
    yield "a billion laughs", "application/xml", f'<!DOCTYPE r [<!ENTITY l0 "ha">{laughs}]><r>{WORDS}&l11;</r>'.encode()
    yield (
        "quadratic laughs",
        "application/xml",
        f'<!DOCTYPE r [<!ENTITY a "{"a" * 100_000}">]><r>{WORDS}{"&a;" * 50_000}</r>'.encode(),
    )
    parameters = "<!ENTITY % a \"<!ENTITY &#37; b '%a;%a;'>\">%a;%b;"
    yield "parameter entities", "application/xml", f"<!DOCTYPE r [{parameters}]><r>{WORDS}</r>".encode()
    yield "elements in elements", "application/xml", b"<a>" * 150_000 + WORDS.encode()
    yield "attributes of xml", "application/xml", opened("a{}='1'", 100_000)
    yield "namespaces", "application/xml", opened("xmlns:n{}='u'", 50_000)
    yield "references in html", "text/html", f"<p>{WORDS}{'&NotNestedGreaterGreater;' * 300_000}".encode()
    yield "formatting elements", "text/html", f"<p>{WORDS}{'<b><i><u>' * 20_000}{'<p>x' * 2_000}".encode()
    yield "tables in tables", "text/html", f"<p>{WORDS}{'<table><tr><td>' * 30_000}".encode()
    yield "templates and selects", "text/html", f"<p>{WORDS}{'<template><select><option>' * 30_000}".encode()
    yield "lists in json", "application/json", b"[" * 2_000_000
    yield "objects in json", "application/json", b'{"a":' * 400_000
    yield "a number of a million digits", "application/json", b'{"a": ' + b"9" * 1_000_000 + b"}"
    yield "quotes in markdown", "text/markdown", ("> " * 200_000 + WORDS).encode()
    yield "brackets in markdown", "text/markdown", (f"{WORDS}\n\n" + "[" * 300_000).encode()
    yield "a gigabyte in a book", EPUB, zipped(["content.opf", "a.xhtml"], 1_024)
    yield "a gigabyte in a document", DOCX, zipped(["word/document.xml"], 1_024)
    yield "a document that lies about its size", DOCX, zipped(["word/document.xml"], 1_024, said=100)
    yield "a book of ten thousand files", EPUB, zipped([f"{n}.xhtml" for n in range(10_000)], 0, said=1)
    yield "an archive that is cut off", EPUB, zipped(["content.opf"], 1)[:-30]
    yield "a zip that is none", EPUB, b"PK\x03\x04" + b"\xff" * 1_000_000
    yield "a pdf that is none", "application/pdf", b"%PDF-1.7\n" + b"1 0 obj<</Length 999999999>>stream\n" * 200


async def fetched() -> dict[str, str]:
    """What a fetcher and the reader of pages make of ``sent``."""
    found: dict[str, str] = {}
    for name, encoding, body in sent():
        async with (
            serve({"/": Reply(headers={"content-type": "text/html", "content-encoding": encoding}, body=body)}) as web,
            GuardedFetcher(Limits(allow_hosts=(web.host,), host_interval=0)) as fetcher,
        ):
            answer = await fetcher.fetch(web.url("/"))
        found[name] = answer.reason.value if isinstance(answer, Unreachable) else f"cut: {getattr(answer, 'cut', None)}"
    return found


def extracted() -> dict[str, str]:
    """What the readers of formats make of ``read``."""
    found: dict[str, str] = {}
    for name, media_type, content in read():
        page = extract(Body(content=content, url="https://a.test/", media_type=media_type))
        if isinstance(page, PageText):
            words = "with the words" if WORDS in page.visible.canonical else "without the words"
            found[name] = f"read {words}"
        else:
            found[name] = page.value if isinstance(page, Reason) else type(page).__name__
    return found


def main() -> None:
    used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + MOST, used + MOST))
    found = asyncio.run(fetched()) | extracted()
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
