"""A book is read in its reading order, and says of itself what its package document says."""

from zipfile import ZIP_STORED

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.extract import extract
from pincite.core.extract.epub import EpubExtractor
from pincite.core.extract.epub.extractor import MAX_TEXT
from pincite.core.models import Reason
from pincite.core.ports import Body, Unreadable
from pincite.core.text.page import PageText
from pincite.core.text.structure import Structure
from tests.core.extract.epub.written import CONTAINER, URL, book, package, read, xhtml
from tests.core.extract.zipped import encrypted, zipped
from tests.rows import each_row

TWO = {"b.xhtml": "<h1>Dusk</h1><p>The tide fell.</p>", "a.xhtml": "<h1>Dawn</h1><p>The tide <i>rose</i>.</p>"}


def test_chapters_follow_each_other_in_reading_order() -> None:
    order = '<itemref idref="a.xhtml"/><itemref idref="b.xhtml"/>'
    found = read(book(TWO, package(list(TWO), order)))

    assert found.visible.text.split("\n") == ["", "Dawn", "The tide rose.", "", "", "Dusk", "The tide fell.", ""]
    assert found.headings == ("Dawn", "Dusk")


def test_every_place_moves_with_its_text() -> None:
    chapter = (
        '<nav>Contents</nav><p>A <b>bold</b> word<sup class="noteref"><a href="#n">7</a></sup> and 10<sup>2</sup>.</p>'
        "<details><summary>More</summary><p>Within</p></details>"
        "<h2>A</h2><ul><li>b</ul><dl><dt>c<dd>d</dl>"
        "<table><caption>e</caption><tr><th>f<th rowspan=2>g<tr><td>h</table>"
        "<p hidden=''>Unseen</p><p><s>old</s> new</p>"
    )
    alone, last = read(book({"a.xhtml": chapter})), read(book({"x.xhtml": "<p>Before.</p>", "a.xhtml": chapter}))
    by = len(last.visible.text) - len(alone.visible.text)

    assert last.visible.text[by:] == alone.visible.text
    for kind in ("markers", "superscripts", "chrome", "collapsed"):
        places = [(span.start + by, span.end + by) for span in getattr(alone.visible, kind)]
        assert places
        assert [(span.start, span.end) for span in getattr(last.visible, kind)] == places
    assert {edge + by for edge in alone.visible.inline_edges} <= set(last.visible.inline_edges)
    assert {edge + by for edge in alone.visible.block_edges} <= set(last.visible.block_edges)
    assert all(last.visible.text[edge] == "\n" for edge in last.visible.block_edges)
    assert last.visible.structure == Structure.joined([alone.visible.structure.moved(by)])
    assert len(last.visible.structure.tables) == len(last.visible.structure.groups) == 1
    assert "Unseen" in last.hidden.text
    assert last.struck.text == "old new"


def test_a_book_says_its_title_language_date_and_release() -> None:
    found = read(book(TWO))

    assert (found.title, found.language) == ("The Tides", "en")
    assert (found.published, found.revision) == ("2020-03-04", "2021-05-06T07:08:09Z")
    assert found.extractor.startswith("epub/1+html/")


@each_row(
    ("metadata", "date"),
    [
        ("<dc:date opf:event='publication'>1999</dc:date>", "1999"),
        ("<dc:date opf:event='creation'>1999</dc:date>", ""),
        ("<dc:date>soon</dc:date>", ""),
        ("", ""),
    ],
)
def test_only_a_date_of_publication_is_one(metadata: str, date: str) -> None:
    assert read(book(TWO, package(list(TWO), metadata=metadata))).published == date


def test_what_only_a_link_leads_to_is_collapsed() -> None:
    order = '<itemref idref="a.xhtml"/><itemref idref="b.xhtml" linear="no"/>'
    found = read(book(TWO, package(list(TWO), order)))
    (span,) = found.visible.collapsed

    assert found.visible.text[span.start : span.end].split("\n")[1] == "Dusk"


def test_a_missing_chapter_is_noted_and_the_others_are_read() -> None:
    found = read(book(TWO, package([*TWO, "gone.xhtml", "../../out.xhtml", "https://x.test/far.xhtml"])))

    assert found.notes == ("missing_chapter",)
    assert "The tide fell." in found.visible.text


