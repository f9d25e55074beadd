"""The superscript rung: an excerpt has no raised type, but a page's own characters are not raised by it."""

from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import exact, superscript, typographic
from tests.rows import each_row


def find(passage: Passage, stream: Stream) -> list[Span]:
    return superscript.find(
        passage, stream, lambda words, read: exact.find(words, read) or typographic.find(words, read)
    )


def test_a_raised_digit_of_the_markup_reads_as_plain() -> None:
    stream = Stream("visible", "about 10\u00b2 metres", superscripts=(Span(8, 9),))

    assert find(Passage("about 102 metres"), stream) == [Span(0, 16)]


def test_a_superscript_that_the_source_wrote_itself_does_not() -> None:
    assert find(Passage("about 102 metres"), Stream("visible", "about 10\u00b2 metres")) == []


def test_a_passage_beside_the_superscript_is_no_find_of_this_rung() -> None:
    stream = Stream("visible", "about 10\u00b2 metres wide", superscripts=(Span(8, 9),))

    assert find(Passage("metres wide"), stream) == []
    assert find(Passage("about 10"), stream) == []


def test_a_lowered_number_of_the_markup_reads_as_typed_below_the_line() -> None:
    stream = Stream("visible", "much CO2 and H2O rose", subscripts=(Span(7, 8), Span(14, 15)))

    assert find(Passage("CO\u2082 and H\u2082O rose"), stream) == [Span(5, 21)]
    assert find(Passage("CO\u00b2 and H2O rose"), stream) == []
    assert find(Passage("much CO2"), Stream("visible", "much CO\u2083")) == []


def test_after_a_letter_a_character_above_or_below_the_line_reads_as_plain() -> None:
    stream = Stream("visible", "CO\u2082 over 5 km\u00b2 rose")

    assert find(Passage("CO2 over 5 km2 rose"), stream) == [Span(0, 19)]
    assert find(Passage("CO3 over 5 km2 rose"), stream) == []


@each_row(
    ("typed", "drawn"),
    [
        ("10^6 kg", "10\u2076 kg"),
        ("E = mc^2", "E = mc\u00b2"),
        ("10^{-6} m^{2}", "10\u207b\u2076 m\u00b2"),
        ("H_{2}O", "H\u2082O"),
        ("(a + b)^2", "(a + b)\u00b2"),
    ],
)
def test_exponents_and_indices_may_be_typed_as_formulas_are(typed: str, drawn: str) -> None:
    assert superscript.typeset(Passage(typed)) == Passage(drawn)


@each_row("text", ["x_2 and ^5", "a ^ b", "2^n", "see ^2", "10^6x"])
def test_what_is_no_exponent_is_left(text: str) -> None:
    assert superscript.typeset(Passage(text)) is None


def test_a_lowered_digit_may_be_plain_beside_a_raised_one_that_is_not() -> None:
    stream = Stream("visible", "10 km2 of CO2 rose", superscripts=(Span(5, 6),), subscripts=(Span(12, 13),))

    assert find(Passage("10 km\u00b2 of CO2 rose"), stream) == [Span(0, 18)]
    assert find(Passage("10 km\u00b3 of CO2 rose"), stream) == []
    assert find(Passage("10 km\u2082 of CO2 rose"), stream) == []
