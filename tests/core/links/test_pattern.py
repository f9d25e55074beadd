"""A pattern says which URLs are a document's, and one that says nothing is refused with its reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.links.address import Address
from pincite.core.links.pattern import Gap, PatternError, fit, read_pattern
from tests.rows import each_row


def fits(pattern: str, url: str, document: str = "12") -> bool:
    read, address = read_pattern(pattern, id_parts=document.count("/") + 1), Address.of(url)
    assert address is not None
    fitted = fit(address, read.shape)
    return read.site == address.site and fitted is not None and fitted[0] == read.key(document)


@each_row(
    ("pattern", "url"),
    [
        ("https://a.test/docs/12", "https://a.test/docs/12"),
        ("https://a.test/docs/{id}", "http://a.test/docs/12/"),
        ("a.test/docs/{id}", "https://a.test/docs/12#top"),
        ("//a.test/docs/{id}", "https://a.test/docs/12"),
        ("*://a.test/docs/{id}", "https://a.test/docs/12"),
        ("https://a.test/{lang}/docs/{id}.html", "https://a.test/pt-BR/docs/12.html"),
        ("https://a.test/v*/{id}", "https://a.test/v2/12"),
        ("https://a.test/show?doc={id}&lang=*", "https://a.test/show?lang=en&utm=x&doc=12"),
        ("https://a.test:8443/{id}", "https://a.test:8443/12"),
        ("https://a.test", "https://a.test/"),
        ("https://b\u00fccher.test/{id}", "https://xn--bcher-kva.test/12"),
    ],
)
def test_these_urls_are_of_the_pattern(pattern: str, url: str) -> None:
    assert fits(pattern, url)


@each_row(
    ("pattern", "url"),
    [
        ("https://a.test/docs/{id}", "https://a.test/docs/13"),
        ("https://a.test/docs/{id}", "https://a.test/docs/12/notes"),
        ("https://a.test/docs/{id}", "https://a.test/docs/012"),
        ("https://a.test/docs/{id}", "https://evil.test/docs/12"),
        ("https://a.test/docs/{id}.html", "https://a.test/docs/12"),
        ("https://a.test/*/{id}", "https://a.test/12"),
        ("https://a.test/*/{id}", "https://a.test/x/y/12"),
        ("https://a.test/v*/{id}", "https://a.test/v/12"),
        ("https://a.test/show?doc={id}", "https://a.test/show?doc=13"),
        ("https://a.test/show?doc={id}", "https://a.test/show?id=12"),
    ],
)
def test_these_are_not(pattern: str, url: str) -> None:
    assert not fits(pattern, url)


@each_row("document", ["nwtsty/43/3", "a*b", "100%", "caf\u00e9", "a b"])
def test_an_id_stands_for_itself_whatever_is_in_it(document: str) -> None:
    written = document.replace("%", "%25").replace(" ", "%20")

    assert fits("https://a.test/{id}", f"https://a.test/{written}", document)
    assert not fits("https://a.test/{id}", f"https://a.test/x{written}", document)


def test_the_id_is_read_back_from_a_url_of_the_form() -> None:
    form = read_pattern("https://a.test/p-{id}.html", id_parts=2).form
    address = Address.of("https://a.test/p-x/12.html")

    assert address is not None
    assert fit(address, form) == ((), "x/12")


@each_row(
    ("pattern", "why"),
    [
        ("", "no host"),
        ("/docs/{id}", "no host"),
        ("https:///docs", "no host"),
        ("https://*.a.test/{id}", "no host"),
        ("ftp://a.test/{id}", "no host"),
        ("https://u:p@a.test/{id}", "no host"),
        ("https://a.test/*-*", "more than one"),
        ("https://a.test/*{id}", "more than one"),
        ("https://a.test/{id}/{id}", "more than one"),
        ("https://a.test/" + "x/" * 60, "parts"),
        ("https://a.test/" + "x" * 3_000, "longer"),
        ("https://a.test/\ue000", "private"),
    ],
)
def test_what_is_no_pattern_is_refused_with_its_reason(pattern: str, why: str) -> None:
    with pytest.raises(PatternError, match=why):
        read_pattern(pattern)


def test_an_id_with_a_slash_has_no_place_in_a_query() -> None:
    with pytest.raises(PatternError, match="query"):
        read_pattern("https://a.test/?doc={id}", id_parts=2)


@given(st.text(alphabet="ab*{id}/?&=.:#%\u00e9"))
def test_any_text_is_a_pattern_or_refused(text: str) -> None:
    try:
        pattern = read_pattern(f"https://a.test/{text}")
    except PatternError:
        return
    assert len(pattern.key("12")) <= len(pattern.segments) + len(pattern.parameters)


@given(st.text(min_size=1), st.text(), st.text())
def test_a_gap_is_filled_by_what_stands_between_its_ends(middle: str, prefix: str, suffix: str) -> None:
    gap = Gap(prefix, suffix)

    assert gap.filled(prefix + middle + suffix) == middle
    assert gap.filled(prefix + suffix) is None
