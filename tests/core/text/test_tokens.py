"""Word and number edges: what a passage may not be cut out of."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.page import Span
from pincite.core.text.tokens import is_edge
from tests.core.text.edges import stands_at_edges
from tests.rows import each_row


def stands(passage: str, text: str) -> bool:
    at = text.index(passage)
    return stands_at_edges(text, Span(at, at + len(passage)))


@each_row(
    ("passage", "text"),
    [
        ("lawful", "an unlawful act"),
        ("significant", "insignificant"),
        ("You can", "You can't go"),
        ("You can", "You can\u2019t go"),
        ("would", "he wouldn't"),
        ("toxic", "a non-toxic glue"),
        ("toxic", "a non\u2010toxic glue"),
        ("state", "state-owned"),
        ("est", "il n'est pas"),
        ("fee is 1", "the fee is 1,000"),
        ("fee is 1", "the fee is 1.000"),
        ("fee is 1", "the fee is 1 000"),
        ("fee is 1", "the fee is 1\u00a0000"),
        ("fee is 1", "the fee is 1'000"),
        ("000", "the fee is 1 000"),
        ("5", "it is -5 outside"),
        ("5", "it is \u22125 outside"),
        ("5", "it is +5 outside"),
        ("5", "rose by \u00b15 only"),
        ("5", "it is 5.7 now"),
        ("7", "it is 5.7 now"),
        ("5", "it is .5 now"),
        ("5", "pages 3-5 only"),
        ("3", "pages 3\u20135 only"),
        ("5", "it is 5% now"),
        ("5", "it is 5 % now"),
        ("5", "costs $5 now"),
        ("5", "costs 5\u20ac now"),
        ("5", "p <5 for all"),
        ("5", "p \u2265 5 for all"),
        ("10", "about 10\u207b\u00b2 of"),
        ("10", "about 10\u00b2 of"),
        ("10", "about 10^6 of"),
        ("5", "5 million people"),
        ("5", "lasted 5 1/2 days"),
        ("5", "lasted 5 \u00bd days"),
        ("1/2 days", "lasted 5 1/2 days"),
        ("\u00bd days", "lasted 5 \u00bd days"),
        ("of 5 mg", "a dose of 5 mg/kg daily"),
        ("kg daily", "a dose of 5 mg/kg daily"),
        ("5 km", "it blows at 5 km/h now"),
        ("5km", "it blows at 5km/h now"),
        ("5 N", "tightened to 5 N\u00b7m now"),
        ("5 g", "of 5 g/100 g"),
        ("3 times", "paid 3 times/week then"),
        ("10 m", "an area of 10 m^2 each"),
        ("$5", "costs A$5 each"),
        ("$5", "costs US$5 each"),
        ("20", "20 percent"),
        ("340", "340 km long"),
        ("16", "see 3:16 there"),
        ("1", "takes 1/2 of"),
        ("e", "e\u0301 alors"),
        ("un", "un\u00adlawful"),
        ("law", "law\u200dful"),
        ("\u0915", "\u0915\u0940 \u092c\u093e\u0924"),
    ],
)
def test_a_passage_is_not_cut_out_of_a_longer_token(passage: str, text: str) -> None:
    assert not stands(passage, text)


@each_row(
    ("passage", "text"),
    [
        ("lawful", "a lawful act"),
        ("lawful", "(lawful)"),
        ("lawful", "'lawful'"),
        ("lawful", "un lawful"),
        ("You can", "You can go"),
        ("You can't", "You can't go"),
        ("dogs", "the dogs' bone"),
        ("homme", "l'homme est"),
        ("\u00c9tat", "de l\u2019\u00c9tat"),
        ("a", "a\u2014b"),
        ("b", "a\u2014b"),
        ("fee is 1", "the fee is 1, no more"),
        ("fee is 1", "the fee is 1. No more"),
        ("fee is 1", "the fee is 1\n200 people"),
        ("fee is 2020", "fee is 2020 000"),
        ("5", "it is 5 now"),
        ("5", "it is (5) now"),
        ("-5", "it is -5 now"),
        ("5.7", "it is 5.7 now"),
        ("5", "a 5, b"),
        ("5%", "it is 5% now"),
        ("$5", "costs $5 now"),
        ("US$5", "costs US$5 now"),
        ("5 mg/kg", "a dose of 5 mg/kg daily"),
        ("5 mg", "a dose of 5 mg / day"),
        ("this and", "this and/or that"),
        ("or section 6", "section 5 and/or section 6"),
        ("In 2019 Smith", "In 2019 Smith/Jones wrote"),
        ("level 2 A", "level 2 A/AA"),
        ("women who came", "the 2 men/women who came"),
        ("in 2019", "in 2019 1/2 of it"),
        ("5", "on 5 1/2/2024"),
        ("5 cats", "Home > 5 cats"),
        ("5", "5 cats"),
        ("5", "5 mills"),
        ("10\u00b2", "about 10\u00b2 of"),
        ("\u8a9e", "\u65e5\u672c\u8a9e\u306e"),
        ("2024", "\u57282024\u5e74"),
        ("law", "law\u00ad ful"),
    ],
)
def test_a_whole_token_stands_at_edges(passage: str, text: str) -> None:
    assert stands(passage, text)


@given(st.text(st.characters(codec=None), max_size=40), st.integers(0, 40))
def test_no_text_crashes_the_edges(text: str, at: int) -> None:
    assert is_edge(text, min(at, len(text))) in {True, False}


@given(st.text(max_size=40))
def test_both_ends_of_a_text_are_edges(text: str) -> None:
    assert is_edge(text, 0)
    assert is_edge(text, len(text))
