"""Each scheme has a public resolver, any of which a setting may replace; an identifier never leaves its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.errors import SettingError
from pincite.core.fetch.identifiers import Identifier, parse_identifier
from pincite.core.fetch.resolvers import Resolvers
from pincite.core.fetch.url import SourceURL, parse_url
from pincite.core.settings import Settings
from tests.rows import each_row


def url_of(text: str, resolvers: Resolvers | None = None) -> str:
    identifier = parse_identifier(text)
    assert isinstance(identifier, Identifier)
    return (resolvers or Resolvers()).resolve(identifier)


@each_row(
    ("identifier", "url"),
    [
        ("doi:10.1000/182", "https://doi.org/10.1000/182"),
        ("doi:10.1000/a?b%23c%25d", "https://doi.org/10.1000/a%3Fb%23c%25d"),
        ("arxiv:hep-th/9901001v2", "https://arxiv.org/abs/hep-th/9901001v2"),
        ("pmid:30267080", "https://pubmed.ncbi.nlm.nih.gov/30267080/"),
        ("isbn:0306406152", "https://openlibrary.org/isbn/9780306406157"),
        ("urn:ietf:rfc:0791", "https://www.rfc-editor.org/rfc/rfc791.html"),
    ],
)
def test_an_identifier_leads_to_its_public_resolver(identifier: str, url: str) -> None:
    assert url_of(identifier) == url


def test_a_setting_replaces_one_resolver_and_leaves_the_others() -> None:
    resolvers = Resolvers.of(
        Settings(doi_resolver=" https://mirror.example/?doi={id}&raw=1 ", arxiv_resolver="http://a.example/")
    )

    assert url_of("doi:10.1000/a/b", resolvers) == "https://mirror.example/?doi=10.1000%2Fa%2Fb&raw=1"
    assert url_of("arxiv:2101.00001", resolvers) == "http://a.example/2101.00001"
    assert url_of("pmid:1", resolvers) == "https://pubmed.ncbi.nlm.nih.gov/1/"


@each_row("address", ["file:///etc/{id}", "mirror.example", "https://u:p@mirror.example/", "{id}", "https://"])
def test_a_resolver_that_is_no_address_of_the_web_is_a_bad_setting(address: str) -> None:
    with pytest.raises(SettingError, match="PINCITE_DOI_RESOLVER"):
        Resolvers(doi=address)


@given(st.text(max_size=60))
def test_no_doi_leads_away_from_its_resolver(suffix: str) -> None:
    identifier = parse_identifier("doi:10.1000/" + suffix.replace("%", "%25").replace("#", "%23"))
    if isinstance(identifier, Identifier):
        parsed = parse_url(Resolvers().resolve(identifier))
        assert isinstance(parsed, SourceURL)
        assert parsed.host == "doi.org"
        assert parsed.parsed.path == f"/{identifier.value}"
        assert not parsed.parsed.query
