"""Numbers in digits have the values that they may have, and no other."""

from fractions import Fraction

from pincite.core.text.digits import Convention, digits
from tests.rows import each_row


@each_row(
    ("text", "convention", "readings"),
    [
        ("1,234", "point", [(1234,)]),
        ("1,234", "comma", [(Fraction("1.234"),)]),
        ("1,234", "either", [(1234, Fraction("1.234"))]),
        # Nobody writes three decimals to say that there are none, nor a nought before thousands.
        ("1,000", "either", [(1000,)]),
        ("0,125", "either", [(Fraction("0.125"),)]),
        ("1,234,567", "comma", [(1_234_567,)]),
        ("1,234.567", "either", [(Fraction("1234.567"),)]),
        ("1,234,5", "either", [()]),
        ("1,23,456", "either", [(123_456,)]),
        ("1.234,5", "either", [(Fraction("1234.5"),)]),
        ("it is .5", "point", [(Fraction("0.5"),)]),
        ("it is .1,234", "either", [(1234, Fraction("1.234"))]),
        ("1.2.3", "point", [()]),
        ("9" * 41, "point", [()]),
        ("1 1/2", "point", [(Fraction("1.5"),)]),
        ("1 3/2", "point", [(1,), (Fraction("1.5"),)]),
        ("1\u00bd", "point", [(Fraction("1.5"),)]),
        ("3/4", "point", [(Fraction("0.75"),)]),
        ("10\u207b\u00b2", "point", [(Fraction("0.01"),)]),
        ("6\u00d710^3", "point", [(6000,)]),
        ("2e301", "point", [()]),
        ("2019/20", "point", [(2019,), (2020,)]),
        ("2019\u201324", "point", [(2019,), (2024,)]),
        ("2009-10", "point", [(2009,), (10,)]),
        ("B2B _3", "point", []),
    ],
)
def test_the_values_of_a_number(text: str, convention: Convention, readings: list[tuple[Fraction, ...]]) -> None:
    assert [one.readings for one in digits(text, convention)] == readings


@each_row(
    ("text", "sign"),
    [("-5", "-"), ("it is -5", "-"), ("UTC-5", "-"), ("3-5", ""), ("non-5", ""), ("\u00b15", "\u00b1"), ("(+5)", "+")],
)
def test_a_dash_is_a_sign_only_where_nothing_is_joined_by_it(text: str, sign: str) -> None:
    assert digits(text, "point")[-1].sign == sign
