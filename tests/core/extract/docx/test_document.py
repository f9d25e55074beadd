"""What a Word document says of itself, which documents are read, and how far."""

from zipfile import ZIP_STORED

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.extract import extract
from pincite.core.extract.container import ExhaustedError
from pincite.core.extract.container_xml import parse
from pincite.core.extract.docx import DocxExtractor
from pincite.core.extract.docx.openers import begin
from pincite.core.extract.docx.story import MAX_ELEMENTS, MAX_STRETCHES, MAX_TEXT, Findings, Spent
from pincite.core.extract.docx.styles import Styles
from pincite.core.models import Reason
from pincite.core.ports import Body, Unreadable
from pincite.core.text.page import PageText
from tests.core.extract.docx.written import TRANSITIONAL, URL, document, p, page, read, t
from tests.core.extract.zipped import encrypted, zipped
from tests.rows import each_row

WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
CORE = (
    "<dc:title>A Report\n on Tides</dc:title><dc:language>en-GB</dc:language><cp:version>2.1</cp:version>"
    "<dcterms:created>2001-01-01T00:00:00Z</dcterms:created><cp:revision>17</cp:revision>"
)
STYLES = (
    "<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val='de-DE'/></w:rPr></w:rPrDefault></w:docDefaults>"
    "<w:style w:styleId='berschrift1'><w:name w:val='heading 1'/></w:style>"
    "<w:style w:styleId='Mine'><w:basedOn w:val='berschrift1'/></w:style>"
    "<w:style w:styleId='Titel'><w:name w:val='Title'/></w:style>"
)


def test_a_document_says_its_title_language_and_version_and_no_date_of_publication() -> None:
    found = page(p("Text."), core=CORE)

    assert (found.title, found.language, found.revision) == ("A Report on Tides", "en-GB", "2.1")
    assert found.published == ""
    assert found.extractor == "docx/1"


def test_styles_tell_title_headings_and_language() -> None:
    body = (
        p("On Tides", properties="<w:pStyle w:val='Titel'/>")
        + p("Dawn", properties="<w:pStyle w:val='Mine'/>")
        + p("Dusk", properties="<w:outlineLvl w:val='1'/>")
        + p("Text.", properties="<w:outlineLvl w:val='9'/>")
    )
    found = page(body, {"styles": STYLES})

    assert (found.title, found.headings, found.language) == ("On Tides", ("Dawn", "Dusk"), "de-DE")


@each_row(
    "media_type",
    [
        WORD,
        "application/vnd.ms-word.document.macroenabled.12",
        "application/octet-stream",
        "application/zip",
        "application/epub+zip",
        "application/pdf",
        "text/plain",
        "text/html",
        "",
    ],
)
def test_a_document_is_known_whatever_a_server_calls_it(media_type: str) -> None:
    found = extract(Body(document(p("Text.")), URL, media_type))

    assert isinstance(found, PageText)
    assert found.extractor == "docx/1"


def test_a_page_sent_under_the_type_of_a_document_is_a_page() -> None:
    found = extract(Body(b"<!doctype html><p>Please log in.", URL, WORD))

    assert isinstance(found, PageText)
    assert found.extractor.startswith("html/")


OLD = bytes.fromhex("D0CF11E0A1B11AE1") + bytes(600)


@each_row(
    ("content", "reason"),
    [
        (OLD, Reason.UNSUPPORTED_TYPE),
        (OLD + "EncryptedPackage".encode("utf-16-le"), Reason.UNSUPPORTED_ENCODING),
        (encrypted(document(p("Text."))), Reason.UNSUPPORTED_ENCODING),
        (document(p("Text."))[:-40], Reason.EXTRACT_ERROR),
        (b"PK\x03\x04", Reason.EXTRACT_ERROR),
        (b"no zip file", Reason.EXTRACT_ERROR),
        (zipped({"a": "b"}), Reason.UNSUPPORTED_TYPE),
        (document('<!DOCTYPE a [<!ENTITY x "y">]>'), Reason.EXTRACT_ERROR),
        (document("<w:p>"), Reason.EXTRACT_ERROR),
        (document(p()), Reason.EMPTY),
    ],
    ids=["old", "encrypted", "encrypted zip", "cut", "a stub", "text", "another zip", "a DTD", "malformed", "empty"],
)
def test_what_cannot_be_read_is_refused_with_a_reason(content: bytes, reason: Reason) -> None:
    found = DocxExtractor().extract(Body(content, URL, WORD))

    assert (found.reason if isinstance(found, Unreadable) else found) is reason


