"""Deadlines: whether the day itself is held, in whichever words."""

from pincite.core.text.change import compare
from tests.rows import each_row


@each_row(
    ("one", "other"),
    [
        ("File it on or before 1 May.", "File it by 1 May."),
        ("File it on or before Friday.", "File it by Friday."),
        ("File it on or before the 1st of May.", "File it no later than the 1st of May."),
        ("File it on or before 1 May 2024.", "File it by May 1, 2024."),
        ("It is valid on or after 1 May.", "It is valid from 1 May."),
    ],
)
def test_the_day_itself_held_in_other_words_is_not_critical(one: str, other: str) -> None:
    assert compare(one, other, "en").critical == compare(other, one, "en").critical == ()


@each_row(
    ("one", "other", "told"),
    [
        ("File it on or before 1 May.", "File it before 1 May.", "quantifier"),
        ("File it on or before 1 May.", "File it on 1 May.", "quantifier"),
        ("File it on or before 1 May.", "File it by 2 May.", "date"),
        ("File it on or before 1 May.", "File it after 1 May.", "direction"),
        ("It is valid on or after 1 May.", "It is valid by 1 May.", "quantifier"),
        ("It is valid on or after 1 May.", "It is valid after 1 May.", "quantifier"),
        ("File it on or before 1 May with all of the parts.", "File it before 1 May by hand.", "quantifier"),
    ],
)
def test_a_day_that_is_held_no_longer_is_critical(one: str, other: str, told: str) -> None:
    assert told in compare(one, other, "en").critical
    assert told in compare(other, one, "en").critical
