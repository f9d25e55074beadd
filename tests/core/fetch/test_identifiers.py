"""An identifier is told from a URL; one that is mistyped is refused before anything is asked."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.fetch.identifiers import Identifier, document_key, parse_identifier, scheme_of
from pincite.core.fetch.url import BadURL
from tests.rows import each_row

SICI = "10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O"
GOOD = {
    "doi:10.1000/182": ("doi", "10.1000/182"),
    "DOI: 10.1000/182": ("doi", "10.1000/182"),
    " doi:10.1000/182 ": ("doi", "10.1000/182"),
    "info:doi/10.1000/182": ("doi", "10.1000/182"),
    f"doi:{SICI}": ("doi", SICI),
    "doi:10.1016/S0140-6736(97)11096-0": ("doi", "10.1016/S0140-6736(97)11096-0"),
    "doi:10.1000/a%2Fb": ("doi", "10.1000/a/b"),
    "doi:10.1000/456%23789": ("doi", "10.1000/456#789"),
    "doi:10.1000/182#page=3": ("doi", "10.1000/182"),
    "doi:10.5555/\u00e9tude": ("doi", "10.5555/\u00e9tude"),
    "arXiv:2101.00001": ("arxiv", "2101.00001"),
    "arxiv:2101.00001v12": ("arxiv", "2101.00001v12"),
    "arxiv:0704.0001": ("arxiv", "0704.0001"),
    "arxiv:1412.9999": ("arxiv", "1412.9999"),
    "arxiv:hep-th/9901001v3": ("arxiv", "hep-th/9901001v3"),
    "arxiv:math.GT/0309136": ("arxiv", "math.GT/0309136"),
    "arxiv:hep-th/9108001": ("arxiv", "hep-th/9108001"),
    "arXiv:2101.00001v2 [cs.CL]": ("arxiv", "2101.00001v2"),
    "arXiv:hep-th/9108001[hep-th]": ("arxiv", "hep-th/9108001"),
    "pmid:1": ("pmid", "1"),
    "PMID: 30267080": ("pmid", "30267080"),
    "info:pmid/30267080": ("pmid", "30267080"),
    "isbn:0-306-40615-2": ("isbn", "9780306406157"),
    "urn:isbn:9780306406157": ("isbn", "9780306406157"),
    "URN:ISBN:0306406152": ("isbn", "9780306406157"),
    "ISBN-13: 978-0-306-40615-7": ("isbn", "9780306406157"),
    "isbn-10:0306406152": ("isbn", "9780306406157"),
    "rfc:9110": ("rfc", "9110"),
    "rfc:0791": ("rfc", "791"),
    "RFC: RFC 9110#section-5": ("rfc", "9110"),
    "urn:ietf:rfc:2648": ("rfc", "2648"),
}


@each_row(("url", "expected"), GOOD.items())
def test_an_identifier_is_read_in_the_spelling_that_its_resolver_takes(url: str, expected: tuple[str, str]) -> None:
    found = parse_identifier(url)

    assert isinstance(found, Identifier)
    assert (found.scheme, found.value) == expected


@each_row(
    "url",
    [
        "doi:",
        "doi:11.1000/182",
        "doi:10.1000",
        "doi:10.1000/",
        "doi:10.10/182",
        "doi:10.abcd/182",
        "doi:10.1000/a b",
        "doi:10.1234.5/a%20b",
        "doi:10.1000/182.",
        "doi:10.1000/182,",
        "doi:10.1000/182)",
        "doi:10.1000/182>",
        "doi:10.1000/182\u201d",
        "doi:10.1000/a/../b",
        "doi:10.1000/..%2f..%2fb",
        "doi:10.1000//b",
        "doi:10.1000/%00",
        "doi:10.1000/%E0%A4",
        "doi:10.1000/a\u200bb",
        "doi:10.1000/\ud800",
        "doi:https://doi.org/10.1000/182",
        "doi:10.1000/" + "x" * 3_000,
        "arxiv:2101.0001",
        "arxiv:1412.00001",
        "arxiv:2113.00001",
        "arxiv:0703.0001",
        "arxiv:2101.00001v0",
        "arxiv:2101.00001.",
        "arxiv:2101.00001 [cs CL]",
        "arxiv:[cs.CL]",
        "arxiv:hep-xx/9901001",
        "arxiv:hep-th/0704001",
        "arxiv:hep-th/9107001",
        "arxiv:hep-th/9913001",
        "pmid:0",
        "pmid:0123",
        "pmid:PMC12345",
        "pmid:1234567890",
        "pmid:\u0661\u0662",
        "isbn:978-0-306-40615-8",
        "rfc:0",
        "rfc:latest",
        "rfc:9110.",
        "urn:ietf:rfc:",
    ],
)
def test_a_mistyped_identifier_is_refused_with_a_sentence_that_does_not_repeat_it(url: str) -> None:
    found = parse_identifier(url)

    assert isinstance(found, BadURL)
    assert found.detail.endswith(".")
    assert url not in found.detail


@each_row(
    "url",
    [
        "https://doi.org/10.1000/182",
        "http://arxiv.org/abs/2101.00001",
        "urn:uuid:x",
        "doi.org/10.1000/182",
        "rfc9110",
        "rfcs:1",
        "adoi:10.1000/182",
        "file:///doi:x",
        "",
        "doi",
        "info:ark/1",
        None,
        7,
        b"doi:10.1000/182",
    ],
)
def test_anything_else_is_no_identifier(url: object) -> None:
    assert parse_identifier(url) is None


def test_two_spellings_of_one_document_have_one_key_and_two_documents_have_two() -> None:
    assert document_key("doi:10.1000/ABC") == document_key("DOI: 10.1000/abc#x") == document_key("info:doi/10.1000/aBc")
    assert document_key("doi:10.5555/\u00c9tude") != document_key("doi:10.5555/\u00e9tude")
    assert document_key("isbn:0306406152") == document_key("urn:isbn:978-0-306-40615-7")
    assert document_key("arxiv:2101.00001v1") != document_key("arxiv:2101.00001v2")
    assert document_key("doi:10.1000/abc") != document_key("https://doi.org/10.1000/abc")
    assert document_key(" https://a.test/X#y ") == "https://a.test/X"
    assert document_key("doi:10.1000/ABC.") == "doi:10.1000/ABC."


def test_the_scheme_of_a_mistyped_identifier_is_known_all_the_same() -> None:
    assert [scheme_of(url) for url in ("doi:x", "URN:ISBN:1", "https://a.test/")] == ["doi", "isbn", None]


@given(
    st.text(max_size=200),
    st.sampled_from(["doi:", "doi:10.1000/", "arxiv:", "pmid:", "isbn:", "rfc:", "urn:isbn:", ""]),
)
def test_no_text_breaks_the_reading(text: str, scheme: str) -> None:
    found = parse_identifier(scheme + text)

    assert found is None or isinstance(found, (Identifier, BadURL))
    if isinstance(found, Identifier):
        assert found.value.isprintable()
        assert parse_identifier(f"{found.scheme}:{found.value}".replace("%", "%25").replace("#", "%23")) == found