def test_entities_of_a_document_are_refused() -> None:
    laughs = '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document xmlns:w="urn:w">&x;</w:document>'
    rels = '<Relationships><Relationship Type="x/officeDocument" Target="/word/document.xml"/></Relationships>'
    found = DocxExtractor().extract(Body(zipped({"_rels/.rels": rels, "word/document.xml": laughs}), URL))

    assert isinstance(found, Unreadable)
    assert found.reason is Reason.EXTRACT_ERROR


def test_a_spreadsheet_is_no_word_document() -> None:
    rels = '<Relationships><Relationship Type="x/officeDocument" Target="xl/book.xml"/></Relationships>'
    members = {"[Content_Types].xml": "<Types/>", "_rels/.rels": rels, "xl/book.xml": "<book/>", "word/": ""}

    assert DocxExtractor().extract(Body(zipped(members), URL)) is Reason.UNSUPPORTED_TYPE


def test_a_document_beyond_measure_is_read_in_its_first_part() -> None:
    body = p("It begins.") + p(t("x" * 100_000)) * (MAX_TEXT // 100_000) + p("It ends.")
    found = read(document(body, how=ZIP_STORED))

    assert found.cut
    assert "It begins." in found.visible.text
    assert "It ends." not in found.visible.text


@pytest.mark.parametrize("spent", [Spent(elements=MAX_ELEMENTS - 9), Spent(stretches=MAX_STRETCHES - 9)])
def test_what_costs_memory_beyond_its_text_is_counted_too(spent: Spent) -> None:
    body = p(*[t("a"), t("b", "<w:strike/>")] * 20)
    story = begin(Styles(), lambda paragraph: None, Findings(), spent)

    with pytest.raises(ExhaustedError):
        parse([f"<w:document {TRANSITIONAL}>{body}</w:document>".encode()], story)


def test_a_document_within_a_document_is_said_to_be_missing() -> None:
    found = page(p("Text.") + '<w:altChunk r:id="x"/>')

    assert found.cut
    assert found.notes == ("document_within_not_read",)


def test_properties_that_cannot_be_read_cost_only_the_title() -> None:
    found = page(p("Text."), core="<dc:title>A</dc:titel>")

    assert (found.visible.text.strip(), found.title) == ("Text.", "")


def test_parts_that_are_named_and_missing_are_passed_over() -> None:
    content = document(p("Text."), {"footnotes": ""}).replace(b"word/footnotes.xml", b"word/foot_otes.xml")

    assert isinstance(DocxExtractor().extract(Body(content, URL)), PageText)


def test_a_note_within_a_text_box_is_no_fault() -> None:
    within = "<w:txbxContent><w:footnote w:id='1'/></w:txbxContent>"

    assert page(p("a", f"<w:r>{within}</w:r>", "b")).visible.text == "ab\n"


PARTS = st.sampled_from(
    """<w:p> </w:p> <w:r> </w:r> <w:t>a</w:t> <w:ins> </w:ins> <w:del> </w:del> <w:tr> </w:tr> <w:trPr><w:del/></w:trPr>
    <w:rPr><w:vanish/></w:rPr> <w:txbxContent> </w:txbxContent> <mc:AlternateContent> </mc:AlternateContent>
    <mc:Choice> </mc:Choice> <w:fldChar/> <m:d> </m:d> <m:sup> </m:sup> <w:footnoteReference/> <w:br/>
    <w:pPr><w:rPr><w:del/></w:rPr></w:pPr> <w:altChunk/> <m:e> </m:e> <w:sym/> <w:footnote> </w:footnote>""".split()
)


@given(st.lists(PARTS, max_size=40))
def test_elements_may_stand_anywhere(parts: list[str]) -> None:
    opened: list[str] = []
    body = ""
    for part in parts:
        name = part.strip("</>")
        if part.startswith("</"):
            if name not in opened:
                continue
            while opened[-1] != name:
                body += f"</{opened.pop()}>"
            opened.pop()
        elif part.count("<") == 1 and not part.endswith("/>"):
            opened.append(name)
        body += part
    body += "".join(f"</{name}>" for name in reversed(opened))
    found = DocxExtractor().extract(Body(document(body), URL))

    assert isinstance(found, PageText) or found is Reason.EMPTY
