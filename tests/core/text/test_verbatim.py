"""The words that a text has for an excerpt in other typography are a slice of the text, letter by letter."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.canonical import canonicalize_text
from pincite.core.text.passage import Passage
from pincite.core.text.skeleton import fold
from pincite.core.text.verbatim import Verbatim
from tests.rows import each_row


@each_row(
    ("text", "excerpt", "words"),
    [
        ("He said \u201cno landing\u201d twice.", '"no landing"', "\u201cno landing\u201d"),
        ("It is free \u2013 for all.", "free - for all", "free \u2013 for all"),
        ("two\nlines  of it", "two lines of it", "two\nlines  of it"),
        ("an of\ufb01ce there", "an office", "an of\ufb01ce"),
        ("a cafe\u0301 here", "caf\u00e9 here", "cafe\u0301 here"),
        ("the \u200bti\u200bde\u200b rose", "tide", "ti\u200bde"),
        ("\u200bthe tide\u200b\u200b", "the tide", "the tide"),
        ("noon\u00a0sharp", "noon sharp", "noon\u00a0sharp"),
        ("\ufeffFirst words", "First words", "First words"),
        ("\u201cnoon\u201d and \u201cnoon\u201d", '"noon"', "\u201cnoon\u201d"),
    ],
)
def test_typography_is_undone(text: str, excerpt: str, words: str) -> None:
    assert Verbatim(text).words(Passage(excerpt)) == words
    assert words in text


@each_row(
    ("text", "excerpt"),
    [
        ("The tide rose.", "the tide"),
        ("It is unlawful.", "lawful"),
        ("a fee of 1,000", "fee of 1"),
        ("The tide rose.", "The tide fell."),
        ("10\u00b2 metres", "102 metres"),
        ("resume", "r\u00e9sum\u00e9"),
        ("", "words"),
        ("words", ""),
        ("words", "\u200b"),
    ],
)
def test_anything_but_typography_is_no_likeness(text: str, excerpt: str) -> None:
    assert Verbatim(text).words(Passage(excerpt)) is None


@given(
    st.text("ab \u200b\u0301\u0323\u00e1\u201c\"'-\u2013\u2019\n\u00a0\ud800.1", max_size=40),
    st.text("ab \u0301\u00e1\"'-\u201d.1\udfff", max_size=12),
)
def test_whatever_is_found_is_a_slice_of_the_text_that_differs_in_typography_alone(text: str, excerpt: str) -> None:
    words = Verbatim(text).words(Passage(excerpt))

    if words is not None:
        assert words in text
        assert canonicalize_text(words)
        assert {one.text for one in fold(words).readings} & {one.text for one in fold(excerpt).readings}


@pytest.mark.parametrize(
    ("text", "excerpt", "words"),
    [("\uac00\u200d\u11a8\nb", "b", "b"), ("a\u200b\u0323\u0cd5\n'\u212b", "'\u212b", "'\u212b")],
)
def test_a_joiner_between_a_letter_and_its_accent_shifts_no_words_after_it(text: str, excerpt: str, words: str) -> None:
    assert Verbatim(text).words(Passage(excerpt)) == words
