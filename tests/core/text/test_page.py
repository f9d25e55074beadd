"""A page as words."""

from pincite.core.text.canonical import canonicalize_text
from pincite.core.text.page import PageText


def test_a_page_made_of_text_alone_is_in_the_canonical_form_of_its_text() -> None:
    text = "cafe\u0301 \u200b\n au  lait"

    assert PageText.of(text).visible.canonical == canonicalize_text(text)