def test_what_is_no_chapter_is_read_by_what_stands_in_for_it() -> None:
    manifest = (
        '<item id="picture" href="p.svg" media-type="image/svg+xml"/>'
        '<item id="odd" href="odd.bin" media-type="application/x-odd" fallback="a.xhtml"/>'
    )
    order = '<itemref idref="picture"/><itemref idref="odd"/>'
    found = read(book(TWO, package(list(TWO), order, manifest=manifest)))

    assert found.visible.text.split("\n")[1:3] == ["Dawn", "The tide rose."]
    assert found.notes == ()


@each_row(
    ("chapter", "notes"),
    [
        ("", ()),
        (b"\x8a\x00\x01\x02" * 20, ("chapter_not_read",)),
        (xhtml("<p>x</p>").encode("utf-32"), ("chapter_not_read",)),
        ('<!DOCTYPE html [<!ENTITY who "us">]>' + xhtml("<p>by &who;</p>"), ("chapter_not_read",)),
        ('<!DOCTYPE html [<!ENTITY who "us"><!ENTITY nbsp "&#160;">]>' + xhtml("<p>by&nbsp;us</p>"), ()),
        (xhtml("<p>x</p>").encode("utf-16"), ()),
        (xhtml("<p>x</p>").replace("utf-8", "utf-16").encode("utf-16-be"), ()),
    ],
)
def test_a_chapter_that_cannot_be_read_is_noted_and_what_follows_is_read(chapter: str | bytes, notes: object) -> None:
    members: dict[str, str | bytes] = {
        "META-INF/container.xml": CONTAINER,
        "OEBPS/book.opf": package(["a.xhtml", "b.xhtml"]),
        "OEBPS/a.xhtml": chapter,
        "OEBPS/b.xhtml": xhtml("<p>The tide rose.</p>"),
    }
    found = read(zipped(members))

    assert "The tide rose." in found.visible.text
    assert (found.notes, found.cut) == (notes, bool(notes))


@each_row(
    ("name", "media_type", "note"),
    [
        ("p.svg", "image/svg+xml", ""),
        ("p.png", "image/png", ""),
        ("p.pdf", "application/pdf", "chapter_not_read"),
        ("p.html", "", "missing_chapter"),
    ],
)
def test_only_what_may_hold_text_is_missed(name: str, media_type: str, note: str) -> None:
    manifest = f'<item id="odd" href="{name}" media-type="{media_type}"/>'
    order = '<itemref idref="odd"/><itemref idref="a.xhtml"/>'

    assert read(book(TWO, package(list(TWO), order, manifest=manifest))).notes == ((note,) if note else ())


def test_a_step_that_the_list_of_resources_does_not_have_is_missing() -> None:
    order = '<itemref idref="a.xhtml"/><itemref idref="unknown"/>'

    assert read(book(TWO, package(list(TWO), order))).notes == ("missing_chapter",)


def test_a_page_that_is_drawn_is_read() -> None:
    manifest = '<item id="p" href="p.svg" media-type="image/svg+xml"/>'
    drawn = '<svg xmlns="http://www.w3.org/2000/svg"><title/><text>The moon came up.</text></svg>'
    found = read(book({}, package([], '<itemref idref="p"/>', manifest=manifest), {"OEBPS/p.svg": drawn}))

    assert found.visible.canonical == "The moon came up."


def test_one_chapter_under_many_names_is_read_once() -> None:
    manifest = "".join(f'<item id="i{n}" href="a.xhtml" media-type="application/xhtml+xml"/>' for n in range(9))
    order = "".join(f'<itemref idref="i{n}"/>' for n in range(9))

    assert read(book(TWO, package([], order, manifest=manifest))).visible.text.count("rose") == 1


def test_a_book_of_too_many_resources_is_cut() -> None:
    manifest = "".join(f'<item id="i{n}" href="{n}.png" media-type="image/png"/>' for n in range(20_000))
    found = read(book(TWO, package(list(TWO), manifest=manifest)))

    assert (found.cut, found.notes) == (True, ())


def test_members_are_found_by_escaped_names_and_from_their_own_folders() -> None:
    opf = package([], '<itemref idref="x"/>', manifest='<item id="x" href="../text/caf%C3%A9%201.html" media-type=""/>')

    assert "rose" in read(book({}, opf, {"text/caf\u00e9 1.html": xhtml("<p>The tide rose.</p>")})).visible.text


@each_row("media_type", ["application/epub+zip", "application/octet-stream", "application/zip", "text/html", ""])
def test_a_book_is_known_whatever_a_server_calls_it(media_type: str) -> None:
    found = extract(Body(book(TWO), URL, media_type))

    assert isinstance(found, PageText)
    assert found.extractor.startswith("epub/")


