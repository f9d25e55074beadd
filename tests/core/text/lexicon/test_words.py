"""A text as words, contractions spelled out."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.lexicon import words
from pincite.core.text.lexicon.words import keys
from tests.rows import each_row


@each_row(
    ("text", "keys"),
    [
        ("You can't go", "you can not go"),
        ("You can\u2019t go", "you can not go"),
        ("You cannot go", "you can not go"),
        ("He won't, she isn't", "he will not she is not"),
        ("They'll see", "they will see"),
        ("Il n'est pas", "il ne est pas"),
        ("lorsqu'il l'a", "lorsque il le a"),
        ("Stra\u00dfe", "strasse"),
        ("don't", "do not"),
        ("T-shirt", "t shirt"),
        ("the cat's tail", "the cat s tail"),
    ],
)
def test_contractions_are_spelled_out(text: str, keys: str) -> None:
    assert " ".join(word.key for word in words(text)) == keys


@each_row("text", ["a. b", "a, b", "a (b", "a; b"])
def test_punctuation_parts_words(text: str) -> None:
    assert [word.joined for word in words(text)] == [True, False]


@each_row("text", ["a b", "a-b", "a's", "falsch, dass"])
def test_spaces_and_hyphens_join_them(text: str) -> None:
    assert words(text)[1].joined


@given(st.text(max_size=60))
def test_words_are_in_the_text_in_order(text: str) -> None:
    found = words(text)

    assert all(0 <= word.start < word.end <= len(text) for word in found)
    assert all(one.end <= other.start for one, other in pairwise(found))


PIECES = st.sampled_from(
    [*"x_1 -,", "'", "\u2019", "\u02bc", "cannot", "don", "t", "ll", "qu", "n", "wo", "\u0130", "\u0301"]
)


@given(st.lists(PIECES, max_size=12).map("".join))
def test_the_keys_alone_are_those_of_the_words(text: str) -> None:
    # An apostrophe that begins a text has no word before it to belong to.
    assert keys(f"a {text}") == [word.key for word in words(f"a {text}")]
