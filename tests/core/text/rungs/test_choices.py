"""Each hyphen at a line end and each space in a number is left out or kept by itself, and nothing else is."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.anchor.ladder import climb
from pincite.core.text import sizes
from pincite.core.text.canonical import clean
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import choices, spacing, typographic
from pincite.core.text.skeleton import fold
from tests.rows import each_row


def found(passage: str, page: str) -> list[str]:
    stream = Stream("visible", page)
    return [stream.canonical[place.start : place.end] for place in choices.find(Passage(passage), stream)]


@each_row(
    ("passage", "page", "standing"),
    [
        ("well-known and exercised", "a well-\nknown and exer-\ncised right.", "well- known and exer- cised"),
        ("well-\nknown and exer-\ncised", "a well-known and exercised right", "well-known and exercised"),
        ("exer-\ncised, well-\nknown re-run", "exercised, well-known re-\nrun", "exercised, well-known re- run"),
        ("1 000 exercised", "the 1\u00a0000 exer-\ncised", "1 000 exer- cised"),
        ("1000 well-known", "the 1\u00a0000 well-\nknown", "1 000 well- known"),
        ("1000 and 2 000", "is 1\u00a0000 and 2\u00a0000 in", "1 000 and 2 000"),
        ("co-operated, well-known", "co-op\ufffeerated, well\ufffeknown", "co-op\ufffeerated, well\ufffeknown"),
    ],
)
def test_each_may_be_left_out_or_kept(passage: str, page: str, standing: str) -> None:
    assert found(passage, page) == [standing]
    assert typographic.find(Passage(passage), Stream("visible", page)) == []
    hit = climb(Passage(passage), Stream("visible", page))
    assert hit is not None
    assert hit.kind == "typographic"


@each_row(
    ("passage", "page"),
    [
        ("to re-sign, exercised and well-known", "to resign, exer-\ncised and well-\nknown"),
        ("to resign, exercised and well-known", "to re-sign, exer-\ncised and well-\nknown"),
        ("a man eating exercised well-known", "a man-eating exer-\ncised well-\nknown"),
        ("1 000 exercised and well-known", "1000 exer-\ncised and well-\nknown"),
        ("1000 exercised and well-known", "1 000 exer-\ncised and well-\nknown"),
        ("lawful, exercised and well-known", "unlawful, exer-\ncised and well-\nknown"),
        ("lawful, exercised and well-known", "un-\nlawful, exer-\ncised and well-\nknown"),
        ("rose 5, exercised and well-known", "rose -5, exer-\ncised and well-\nknown"),
        ("now here, exercised and well-known", "nowhere, exer-\ncised and well-\nknown"),
        ("an exercised and well-known", "an exer-\ncised and well-\nkNown"),
    ],
)
def test_no_other_hyphen_space_or_letter_may(passage: str, page: str) -> None:
    assert found(passage, page) == []


@each_row(
    ("passage", "there", "stands"),
    [
        ("a well-known and exercised right", "a well-\nknown and exer-\ncised right", True),
        ("1 000 exercised rights", "1\u00a0000 exer-\ncised rights", True),
        ("a well-known and exercised right", "a well-\nknown and exer-\ncised fight", False),
        ("re-signed and exercised", "resigned and exer-\ncised", False),
        ("resigned and exercised", "re-signed and exer-\ncised", False),
    ],
)
def test_a_choice_is_known_by_its_hash(passage: str, there: str, stands: bool) -> None:
    stream = Stream("visible", there)

    assert choices.has_hash(fold(passage).hash, Span(0, len(stream.canonical)), stream) is stands


def test_a_long_page_is_searched_in_its_pieces() -> None:
    page = "Other words stand here. " * (2 * sizes.LARGE // 24) + "It is a well-\nknown and exer-\ncised right."

    assert found("a well-known and exercised right", page) == ["a well- known and exer- cised right"]


TEXT = st.text(st.sampled_from([*"ab5 -\n", "\u00a0"]), max_size=40)


@given(TEXT, st.integers(0, 40), st.integers(0, 40))
def test_a_place_has_the_letters_and_digits_of_the_words(page: str, start: int, end: int) -> None:
    stream, passage = Stream("visible", clean(page)), Passage(page[start:end])

    for place in choices.find(passage, stream):
        there = fold(stream.canonical[place.start : place.end]).kept.tight.replace("-", "")
        assert there == passage.skeleton.kept.tight.replace("-", "")


#: The hyphens and dashes that a line may end with, the space that parts thousands, and what composes or is one sign.
SIGNS = "-\u2010\u00ad\ufffe\u2014\u00a0 \n.'\u2019\ufb01\u0301\u65e5"
PIECES = st.sampled_from(["a", "exer", "well", "A", "5", "000", "--", "", *SIGNS])


@given(st.lists(PIECES, max_size=14), st.integers(0, 13), st.integers(0, 14), st.lists(PIECES, max_size=2))
def test_no_words_are_passed_over_that_a_rung_of_typography_or_spacing_finds(
    page: list[str], start: int, end: int, put_in: list[str]
) -> None:
    stream = Stream("visible", clean("".join(page)))
    passage = Passage("".join([*page[start:end], *put_in]))

    rungs = (typographic.find, choices.find, spacing.find)

    assert stream.skeleton.may_hold(passage.skeleton) or not any(find(passage, stream) for find in rungs)
