"""An excerpt with the page's words where its quoter put a sign."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.rungs import signs
from tests.rows import each_row

PAGE = "the firm knew of the contract when it took the goods, and it paid for those goods in May."


@each_row(
    ("excerpt", "said"),
    [
        (
            "the firm knew of the contract . . . , and it paid for these goods",
            "the firm knew of the contract when it took the goods, and it paid for these goods",
        ),
        (
            "[T]he firm knew of the contract . . . . it paid for these goods",
            "the firm knew of the contract when it took the goods, and it paid for these goods",
        ),
        (
            "the firm knew of the contract ... it paid for those goods in June",
            "the firm knew of the contract when it took the goods, and it paid for those goods in June",
        ),
        (
            "... knew of the contract, [...] and it paid him",
            "knew of the contract when it took the goods, and it paid him",
        ),
        ("contract when [the firm] took these goods", "contract when it took these goods"),
        ("the firm [in Leeds] knew of this contract", "the firm knew of this contract"),
        ("the firm knew [sic] of this contract", "the firm knew of this contract"),
    ],
)
def test_a_sign_gives_way_to_what_the_page_has_for_it(excerpt: str, said: str) -> None:
    at = PAGE.index(said.split()[0])

    assert signs.resolved(excerpt, PAGE[at:], "en") == said


@each_row(
    ("excerpt", "page", "kept"),
    [
        ("the firm shall ... pay the rent", "the firm shall not, if new, pay the rent", "shall ... pay"),
        ("the firm shall ... pay the rent", "the firm shall only in May pay the rent", "shall ... pay"),
        ("the firm shall [not] pay the rent", "the firm shall pay the rent", "not pay"),
        ("the firm shall pay [two] rents", "the firm shall pay the rents", "two rents"),
        ("the firm shall pay [the bank]", "the firm shall pay Smith", "the bank"),
        ("the firm shall pay a rent [i32; 2] now", "the firm shall pay a fee [i32; 2] now", "rent [i32; 2] now"),
    ],
)
def test_what_may_turn_a_statement_is_still_shown(excerpt: str, page: str, kept: str) -> None:
    assert kept in (signs.resolved(excerpt, page, "en") or excerpt)


@each_row(
    ("excerpt", "page", "stands"),
    [
        ("The ferry ... left in June.", "The ferry, with most of its two crews, left in May.", True),
        ("The ferry sank. ... It left in June.", "The ferry sank. It was not seen again. It left in May.", True),
        ("The ferry ... left in June.", "The ferry never, as far as we know, left in May.", False),
        ("The ferry sank. ... left in June.", "The ferry sank. No boat left in May.", False),
    ],
)
def test_what_is_left_out_is_shown_where_it_turns_a_sentence_that_is_quoted(
    excerpt: str, page: str, stands: bool
) -> None:
    assert (signs.resolved(excerpt, page, "en") == page.replace("May", "June")) == stands


def test_words_without_a_sign_are_left_alone() -> None:
    assert signs.resolved("the firm knew of the contract", PAGE, "en") is None
    assert signs.resolved("the firm \ue0f0 knew ... of", PAGE, "en") is None


@given(st.lists(st.sampled_from(["...", "[T]he", "[a b]", "the firm", "not", "[", "]", "[sic]", ".", "\ud800", " "])))
def test_no_signs_crash_it(pieces: list[str]) -> None:
    text = " ".join(pieces)

    assert isinstance(signs.resolved(text, PAGE), str | None)
