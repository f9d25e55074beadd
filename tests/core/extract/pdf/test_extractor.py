"""A PDF is read in a process of its own, or refused with a reason."""

import io
from collections.abc import Callable

import pypdf
import pytest

from pincite.core.extract import extract, extract_again
from pincite.core.extract.pdf import PdfExtractor
from pincite.core.models import Reason
from pincite.core.ports import Body, InstallableExtractor, RereadingExtractor, Unreadable
from pincite.core.text.page import PageText
from tests.core.extract.pdf.files import line, lines, of_pages, pdf, picture, stream
from tests.rows import each_row

URL = "https://source.example/paper.pdf"
WORDS = "The tide rose at dawn and the boats left."
PAPER = of_pages([lines([WORDS])])


def body(content: bytes, media_type: str = "application/pdf") -> Body:
    return Body(content, URL, media_type)


def locked(password: str) -> bytes:
    writer = pypdf.PdfWriter(clone_from=io.BytesIO(PAPER))
    writer.encrypt(user_password=password, owner_password="owner", algorithm="RC4-128")
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def test_it_can_be_read_twice_and_may_have_to_be_installed() -> None:
    assert isinstance(PdfExtractor(), RereadingExtractor)
    assert isinstance(PdfExtractor(), InstallableExtractor)


def test_a_paper_is_read_by_two_readers_that_name_themselves() -> None:
    page = extract(body(PAPER))
    assert isinstance(page, PageText)
    again = extract_again(body(PAPER), page.extractor)
    assert again is not None

    assert page.visible.canonical == again.visible.canonical == WORDS
    assert page.extractor.startswith("pdf/2+pypdfium2-")
    assert again.extractor.startswith("pdf/1+pypdf-")


def test_what_another_extractor_read_is_not_read_again() -> None:
    assert extract_again(body(PAPER), "injected/1") is None


@each_row("media_type", ["", "application/octet-stream", "text/plain", "text/html", "application/pdf"])
def test_a_paper_is_one_whatever_a_server_calls_it(media_type: str) -> None:
    assert PdfExtractor().sniffs(body(PAPER, media_type))


def test_what_stands_before_the_header_is_passed_over() -> None:
    page = extract(body(b"\xef\xbb\xbf\n" + PAPER))

    assert isinstance(page, PageText)
    assert page.visible.canonical == WORDS


def test_a_page_about_pdf_is_none() -> None:
    page = extract(body(b"<!doctype html><p>Such a file begins with %PDF-1.7.</p>", "text/html"))

    assert isinstance(page, PageText)
    assert page.extractor.startswith("html/")


def test_a_page_of_the_site_that_is_called_a_pdf_is_read_as_a_page() -> None:
    page = extract(body(b"<!doctype html><title>Sign in</title><p>Sign in to read this.</p>"))

    assert isinstance(page, PageText)
    assert page.extractor.startswith("html/")


def test_without_the_extra_the_reason_says_what_to_install() -> None:
    refused = PdfExtractor(find=lambda name: None).extract(body(PAPER))

    assert isinstance(refused, Unreadable)
    assert refused.reason is Reason.UNSUPPORTED_TYPE
    assert "[pdf]" in refused.detail


def test_a_file_that_opens_only_with_a_password_is_refused() -> None:
    refused = extract(body(locked("secret")))

    assert isinstance(refused, Unreadable)
    assert refused.reason is Reason.UNSUPPORTED_ENCODING
    assert "password" in refused.detail


def test_a_file_that_only_its_owner_may_change_is_read() -> None:
    page = extract(body(locked("")))

    assert isinstance(page, PageText)
    assert page.visible.canonical == WORDS


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (of_pages([picture()]), Reason.NO_TEXT_LAYER),
        (of_pages([b""]), Reason.EMPTY),
        (b"%PDF-1.7\n" + bytes(range(256)) * 10, Reason.EXTRACT_ERROR),
        (b"no PDF at all", Reason.EXTRACT_ERROR),
    ],
    ids=["a scan", "an empty sheet", "rubbish", "text"],
)
def test_a_file_without_words_has_a_reason(content: bytes, reason: Reason) -> None:
    refused = extract(body(content))

    assert isinstance(refused, Unreadable)
    assert refused.reason is reason


def tree(kids: bytes, count: int) -> bytes:
    """A file whose pages are ``kids``, object 10 being a page."""
    return pdf(
        {
            1: b"<< /Type /Catalog /Pages 2 0 R >>",
            2: b"<< /Type /Pages /Kids [%b] /Count %d >>" % (kids, count),
            3: b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
            10: b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 500] /Contents 11 0 R"
            b" /Resources << /Font << /F1 3 0 R >> >> >>",
            11: stream(lines([WORDS])),
        }
    )


FORM = b"/Type /XObject /Subtype /Form /BBox [0 0 400 500] /Resources << /XObject << /X %d 0 R >> >>"


@pytest.mark.parametrize(
    "made",
    [
        lambda: tree(b"2 0 R 2 0 R", 1_000),
        lambda: of_pages([b" " * 100_000_000], packed=True),
        lambda: pdf(
            {
                1: b"<< /Type /Catalog /Pages 2 0 R >>",
                2: b"<< /Type /Pages /Kids [10 0 R] /Count 1 >>",
                10: b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 500] /Contents 11 0 R >>",
                11: stream(b"", b"/Filter [/FlateDecode /FlateDecode /FlateDecode]"),
            }
        ),
        lambda: of_pages([b"/X Do "], resources=b"/XObject << /X 5 0 R >>", more={5: stream(b"/X Do ", FORM % 5)}),
        lambda: of_pages([line("word", 1e30, 1e30, size=1e30) + line("x", 0, 0, size=0)]),
    ],
    ids=["a page tree in a circle", "a bomb", "bad filters", "a form within itself", "places beyond all measure"],
)
def test_a_file_that_means_harm_is_refused(made: Callable[[], bytes]) -> None:
    assert isinstance(extract(body(made())), Unreadable)


@pytest.mark.parametrize(
    "content",
    [
        tree(b"10 0 R", 2_000_000_000),
        tree(b"10 0 R", -5),
        PAPER.replace(b"00000 n", b"99999 n"),
        of_pages([lines([WORDS])], catalogue=b"/OpenAction << /S /JavaScript /JS (while \\(true\\) {}) >>"),
        of_pages([b"q " * 500_000 + lines([WORDS])], packed=True),
    ],
    ids=["more pages than there are", "fewer than none", "a wrong table of places", "a script", "states without end"],
)
def test_a_file_that_is_merely_odd_is_read(content: bytes) -> None:
    page = extract(body(content))

    assert isinstance(page, PageText)
    assert page.visible.canonical == WORDS


def test_of_very_many_pages_the_first_are_read() -> None:
    page = extract(body(tree(b"10 0 R " * 100_000, 100_000)))

    assert isinstance(page, PageText)
    assert page.cut
    assert page.divisions[-1].page == 500
