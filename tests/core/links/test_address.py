"""Two spellings of one URL are one address, and two documents are never."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.fetch.url import SourceURL, parse_url
from pincite.core.links.address import MAX_PARAMETERS, Address, spelled
from tests.rows import each_row

URL = "https://example.org/docs/12?lang=en"


@each_row(
    "same",
    [
        "http://example.org/docs/12?lang=en",
        "HTTPS://EXAMPLE.ORG:443/docs/12/?lang=en#top",
        "https://example.org./docs/%31%32?lang=en&lang=es",
    ],
)
def test_scheme_host_case_default_port_slash_fragment_and_escapes_do_not_count(same: str) -> None:
    assert Address.of(same) == Address.of(URL)


@each_row(
    "other",
    [
        "https://www.example.org/docs/12?lang=en",
        "https://example.org:8443/docs/12?lang=en",
        "https://example.org/Docs/12?lang=en",
        "https://example.org/docs/12?lang=es",
        "https://example.org/docs//12?lang=en",
    ],
)
def test_site_port_path_and_parameters_do(other: str) -> None:
    assert Address.of(other) != Address.of(URL)


def test_an_escaped_slash_does_not_part_a_path() -> None:
    assert Address.of("https://a.test/a%2Fb") == Address("a.test", ("a/b",), {})


def test_a_query_with_too_many_parameters_has_none() -> None:
    def url(parameters: int) -> str:
        return "https://a.test/?" + "&".join(f"p{number}=1" for number in range(parameters))

    most, more = Address.of(url(MAX_PARAMETERS)), Address.of(url(MAX_PARAMETERS + 1))

    assert most is not None
    assert more is not None
    assert (len(most.parameters), more.parameters) == (MAX_PARAMETERS, {})


@each_row(
    ("url", "spelling"),
    [
        ("HTTPS://A.test:443", "https://a.test/"),
        ("http://a.test:80/?q#top", "http://a.test/?q"),
        ("http://a.test:443/a%20b", "http://a.test:443/a%20b"),
        ("http://[2001:DB8::1]:8080/x", "http://[2001:db8::1]:8080/x"),
    ],
)
def test_a_url_has_one_spelling(url: str, spelling: str) -> None:
    parsed = parse_url(url)

    assert isinstance(parsed, SourceURL)
    assert spelled(parsed) == spelling


@given(st.text())
def test_any_text_is_an_address_or_none(text: str) -> None:
    Address.of(text)
    Address.of(f"https://a.test/{text}")
