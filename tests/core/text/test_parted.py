"""A space more or less: another word, or the same words."""

from pincite.core.text.parted import parted_otherwise
from tests.rows import each_row


@each_row(
    ("parted", "joined", "language"),
    [
        ("It is a moral act", "It is amoral act", "en"),
        ("It was a typical case", "It was atypical case", "en"),
        ("The deed is in valid form", "The deed is invalid form", "en"),
        ("He will be a part of it", "He will be apart of it", "en"),
        ("It is in deed so", "It is indeed so", "en"),
        ("Es a parte de la obra", "Es aparte de la obra", "es"),
    ],
)
def test_a_prefix_that_became_a_word_is_another_word_both_ways(parted: str, joined: str, language: str) -> None:
    assert parted_otherwise(parted, joined, language)
    assert parted_otherwise(joined, parted, language)


@each_row(
    ("parted", "joined"),
    [
        ("It came in spring to it", "It came inspring to it"),
        ("It came in to it", "It came into it"),
        ("It is un lawful", "It is unlawful"),
        ("It is im possible", "It is impossible"),
        ("use the git tool", "use thegit tool"),
        ("a bridge and abridge", "a bridge and abridge"),
    ],
)
def test_words_that_a_tool_ran_together_are_the_same(parted: str, joined: str) -> None:
    assert not parted_otherwise(parted, joined, "en")
