"""What of an address is asked for, and when another document answered."""

from pincite.core.verify.addresses import is_another_document, without_fragment


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
