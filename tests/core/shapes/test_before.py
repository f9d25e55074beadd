"""What words in a block of their own are quoted for is told before them, or is not told."""

from pincite.core.shapes.before import Before
from tests.rows import each_row

CLAIM = "The harbour was empty by noon."


def claim(*blocks: str, is_title: bool = False, is_outside: bool = True) -> str:
    before = Before()
    for block in blocks:
        before = before.then(block, block)
    return before.claim(is_title=is_title, is_outside=is_outside)


@each_row(
    ("blocks", "told"),
    [
        ([CLAIM], CLAIM),
        (["Of the tides.", CLAIM], CLAIM),
        ([f"Of the tides. {CLAIM}"], CLAIM),
        (["# Boats leave harbour"], "Boats leave harbour"),
        # A topic, a source, words that only say whose the next are, and nothing.
        (["The tides"], ""),
        (["Source: the log of the harbour."], ""),
        (["As the court put it:"], ""),
        ([CLAIM, ""], ""),
        ([], ""),
    ],
)
def test_the_last_sentence_before_is_the_claim_where_it_is_one(blocks: list[str], told: str) -> None:
    assert claim(*blocks) == told


def test_a_heading_that_names_a_source_is_no_claim() -> None:
    assert claim("# Log of the harbour", is_title=True) == ""
    assert claim(CLAIM, is_title=True) == CLAIM


def test_words_behind_a_list_bear_out_no_item_of_it_more_than_another() -> None:
    item = f"- {CLAIM}"

    assert claim(item) == CLAIM
    assert claim(item, item) == ""
    assert claim(item, item, is_outside=False) == CLAIM
    assert claim(item, "Of the tides.", item) == CLAIM


def test_what_a_source_is_named_for_cannot_stand_before_nothing_or_under_a_heading() -> None:
    assert Before().names_nothing
    assert Before().then("# Tides", "# Tides").names_nothing
    assert not Before().then(CLAIM, CLAIM).names_nothing
