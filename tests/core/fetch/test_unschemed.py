"""A citation without a scheme is told how it is read, where it looks like something that is."""

import pytest

from pincite.core.fetch import SourceFetcher
from pincite.core.fetch.unschemed import meant
from pincite.core.links.resolve import unasked
from pincite.core.ports import Unreachable
from tests.fakes import FakeWeb
from tests.rows import each_row


@each_row(
    "written, scheme",
    [
        ("10.1000/182", "doi:"),
        (" 10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O ", "doi:"),
        ("DOI 10.1000/182", "doi:"),
        ("ISBN 978-3-16-148410-0", "isbn:"),
        ("978 3 16 148410 0", "isbn:"),
        ("isbn-10 0-19-852663-6", "isbn:"),
        ("2101.00001v2", "arxiv:"),
        ("hep-th/9901001", "arxiv:"),
        ("arXiv 2101.00001 [cs.CL]", "arxiv:"),
        ("PMID 12345678", "pmid:"),
        ("RFC 9110", "rfc:"),
        ("RFC9110", "rfc:"),
        ("doi.org/10.1000/182", "https://"),
        ("www.example.de", "https://"),
        ("example.org/a b", "https://"),
    ],
)
def test_what_looks_like_an_identifier_or_an_address_is_told_its_scheme(written: str, scheme: str) -> None:
    assert f"where {scheme} stands before it" in meant(written)


@each_row(
    "written",
    [
        *("", "notes/may.html", "notes.md", "10.1/182", "978-3-16-148410-1", "12345678", "2024.13", "RFC", "nonsense"),
        *("docs/1234567", "2101.00001.pdf", "10.1000/" + "1" * 3_000, "PMID 0", "www.-.de", "../a.org.md", "rfc 9, 4"),
    ],
)
def test_of_anything_else_nothing_is_told(written: str) -> None:
    assert meant(written) == ""


@pytest.mark.parametrize("url", ["10.1000/182", "ISBN 978-3-16-148410-0"])
async def test_reading_and_checking_links_tell_it(url: str) -> None:
    answer = await SourceFetcher(web=FakeWeb({})).fetch(url)

    assert isinstance(answer, Unreachable)
    assert answer.detail.startswith("It looks like a")
    assert "It looks like a" in unasked(url)[0]
