"""Quotation marks around a whole excerpt are the quoter's."""

from pincite.core.anchor.ladder import climb
from pincite.core.text.page import Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import quoted
from tests.rows import each_row

PAGE = "The mayor said that the bridge isn't safe. He called the plan \u201cbold\u201d and left."


@each_row(
    ("excerpt", "inner"),
    [
        ('"the bridge isn\'t safe"', "the bridge isn't safe"),
        ("\u201cthe bridge isn\u2019t safe\u201d", "the bridge isn\u2019t safe"),
        ("\u201ethe bridge\u201c", "the bridge"),
        ("\u201cthe bridge\u201d.", "the bridge"),
        ("\u00abthe bridge\u00bb", "the bridge"),
        (" 'the bridge isn\u2019t safe' ", "the bridge isn\u2019t safe"),
        ("\u300c\u6a4b\u306f\u5b89\u5168\u300d", "\u6a4b\u306f\u5b89\u5168"),
    ],
)
def test_one_pair_around_the_whole_is_taken_off(excerpt: str, inner: str) -> None:
    assert quoted.unwrap(excerpt) == inner


@each_row(
    "excerpt",
    ['"One" and "two"', '"bold"', "the bridge", '"the bridge', "\u201cone\u201d, \u201ctwo\u201d", '""', '"', ""],
)
def test_marks_that_belong_to_the_words_stay(excerpt: str) -> None:
    assert quoted.unwrap(excerpt) is None


def test_an_excerpt_in_the_quoters_marks_stands_with_a_note() -> None:
    hit = climb(Passage('"the bridge isn\'t safe"'), Stream("visible", PAGE))

    assert hit is not None
    assert (hit.kind, hit.notes) == ("typographic", ("quotation_marks",))


def test_what_does_not_stand_without_the_marks_does_not_stand_with_them() -> None:
    assert climb(Passage('"the bridge is safe"'), Stream("visible", PAGE)) is None
    assert climb(Passage('"bold"'), Stream("visible", PAGE)) is not None
    assert climb(Passage('"left"'), Stream("visible", PAGE)) is None


@each_row(
    "excerpt",
    ["He called the plan 'bold' and left.", "He called the plan \u2018bold\u2019 and left.", "plan 'bold' and"],
)
def test_marks_of_the_other_kind_within_it_are_the_style_of_who_quotes(excerpt: str) -> None:
    hit = climb(Passage(excerpt), Stream("visible", PAGE))

    assert hit is not None
    assert (hit.kind, hit.notes) == ("typographic", ("quotation_style",))


@each_row(
    ("excerpt", "page"),
    [
        ("It is 5' long here", 'It is 5" long here'),
        ('It is 5" long here', "It is 5' long here"),
        ("the mayors' plan failed", 'the mayors" plan failed'),
        ("the plan 'bold' failed", 'the plan "old" failed'),
        ('It is 5 " long here', "It is 5 ' long here"),
        ('where f"(x) is positive', "where f'(x) is positive"),
        ('the "slope" f" is positive', "the 'slope' f' is positive"),
    ],
)
def test_primes_and_other_words_are_no_style(excerpt: str, page: str) -> None:
    assert climb(Passage(excerpt), Stream("visible", page)) is None


@each_row("excerpt", ['said: "the bridge', 'is safe," he said', 'the "old" mill, the "new" mill'])
def test_double_marks_that_enclose_words_may_stand_for_single_ones(excerpt: str) -> None:
    assert excerpt.replace('"', "'") in quoted.requoted(excerpt)
