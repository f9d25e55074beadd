"""Numbers by value, whatever they are written in."""

from fractions import Fraction
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.numbers import Number, numbers
from tests.rows import each_row


def only(text: str, language: str = "en") -> Number:
    (number,) = numbers(text, language)
    return number


@each_row(
    ("text", "language", "value"),
    [
        ("1,000", "en", 1000),
        ("1.000", "de", 1000),
        ("1 000", "fr", 1000),
        ("1\u202f000", "fr", 1000),
        ("1'000'000", "de", 1_000_000),
        ("1,234.5", "en", Fraction(2469, 2)),
        ("1.234,5", "de", Fraction(2469, 2)),
        ("1,00,000", "en", 100_000),
        ("3.5", "en", Fraction(7, 2)),
        ("3,5", "de", Fraction(7, 2)),
        ("0,500", "en", Fraction(1, 2)),
        (".5", "en", Fraction(1, 2)),
        ("-10", "en", -10),
        ("\u221210", "en", -10),
        ("10\u00b2", "en", 100),
        ("10\u207b\u00b2", "en", Fraction(1, 100)),
        ("10^6", "en", 10**6),
        ("1.5e-3", "en", Fraction(3, 2000)),
        ("3 \u00d7 10\u2074", "en", 30_000),
        ("1/2", "en", Fraction(1, 2)),
        ("\u00bd", "en", Fraction(1, 2)),
        ("2\u00bd", "en", Fraction(5, 2)),
        ("3 million", "en", 3_000_000),
        ("2.5bn", "en", 2_500_000_000),
        ("3,5 Mio", "de", 3_500_000),
        ("3,5 Milliarden", "de", 3_500_000_000),
        ("2 mil millones", "es", 2_000_000_000),
        ("\u0663\u0664", "en", 34),
        ("21st", "en", 21),
        ("three hundred and forty", "en", 340),
        ("twenty-five", "en", 25),
        ("one thousand", "en", 1000),
        ("two hundred three thousand and four", "en", 203_004),
        ("a million", "en", 10**6),
        ("two dozen", "en", 24),
        ("trescientos cuarenta", "es", 340),
        ("treinta y uno", "es", 31),
        ("mil millones", "es", 10**9),
        ("trezentos e quarenta", "pt", 340),
        ("vinte e um mil", "pt", 21_000),
        ("dreihundertvierzig", "de", 340),
        ("zweiundzwanzig", "de", 22),
        ("zweitausendf\u00fcnfhundert", "de", 2500),
        ("quatre-vingt-dix", "fr", 90),
        ("quatre-vingt-dix-sept", "fr", 97),
        ("dix-huit", "fr", 18),
        ("cent dix-neuf", "fr", 119),
        ("soixante et onze", "fr", 71),
        ("deux cents", "fr", 200),
        ("trois mille deux cents", "fr", 3200),
    ],
)
def test_a_number_has_its_value(text: str, language: str, value: int | Fraction) -> None:
    number = only(text, language)

    assert number.readings == (Fraction(value),)
    assert number.text == text


@each_row(
    ("text", "unit"),
    [
        ("5%", "%"),
        ("5 percent", "%"),
        ("5 per cent", "%"),
        ("five percent", "%"),
        ("5 percentage points", "pp"),
        ("5\u2030", "\u2030"),
        ("5 km", "km"),
        ("5km/h", "km/h"),
        ("5 m\u00b2", "m\u00b2"),
        ("5-year", "year"),
        ("$5", "USD"),
        ("US$ 5", "USD"),
        ("EUR 5", "EUR"),
        ("5 \u20ac", "EUR"),
        ("5 \u00b0C", "\u00b0C"),
        ("5 bn. euros", "EUR"),
        ("5 bn. $", "USD"),
        ("1990s", "decade"),
        ("10 am", "am"),
        ("5 people", ""),
        ("5 kmart", ""),
        ("5 m'en", ""),
    ],
)
def test_a_unit_belongs_to_its_number(text: str, unit: str) -> None:
    assert only(text).unit == unit


def test_the_first_number_of_a_range_has_the_unit_of_the_second() -> None:
    assert [number.unit for number in numbers("5 to 10 km", "en")] == ["km", "km"]
    assert [number.unit for number in numbers("5\u201310 %", "en")] == ["%", "%"]


def test_a_hyphen_between_numbers_is_no_sign() -> None:
    assert [number.sign for number in numbers("10-20 but -20 and B-5", "en")] == ["", "", "-", ""]


@each_row("text", ["B2B", "H2O", "x_1", "no digits"])
def test_digits_inside_a_word_are_no_number(text: str) -> None:
    assert numbers(text, "en") == []


@each_row("text", ["1.2.3", "192.168.0.1", "9" * 41, "1e9999", "10\u2079\u2079\u2079"])
def test_a_code_or_a_monster_has_no_value_but_an_identity(text: str) -> None:
    number = only(text)

    assert number.readings == ()
    assert number.same_quantity(only(text))
    assert not number.same_quantity(only("7"))


