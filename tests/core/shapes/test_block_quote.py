"""A block quote ends with its sources, or with words of its own."""

from pincite.core.shapes.block_quote import BlockQuote
from pincite.core.shapes.links import scan
from tests.core.shapes.samples import GATE, LOG
from tests.rows import each_row


def quote(text: str) -> BlockQuote:
    return BlockQuote(text, scan(text, {}))


@each_row(
    ("text", "sources"),
    [
        (f"> The tide rose. {LOG}", [LOG]),
        (f"> The tide rose ([log]({LOG})).", [LOG]),
        (f"> The tide rose. {LOG}, {GATE}", [LOG, GATE]),
        (f"> The {LOG} tide rose. {GATE}", [GATE]),
        (f"> The tide rose {LOG} at dawn.", []),
        ("> The tide rose.", []),
    ],
)
def test_the_links_side_by_side_that_it_ends_with_are_its_sources(text: str, sources: list[str]) -> None:
    assert [link.url for link in quote(text).sources] == sources


@each_row(
    ("text", "is_woven"),
    [
        (f"> The tide is in our [log]({LOG})", True),
        (f"> The tide is in our **[log]({LOG})**", True),
        (f"> The tide rose. [log]({LOG})", False),
        (f"> The tide rose.\n> Source: the harbour's [log]({LOG})", False),
        (f"> The tide is told in {LOG}", False),
        (f"> The tide is told in [log]({LOG}) [gate]({GATE})", False),
        ("> The tide rose", False),
    ],
)
def test_the_text_of_one_link_may_be_words_of_the_sentence_before_it(text: str, is_woven: bool) -> None:
    assert quote(text).is_woven is is_woven


def test_a_link_that_leads_to_no_address_is_no_word_of_a_sentence() -> None:
    text = "> The tide is in our [log][x]"

    assert not BlockQuote(text, scan(text, {"x": ""})).is_woven
    assert BlockQuote(text, scan(text, {"x": LOG})).is_woven


def test_its_words_end_before_a_comment_and_begin_behind_its_kind() -> None:
    text = "> [!NOTE] Tides\n> The tide rose. <!-- a stamp -->\n"

    assert text[: quote(text).end].endswith("The tide rose.")
    assert quote(text).words == "The tide rose."
    assert quote("> The tide rose. \n").end == len("> The tide rose.")


def test_what_it_tells_is_without_its_sources_and_their_names() -> None:
    assert quote(f"> The tide rose.\n> \u2014 [log]({LOG})").told == "The tide rose."
    assert quote("> The tide rose.").told == "The tide rose."
