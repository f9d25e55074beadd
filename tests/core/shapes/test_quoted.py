"""Where a quotation begins and ends in a text."""

import pytest

from pincite.core.shapes.quoted import quoted


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('\u201eDie Frist ist kurz" und gilt.', ["Die Frist ist kurz"]),
        ('\u201eEins zwei" und \u201edrei vier\u201c', ["Eins zwei", "drei vier"]),
        ('\u201cone two" and \u201cthree four\u201d', ["one two", "three four"]),
        ('\u201cone two" and "three four"', ["one two", "three four"]),
        ('\u201eDas "gute Ding" hier" steht', ['Das "gute Ding" hier']),
    ],
)
def test_a_straight_mark_closes_what_a_program_opened(text: str, words: list[str]) -> None:
    assert [one.words for one in quoted(text)] == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('\u201eA "B C" ist gut\u201c und so', ['A "B C" ist gut']),
        ('He said \u201cone "two three" four\u201d then', ['one "two three" four']),
        ('"one two\u201d x', []),
    ],
)
def test_a_mark_of_its_own_kind_goes_before_it(text: str, words: list[str]) -> None:
    assert [one.words for one in quoted(text)] == words
