"""Word documents for tests, from the XML of their parts."""

from collections.abc import Mapping
from zipfile import ZIP_DEFLATED

from pincite.core.extract.docx import DocxExtractor
from pincite.core.ports import Body
from pincite.core.text.page import PageText
from tests.core.extract.zipped import zipped

URL = "https://source.example/report.docx"
_RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
TRANSITIONAL = (
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" '
    'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" '
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" '
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:r="urn:r" xmlns:v="urn:v"'
)
STRICT = (
    'xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main" '
    'xmlns:m="http://purl.oclc.org/ooxml/officeDocument/math"'
)


def t(text: str, properties: str = "") -> str:
    """A run."""
    return f'<w:r>{f"<w:rPr>{properties}</w:rPr>" if properties else ""}<w:t xml:space="preserve">{text}</w:t></w:r>'


def p(*content: str, properties: str = "") -> str:
    """A paragraph of runs; what is not markup becomes one."""
    runs = "".join(part if part.startswith("<") else t(part) for part in content)
    return f"<w:p>{f'<w:pPr>{properties}</w:pPr>' if properties else ''}{runs}</w:p>"


def document(
    body: str,
    parts: Mapping[str, str] | None = None,
    *,
    core: str = "",
    spaces: str = TRANSITIONAL,
    how: int = ZIP_DEFLATED,
) -> bytes:
    """A document; ``parts`` are named by what they are to it: ``footnotes``, ``header``, ``styles`` ..."""
    parts = parts or {}
    relations = {kind: f"{kind}.xml" for kind in parts}
    members = {
        "[Content_Types].xml": f'<Types xmlns="{_PACKAGE}/content-types"/>',
        "_rels/.rels": _rels({"officeDocument": "word/document.xml", "core-properties": "docProps/core.xml"}),
        "word/document.xml": f"<w:document {spaces}><w:body>{body}</w:body></w:document>",
        "word/_rels/document.xml.rels": _rels(relations),
        **{f"word/{kind}.xml": f"<w:{kind} {spaces}>{content}</w:{kind}>" for kind, content in parts.items()},
    }
    if core:
        members["docProps/core.xml"] = (
            f'<cp:coreProperties xmlns:cp="{_PACKAGE}/metadata/core-properties" '
            'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/">'
            f"{core}</cp:coreProperties>"
        )
    return zipped(members, how)


def read(content: bytes) -> PageText:
    """The page of a document that can be read."""
    found = DocxExtractor().extract(Body(content, URL))
    assert isinstance(found, PageText), found
    return found


def page(body: str, parts: Mapping[str, str] | None = None, *, core: str = "", spaces: str = TRANSITIONAL) -> PageText:
    """The page of a document with this body."""
    return read(document(body, parts, core=core, spaces=spaces))


def lines(body: str, parts: Mapping[str, str] | None = None) -> list[str]:
    """What a reader sees of a document with this body, block after block."""
    return page(body, parts).visible.text.split("\n")


def _rels(targets: Mapping[str, str]) -> str:
    relations = "".join(
        f'<Relationship Id="{kind}" Type="{_RELATIONS}/{kind}" Target="{target}"/>' for kind, target in targets.items()
    )
    return f'<Relationships xmlns="{_PACKAGE}/relationships">{relations}</Relationships>'
