"""A Word document is read in the order of its pages: its text, its notes, its headers, each as blocks of their own."""

from dataclasses import replace
from typing import Final

from pincite.core.extract.container import DECODED, Container, ExhaustedError, RefusedError
from pincite.core.extract.container_xml import parse
from pincite.core.extract.docx.openers import begin
from pincite.core.extract.docx.package import Relation, properties, relations
from pincite.core.extract.docx.story import Findings, Spent
from pincite.core.extract.docx.styles import Styles
from pincite.core.extract.docx.writing import Writing
from pincite.core.extract.html.edition import revision
from pincite.core.models import Reason
from pincite.core.ports import Body, Unreadable
from pincite.core.text.page import PageText

_WORD: Final = "application/vnd.openxmlformats-officedocument.wordprocessingml"
_MACRO: Final = "application/vnd.ms-word"

#: After the text come its notes, what is drawn from parts of their own, the headers, and what no reader sees.
_NOTES: Final = ("footnotes", "endnotes")
_DRAWN: Final = ("diagramData", "chart")
_EDGES: Final = ("header", "footer")

#: An encrypted document is no zip file but a compound file ([MS-OFFCRYPTO], 1.3.2) with a stream of this name.
_COMPOUND: Final = bytes.fromhex("D0CF11E0A1B11AE1")
_ENCRYPTED: Final = "EncryptedPackage".encode("utf-16-le")


class DocxExtractor:
    """Word's documents and templates, with and without macros, which are never looked at."""

    name = "docx"
    version = "1"
    media_types = frozenset(
        {
            f"{_WORD}.document",
            f"{_WORD}.template",
            f"{_MACRO}.document.macroenabled.12",
            f"{_MACRO}.template.macroenabled.12",
        }
    )

    def sniffs(self, body: Body) -> bool:
        """Whether it is a zip file with the parts of a Word document."""
        content = body.content
        if not isinstance(content, bytes):
            return False
        if content.startswith(_COMPOUND):
            return _ENCRYPTED in content
        return content.startswith(b"PK") and b"[Content_Types].xml" in content and b"word/" in content

    def extract(self, body: Body) -> PageText | Reason | Unreadable:
        """The accepted text; what was deleted is struck, comments and hidden text are hidden."""
        if not isinstance(body.content, bytes):
            return Unreadable(Reason.UNSUPPORTED_TYPE, DECODED)
        if body.content.startswith(_COMPOUND):
            if _ENCRYPTED in body.content:
                return Unreadable(
                    Reason.UNSUPPORTED_ENCODING, "the document is encrypted, and opens only with a password"
                )
            return Reason.UNSUPPORTED_TYPE
        try:
            return _read(Container(body.content), f"{self.name}/{self.version}")
        except RefusedError as refused:
            return Unreadable(refused.reason, f"the document was not read: {refused}")


def _read(container: Container, extractor: str) -> PageText | Reason:
    package = relations(container)
    main = next((one.target for one in package if one.kind == "officeDocument"), "")
    if main not in container:
        return Reason.UNSUPPORTED_TYPE
    parts = relations(container, main)
    styles = Styles()
    for part in _of_kinds(container, parts, "styles")[:1]:
        parse(container.chunks(part), styles)
    writing = Writing()
    findings = Findings()
    spent = Spent()

    def tell(part: str) -> str:
        story = begin(styles, writing.add, findings, spent)
        try:
            parse(container.chunks(part), story)
        finally:
            story.break_off()
            writing.end()
        return story.root

    cut = False
    try:
        if not tell(main).startswith("w:"):
            return Reason.UNSUPPORTED_TYPE
        for part in _of_kinds(container, parts, *_NOTES, *_DRAWN):
            tell(part)
        with writing.chrome():
            for part in _of_kinds(container, parts, *_EDGES):
                tell(part)
        for part in _of_kinds(container, parts, "comments"):
            tell(part)
    except ExhaustedError:
        cut = True
    said = properties(container, package)
    visible, hidden, struck = writing.pieces.streams()
    if not (visible.text.strip() or hidden.text.strip() or struck.text.strip() or cut):
        return Reason.EMPTY
    return PageText(
        # Word parts its runs wherever it likes: where one ends, nothing does.
        visible=replace(visible, find_inline_edges=tuple),
        hidden=hidden,
        struck=struck,
        extractor=extractor,
        title=said.title or findings.title,
        headings=tuple(findings.headings),
        language=said.language or styles.language,
        revision=revision((said.version,) if said.version else (), {}, 0, ()),
        opens_in_browser=False,
        cut=cut or findings.is_partial,
        notes=("document_within_not_read",) if findings.is_partial else (),
    )


def _of_kinds(container: Container, parts: list[Relation], *kinds: str) -> list[str]:
    """The parts of these kinds that there are, in the order of the kinds, each once."""
    names = (part.target for kind in kinds for part in parts if part.kind == kind)
    return [name for name in dict.fromkeys(names) if name in container]
