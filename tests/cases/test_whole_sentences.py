"""An excerpt that gives itself out for a sentence is compared with the sentence, where only its words were stamped."""

from tests.cases.trial import URL, by_words
from tests.fakes import html, page
from tests.rows import each_row

RECOVERED = "Patients recovered in the clinic of the city."
FREE = "Entry to the museum is free."


@each_row(
    ("words", "now", "critical"),
    [
        (RECOVERED, "Only 5 percent of patients recovered in the clinic of the city.", "quantifier"),
        (RECOVERED, "Never say that patients recovered in the clinic of the city.", "negation"),
        (RECOVERED, "In most cases patients recovered in the clinic of the city.", "quantifier"),
        (FREE, "Entry to the museum is free to nobody.", "negation"),
        (FREE, "Entry to the museum is free for children under five.", "number"),
    ],
)
async def test_words_that_bound_the_sentence_are_shown_and_compared(words: str, now: str, critical: str) -> None:
    verdict = await by_words(words, page(html(f"<p>The hall is old. {now} It rains.</p>"), URL))

    assert (verdict.status, verdict.kind) == ("changed", "edited")
    assert verdict.passage is not None
    assert verdict.passage.text == now
    assert verdict.critical is not None
    assert critical in verdict.critical


@each_row(
    ("words", "now", "shown"),
    [
        (RECOVERED, "Last year patients recovered in the clinic of the city.", RECOVERED.lower()),
        (RECOVERED, "It is said: patients recovered in the clinic of the city.", RECOVERED.lower()),
        (FREE, "Entry to our museum is free. It is never shut.", "Entry to our museum is free."),
    ],
)
async def test_words_that_bound_nothing_and_other_sentences_are_left_out(words: str, now: str, shown: str) -> None:
    verdict = await by_words(words, page(html(f"<p>The hall is never old. {now}</p>"), URL))

    assert verdict.status == "changed"
    assert verdict.passage is not None
    assert verdict.passage.text == shown
