"""Books for tests, from their chapters."""

from collections.abc import Mapping, Sequence

from pincite.core.extract.epub import EpubExtractor
from pincite.core.ports import Body
from pincite.core.text.page import PageText
from tests.core.extract.zipped import zipped

URL = "https://source.example/book.epub"
CONTAINER = (
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile '
    'full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>'
)
METADATA = (
    "<dc:title>The Tides</dc:title><dc:title>A subtitle</dc:title><dc:language>en</dc:language>"
    '<dc:date opf:event="creation">1999-01-01</dc:date><dc:date>2020-03-04</dc:date>'
    '<meta property="dcterms:modified">2021-05-06T07:08:09Z</meta>'
)


def xhtml(body: str) -> str:
    """A chapter."""
    return (
        '<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" '
        f'xmlns:epub="http://www.idpf.org/2007/ops"><head><title>No text</title></head><body>{body}</body></html>'
    )


def package(
    items: Sequence[str], spine: str = "", *, metadata: str = METADATA, manifest: str = "", attributes: str = ""
) -> str:
    """A package document whose reading order, unless it is given, is that of its items."""
    listed = "".join(f'<item id="{name}" href="{name}" media-type="application/xhtml+xml"/>' for name in items)
    order = spine or "".join(f'<itemref idref="{name}"/>' for name in items)
    return (
        '<package xmlns="http://www.idpf.org/2007/opf" xmlns:opf="http://www.idpf.org/2007/opf" version="3.0">'
        f'<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">{metadata}</metadata>'
        f"<manifest>{manifest}{listed}</manifest><spine{attributes}>{order}</spine></package>"
    )


def book(chapters: Mapping[str, str], opf: str = "", more: Mapping[str, str] | None = None) -> bytes:
    """A book of chapters' bodies; ``more`` are further members, by their full names."""
    return zipped(
        {
            "mimetype": "application/epub+zip",
            "META-INF/container.xml": CONTAINER,
            "OEBPS/book.opf": opf or package(list(chapters)),
            **{f"OEBPS/{name}": xhtml(body) for name, body in chapters.items()},
            **(more or {}),
        }
    )


def read(content: bytes) -> PageText:
    """The page of a book that can be read."""
    found = EpubExtractor().extract(Body(content, URL))
    assert isinstance(found, PageText), found
    return found


def places(page: PageText) -> list[tuple[str, int | None, str]]:
    """The first word of each division, its page and its chapter."""
    ends = [*(division.start for division in page.divisions[1:]), len(page.visible.text)]
    return [
        (page.visible.text[division.start : end].split()[0], division.page, division.chapter)
        for division, end in zip(page.divisions, ends, strict=True)
    ]