def test_another_format_with_the_container_of_a_book_is_none() -> None:
    other = {"mimetype": "application/vnd.adobe.indesign-idml-package", "META-INF/container.xml": CONTAINER}

    assert not EpubExtractor().sniffs(Body(zipped(other, ZIP_STORED), URL))
    assert EpubExtractor().sniffs(Body(zipped({"META-INF/container.xml": CONTAINER}), URL))
    assert not EpubExtractor().sniffs(Body("PK\x03\x04", URL))


def encryption(algorithm: str, name: str) -> dict[str, str]:
    return {
        "META-INF/encryption.xml": (
            '<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><EncryptedData><EncryptionMethod '
            f'Algorithm="{algorithm}"/><CipherData><CipherReference URI="{name}"/></CipherData></EncryptedData>'
            "</encryption>"
        )
    }


AES = "http://www.w3.org/2001/04/xmlenc#aes128-cbc"


@pytest.mark.parametrize(
    ("algorithm", "name"),
    [("http://www.idpf.org/2008/embedding", "OEBPS/a.xhtml"), (AES, "OEBPS/font.otf")],
)
def test_encrypted_fonts_and_pictures_do_not_matter(algorithm: str, name: str) -> None:
    assert "rose" in read(book(TWO, more=encryption(algorithm, name))).visible.text


ENTITY = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'


@each_row(
    ("content", "reason"),
    [
        (book(TWO, more=encryption(AES, "OEBPS/b.xhtml")), Reason.UNSUPPORTED_ENCODING),
        (book(TWO, more=encryption(AES, "oebps/B.xhtml")), Reason.UNSUPPORTED_ENCODING),
        (encrypted(book(TWO)), Reason.UNSUPPORTED_ENCODING),
        (zipped({"mimetype": "application/epub+zip"}), Reason.UNSUPPORTED_TYPE),
        (zipped({"META-INF/container.xml": CONTAINER}), Reason.EXTRACT_ERROR),
        (zipped({"META-INF/container.xml": ENTITY + CONTAINER}), Reason.EXTRACT_ERROR),
        (book(TWO, ENTITY + package(list(TWO))), Reason.EXTRACT_ERROR),
        (book(TWO, "<package"), Reason.EXTRACT_ERROR),
        (book(TWO)[:-50], Reason.EXTRACT_ERROR),
        (book({"a.xhtml": "a" * 9_000_000}), Reason.TOO_LARGE),
        (book({"a.xhtml": ""}), Reason.EMPTY),
        (book({}), Reason.EMPTY),
    ],
    ids=[
        "encrypted text", "encrypted text in another case", "encrypted members", "no container",
        "no package", "an entity", "an entity in the package",
        "malformed", "cut", "a bomb", "no text", "no chapters",
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_with_a_reason(content: bytes, reason: Reason) -> None:
    found = EpubExtractor().extract(Body(content, URL))

    assert (found.reason if isinstance(found, Unreadable) else found) is reason


def test_entities_of_a_chapter_are_not_carried_out() -> None:
    chapter = '<!DOCTYPE html [<!ENTITY x SYSTEM "file:///etc/passwd">]>' + xhtml("<p>&x; rose &eacute;</p>")

    assert read(book({}, package(["a.xhtml"]), {"OEBPS/a.xhtml": chapter})).visible.text.split()[-3:] == [
        "&x;",
        "rose",
        "\u00e9",
    ]


def test_a_book_beyond_measure_is_read_in_its_first_part() -> None:
    long = "".join(f"<p>{number} sentences about the tide.</p>" for number in range(40_000))
    chapters = {f"{number}.xhtml": long for number in range(MAX_TEXT // 1_100_000 + 1)}
    found = read(book({"a.xhtml": "<p>It begins.</p>", **chapters, "z.xhtml": "<p>It ends.</p>"}))

    assert found.cut
    assert "It begins." in found.visible.text
    assert "It ends." not in found.visible.text


@given(st.binary(max_size=300))
def test_any_chapter_is_read(content: bytes) -> None:
    members: dict[str, str | bytes] = {
        "META-INF/container.xml": CONTAINER,
        "OEBPS/book.opf": package(["a.xhtml", "b.xhtml"]),
        "OEBPS/a.xhtml": content,
        "OEBPS/b.xhtml": xhtml("<p>The tide rose.</p>"),
    }

    assert "The tide rose." in read(zipped(members)).visible.text