def test_a_group_of_three_has_two_readings_where_no_language_decides() -> None:
    assert only("3,500", "").readings == (Fraction(3500), Fraction(7, 2))
    assert only("3,500", "es").readings == (Fraction(3500), Fraction(7, 2))
    assert only("3,500", "en").readings == (Fraction(3500),)
    assert only("3,500", "de").readings == (Fraction(7, 2),)


@each_row(
    ("left", "right"),
    [
        ("5 km", "5000 m"),
        ("60 minutes", "1 hour"),
        ("2/3", "two-thirds"),
        ("1,000", "one thousand"),
        ("+5", "5"),
        ("1 1/2", "1\u00bd"),
    ],
)
def test_quantities_that_are_the_same_agree(left: str, right: str) -> None:
    assert only(left).same_quantity(only(right))


@each_row(
    ("left", "right"),
    [
        ("5 km", "5 mi"),
        ("5 km", "5 m"),
        ("5%", "5 pp"),
        ("-5", "5"),
        ("\u00b15", "5"),
        ("10\u00b2", "102"),
        ("5.7", "57"),
        ("1 1/2", "1 1/3"),
        ("2 1/2", "21/2"),
    ],
)
def test_quantities_that_only_look_the_same_do_not(left: str, right: str) -> None:
    assert not only(left).same_quantity(only(right))


@each_row(
    ("text", "years"),
    [
        ("in 2019/20 it was", [2019, 2020]),
        ("in 2019\u201320 it was", [2019, 2020]),
        ("in 2019/2020 it was", [2019, 2020]),
        ("in 1999\u201300 it was", [1999, 2000]),
        ("from 1914-18 it was", [1914, 1918]),
        # A month, a fraction and a sum.
        ("in 2009-10 it was", [2009, 10]),
        ("in 2019/21 it was", [Fraction(2019, 21)]),
        ("at 12019/20 it was", [Fraction(12019, 20)]),
        # The number of a document has no later year.
        ("Regulation (EU) 2019/20 is", [Fraction(2019, 20)]),
        ("Richtlinie 2014/15 ist", [Fraction(2014, 15)]),
        ("case no. 2019-20 is", [2019, 20]),
        ("in 2019, 20 were", [2019, 20]),
    ],
)
def test_two_digits_behind_a_year_are_the_later_one(text: str, years: list[Fraction]) -> None:
    assert [one.readings for one in numbers(text, "en")] == [(year,) for year in years]


def test_a_word_for_one_is_unsure() -> None:
    assert [number.unsure for number in numbers("one of the two", "en")] == [True, False]
    assert [number.unsure for number in numbers("ein Hund", "de")] == [True]


@each_row(
    ("text", "values"),
    [
        ("five and six", [5, 6]),
        ("twenty and thirty", [20, 30]),
        ("one hundred and five", [105]),
        ("por ciento", []),
        ("the second house", [2]),
    ],
)
def test_words_join_to_a_number_only_where_they_may(text: str, values: list[int]) -> None:
    language = "es" if "ciento" in text else "en"

    assert [number.readings[0] for number in numbers(text, language)] == values


@given(
    st.text(alphabet=st.sampled_from(list("0123456789.,'-+ /%$e^\u00b2\u207b\u00bd\u2212\ud800mk")), max_size=40),
    st.sampled_from(["", "en", "de"]),
)
def test_spans_of_numbers_are_in_the_text_and_apart(text: str, language: str) -> None:
    found = numbers(text, language)

    assert all(text[one.span.start : one.span.end] == one.text != "" for one in found)
    assert all(one.span.end <= other.span.start for one, other in pairwise(found))


@each_row("piece", ["1", "1 ", "1,", "123,", "1/2/", "1e9", "\u00bd", "$ ", "hundert", "one "])
def test_hostile_numbers_are_read(piece: str) -> None:
    assert len(numbers(piece * (15_000 // len(piece)), "de")) >= 0


def test_a_million_digits_are_no_arithmetic() -> None:
    assert only("7" * 1_000_000).readings == ()


@each_row(
    ("text", "language", "value", "unit"),
    [
        ("sixty (60) days", "en", 60, "d"),
        ("60 (sixty) days", "en", 60, "d"),
        ("sixty days (60 days)", "en", 60, "d"),
        ("sixty days (60)", "en", 60, "d"),
        ("one (1) party", "en", 1, ""),
        ("the thirtieth (30th)", "en", 30, ""),
        ("one hundred dollars ($100)", "en", 100, "USD"),
        ("R$ 100,00 (cem reais)", "pt", 100, "BRL"),
        ("30 (trinta) dias", "pt", 30, "d"),
        ("treinta (30) d\u00edas", "es", 30, "d"),
        ("drei\u00dfig (30) Tage", "de", 30, "d"),
        ("trente (30) jours", "fr", 30, "d"),
    ],
)
def test_a_number_in_words_and_in_digits_is_one(text: str, language: str, value: int, unit: str) -> None:
    number = only(text, language)

    assert number.readings == (Fraction(value),)
    assert number.unit == unit
    assert not number.unsure


@each_row(
    "text",
    ["sixty (90) days", "sixty (60 of them", "60 (60) days", "sixty hours (60 days)", "six (6th) days"],
)
def test_two_numbers_of_which_one_says_another_thing_stay_two(text: str) -> None:
    assert len(numbers(text, "en")) == 2
