"""A judge is shown the passage with its surroundings, or what is nearest to the claim."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.anchor import Location
from pincite.core.text.page import PageText, Span, Stream
from pincite.core.verify.premise import premise_for

REMOVED = Location(stands=False, kind="removed", current_hash="0" * 64)


def located(text: str, words: str) -> Location:
    start = text.index(words)
    span = Span(start, start + len(words))
    return Location(stands=False, kind="edited", current_hash="0" * 64, span=span, passage=words)


def test_a_sentence_on_either_side_of_the_passage_is_shown_and_no_more() -> None:
    text = "First one here. Second one here. Third one here. Fourth one here. Fifth one here."

    premise = premise_for(located(text, "Third one here."), PageText.of(text), "claim")

    assert "Second one here. Third one here. Fourth one here." in premise
    assert len(premise) < len(text)


def test_a_passage_inside_a_sentence_is_shown_with_the_whole_of_it() -> None:
    text = "It is false that the tide rose at dawn, said the master of the harbour."

    assert premise_for(located(text, "the tide rose at dawn"), PageText.of(text), "claim") == text


def test_a_sentence_ends_with_its_block() -> None:
    text = "Home News\nBy Jane Roe\nThe mayor would not resign\nMore"
    stream = Stream("visible", text, block_edges=(9, 21, 48))
    page = PageText(visible=stream)

    premise = premise_for(located(stream.canonical, "The mayor would not resign"), page, "He resigns.")

    assert premise == "By Jane Roe\nThe mayor would not resign\nMore"
    assert premise_for(REMOVED, page, "The mayor resigns.").splitlines()[0] == "Home News"


def test_where_the_passage_was_removed_the_windows_nearest_to_the_claim_are_shown_in_page_order() -> None:
    filler = "Nothing of note was written on this day. " * 60
    text = f"{filler}The lighthouse was painted red. {filler}Zebras graze near the lighthouse. {filler}"

    premise = premise_for(REMOVED, PageText.of(text), "Zebras live in the lighthouse.")

    assert premise.index("painted red") < premise.index("Zebras graze")
    assert len(premise) < 1_000


def test_a_claim_that_shares_no_word_with_the_page_gets_the_page() -> None:
    assert premise_for(REMOVED, PageText.of("Die Flut kam am Morgen."), "\u6f6e") == "Die Flut kam am Morgen."


@given(st.text(max_size=300), st.text(max_size=40))
def test_any_page_and_any_claim_give_a_premise_that_stands_in_the_page(text: str, claim: str) -> None:
    page = PageText.of(text)

    premise = premise_for(REMOVED, page, claim)

    assert all(part in page.visible.canonical for part in premise.split("\n"))


def test_words_that_are_struck_out_or_hidden_are_no_premise() -> None:
    struck = Stream("struck", "The fee is 500 euros a day.")
    page = PageText(visible=Stream("visible", "The fee is 200 euros a day. The lease ends."), struck=struck)
    gone = Location(
        stands=False,
        kind="correction",
        current_hash="0" * 64,
        stream="struck",
        span=Span(0, len(struck.text)),
        passage=struck.text,
    )

    assert premise_for(gone, page, "The fee is 500 euros.") == "The fee is 200 euros a day. The lease ends."
