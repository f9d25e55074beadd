"""What a redirect may change without a word, and when another document answered."""

import pytest

from pincite.core.verify.addresses import is_another_document, same_address, without_fragment


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("http://a.test/x", "https://a.test/x"),
        ("https://a.test/x", "https://a.test/x/"),
        ("https://a.test", "https://a.test/"),
        ("https://A.test:443/x", "http://a.test/x#part"),
        ("urn:x:1", "urn:x:1#part"),
    ],
)
def test_scheme_slash_host_case_and_fragment_are_no_move(one: str, other: str) -> None:
    assert same_address(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("https://a.test/x", "https://a.test/X"),
        ("https://a.test/x", "https://a.test/x?p=1"),
        ("https://a.test/x", "https://www.a.test/x"),
        ("https://a.test:8443/x", "https://a.test/x"),
        ("urn:x:1", "urn:x:2"),
        ("https://[bad/x", "https://a.test/x"),
    ],
)
def test_anything_else_is_another_address(one: str, other: str) -> None:
    assert not same_address(one, other)


def test_white_space_and_fragment_are_not_asked_for() -> None:
    assert without_fragment(" https://a.test/x#part ") == "https://a.test/x"


def another(
    answered: str, canonical: str = "", stamped: str | None = "https://a.test/x", was: str | None = None
) -> bool:
    return is_another_document(answered=answered, canonical=canonical, stamped=stamped, stamped_canonical=was)


def test_another_document_needs_both_urls_to_differ() -> None:
    assert another("https://a.test/y")
    assert another("https://a.test/y", canonical="https://a.test/y")
    assert not another("https://a.test/y", canonical="https://a.test/x")
    assert not another("https://a.test/y", canonical="https://a.test/c", was="https://a.test/c")
    assert not another("http://a.test/x/")


def test_a_stamp_without_a_url_cannot_tell_that_the_document_is_another() -> None:
    assert not another("https://a.test/y", stamped=None)
