"""Dates by value."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.dates import dates
from tests.rows import each_row

INDEPENDENCE = (2020, 7, 4)


@each_row(
    ("text", "language"),
    [
        ("on 4 July 2020", "en"),
        ("on July 4, 2020", "en"),
        ("on the 4th of July, 2020", "en"),
        ("on 2020-07-04", "en"),
        ("on 2020/7/4", "en"),
        ("el 4 de julio de 2020", "es"),
        ("el 04/07/2020", "es"),
        ("em 4 de julho de 2020", "pt"),
        ("am 4. Juli 2020", "de"),
        ("am 04.07.2020", "de"),
        ("am 04.07.20", "de"),
        ("le 4 juillet 2020", "fr"),
        ("on 7/4/2020", "en-US"),
        ("on 4/7/2020", "en-GB"),
    ],
)
def test_one_day_is_read_from_any_spelling(text: str, language: str) -> None:
    (date,) = dates(text, language)

    assert date.readings == (INDEPENDENCE,)
    assert text[date.span.start : date.span.end] == date.text


def test_a_day_and_month_that_may_be_either_have_two_readings() -> None:
    (date,) = dates("on 3/4/2020", "en")

    assert date.readings == ((2020, 4, 3), (2020, 3, 4))


def test_a_day_above_twelve_has_one_reading() -> None:
    (date,) = dates("on 7/14/2020", "en")

    assert date.readings == ((2020, 7, 14),)


@each_row(
    ("text", "language", "reading"),
    [
        ("in 1914", "en", (1914, None, None)),
        ("since 1914 they", "en", (1914, None, None)),
        ("in 1914 days were long", "en", (1914, None, None)),
        ("in 1914 N. N. wrote", "en", (1914, None, None)),
        ("en 1914", "es", (1914, None, None)),
        ("im Jahr 1914", "de", (1914, None, None)),
        ("em 1914", "pt", (1914, None, None)),
        ("en 1914", "fr", (1914, None, None)),
        ("in March 2020", "en", (2020, 3, None)),
        ("im M\u00e4rz 4,2 Milliarden", "de", (None, 3, None)),
        ("on March 4,2020", "en", (2020, 3, 4)),
        ("1er juillet", "fr", (None, 7, 1)),
        ("1\u00ba de julho", "pt", (None, 7, 1)),
        ("in July", "en", (None, 7, None)),
        ("2020-07", "en", (2020, 7, None)),
        ("on May 5, we", "en", (None, 5, 5)),
    ],
)
def test_part_of_a_date_is_a_date(text: str, language: str, reading: tuple[int | None, ...]) -> None:
    assert [date.readings for date in dates(text, language)] == [(reading,)]


@each_row(
    "text",
    [
        "they may 5 times",
        "of the 5 may be",
        "they march on",
        "an august body",
        "1914 people",
        "in 2000.5 units",
        "in 2000% of",
        "a dose of 1500 mg",
        "a fine of 1500 euros",
        "section 1.4.11",
        "version 1.2.3",
        "99/99/2020",
        "192.168.10.12",
        "a 1/2 cup",
    ],
)
def test_what_only_looks_like_a_date_is_none(text: str) -> None:
    assert dates(text, "en") == []


def test_a_short_weekday_before_a_day_and_a_month_is_one() -> None:
    assert [date.weekday for date in dates("On Mon, 3 March and Sat. Mar 8 they sat in the sun in May", "en")][
        :4:2
    ] == [
        1,
        6,
    ]
    assert not any(date.weekday for date in dates("They sat in the sun. May 8 came", "en"))


def test_a_weekday_is_a_date_of_its_own() -> None:
    assert [date.weekday for date in dates("on Monday, not on Tuesday", "en")] == [1, 2]
    assert [date.weekday for date in dates("na segunda-feira", "pt")] == [1]


def test_dates_agree_when_a_reading_of_each_does() -> None:
    (either,) = dates("on 3/4/2020", "en")
    (april,) = dates("on 3 April 2020", "en")
    (may,) = dates("on 3 May 2020", "en")

    assert either.same(april)
    assert not either.same(may)


@given(st.text(alphabet=st.sampled_from(list("0123456789/-. ,\ud800")), max_size=40))
def test_spans_of_dates_are_in_the_text_and_apart(text: str) -> None:
    found = dates(text)

    assert all(text[one.span.start : one.span.end] == one.text for one in found)
    assert all(one.span.end <= other.span.start for one, other in pairwise(found))


@each_row("piece", ["1/", "1.1.2020 ", "2020-", "4 July ", "may "])
def test_hostile_dates_are_read(piece: str) -> None:
    assert len(dates(piece * (100_000 // len(piece)), "en")) >= 0
