"""A link to the words is a valid text directive."""

import re
from urllib.parse import unquote

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.verify.fragment import page_link, text_fragment_link


def test_hyphen_comma_and_ampersand_are_percent_encoded() -> None:
    link = text_fragment_link("https://a.test/x", "well-known, R&D at 5%")

    assert link == "https://a.test/x#:~:text=well%2Dknown%2C%20R%26D%20at%205%25"


def test_the_citations_own_fragment_is_kept_and_an_old_directive_replaced() -> None:
    assert text_fragment_link("https://a.test/x#s1", "words") == "https://a.test/x#s1:~:text=words"
    assert text_fragment_link("https://a.test/x#s1:~:text=old", "words") == "https://a.test/x#s1:~:text=words"


def test_a_long_passage_is_named_by_its_first_and_last_words() -> None:
    words = " ".join(f"word{number}" for number in range(100))

    link = text_fragment_link("https://a.test/", words)

    assert link == (
        "https://a.test/#:~:text=word0%20word1%20word2%20word3%20word4,word95%20word96%20word97%20word98%20word99"
    )


def test_a_long_passage_without_spaces_still_gives_a_short_link() -> None:
    link = text_fragment_link("https://a.test/", "\u5b57" * 5_000)

    assert link is not None
    assert len(link) < 1_000


def test_a_long_passage_without_spaces_is_named_by_whole_clauses() -> None:
    link = text_fragment_link(
        "https://a.test/", "山田太郎は、契約を解除することができる。" * 14 + "ただし、書面で行わなければならない。"
    )

    assert link is not None
    assert unquote(link).endswith("text=山田太郎は、契約を解除することができる,書面で行わなければならない。")


def test_no_letter_of_a_link_is_parted_from_its_marks() -> None:
    link = text_fragment_link("https://a.test/", "\u0e19\u0e49\u0e33" * 100)

    assert link is not None
    for part in unquote(link).partition("text=")[2].split(","):
        assert part[0] == "\u0e19"
        assert part.endswith("\u0e33")


def test_only_web_pages_get_a_link() -> None:
    assert text_fragment_link("urn:x:1", "words") is None
    assert text_fragment_link("https://a.test/", "  ") is None


@given(st.text(alphabet=st.characters(), max_size=400))
def test_any_passage_gives_a_directive_of_safe_characters(passage: str) -> None:
    link = text_fragment_link("https://a.test/", passage)

    if link is not None:
        assert re.fullmatch(r"https://a\.test/#:~:text=[A-Za-z0-9_.~%]+(,[A-Za-z0-9_.~%]+)?", link)


def test_a_page_of_a_pdf_is_opened_by_its_number() -> None:
    assert page_link("https://a.test/paper.pdf#section", 7) == "https://a.test/paper.pdf#page=7"
    assert page_link("file:///paper.pdf", 7) is None
