"""A book: a chapter for each section, printed pages, a navigation document, and notes at the chapters' ends."""

from html import escape

from benchmarks.corpus.archive import zipped
from benchmarks.corpus.document import Document, Section
from benchmarks.corpus.html import body

media_type = "application/epub+zip"
suffix = ".epub"

_XHTML = (
    '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" '
    'xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="{language}"><head><title>{title}</title></head>'
    "<body>{body}</body></html>"
)


def write(document: Document) -> bytes:
    """The document as a book."""
    chapters = {f"c{number}.xhtml": _chapter(document, s, number) for number, s in enumerate(document.sections, 1)}
    items = "".join(
        f'<item id="{name[:-6]}" href="text/{name}" media-type="application/xhtml+xml"/>' for name in chapters
    )
    links = "".join(
        f'<li><a href="text/c{number}.xhtml">{escape(section.heading)}</a></li>'
        for number, section in enumerate(document.sections, 1)
    )
    pages = "".join(f'<li><a href="text/{name}#page{at}">{at}</a></li>' for at, name in enumerate(chapters, 1))
    nav = f'<nav epub:type="toc"><ol>{links}</ol></nav><nav epub:type="page-list" hidden=""><ol>{pages}</ol></nav>'
    package = (
        '<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">'
        '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:isbn:0</dc:identifier>'
        f"<dc:title>{escape(document.title)}</dc:title><dc:language>{document.language}</dc:language>"
        f"<dc:date>{document.date}</dc:date>"
        f'<meta property="dcterms:modified">{document.date}T00:00:00Z</meta></metadata><manifest>'
        f'<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>{items}</manifest>'
        f"<spine>{''.join(f'<itemref idref={chr(34)}{name[:-6]}{chr(34)}/>' for name in chapters)}</spine></package>"
    )
    container = (
        '<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">'
        '<rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles>'
        "</container>"
    )
    return zipped(
        {
            "mimetype": media_type,
            "META-INF/container.xml": container,
            "OEBPS/package.opf": package,
            "OEBPS/nav.xhtml": _XHTML.format(language=document.language, title=escape(document.title), body=nav),
            **{f"OEBPS/text/{name}": text for name, text in chapters.items()},
        }
    )


def _chapter(document: Document, section: Section, number: int) -> str:
    first, *rest = section.paragraphs or (None,)
    opening = body(document, (first,)) if first else ""
    notes = "".join(
        f'<aside epub:type="footnote" id="fn{note.number}"><p>{escape(note.text)}</p></aside>'
        for paragraph in section.paragraphs
        for note in paragraph.notes
    )
    break_ = f'<span epub:type="pagebreak" role="doc-pagebreak" id="page{number}" aria-label="{number}"></span>'
    return _XHTML.format(
        language=document.language,
        title=escape(section.heading),
        body=f"<h1>{escape(section.heading)}</h1>{opening}{break_}{body(document, tuple(rest))}{notes}",
    )
